import { useSecondsLeft } from '../../../table/useSecondsLeft.ts'
import type { Words } from '../words.ts'
import styles from './Countdown.module.css'

interface CountdownProps {
  readonly words: Words
  /** Another object for each window: the time is counted from when the page had it. */
  readonly window: object
  /** The milliseconds that were left then. */
  readonly left: number
}

const ROUND = 2 * Math.PI * 15

/** The time that a window is still open, as a ring that empties. */
export function Countdown({ words, window, left }: CountdownProps) {
  const { seconds, end } = useSecondsLeft(window, left)
  return (
    <svg
      className={styles.ring}
      viewBox="0 0 36 36"
      width="44"
      height="44"
      role="img"
      aria-label={words.page('window.seconds', { seconds })}
    >
      <circle className={styles.track} cx="18" cy="18" r="15" />
      <circle
        key={end}
        className={styles.left}
        cx="18"
        cy="18"
        r="15"
        strokeDasharray={ROUND}
        style={{ animationDuration: `${left}ms` }}
      />
      <text x="18" y="22.500">
        {seconds}
      </text>
    </svg>
  )
}
