import type { SessionState } from '@gaslight/client'
import type { JackTypes, Title } from '../title.ts'
import type { Words } from '../words.ts'
import { lineOf } from './chronicle.ts'
import { follows, telling } from './sentences.ts'

/** What the moments from `from` on tell, an activation at a time: of the looker's own decisions only what followed. */
export function announcedFrom<T extends JackTypes>(
  title: Title<T>,
  words: Words,
  { start, moments }: SessionState<T['view']>,
  from: number,
): string[] {
  return moments.slice(from).flatMap((moment, i) => {
    const at = from + i
    const line = lineOf(title, at === 0 ? start : moments[at - 1].view, moment, at)
    if (line === null) return []
    return line.by === moment.view.audience ? follows(title, words, line) : [telling(title, words, line)]
  })
}
