import type { LondonView } from '@gaslight/london-1888'
import type { Words } from '../words.ts'
import styles from './Line.module.css'
import { hasDots } from './lines.ts'

/** What the dot on a card of a line means, where there is one. */
export function LineLegend({ words, view }: { readonly words: Words; readonly view: LondonView }) {
  if (!hasDots(view)) return null
  return (
    <p className={styles.legend}>
      <svg viewBox="0 0 6 6" width="8" height="8" aria-hidden="true">
        <circle cx="3" cy="3" r="3" />
      </svg>
      {words.page('line.legend')}
    </p>
  )
}
