import type { LondonView, State } from '@gaslight/london-1888'
import type { Words } from '../words.ts'
import styles from './TurnTrack.module.css'

const STEPS = ['event', 'draw', 'acts', 'discard'] as const
type Step = (typeof STEPS)[number]

/** The step of the round that a view is in; null before the first turn and after the last. */
function stepOf({ state, turn, pending }: Pick<LondonView, 'state' | 'turn' | 'pending'>): Step | null {
  if (BEFORE.includes(state)) return null
  if (turn === undefined) return 'event'
  if (state === 'discard') return 'discard'
  if (state === 'draw' || state === 'side' || pending.market === 'start') return 'draw'
  return 'acts'
}

const BEFORE: readonly State[] = ['characters', 'role', 'deal', 'over', 'showing']

/** Where in the round the game stands: event, draw, acts, discard. */
export function TurnTrack({ words, scene }: { readonly words: Words; readonly scene: LondonView }) {
  const now = stepOf(scene)
  if (now === null) return null
  return (
    <ol className={styles.track} aria-label={words.page('track.label')}>
      {STEPS.map(step => (
        <li key={step} className={styles.step} aria-current={step === now ? 'step' : undefined}>
          {words.page(`track.${step}`)}
        </li>
      ))}
    </ol>
  )
}
