import type { Rng } from '@gaslight/core'
import { COLOURS, crossingNumber, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Policy } from '../agent.ts'
import { CIRCLES, type Public, pawnsOf, publicIn } from './beliefs.ts'
import { type Choice, preferred, weighed } from './choices.ts'
import { coverageOf, worthIn } from './coverage.ts'
import { entropyOf, total, uncertainty } from './entropy.ts'
import { namedBy, nearTo } from './named.ts'
import { pawnsLeft } from './police-moves.ts'

/** What a bit of knowing where Jack is counts, in chances to arrest him at once. */
const BIT = 0.04
/** So little is nothing. */
const EPSILON = 1e-9

/** D15, D16: the action that is worth most, by what its answer allows the policemen who have yet to act. */
export function policeActions(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  const judge = new Judge(view)
  const certain = choices.filter(({ detail }) => judge.isCertain(detail))
  if (certain.length > 0) return weighed(certain, () => 1, rng)
  const scores = new Map(choices.map(choice => [choice, judge.scoreOf(choice.detail)]))
  return preferred(choices, choice => scores.get(choice) ?? 0, 1e-4, rng)
}

class Judge {
  private readonly view: WhitechapelView
  private readonly known: Public
  private readonly pawns: readonly number[]
  private readonly left: readonly number[]
  private readonly answers = new Map<number, { readonly yes: Float64Array; readonly no: Float64Array }>()

  constructor(view: WhitechapelView) {
    this.view = view
    this.known = publicIn(view)
    this.pawns = pawnsOf(view)
    this.left = pawnsLeft(view).all
  }

  isCertain(detail: Choice['detail']): boolean {
    const { here } = this.known
    const named = namedBy(this.view, detail)
    return named.reduce((sum, circle) => sum + here[circle], 0) > 1 - EPSILON
  }

  /** The chance to catch Jack in this round, and what is learnt for the next. */
  scoreOf(detail: Choice['detail']): number {
    const { here } = this.known
    switch (detail.kind) {
      case 'arrest':
      case 'area-arrest': {
        const without = here.slice()
        let right = 0
        for (const circle of namedBy(this.view, detail)) {
          right += here[circle]
          without[circle] = 0
        }
        if (right < EPSILON) return -2
        return right + this.catches(without, detail.colour) + BIT * (entropyOf(here) - (1 - right) * entropyOf(without))
      }
      case 'search':
        return this.scoreOfSearch(detail.circle, detail.colour)
      case 'rush': {
        const pawn = COLOURS.indexOf(detail.colour)
        const worth = worthIn(this.view)
        const gain = coverageOf(this.pawns.with(pawn, crossingNumber(detail.to)), worth) - coverageOf(this.pawns, worth)
        return this.catches(here, detail.colour) + Math.max(-0.001, Math.min(0.02, 0.02 * gain))
      }
      default:
        return 'colour' in detail ? this.catches(here, detail.colour) - 0.0005 : 0
    }
  }

  private scoreOfSearch(circle: number, colour: (typeof COLOURS)[number]): number {
    const { here } = this.known
    const { yes, no } = this.answersTo(circle)
    const found = total(yes)
    if (found < EPSILON) return -1
    const learnt = entropyOf(here) - found * entropyOf(yes) - (1 - found) * entropyOf(no)
    return this.catches(yes, colour) + this.catches(no, colour) + BIT * learnt + TRAIL * uncertainty(found)
  }

  /** Where he may be, with either answer: unnormalised, so that both add up to where he is now. */
  private answersTo(circle: number): { readonly yes: Float64Array; readonly no: Float64Array } {
    const asked = this.answers.get(circle)
    if (asked !== undefined) return asked
    const { belief, here } = this.known
    const counts = belief.locations()
    const without = belief.night?.avoiding(circle) ?? new Float64Array(CIRCLES)
    const no = here.map((mass, end) => (counts[end] > 0 ? (mass * without[end]) / counts[end] : 0))
    const answers = { no, yes: here.map((mass, end) => Math.max(0, mass - no[end])) }
    this.answers.set(circle, answers)
    return answers
  }

  /** The chance that the others who have yet to act arrest him at once, each on another circle. */
  private catches(mass: Float64Array, acting: (typeof COLOURS)[number]): number {
    const taken = new Set<number>()
    let sum = 0
    for (const pawn of this.left) {
      if (COLOURS[pawn] === acting) continue
      const open = nearTo(this.view, pawn).filter(circle => !taken.has(circle))
      const named = this.view.options.areaArrests ? open : open.toSorted((a, b) => mass[b] - mass[a]).slice(0, 1)
      for (const circle of named) {
        taken.add(circle)
        sum += mass[circle]
      }
    }
    return sum
  }
}

/** What a bit of knowing where Jack has been counts, beyond what it says of where he is. */
const TRAIL = 0.003
