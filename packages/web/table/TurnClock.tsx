import { Hourglass } from 'lucide-react'
import { durationText } from '../app/duration.ts'
import { Icon } from '../design/Icon.tsx'
import { useLaterTexts, useTranslation } from '../i18n/index.ts'
import styles from './TurnClock.module.css'
import { useSecondsLeft } from './useSecondsLeft.ts'

/** What is shown by the second; longer times are told in words. */
const HOUR = 3_600
/** When it is time to hurry. */
const LAST = 15

interface TurnClockProps {
  /** Another object for each turn: the time is counted from when the page had it. */
  readonly clock: object
  /** The milliseconds that were left then. */
  readonly left: number
}

/** The time that somebody still has for a turn. */
export function TurnClock({ clock, left }: TurnClockProps) {
  useLaterTexts('table')
  const { t, language } = useTranslation('table')
  const { seconds } = useSecondsLeft(clock, left)
  const time =
    seconds >= HOUR
      ? durationText(seconds, language)
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span
      className={styles.clock}
      role="timer"
      aria-label={t('seats.left', { time })}
      data-last={seconds <= LAST || undefined}
    >
      <Icon of={Hourglass} size={14} />
      {time}
    </span>
  )
}
