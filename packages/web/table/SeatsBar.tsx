import type { SessionState } from '@gaslight/client'
import { Bot, UserRound } from 'lucide-react'
import { Icon } from '../design/Icon.tsx'
import { useLaterTexts, useTranslation } from '../i18n/index.ts'
import { ownName } from './own-name.ts'
import { usePlayable } from './playable.ts'
import styles from './SeatsBar.module.css'
import { TurnClock } from './TurnClock.tsx'

type Info = SessionState<object>['info']

/** Who sits where, whose turn it is, and how the connection is. */
export function SeatsBar({ state }: { readonly state: SessionState<object> }) {
  useLaterTexts('table')
  const { t } = useTranslation('table')
  const { info } = state
  return (
    <div className={styles.bar}>
      <ul className={styles.seats} aria-label={t('seats.label')}>
        {info.seats.map(seat => (
          <Seat key={seat.role} info={info} seat={seat} />
        ))}
      </ul>
      <Connection state={state} />
    </div>
  )
}

function Seat({ info, seat }: { readonly info: Info; readonly seat: Info['seats'][number] }) {
  const { t } = useTranslation('table')
  const { t: shell } = useTranslation('shell')
  const { roles } = usePlayable()
  const icon = roles.find(({ id }) => id === seat.role)?.icon ?? UserRound
  const turn = info.asked?.includes(seat.role) ?? info.turn === seat.role
  const role = shell(`roles.${seat.role}`)
  return (
    <li className={styles.seat} data-role={seat.role} data-turn={turn || undefined}>
      <Icon of={icon} size={18} />
      <span className={styles.role}>{role}</span>
      <span className={styles.name}>
        {seat.kind === 'bot' && <Icon of={Bot} size={16} />}
        {seat.kind === 'open'
          ? t('seats.open')
          : seat.kind === 'bot'
            ? shell(`levels.${seat.level}`, { defaultValue: seat.level ?? '' })
            : (ownName(seat.name ?? t('seats.person'), role) ?? '')}
        {seat.you && info.id !== 'local' && ` (${t('seats.you')})`}
      </span>
      {turn && <span className={styles.turn}>{t('seats.turn')}</span>}
      {turn && info.clock?.left !== undefined && <TurnClock clock={info.clock} left={info.clock.left} />}
    </li>
  )
}

function Connection({ state }: { readonly state: SessionState<object> }) {
  const { t } = useTranslation('table')
  return (
    <p className={styles.connection} role="status" data-state={state.connection}>
      {state.connection === 'live' ? '' : t(`connection.${state.connection}`)}
    </p>
  )
}
