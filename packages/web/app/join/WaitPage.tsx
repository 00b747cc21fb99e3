import { useEffect } from 'react'
import { Redirect, useParams } from 'wouter'
import { useSpeaker } from '../../design/Toast.tsx'
import { playableOf } from '../../games/registry.ts'
import { sideBySide } from '../../i18n/clauses.ts'
import { GameFailure } from '../GameFailure.tsx'
import { Page, PageHead } from '../layout/Page.tsx'
import { PageSkeleton } from '../layout/PageSkeleton.tsx'
import { useLobbyTexts } from '../lobbyTexts.ts'
import { useSession } from '../session.ts'
import { SharePanel } from './SharePanel.tsx'
import { SpecialRules } from './SpecialRules.tsx'
import styles from './WaitPage.module.css'

/** After making a game with an open seat: the link to share, until the friend sits down. */
export function WaitPage() {
  const { t } = useLobbyTexts()
  const { id = '' } = useParams()
  const { announce } = useSpeaker()
  const { state, problem } = useSession(id)
  const status = state?.info.status
  const friend = state?.info.seats.find(seat => !seat.you)?.name

  useEffect(() => {
    if (status === 'running') announce(t('wait.here', { name: friend ?? t('settings.guest') }))
  }, [status, friend, announce, t])

  if (!state) return problem ? <GameFailure failure={problem} /> : <PageSkeleton />
  const playable = playableOf(state.info.game)
  const free = state.info.seats.filter(seat => seat.kind === 'open')
  if (status !== 'open') return <Redirect to={`/play/${id}`} replace />
  return (
    <Page title={t('wait.title', { count: free.length })} width="narrow">
      <PageHead
        title={t('wait.title', { count: free.length })}
        lead={t('wait.lead', { role: t(`roles.${state.info.seats.find(seat => seat.you)?.role ?? 'nobody'}`) })}
      />
      {free.length > 1 && <p>{t('wait.free', { roles: sideBySide(free.map(({ role }) => t(`roles.${role}`))) })}</p>}
      <div className={styles.parts}>
        <SharePanel id={id} />
        {playable !== null && <SpecialRules game={state.info.game} playable={playable} options={state.info.options} />}
      </div>
      <p className={styles.waiting} role="status">
        <span className={styles.lamp} />
        {t(state.connection === 'offline' ? 'wait.offline' : 'wait.waiting', { count: free.length })}
      </p>
    </Page>
  )
}
