import type { SessionState } from '@gaslight/client'
import { aftermath, type LondonView, linesFrom, telling } from '@gaslight/london-1888'
import type { Words } from '../words.ts'

/** What the moments from `from` on tell, sentence by sentence: of the looker's own decisions only what followed. */
export function announcedFrom(words: Words, { start, moments }: SessionState<LondonView>, from: number): string[] {
  return linesFrom(start, moments, from).flatMap(line =>
    line.by === line.after.audience
      ? line.effects.map(effect => aftermath(words, effect, line.after))
      : [telling(words, line)],
  )
}
