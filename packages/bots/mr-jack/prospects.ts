import type { MrJackPosition } from '@gaslight/mr-jack'
import { hunters, leavers } from './danger.ts'
import { WEIGHTS } from './weights.ts'

/**
 * What a round's end promises: Jack's chance to win if he is a certain piece, given how many suspects he is left among,
 * whether the Witness saw him, the board and the cards to come. A logistic model over the features below; its weights
 * come from games between bots (see `weights.ts`).
 */
export const FEATURES = 24
export const features = new Float64Array(FEATURES)

/** Suspects above this number are all alike. */
const CROWD = 4

/**
 * Fills `features` for `piece` at the start of `round` (2 to 8), with `company` suspects left, Jack among them, expected
 * by the Detective. `cards` are the hand of an even round, and all eight before an odd one. False if Jack leaves at once.
 */
export function measure(
  p: MrJackPosition,
  piece: number,
  round: number,
  cards: number,
  company: number,
  unseen: boolean,
): boolean {
  const own = 1 << piece
  const even = (round & 1) === 0
  const ready = unseen && (cards & own) !== 0 && leavers(p, own) !== 0
  // An even round begins with Jack's activation.
  if (ready && even) return false
  const late = (round - 5) / 3
  const crowd = Math.log2(company)
  features.fill(0)
  features[0] = 1
  features[round - 1] = 1
  features[8] = crowd
  features[9] = crowd * late
  features[10] = unseen ? 1 : 0
  features[11] = unseen ? late : 0
  features[12] = ready ? 1 : 0
  features[13] = unseen && even && (cards & own) !== 0 ? 1 : 0
  features[14] = round === 8 ? crowd : 0
  if (company < CROWD) {
    const caught = reached(p, piece, cards, even)
    const at = even ? 15 : 19
    features[at] = near(company, 1) * caught
    features[at + 1] = near(company, 2) * caught
    features[at + 2] = near(company, 3) * caught
    features[at + 3] = near(company, 1)
  }
  features[23] = near(company, 2)
  return true
}

/** Jack's chance to win from the features measured last. */
export function chance(): number {
  let sum = 0
  for (let i = 0; i < FEATURES; i++) sum += WEIGHTS[i] * features[i]
  return 1 / (1 + Math.exp(-sum))
}

/** How much `company` is `number`: 1 there, 0 at the whole numbers beside it. */
function near(company: number, number: number): number {
  return Math.max(0, 1 - Math.abs(company - number))
}

/** How likely one of the Detective's first cards reaches the piece. */
function reached(p: MrJackPosition, piece: number, cards: number, even: boolean): number {
  let count = 0
  for (let rest = hunters(p, cards, piece); rest !== 0; rest &= rest - 1) count++
  return even ? count / 4 : 1 - MISSED[count]
}

/** The chance that none of n of the eight characters is among the four of an odd round. */
const MISSED = [1, 35 / 70, 15 / 70, 5 / 70, 1 / 70, 0, 0, 0, 0]
