import type { Joint } from './belief-hideouts.ts'
import { WIDTH } from './belief-layer.ts'
import type { Survey } from './belief-survey.ts'
import type { CircleNumber } from './map.ts'

/** What a search that named a circle now would tell. */
export interface Question {
  readonly circle: CircleNumber
  /** The probability of "yes". */
  readonly visited: number
  /** The probability that he is there now: that an arrest is right. */
  readonly here: number
  /** The entropy of the answer, in bits. */
  readonly bits: number
  /** How far the answer tells hideouts apart: its mutual information with the hideout, in bits. */
  readonly hideoutBits: number
}

/**
 * One question for each circle whose answer is open, ascending. Exact where rows are equally likely; with the bridge, having
 * been on a circle and not having been on the hideout are taken as independent where the location is given, but for the
 * hideout itself.
 */
export function questionsOf(survey: Survey, { both, silent }: Joint): Question[] {
  const questions: Question[] = []
  const share = new Float64Array(WIDTH)
  const hideouts = marginal(both)
  for (let circle = 1; circle < WIDTH; circle++) {
    if (!sharesOf(survey, circle, share)) continue
    let visited = 0
    let noise = 0
    let here = 0
    for (let hideout = 1; hideout < WIDTH; hideout++) {
      if (hideouts[hideout] === 0) continue
      const base = hideout * WIDTH
      let yes = 0
      for (let end = 1; end < WIDTH; end++)
        yes += circle === hideout ? silent[base + end] : both[base + end] * share[end]
      visited += yes
      noise += hideouts[hideout] * entropy(yes / hideouts[hideout])
      here += both[base + circle]
    }
    const bits = entropy(visited)
    questions.push({ circle, visited, here, bits, hideoutBits: Math.max(0, bits - noise) })
  }
  return questions
}

/** By hideout, from a joint probability. */
export function marginal(both: Float64Array): Float64Array {
  const sums = new Float64Array(WIDTH)
  for (let hideout = 1; hideout < WIDTH; hideout++)
    for (let end = 1; end < WIDTH; end++) sums[hideout] += both[hideout * WIDTH + end]
  return sums
}

/** By location: the share of the rows ending there that visit a circle. False if it is the same for all: 0, or 1. */
function sharesOf({ here, avoiding }: Survey, circle: CircleNumber, share: Float64Array): boolean {
  let some = false
  let all = true
  for (let end = 1; end < WIDTH; end++) {
    const without = avoiding[circle * WIDTH + end]
    share[end] = here[end] === 0 ? 0 : Math.max(0, 1 - without / here[end])
    if (without < here[end]) some = true
    if (without > 0) all = false
  }
  return some && !all
}

/** The entropy of a yes or no with this probability, in bits. */
function entropy(probability: number): number {
  const p = Math.min(1, Math.max(0, probability))
  return p === 0 || p === 1 ? 0 : -p * Math.log2(p) - (1 - p) * Math.log2(1 - p)
}
