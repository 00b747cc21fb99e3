import { areAdjacent, distOf } from './graph.ts'
import { BLACK_MARKET, SPACE_COUNT } from './map.ts'
import type { LondonState } from './state.ts'
import { LONGEST_REACH } from './weapons.ts'

/** Where the other living players are, as bits of their seats, of the last `lookAround`. */
export const AROUND = {
  /** LD-8: on the space of the seat in turn. */
  beside: 0,
  /** There or on an adjacent space. */
  near: 0,
  /** Where some weapon reaches. */
  inReach: 0,
  inMarket: 0,
}

/** Every space has a row of this length, so that `NOWHERE` has a place in it, too. */
const ROW = 256
const BESIDE = 1
const NEAR = 2
const IN_REACH = 4
const IN_MARKET = 8
/** At `from * ROW + to`: what somebody on `to` is to who stands on `from`. */
const RELATIONS = relations()

function relations(): Uint8Array {
  const found = new Uint8Array(SPACE_COUNT * ROW)
  for (let from = 0; from < SPACE_COUNT; from++)
    for (let to = 0; to < SPACE_COUNT; to++)
      found[from * ROW + to] =
        (from === to ? BESIDE | NEAR : areAdjacent(from, to) ? NEAR : 0) |
        (distOf(from, to) <= LONGEST_REACH ? IN_REACH : 0) |
        (to === BLACK_MARKET ? IN_MARKET : 0)
  return found
}

/** Finds who is `AROUND` the seat in turn. */
export function lookAround({ rules, turnSeat, at, life }: LondonState): void {
  const row = at[turnSeat] * ROW
  let beside = 0
  let near = 0
  let inReach = 0
  let inMarket = 0
  for (let seat = 0; seat < rules.seats; seat++) {
    const relation = life[seat] > 0 ? RELATIONS[row + at[seat]] : 0
    beside |= (relation & BESIDE) << seat
    near |= ((relation & NEAR) >> 1) << seat
    inReach |= ((relation & IN_REACH) >> 2) << seat
    inMarket |= (relation >> 3) << seat
  }
  const others = ~(1 << turnSeat)
  AROUND.beside = beside & others
  AROUND.near = near & others
  AROUND.inReach = inReach & others
  AROUND.inMarket = inMarket & others
}
