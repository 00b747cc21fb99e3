import type { OptionField } from '@gaslight/core'
import { OPTIONS } from '@gaslight/mr-jack/options'
import { useParams } from 'wouter'
import { useClient } from '../client.tsx'
import { TITLES } from '../games.ts'
import { Page, PageHead } from '../layout/Page.tsx'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { NotFoundPage } from '../NotFoundPage.tsx'
import { useAnswer } from '../useAnswer.ts'
import { NewGameForm } from './NewGameForm.tsx'

export function NewGamePage() {
  const { t } = useLobbyTexts()
  const { game = '' } = useParams()
  const { api } = useClient()
  const [answer] = useAnswer(api.catalogue)
  const known = TITLES.find(candidate => candidate.id === game)
  if (!known?.playable) return <NotFoundPage />
  if (answer.kind === 'waiting') return <PageSkeleton />

  const entry = answer.kind === 'there' ? answer.value.games.find(candidate => candidate.id === game) : undefined
  const title = t('newGame.title', { title: t(`titles.${game}.name`) })
  return (
    <Page title={title} width="narrow">
      <PageHead title={title} lead={t('newGame.lead')} />
      {entry ? (
        <NewGameForm game={game} fields={entry.options as readonly OptionField[]} levels={entry.levels} />
      ) : (
        <NewGameForm game={game} fields={OPTIONS} levels={[]} />
      )}
    </Page>
  )
}
