import type { Audience, Decision, RecordLine } from '@gaslight/core'
import { Kind, type KindCode, kindOf } from './codec.ts'
import { patrolText, womenText } from './events.ts'
import { markOf } from './marks.ts'
import { Phase } from './phase.ts'
import type { WhitechapelPosition } from './position.ts'
import { isOpenTo, knowsJack, knowsPatrol } from './secrecy.ts'
import { formatToken } from './tokens.ts'

/** The lines that hold several decisions, by the word they begin with (LW-133). */
const GROUPS: { readonly [kind in KindCode]?: Group } = {
  [Kind.woman]: 'women',
  [Kind.patrol]: 'patrol',
  [Kind.shift]: 'saucy',
  [Kind.wretched]: 'wretched',
  [Kind.wretchedStays]: 'wretched',
  [Kind.police]: 'police',
  [Kind.policeStays]: 'police',
  [Kind.search]: 'action',
  [Kind.arrest]: 'action',
  [Kind.areaArrest]: 'action',
  [Kind.rush]: 'action',
  [Kind.pass]: 'action',
}
type Group = 'women' | 'patrol' | 'saucy' | 'wretched' | 'police' | 'action'

/** Jack's moves stand behind his name. */
const JACK_KINDS: readonly KindCode[] = [Kind.move, Kind.alley, Kind.coach]

/** What a line says to one who may know all of it, and to others. */
interface Line {
  readonly group: Group | null
  readonly night: number
  /** The audience may know it, whatever comes. */
  readonly known: boolean
  text: string
  hidden: string
  decisions: number
}

/** The lines of a record from `start` on, for this audience (LW-133). */
export function writeLines(start: WhitechapelPosition, decisions: readonly Decision[], to: Audience): RecordLine[] {
  const before = start.clone()
  const p = start.clone()
  const lines: Line[] = []
  for (const decision of decisions) {
    before.copyFrom(p)
    p.apply(decision)
    write(lines, before, decision, p, to)
  }
  return lines.map(line => ({ text: isShown(line, p, to) ? line.text : line.hidden, decisions: line.decisions }))
}

/** Secrets stand in full once they are shown to all; `p` is where the record ends. */
function isShown({ group, night, known }: Line, p: WhitechapelPosition, to: Audience): boolean {
  if (known || isOpenTo(p, to)) return true
  if (group === 'women') return p.tocs[night] > 0
  return group === 'patrol' && p.filled[night] > 0
}

function write(
  lines: Line[],
  before: WhitechapelPosition,
  decision: Decision,
  after: WhitechapelPosition,
  to: Audience,
): void {
  const kind = kindOf(decision)
  const group = GROUPS[kind] ?? null
  const last = lines.at(-1)
  const mark = markOf(before, decision, after)
  const token = formatToken(before, decision, 'omniscient') + mark
  if (group !== null && last?.group === group) {
    last.text += joined(group, before, token)
    last.hidden = hiddenText(group, before, decision, after) ?? last.text
    last.decisions++
    return
  }
  if (group === 'women')
    lines.push({ ...PLAIN, night: before.night, text: `night ${before.night}`, hidden: `night ${before.night}` })
  const head = group ?? (JACK_KINDS.includes(kind) ? 'jack' : '')
  const text = `${head} ${token}`.trim()
  const hidden =
    group === null
      ? `${head} ${formatToken(before, decision, to)}${mark}`.trim()
      : (hiddenText(group, before, decision, after) ?? text)
  const known =
    group === 'women' ? knowsJack(before, to) : group === 'patrol' ? knowsPatrol(before, to) : hidden === text
  lines.push({ group, night: before.night, known, text, hidden, decisions: 1 })
}

const PLAIN = { group: null, known: true, decisions: 0 } as const

/** How a decision stands behind others of its line; later circles of a search follow on the same item. */
function joined(group: Group, before: WhitechapelPosition, token: string): string {
  if (group === 'action' && before.phase === Phase.search) return ` ${token.split(' ').at(-1)}`
  return group === 'action' || group === 'police' ? `, ${token}` : ` ${token}`
}

/** The line of a placement to those who may not know it; null for all other lines. */
function hiddenText(
  group: Group,
  before: WhitechapelPosition,
  decision: Decision,
  after: WhitechapelPosition,
): string | null {
  if (group === 'women') return `women ${after.phase === Phase.women ? '?' : womenText(after)}`
  if (group === 'patrol') return `patrol ${after.phase === Phase.patrol ? '?' : patrolText(before, decision)}`
  return null
}
