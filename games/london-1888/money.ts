import type { LondonState } from './state.ts'
import { SILVER_VALUES } from './supply.ts'

/** What SILVER tokens are worth in £: a row by their value that begins at `start`. */
export function silverOf(tokens: Uint8Array, start: number): number {
  let sum = 0
  for (let i = 0; i < SILVER_VALUES; i++) sum += tokens[start + i] * (i + 1)
  return sum
}

export function canPay(p: LondonState, seat: number, pounds: number): boolean {
  return p.pounds[seat] >= pounds || p.pounds[seat] + silverOf(p.silver, seat * SILVER_VALUES) >= pounds
}
