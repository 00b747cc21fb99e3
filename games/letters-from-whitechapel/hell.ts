import type { DecisionList } from '@gaslight/core'
import { Kind, pack, WomanCode } from './codec.ts'
import { CROSSINGS_BY, IS_YELLOW, isOpen, JOINED } from './graph.ts'
import { CROSSING_COUNT, RED, YELLOW } from './map.ts'
import { FIRST_FAKE, PLAIN, SUPPLY, TOKENS } from './rules.ts'
import type { WhitechapelState } from './state.ts'

/** The place in `RED` of the circle that D2 comes to next; -1 when all are decided. */
export function nextRed(p: WhitechapelState): number {
  for (let i = 0; i < RED.length; i++) if (p.women[i] === 0 && !p.isScene(RED[i])) return i
  return -1
}

/** What is left to lay in D2: tokens of each kind, and circles, the next one included. */
export interface WomenLeft {
  marked: number
  plain: number
  circles: number
}

const left: WomenLeft = { marked: 0, plain: 0, circles: 0 }

/** LW-29; the same object every time. */
export function womenLeft(p: WhitechapelState): WomenLeft {
  left.marked = SUPPLY.marked[p.night]
  left.plain = PLAIN
  left.circles = 0
  for (let i = 0; i < RED.length; i++) {
    if (p.women[i] === WomanCode.marked) left.marked--
    else if (p.women[i] === WomanCode.plain) left.plain--
    else if (p.women[i] === 0 && !p.isScene(RED[i])) left.circles++
  }
  return left
}

/** LW-29: a decision is legal iff the placement can still be completed. */
export function listWomen(p: WhitechapelState, into: DecisionList): void {
  const circle = RED[nextRed(p)] << 2
  const { marked, plain, circles } = womenLeft(p)
  if (marked > 0) into.push(pack(Kind.woman, circle | WomanCode.marked))
  if (plain > 0) into.push(pack(Kind.woman, circle | WomanCode.plain))
  if (marked + plain < circles) into.push(pack(Kind.woman, circle | WomanCode.none))
}

/** How many of the seven tokens are laid in D4: the face that comes next. */
export function patrolPlaced({ tokens }: WhitechapelState): number {
  let face = 0
  while (face < TOKENS && tokens[face] !== 0) face++
  return face
}

/** Where a crossing stands in D4: not allowed, one of the places that must all be taken, or one of the extra ones. */
export const Place = { none: 0, due: 1, extra: 2 } as const

/** LW-31, LW-32. */
export function placeOf(p: WhitechapelState, crossing: number): number {
  if (p.night === 1) return IS_YELLOW[crossing] === 1 ? Place.due : Place.none
  if (p.policemanOn(crossing) >= 0) return Place.due
  return IS_YELLOW[crossing] === 1 ? Place.extra : Place.none
}

/** LW-32: how many tokens may still go on extra places. */
export function extrasLeft(p: WhitechapelState): number {
  if (p.night === 1) return 0
  let extras = 2
  for (let face = 0; face < TOKENS; face++)
    if (p.tokens[face] !== 0 && placeOf(p, p.tokens[face]) === Place.extra) extras--
  return extras
}

/** How many places must still be taken. */
function duesLeft(p: WhitechapelState): number {
  let dues = p.night === 1 ? YELLOW.length : 5
  for (let face = 0; face < TOKENS; face++) if (p.tokens[face] !== 0 && placeOf(p, p.tokens[face]) === Place.due) dues--
  return dues
}

/** LW-33: whether the second fake finds a place above the first one, if that is laid on `crossing`. */
export function leavesRoomAbove(p: WhitechapelState, crossing: number): boolean {
  const extra = placeOf(p, crossing) === Place.extra
  const wanted = duesLeft(p) - (extra ? 0 : 1) > 0 ? Place.due : Place.extra
  for (let above = crossing + 1; above <= CROSSING_COUNT; above++)
    if (placeOf(p, above) === wanted && p.tokenOn(above) < 0) return true
  return false
}

