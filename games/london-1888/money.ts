import type { LondonState } from './state.ts'
import { SILVER_VALUES } from './supply.ts'

/** The value of a seat's SILVER tokens in £. */
function silverOf(p: LondonState, seat: number): number {
  let sum = 0
  for (let i = 0; i < SILVER_VALUES; i++) sum += p.silver[seat * SILVER_VALUES + i] * (i + 1)
  return sum
}

export function canPay(p: LondonState, seat: number, pounds: number): boolean {
  return p.pounds[seat] >= pounds || p.pounds[seat] + silverOf(p, seat) >= pounds
}

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

const chosen = new Uint8Array(SILVER_VALUES)
const best = new Uint8Array(SILVER_VALUES)

/** Takes the tokens out of the game; their value. Of equal choices with equally many tokens the one with the highest. */
function spendSilver(p: LondonState, seat: number, missing: number): number {
  const start = seat * SILVER_VALUES
  let least = 255
  let fewest = 255
  chosen.fill(0)
  const choose = (value: number, sum: number, count: number) => {
    if (sum >= missing) {
      if (sum > least || (sum === least && count >= fewest)) return
      least = sum
      fewest = count
      best.set(chosen)
      return
    }
    if (value === 0) return
    for (let n = p.silver[start + value - 1]; n >= 0; n--) {
      chosen[value - 1] = n
      choose(value - 1, sum + n * value, count + n)
    }
    chosen[value - 1] = 0
  }
  choose(SILVER_VALUES, 0, 0)
  for (let i = 0; i < SILVER_VALUES; i++) p.silver[start + i] -= best[i]
  return least
}
