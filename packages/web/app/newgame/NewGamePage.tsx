import type { OptionField } from '@gaslight/core'
import { Link, useParams } from 'wouter'
import { Notice } from '../../design/Notice.tsx'
import { companionOf, fewestOf, playableOf } from '../../games/registry.ts'
import { useClient } from '../client.tsx'
import { Page, PageHead } from '../layout/Page.tsx'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { useAnswer } from '../useAnswer.ts'
import { NewGameForm, type NewGameFormProps } from './NewGameForm.tsx'
import { useOptions } from './useOptions.ts'

export function NewGamePage() {
  const { t } = useLobbyTexts()
  const { game = '' } = useParams()
  const { api } = useClient()
  const [answer] = useAnswer(api.catalogue)
  const playable = playableOf(game)
  if (playable === null) return <NotFoundPage />
  if (answer.kind === 'waiting') return <PageSkeleton />

  const entry = answer.kind === 'there' ? answer.value.games.find(candidate => candidate.id === game) : undefined
  const fewest = fewestOf(game)
  const title = t('newGame.title', { title: t(`titles.${game}.name`) })
  return (
    <Page title={title} width="narrow">
      <PageHead title={title} lead={t('newGame.lead')}>
        {companionOf(game) && <Link href={`/companion/${game}`}>{t('titles.companion')}</Link>}
      </PageHead>
      {entry ? (
        <NewGameForm
          game={game}
          playable={playable}
          fewest={fewest}
          fields={entry.options as readonly OptionField[]}
          levels={entry.levels}
        />
      ) : (
        <>
          <Notice>
            <p>{t('newGame.noServer')}</p>
          </Notice>
          <OfflineForm game={game} playable={playable} fewest={fewest} />
        </>
      )}
    </Page>
  )
}

/** Where the server cannot be reached: the game's own options, for those at this screen. */
function OfflineForm(form: Pick<NewGameFormProps, 'game' | 'playable' | 'fewest'>) {
  return <NewGameForm {...form} fields={useOptions(form.playable)} levels={[]} />
}
