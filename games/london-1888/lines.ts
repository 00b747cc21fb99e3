import type { Audience, Decision, RecordLine } from '@gaslight/core'
import { CODES } from './cast.ts'
import { Kind, kindOf } from './codec.ts'
import { NOBODY, Phase } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { formatToken } from './tokens.ts'

/** One line a turn, an event phase, the setup; what somebody may not see stands as `?` (section 14). */
export function writeLines(start: LondonPosition, decisions: readonly Decision[], to: Audience): RecordLine[] {
  const p = start.clone()
  const lines: { head: string; text: string; decisions: number }[] = []
  for (const decision of decisions) {
    const head = headOf(p)
    const token = formatToken(p, decision, to)
    const last = lines.at(-1)
    if (last !== undefined && last.head === head) {
      last.text = joined(last.text, token, kindOf(decision))
      last.decisions++
    } else lines.push({ head, text: `${head} ${token}`, decisions: 1 })
    p.apply(decision)
  }
  return lines.map(({ text, decisions: count }) => ({ text, decisions: count }))
}

/** What the line of the decision that is due begins with. */
export function headOf(p: LondonPosition): string {
  if (p.phase === Phase.deal) return 'deal:'
  if (p.phase < Phase.deal) return 'setup:'
  return p.turnSeat === NOBODY ? `R${p.round} E:` : `R${p.round} ${CODES[p.charOf[p.turnSeat]]}:`
}

/** Draws stand in one pair of brackets, other results close behind what they belong to. */
function joined(text: string, token: string, kind: number): string {
  if (kind === Kind.draw && token.startsWith('+[') && /\+\[[^ ]*\]$/.test(text)) {
    return `${text.slice(0, -1)},${token.slice(2)}`
  }
  return token.startsWith('[') ? text + token : `${text} ${token}`
}
