import type { SessionState } from '@gaslight/client'
import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Words } from '../words.ts'
import { lineOf } from './lines.ts'
import { follows, telling } from './sentences.ts'

/** What the moments from `from` on tell: of the looker's own decisions only what followed and was answered. */
export function announcedFrom(words: Words, { start, moments }: SessionState<WhitechapelView>, from: number): string[] {
  return moments.slice(from).flatMap((moment, i) => {
    const at = from + i
    const line = lineOf(at === 0 ? start : moments[at - 1].view, moment, at)
    if (line === null) return []
    const answered = line.told.kind === 'decision' && line.told.mark !== ''
    return line.by === line.after.audience && !answered ? follows(words, line) : [telling(words, line)]
  })
}
