import type { OptionField } from '@gaslight/core'
import type { Catalogue } from '@gaslight/protocol'
import { Link, useParams } from 'wouter'
import { Notice } from '../../design/Notice.tsx'
import type { Playable } from '../../games/entry.ts'
import { companionOf, fewestOf, playableOf } from '../../games/registry.ts'
import { useClient } from '../client.tsx'
import { Page, PageHead } from '../layout/Page.tsx'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { useAnswer } from '../useAnswer.ts'
import { NewGameForm } from './NewGameForm.tsx'
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
  const title = t('newGame.title', { title: t(`titles.${game}.name`) })
  return (
    <Page title={title} width="narrow">
      <PageHead title={title} lead={t('newGame.lead')}>
        {companionOf(game) && <Link href={`/companion/${game}`}>{t('titles.companion')}</Link>}
      </PageHead>
      {entry === undefined && (
        <Notice>
          <p>{t('newGame.noServer')}</p>
        </Notice>
      )}
      <Form game={game} playable={playable} entry={entry} />
    </Page>
  )
}

interface FormProps {
  readonly game: string
  readonly playable: Playable
  /** What the server says of the game; undefined where it cannot be reached. */
  readonly entry: Catalogue['games'][number] | undefined
}

/** What was filled in stays when the server comes: until then the options are those that the page itself knows. */
function Form({ game, playable, entry }: FormProps) {
  const fields = useOptions(playable, entry?.options as readonly OptionField[] | undefined)
  const levels = entry?.levels ?? []
  return <NewGameForm game={game} playable={playable} fewest={fewestOf(game)} fields={fields} levels={levels} />
}
