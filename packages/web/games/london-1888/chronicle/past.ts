import type { SessionState } from '@gaslight/client'
import { chapterName, decisionText, type Line, type LondonView, lineOf, placeOf, telling } from '@gaslight/london-1888'
import { saidOf } from '../../../i18n/clauses.ts'
import type { Words } from '../words.ts'

/** What the last moment in a picture of the past tells, with its round and turn; `past` counts the moments in the picture. */
export function pastWords(words: Words, { start, moments }: SessionState<LondonView>, past: number): string {
  const moment = moments[past - 1]
  if (moment === undefined) return words.page('status.beginning')
  const before = moments[past - 2]?.view ?? start
  const line = lineOf(before, moment, past - 1)
  if (line === null) return words.t('past.text')
  return saidOf(chapterName(words, placeOf(before), moment.view), telling(words, line) || steppedOver(words, line))
}

/** What the chronicle leaves out, since what comes next says it. */
function steppedOver(words: Words, { told, by, before }: Line): string {
  const who = (seat: number | undefined) => words.seat(before, seat ?? 0)
  switch (told.kind) {
    case 'drawn':
      return words.game('chronicle.drawnHidden', { who: who(told.seat), count: told.hidden })
    case 'hidden':
      return words.game('chronicle.lookedHidden', { who: who(before.pending.peeker ?? before.turn) })
    case 'decision':
      return saidOf(who(by === 'chance' ? before.turn : by), decisionText(words, told.detail, before))
  }
}
