import type { Choice } from '@gaslight/client'
import type { Decision } from '@gaslight/core'
import type { MrJackDetail, Shift } from '@gaslight/mr-jack'
import type { Offer } from '../../jack-family/composing/offers.ts'
import type { London } from '../types.ts'
import type { Mode, Part } from './parts.ts'

type MjChoice = Choice<MrJackDetail>

/** MJ-43: one token after the other is pushed; only pushes that some legal whistle contains are offered. */
export function whistleOffers(choices: readonly MjChoice[], path: readonly Part[]): Offer<London>[] {
  const pairs = pairsOf(path)
  const pushed = path.length % 2 === 1 ? path[path.length - 1] : null
  const found = new Map<string, Offer<London>>()
  for (const { detail, decision } of choices) {
    if (detail.kind !== 'whistle' || !includesAll(detail.shifts, pairs)) continue
    for (const shift of detail.shifts) {
      if (pairs.some(pair => pair.from === shift.from)) continue
      if (pushed === null) {
        found.set(shift.from, { part: { kind: 'hex', hex: shift.from }, mark: 'source', decision: null })
      } else if (pushed.kind === 'hex' && pushed.hex === shift.from) {
        // The push ends the whistle only where nothing could be added to it.
        const whole = detail.shifts.length === pairs.length + 1
        const before = found.get(shift.to)
        found.set(shift.to, {
          part: { kind: 'hex', hex: shift.to },
          mark: 'target',
          decision: before === undefined && whole ? decision : null,
        })
      }
    }
  }
  return [...found].sort(([a], [b]) => compare(a, b)).map(([, offer]) => offer)
}

/** The decision that `path` is already, although more could be added to it (MJ-47 with points that may lapse). */
export function completed(choices: readonly MjChoice[], mode: Mode, path: readonly Part[]): Decision | null {
  if (mode !== 'whistle' || path.length === 0 || path.length % 2 !== 0) return null
  const pairs = pairsOf(path)
  for (const { detail, decision } of choices)
    if (detail.kind === 'whistle' && detail.shifts.length === pairs.length && includesAll(detail.shifts, pairs))
      return decision
  return null
}

type Pair = Pick<Shift, 'from' | 'to'>

/** Who is called from where to where; a token without its end is none yet. */
export function pairsOf(path: readonly Part[]): Pair[] {
  const pairs: Pair[] = []
  for (let i = 0; i + 1 < path.length; i += 2) {
    const [from, to] = [path[i], path[i + 1]]
    if (from.kind === 'hex' && to.kind === 'hex') pairs.push({ from: from.hex, to: to.hex })
  }
  return pairs
}

function includesAll(shifts: readonly Shift[], pairs: readonly Pair[]): boolean {
  return pairs.every(pair => shifts.some(shift => shift.from === pair.from && shift.to === pair.to))
}

/** League names in the order of the board: by letter, then by number. */
function compare(a: string, b: string): number {
  return a[0] === b[0] ? Number(a.slice(1)) - Number(b.slice(1)) || (a < b ? -1 : 1) : a < b ? -1 : 1
}
