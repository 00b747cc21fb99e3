import type { LondonView } from '@gaslight/london-1888'
import { setPreferences, usePreferences } from '../../../table/preferences.ts'
import type { Words } from '../words.ts'
import styles from './Aim.module.css'

interface AimProps {
  readonly words: Words
  readonly view: LondonView
}

/** Which tips of the rule book are for whom (section 16). */
const TIPS = { innocent: [1, 2, 4, 6], jack: [7, 8, 10, 11] } as const

/** A browser tells of the first showing as of any other toggle: that is nothing to keep. */
function remember(open: boolean, before: boolean): void {
  if (open !== before) setPreferences({ aim: open })
}

/** What the looker plays for, with a few words of advice; it stays folded once somebody has folded it. */
export function Aim({ words, view }: AimProps) {
  const { aim } = usePreferences()
  const own = typeof view.audience === 'number' ? view.players[view.audience] : undefined
  // The dead can do nothing for their aim any more.
  if (own?.role === undefined || own.life === 0) return null
  const goal = own.side === 'accomplice' ? 'accomplice' : own.role
  return (
    <details className={styles.aim} open={aim} onToggle={event => remember(event.currentTarget.open, aim)}>
      <summary>{words.page('aim.title')}</summary>
      <p>{words.game(`goal.${goal}`)}</p>
      <ul>
        {TIPS[own.role].map(tip => (
          <li key={tip}>{words.game(`tip.${tip}`)}</li>
        ))}
      </ul>
    </details>
  )
}
