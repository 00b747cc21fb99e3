import type { DecisionList } from '@gaslight/core'
import { areaOf } from './answers.ts'
import { Kind, pack } from './codec.ts'
import { ALLEYS, CIRCLES_BY, COACHES, isOpen, JOINED, STEPS, WITHIN_TWO } from './graph.ts'
import { CIRCLE_COUNT, CROSSING_COUNT } from './map.ts'
import type { WhitechapelState } from './state.ts'

const MOVE = pack(Kind.move, 0)
const ALLEY = pack(Kind.alley, 0)
const COACH = pack(Kind.coach, 0)
const POLICE = pack(Kind.police, 0)
const POLICE_STAYS = pack(Kind.policeStays, 0)
const SEARCH = pack(Kind.search, 0)
const ARREST = pack(Kind.arrest, 0)
const AREA_ARREST = pack(Kind.areaArrest, 0)
const RUSH = pack(Kind.rush, 0)
const PASS = pack(Kind.pass, 0)
const FALSE_CLUE = pack(Kind.falseClue, 0)

const PAWNS = 5

/** Crossings with policemen are 1 while something is listed, all others 0. */
const blocked = new Uint8Array(CROSSING_COUNT + 1)

function block({ police }: WhitechapelState, value: number): void {
  for (let colour = 0; colour < PAWNS; colour++) blocked[police[colour]] = value
  blocked[0] = 0
}

/** Whether Jack can take this join now (LW-46). */
export function isOpenToJack(p: WhitechapelState, join: number): boolean {
  block(p, 1)
  const open = isOpen(join, blocked)
  block(p, 0)
  return open
}

/** D10: normal moves, with and without declaration, alleys, coaches (LW-46 to LW-53). */
export function listMoves(p: WhitechapelState, into: DecisionList): void {
  const at = p.location()
  block(p, 1)
  for (let join = JOINED.start[at]; join < JOINED.start[at + 1]; join++) {
    if (!isOpen(join, blocked)) continue
    const to = JOINED.items[join]
    into.push(MOVE | (to << 1))
    if (to === p.hideout) into.push(MOVE | (to << 1) | 1)
  }
  block(p, 0)
  if (p.alleys > 0) pushRow(ALLEY, ALLEYS.items, ALLEYS.start[at], ALLEYS.start[at + 1], into)
  if (p.coaches > 0 && p.cellsLeft() >= 2) pushRow(COACH, COACHES.items, COACHES.start[at], COACHES.start[at + 1], into)
}

function pushRow(kind: number, items: Int32Array, from: number, to: number, into: DecisionList): void {
  const room = into.reserve(to - from)
  let { length } = into
  for (let i = from; i < to; i++) room[length++] = kind | items[i]
  into.length = length
}

/** LW-93: whether Jack has any legal decision. */
export function canJackMove(p: WhitechapelState): boolean {
  const at = p.location()
  if (p.alleys > 0 && ALLEYS.start[at + 1] > ALLEYS.start[at]) return true
  if (p.coaches > 0 && p.cellsLeft() >= 2) return true
  block(p, 1)
  let can = false
  for (let join = JOINED.start[at]; join < JOINED.start[at + 1] && !can; join++) can = isOpen(join, blocked)
  block(p, 0)
  return can
}

/** The pawns of the seat on turn that are still to be handled, as bits (LW-20). */
function pawnsOnTurn(p: WhitechapelState): number {
  return p.rules.pawns[p.policeSeat()] & ~p.handled
}

/** D13 (LW-54): where each own pawn can end, its own crossing included. */
export function listPolice(p: WhitechapelState, into: DecisionList): void {
  const { start, items } = WITHIN_TWO
  const pawns = pawnsOnTurn(p)
  block(p, 1)
  for (let colour = 0; colour < PAWNS; colour++) {
    if (((pawns >> colour) & 1) === 0) continue
    const at = p.police[colour]
    into.push(POLICE_STAYS | colour)
    const room = into.reserve(start[at + 1] - start[at])
    let { length } = into
    for (let i = start[at]; i < start[at + 1]; i++)
      if (blocked[items[i]] === 0) room[length++] = POLICE | (colour << 8) | items[i]
    into.length = length
  }
  block(p, 0)
}

/** D15: what each own pawn can do (LW-57 to LW-60). */
export function listActions(p: WhitechapelState, into: DecisionList): void {
  const { options } = p.rules
  const pawns = pawnsOnTurn(p)
  for (let colour = 0; colour < PAWNS; colour++) {
    if (((pawns >> colour) & 1) === 0) continue
    const before = into.length
    listSearches(p, colour, 0, into)
    if (options.areaArrests) {
      if (areaOf(p, p.police[colour]) !== 0) into.push(AREA_ARREST | colour)
    } else listNamed(p, ARREST | (colour << 8), colour, 0, into)
    if (options.rushing) listRushes(p, colour, into)
    if (options.passing === 'allowed' || into.length === before) into.push(PASS | colour)
  }
}

/** D15, D16: circles next to a pawn that its search has not named and that bear no False Clue (LW-57, LW-80). */
export function listSearches(p: WhitechapelState, colour: number, named: number, into: DecisionList): void {
  listNamed(p, SEARCH | (colour << 8), colour, named, into)
}

function listNamed(p: WhitechapelState, kind: number, colour: number, named: number, into: DecisionList): void {
  const { start, items } = CIRCLES_BY
  const first = start[p.police[colour]]
  const last = start[p.police[colour] + 1]
  for (let i = first; i < last; i++)
    if (((named >> (i - first)) & 1) === 0 && p.falseClues[items[i]] === 0) into.push(kind | items[i])
}

/** LW-122: free crossings one step away. */
function listRushes(p: WhitechapelState, colour: number, into: DecisionList): void {
  const { start, items } = STEPS
  const at = p.police[colour]
  block(p, 1)
  for (let i = start[at]; i < start[at + 1]; i++)
    if (blocked[items[i]] === 0) into.push(RUSH | (colour << 8) | items[i])
  block(p, 0)
}

/** Whether a pawn can do anything but pass (LW-60). */
export function canAct(p: WhitechapelState, colour: number): boolean {
  const at = p.police[colour]
  if (areaOf(p, at) !== 0) return true
  if (!p.rules.options.rushing) return false
  for (let i = STEPS.start[at]; i < STEPS.start[at + 1]; i++) if (p.policemanOn(STEPS.items[i]) < 0) return true
  return false
}

/** D14 (LW-62): any circle without a False Clue. */
export function listFalseClues(p: WhitechapelState, into: DecisionList): void {
  for (let circle = 1; circle <= CIRCLE_COUNT; circle++) if (p.falseClues[circle] === 0) into.push(FALSE_CLUE | circle)
}
