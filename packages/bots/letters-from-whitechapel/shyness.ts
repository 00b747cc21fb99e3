import { CIRCLES } from './beliefs.ts'
import { stepsTo } from './near.ts'

/** How much less likely Jack is to move next to a policeman, or to where one, or each one more, can go: fitted to bots' games. */
const BESIDE = 0.05
const REACHED = 0.12
const REACHED_AGAIN = 0.7

/** By circle: what is left of the likelihood that Jack moves there, who sees on which crossings the policemen stand. */
export function shynessOf(stood: readonly number[]): Float64Array {
  const shyness = new Float64Array(CIRCLES).fill(1)
  for (let circle = 1; circle < CIRCLES; circle++) {
    let reached = 0
    let beside = false
    for (const pawn of stood) {
      const steps = stepsTo(pawn, circle)
      if (steps <= 2) reached++
      if (steps === 0) beside = true
    }
    if (reached > 0) shyness[circle] = (beside ? BESIDE : REACHED) * REACHED_AGAIN ** (reached - 1)
  }
  return shyness
}
