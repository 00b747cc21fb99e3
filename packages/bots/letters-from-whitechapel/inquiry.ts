import type { Rng } from '@gaslight/core'
import { COLOURS, crossingNumber, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Policy } from '../agent.ts'
import { CIRCLES, type Public, pawnsOf, publicIn } from './beliefs.ts'
import { type Choice, preferred, weighed } from './choices.ts'
import { coverageOf, worthIn } from './coverage.ts'
import { entropyOf, normalised, total } from './entropy.ts'
import { namedBy, nearTo } from './named.ts'
import { type Outlook, outlookIn } from './outlook.ts'
import { policeActions } from './police-actions.ts'
import { pawnsLeft } from './police-moves.ts'
import { chanceLater } from './prospects.ts'

/** So little is nothing. */
const EPSILON = 1e-9
/** How much of what is told of the trail counts in chances to arrest Jack, a bit. */
const TRAIL_BIT = 0.01

/** D15, D16: the action after which Jack is likeliest to be arrested, in this round by whoever acts after it, or later. */
export function inquiringActions(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  const outlook = outlookIn(view)
  if (outlook === null) return policeActions(view, choices, rng)
  const inquiry = new Inquiry(view, outlook)
  const certain = choices.filter(({ detail }) => inquiry.isCertain(detail))
  if (certain.length > 0) return weighed(certain, () => 1, rng)
  const scores = new Map(choices.map(choice => [choice, inquiry.scoreOf(choice.detail)]))
  return preferred(choices, choice => scores.get(choice) ?? 0, 1e-4, rng)
}

class Inquiry {
  private readonly view: WhitechapelView
  private readonly outlook: Outlook
  private readonly known: Public
  private readonly counts: Float64Array
  /** Where Jack may be by now, adding up to one. */
  private readonly here: Float64Array
  private readonly pawns: readonly number[]
  private readonly left: readonly number[]
  private readonly answers = new Map<number, { readonly yes: Float64Array; readonly no: Float64Array }>()
  /** Circles about which policemen have already been told. */
  private readonly asked: ReadonlySet<number>

  constructor(view: WhitechapelView, outlook: Outlook) {
    this.view = view
    this.outlook = outlook
    this.known = publicIn(view)
    this.counts = this.known.belief.locations()
    this.here = normalised(this.counts.map((rows, end) => rows * outlook.weights[end]))
    this.pawns = pawnsOf(view)
    this.left = pawnsLeft(view).all
    const answers = Object.values(view.nights[view.night]?.answers ?? {})
    this.asked = new Set(
      answers.flatMap(({ kind, circles, round }) => (kind === 'search' && round === view.round ? circles : [])),
    )
  }

  isCertain(detail: Choice['detail']): boolean {
    return namedBy(this.view, detail).reduce((sum, circle) => sum + this.here[circle], 0) > 1 - EPSILON
  }

  /** The chance to arrest Jack, and a little for what is learnt of where he has been. */
  scoreOf(detail: Choice['detail']): number {
    switch (detail.kind) {
      case 'arrest':
      case 'area-arrest': {
        const without = this.here.slice()
        let right = 0
        for (const circle of namedBy(this.view, detail)) {
          right += without[circle]
          without[circle] = 0
        }
        return right < EPSILON ? -2 : right + (1 - right) * this.chanceOf(without, detail.colour)
      }
      case 'search':
        return this.scoreOfSearch(detail.circle, detail.colour)
      case 'rush': {
        const worth = worthIn(this.view)
        const moved = this.pawns.with(COLOURS.indexOf(detail.colour), crossingNumber(detail.to))
        const gain = coverageOf(moved, worth) - coverageOf(this.pawns, worth)
        return this.chanceOf(this.here, detail.colour) + Math.max(-0.001, Math.min(0.02, 0.02 * gain))
      }
      default:
        return 'colour' in detail ? this.chanceOf(this.here, detail.colour) - 0.0005 : 0
    }
  }

  private scoreOfSearch(circle: number, colour: (typeof COLOURS)[number]): number {
    const { yes, no } = this.answersTo(circle)
    const found = total(yes)
    if (found < EPSILON) return -1
    return (
      found * this.chanceOf(yes, colour) +
      (1 - found) * this.chanceOf(no, colour) +
      TRAIL_BIT * this.outlook.tells[circle]
    )
  }

  /** Where he may be, with either answer: both add up to where he is now. */
  private answersTo(circle: number): { readonly yes: Float64Array; readonly no: Float64Array } {
    const asked = this.answers.get(circle)
    if (asked !== undefined) return asked
    const { here, counts } = this
    const without = this.known.belief.night?.avoiding(circle) ?? new Float64Array(CIRCLES)
    const no = here.map((mass, end) => (counts[end] > 0 ? (mass * without[end]) / counts[end] : 0))
    const answers = { no, yes: here.map((mass, end) => Math.max(0, mass - no[end])) }
    this.answers.set(circle, answers)
    return answers
  }

  /** The chance to arrest him if he is spread like this: the others who have yet to act arrest now, or ask and wait. */
  private chanceOf(mass: Float64Array, acting: (typeof COLOURS)[number]): number {
    const sum = total(mass)
    if (sum < EPSILON) return 0
    const taken = new Set<number>()
    let caught = 0
    let told = 0
    for (const pawn of this.left) {
      if (COLOURS[pawn] === acting) continue
      const open = nearTo(this.view, pawn).filter(circle => !taken.has(circle))
      const named = this.view.options.areaArrests ? open : open.toSorted((a, b) => mass[b] - mass[a]).slice(0, 1)
      for (const circle of named) {
        taken.add(circle)
        caught += mass[circle] / sum
      }
      told += open.reduce(
        (most, circle) => (this.asked.has(circle) ? most : Math.max(most, this.outlook.tells[circle])),
        0,
      )
    }
    const bits = entropyOf(mass)
    const arresting = caught + (1 - caught) * chanceLater(bits)
    return Math.max(arresting, chanceLater(bits - Math.min(0.9 * bits, 0.7 * told)))
  }
}
