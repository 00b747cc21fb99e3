import { stopsAs } from './blockers.ts'
import { MANSFIELD, NETLEY, PRINCE, WARREN } from './cast.ts'
import { Event } from './event-cards.ts'
import { ACCESS, ADJACENT } from './graph.ts'
import { BLACK_MARKET, FIRST_LOCATION, NOWHERE, PALAIS_ROYAL, SPACE_COUNT, STREET_COUNT } from './map.ts'
import { BLOCKERS, type LondonState } from './state.ts'
import { CURFEW_STEPS, NETLEY_STEPS, STREET_ROOM } from './supply.ts'

/** No way leads there. */
export const UNREACHED = 255

/** By space, of the last `survey`: the length of a shortest way, and whether a walk may end there. */
export const COST = new Uint8Array(SPACE_COUNT)
/** In words, too, so that what is empty is passed over quickly. */
export const END_WORDS = new Int32Array(Math.ceil(SPACE_COUNT / 4))
export const ENDS = new Uint8Array(END_WORDS.buffer)
const queue = new Uint8Array(SPACE_COUNT)
const crowd = new Uint8Array(256)
/** Where blocking pawns stop the walker. */
const barred = new Uint8Array(256)

/** LD-35, LD-43: the steps that the seat in turn has left. */
export function stepsLeft(p: LondonState): number {
  const { turnSeat } = p
  const base = p.curfew[turnSeat] === 1 ? CURFEW_STEPS : p.rolled === 1 ? p.roll : 0
  return Math.max(0, base + p.bonus - p.walked)
}

/** LD-35: the steps that a die brings this seat. */
export function stepsOfRoll(p: LondonState, seat: number, die: number): number {
  const steps = p.event === Event.rain ? Math.max(1, die - 1) : die
  const coachman = p.trade === 1 ? WARREN : NETLEY
  return p.charOf[seat] === coachman ? steps + NETLEY_STEPS : steps
}

/** LD-10, LD-100: whether a character may enter a location without BY STEALTH. */
export function isOpen(p: LondonState, character: number, space: number): boolean {
  if (p.event === Event.palaceClosed && space === PALAIS_ROYAL && character !== PRINCE) return false
  return ((ACCESS[character] >> (space - FIRST_LOCATION)) & 1) === 1
}

/**
 * LD-38 to LD-41: fills `COST` and `ENDS` with where the seat in turn can go in at most `limit` steps; with `until` only as
 * far as it takes to know the way there.
 */
export function survey(p: LondonState, limit: number, until: number = NOWHERE): void {
  const seat = p.turnSeat
  const from = p.at[seat]
  const character = p.charOf[seat]
  const { seats, options } = p.rules
  COST.fill(UNREACHED)
  END_WORDS.fill(0)
  COST[from] = 0
  if (limit === 0) return
  for (let other = 0; other < seats; other++) if (other !== seat) crowd[p.at[other]]++
  bar(p, character, 1)
  const crosses = p.shortCut === 1 || character === MANSFIELD
  const passesFull = crosses || options.passFullSpace === 'on'
  const { start, items } = ADJACENT
  let length = 1
  queue[0] = from
  for (let head = 0; head < length && (until === NOWHERE || COST[until] === UNREACHED); head++) {
    const at = queue[head]
    const cost = COST[at] + 1
    for (let i = start[at]; i < start[at + 1]; i++) {
      const next = items[i]
      if (COST[next] !== UNREACHED) continue
      let passable: boolean
      if (next < STREET_COUNT) {
        const full = crowd[next] >= STREET_ROOM
        const stopped = barred[next] === 1
        passable = (!stopped || crosses) && (!full || passesFull)
        if (!full && !stopped) ENDS[next] = 1
        else if (!passable) continue
      } else if (isOpen(p, character, next)) {
        ENDS[next] = 1
        passable = next !== BLACK_MARKET
      } else if (p.stealth > 0) {
        ENDS[next] = 1
        passable = false
      } else continue
      COST[next] = cost
      if (passable && cost < limit) queue[length++] = next
    }
  }
  for (let other = 0; other < seats; other++) crowd[p.at[other]] = 0
  bar(p, character, 0)
}

/** Marks the pawns that stop a character, or takes the marks away. */
function bar(p: LondonState, character: number, mark: number): void {
  for (let i = 0; i < BLOCKERS; i++) if (stopsAs(p, character, i)) barred[p.blockers[i]] = mark
}
