import { silverOf } from './money.ts'
import type { LondonState } from './state.ts'
import { SILVER_VALUES } from './supply.ts'

/** LD-158: £ from the reserve, or what is left of it. */
export function receive(p: LondonState, seat: number, pounds: number): void {
  const paid = Math.min(pounds, p.reserve)
  p.pounds[seat] += paid
  p.reserve -= paid
}

/** LD-157: notes first, then the SILVER tokens of the least value that suffices, change in notes. */
export function pay(p: LondonState, seat: number, pounds: number): void {
  const notes = Math.min(pounds, p.pounds[seat])
  p.pounds[seat] -= notes
  p.reserve += notes
  const missing = pounds - notes
  if (missing > 0) receive(p, seat, spendSilver(p, seat, missing) - missing)
}

/** By value: the tokens of the choice that is looked at, and of the best one so far, with their value and number. */
const chosen = new Uint8Array(SILVER_VALUES)

const best = new Uint8Array(SILVER_VALUES)

let least = 0

let fewest = 0

/** Takes the tokens out of the game; their value. Of equal choices with equally many tokens the one with the highest. */
function spendSilver(p: LondonState, seat: number, missing: number): number {
  const start = seat * SILVER_VALUES
  least = 255
  fewest = 255
  chosen.fill(0)
  choose(p.silver, start, SILVER_VALUES, missing, 0)
  for (let i = 0; i < SILVER_VALUES; i++) p.silver[start + i] -= best[i]
  return least
}

/** Looks at all choices of tokens of `value` and less, `count` of higher ones being chosen and £`missing` still to pay. */
function choose(silver: Uint8Array, start: number, value: number, missing: number, count: number): void {
  if (missing <= 0) {
    const sum = silverOf(chosen, 0)
    if (sum > least || (sum === least && count >= fewest)) return
    least = sum
    fewest = count
    best.set(chosen)
    return
  }
  if (value === 0) return
  for (let n = silver[start + value - 1]; n >= 0; n--) {
    chosen[value - 1] = n
    choose(silver, start, value - 1, missing - n * value, count + n)
  }
  chosen[value - 1] = 0
}
