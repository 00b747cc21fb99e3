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

/** Every space has a row of this length, so that `NOWHERE`, where the dead are, has a place in it, too. */
const ROW = 256
/** At `from * ROW + to`: what somebody on `to` is to who stands on `from`, a byte for each field of `AROUND` in its order. */
const RELATIONS = relations()

function relations(): Int32Array {
  const found = new Int32Array(SPACE_COUNT * ROW)
  for (let from = 0; from < SPACE_COUNT; from++)
    for (let to = 0; to < SPACE_COUNT; to++)
      found[from * ROW + to] =
        Number(from === to) |
        (Number(from === to || areAdjacent(from, to)) << 8) |
        (Number(distOf(from, to) <= LONGEST_REACH) << 16) |
        (Number(to === BLACK_MARKET) << 24)
  return found
}

/** Finds who is `AROUND` the seat in turn. */
export function lookAround({ rules, turnSeat, at }: LondonState): void {
  const row = at[turnSeat] * ROW
  let around = 0
  for (let seat = 0; seat < rules.seats; seat++) around |= RELATIONS[row + at[seat]] << seat
  const others = 255 & ~(1 << turnSeat)
  AROUND.beside = around & others
  AROUND.near = (around >> 8) & others
  AROUND.inReach = (around >> 16) & others
  AROUND.inMarket = (around >> 24) & others
}
