import { type JackView, publicSuspects, suspectCounts } from '@gaslight/jack-family'
import type { Words } from '../words.ts'
import styles from './SuspectChart.module.css'

const ALL = 8
const WIDTH = 320
const HEIGHT = 120
const FOOT = 18

/** How the suspects dwindled, round by round: bars for the eye, a table's worth of words for everybody else. */
export function SuspectChart({ view, words }: { readonly view: JackView; readonly words: Words }) {
  const counts = suspectCounts(view)
  const step = WIDTH / Math.max(counts.length, 4)
  return (
    <figure className={styles.chart}>
      <figcaption>{words.page('end.chart')}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`} aria-hidden="true">
        {counts.map((count, round) => {
          const height = (count / ALL) * (HEIGHT - 18)
          return (
            <g key={round} transform={`translate(${round * step} 0)`}>
              <rect
                className={styles.bar}
                x={step * 0.16}
                y={HEIGHT - height}
                width={step * 0.68}
                height={height}
                rx="2"
              />
              <text className={styles.count} x={step / 2} y={HEIGHT - height - 5}>
                {count}
              </text>
              <text className={styles.round} x={step / 2} y={HEIGHT + 14}>
                {round === 0 ? words.page('end.chartStart') : round}
              </text>
            </g>
          )
        })}
        <path className={styles.ground} d={`M0 ${HEIGHT}H${WIDTH}`} />
      </svg>
      <ol className="visually-hidden">
        {view.appeals.map(appeal => (
          <li key={appeal.round}>
            {words.page('end.chartRound', {
              round: appeal.round,
              count: counts[appeal.round] ?? 0,
              names: words.names(appeal.cleared),
            })}
          </li>
        ))}
      </ol>
      <p className={styles.left}>
        {words.game('effect.suspects', { count: publicSuspects(view).length })} {words.names(publicSuspects(view))}
      </p>
    </figure>
  )
}
