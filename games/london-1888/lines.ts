import type { Audience, Decision, RecordLine } from '@gaslight/core'
import { CODES } from './cast.ts'
import { Kind, type KindCode, kindOf, Plain, payloadOf } from './codec.ts'
import { hasRoundEnded, missedSeats, mixedSeat } from './notices.ts'
import { NOBODY, Phase } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { formatToken } from './tokens.ts'

/** A line while it is written. */
interface Line {
  readonly head: string
  readonly items: string[]
  decisions: number
  /** The kind of its last decision. */
  last: KindCode | null
  /** The turn was ended: discards that follow stand before the mark of it. */
  ended: boolean
}

/**
 * One line a turn, an event phase, a turn missed, the end of a round, the setup, all that the end shows; what somebody may not see stands as `?`
 * (LD-189).
 */
export function writeLines(start: LondonPosition, decisions: readonly Decision[], to: Audience): RecordLine[] {
  const before = start.clone()
  const p = start.clone()
  const lines: Line[] = []
  for (const decision of decisions) {
    before.copyFrom(p)
    p.apply(decision)
    const head = headOf(before)
    const last = lines.at(-1)
    const line = last?.head === head ? last : { head, items: [], decisions: 0, last: null, ended: false }
    if (line !== last) lines.push(line)
    addItem(line, before, decision, formatToken(before, decision, to))
    for (const notice of noticesOf(before, p))
      lines.push({ head: notice, items: [], decisions: 0, last: null, ended: false })
  }
  return lines.map(({ head, items, ended, decisions: count }) => ({
    text: [head, ...items, ...(ended ? ['.'] : [])].join(' '),
    decisions: count,
  }))
}

/** What the line of the decision that is due begins with. */
export function headOf(p: LondonPosition): string {
  if (p.phase === Phase.deal) return 'deal:'
  if (p.phase === Phase.showing) return 'shown:'
  if (p.phase < Phase.deal) return 'setup:'
  return p.turnSeat === NOBODY ? `R${p.round} E:` : `R${p.round} ${codeOf(p, p.turnSeat)}:`
}

/** The item behind the decision after which Suspects go back to a line; null where none does. */
export function shuffleOf(before: LondonPosition, decision: Decision): string | null {
  const seat = mixedSeat(before, decision)
  return seat === NOBODY ? null : `[shuffle:${codeOf(before, seat)}]`
}

/** The lines without decisions that follow: turns missed, the end of the round. */
export function noticesOf(before: LondonPosition, after: LondonPosition): string[] {
  const missed = missedSeats(before, after).map(seat => `R${before.round} ${codeOf(before, seat)}: missed`)
  return hasRoundEnded(before, after) ? [...missed, `R${before.round} end`] : missed
}

function codeOf(p: LondonPosition, seat: number): string {
  return CODES[p.charOf[seat]]
}

/** Whoever stays on his side says nothing (LD-169): this is left out once something follows it. */
const KEEP = 'side:keep'

/** Results of chance that are items of their own; others stand close behind what they belong to. */
const APART: readonly KindCode[] = [Kind.event, Kind.place]

function addItem(line: Line, before: LondonPosition, decision: Decision, token: string): void {
  const { items } = line
  const kind = kindOf(decision)
  if (items.at(-1) === KEEP) items.pop()
  const close = (text: string) => items.push(`${items.pop() ?? ''}${text}`)
  if (kind === Kind.plain && payloadOf(decision) === Plain.end) line.ended = true
  else if (kind === Kind.treat && line.last === kind) close(token.replace('a:', ','))
  else if (kind === Kind.draw && line.last === kind) within(items, token.slice(1))
  else if (kind === Kind.identity && line.last === kind) within(items, token)
  else if (token.startsWith('[') && !APART.includes(kind) && before.phase !== Phase.showing) close(token)
  else items.push(token)
  line.decisions++
  line.last = kind
  const shuffle = shuffleOf(before, decision)
  if (shuffle !== null) items.push(shuffle)
}

/** Puts one more result into the brackets at the end. */
function within(items: string[], bracket: string): void {
  items.push(`${items.pop()?.slice(0, -1)},${bracket.slice(1)}`)
}