/** LW-31 to LW-33: the places of the next token. */
export function listPatrol(p: WhitechapelState, into: DecisionList): void {
  const face = patrolPlaced(p)
  const extras = extrasLeft(p) > 0
  const dues = duesLeft(p) > 0
  for (let crossing = 1; crossing <= CROSSING_COUNT; crossing++) {
    const place = placeOf(p, crossing)
    if (place === Place.none || (place === Place.extra ? !extras : !dues) || p.tokenOn(crossing) >= 0) continue
    if (face === FIRST_FAKE && !leavesRoomAbove(p, crossing)) continue
    if (face > FIRST_FAKE && crossing < p.tokens[FIRST_FAKE]) continue
    into.push(pack(Kind.patrol, (face << 8) | crossing))
  }
}

/** LW-75, LW-117: yellow crossings that were free when Saucy Jacky was played, for the token that moves next. */
export function listShifts(p: WhitechapelState, into: DecisionList): void {
  const from = p.saucyMoved === 0 ? p.saucyLower : p.saucyHigher
  for (const to of YELLOW)
    if (p.tokenOn(to) < 0 && (p.saucyMoved === 0 || to !== p.saucyLower)) into.push(pack(Kind.shift, (from << 8) | to))
}

/** LW-34 to LW-36. */
export function listKills(p: WhitechapelState, into: DecisionList): void {
  const { wretched } = p
  if (p.tocs[p.night] < 5) into.push(pack(Kind.wait, 0))
  for (let i = 0; i < wretched.length && wretched[i] !== 0; i++) {
    if (p.night !== 3) into.push(pack(Kind.kill, wretched[i] << 8))
    else
      for (let j = 0; j < wretched.length && wretched[j] !== 0; j++)
        if (j !== i) into.push(pack(Kind.kill, (wretched[i] << 8) | wretched[j]))
  }
}

/** Crossings with tokens are 1 while the Wretched are looked at, all others 0. */
const blocked = new Uint8Array(CROSSING_COUNT + 1)

function block({ tokens }: WhitechapelState, value: number): void {
  for (let face = 0; face < TOKENS; face++) blocked[tokens[face]] = value
  blocked[0] = 0
}

/** A token next to a circle, 0 where there is none (LW-40). */
export function patrolNextTo(p: WhitechapelState, circle: number): number {
  const { start, items } = CROSSINGS_BY
  for (let i = start[circle]; i < start[circle + 1]; i++) if (p.tokenOn(items[i]) >= 0) return items[i]
  return 0
}

/** Whether a Wretched can leave over this join (LW-40), whoever stands at its end. */
export function isOpenToWretched(p: WhitechapelState, join: number): boolean {
  block(p, 1)
  const open = isOpen(join, blocked)
  block(p, 0)
  return open
}

/** LW-39 to LW-42: every Wretched not yet handled, with her destinations. */
export function listWretched(p: WhitechapelState, into: DecisionList): void {
  block(p, 1)
  for (let i = 0; i < p.wretched.length && p.wretched[i] !== 0; i++) {
    if (p.moved[i] !== 0) continue
    const from = p.wretched[i]
    const before = into.length
    for (let join = JOINED.start[from]; join < JOINED.start[from + 1]; join++) {
      const to = JOINED.items[join]
      if (canEnd(p, to) && isOpen(join, blocked)) into.push(pack(Kind.wretched, (from << 8) | to))
    }
    if (into.length === before) into.push(pack(Kind.wretchedStays, from))
  }
  block(p, 0)
}

function canEnd(p: WhitechapelState, circle: number): boolean {
  const { wretched } = p
  for (let i = 0; i < wretched.length; i++) if (wretched[i] === circle) return false
  if (p.isScene(circle)) return false
  const { start, items } = CROSSINGS_BY
  for (let i = start[circle]; i < start[circle + 1]; i++) if (blocked[items[i]] !== 0) return false
  return true
}

/** Whether a Wretched has somewhere to go (LW-41). */
export function canMove(p: WhitechapelState, from: number): boolean {
  block(p, 1)
  let can = false
  for (let join = JOINED.start[from]; join < JOINED.start[from + 1] && !can; join++)
    can = canEnd(p, JOINED.items[join]) && isOpen(join, blocked)
  block(p, 0)
  return can
}
