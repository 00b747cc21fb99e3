import type { Rng } from '@gaslight/core'
import {
  ALLEYS,
  CIRCLES_BY,
  COACHES,
  CROSSING_COUNT,
  isOpen,
  JOINED,
  NightBelief,
  rowOf,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { Policy } from '../agent.ts'
import { mixture } from '../policy.ts'
import { pawnsOf, publicIn } from './beliefs.ts'
import type { Choice } from './choices.ts'
import { coverageOf, postsFor, worthIn } from './coverage.ts'
import { entropyOf, normalised } from './entropy.ts'
import { jackScores, priceIn } from './jack-hunt.ts'
import { type Move, movedOn } from './moved-on.ts'
import { type Outlook, outlookIn } from './outlook.ts'
import { plansFor } from './posts.ts'
import { chanceLater } from './prospects.ts'
import { matched } from './regret.ts'
import { soundMoves } from './sound-moves.ts'
import { risksOf, type Supply, Survival, type Threat } from './survival.ts'

/** So many of Jack's moves are weighed against every plan of the police. */
const MOVES = 12
const ROUNDS = 400

/** D10: moves against plans as a matrix game, and the mixture that regret matching finds. */
export function mixedMoves(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  const score = jackScores(view)
  const best = soundMoves(view, choices)
    .map(choice => ({ choice, score: score(choice) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOVES)
  if (best[0].score > 1 || best.length === 1) return mixture([{ decisions: [best[0].choice.decision], weight: 1 }], rng)
  const foresight = new Foresight(view)
  const values = best.map(({ choice }) => foresight.againstPlans(choice))
  const weights = matched(values, ROUNDS)
  const most = weights.reduce((a, b) => Math.max(a, b))
  return mixture(
    best.flatMap(({ choice }, i) =>
      weights[i] > 0.1 * most ? [{ decisions: [choice.decision], weight: weights[i] }] : [],
    ),
    rng,
  )
}

/** What the police would believe after a move of some kind, where they would go, and how he would get home past them. */
interface Prospect {
  readonly outlook: Outlook
  readonly night: NightBelief
  readonly left: Supply
  readonly answers: readonly { readonly posts: readonly number[]; readonly survival: Survival }[]
}

class Foresight {
  private readonly view: WhitechapelView
  private readonly hideout: number
  private readonly known = new Map<Move, Prospect | null>()

  constructor(view: WhitechapelView) {
    this.view = view
    this.hideout = view.hideout ?? 0
  }

  /** By plan: the chance to come home after this move. */
  againstPlans({ detail }: Choice): number[] {
    if (detail.kind !== 'move' && detail.kind !== 'alley' && detail.kind !== 'coach') return [0]
    const prospect = this.after(detail.kind)
    if (prospect === null) return [0]
    const { to } = detail
    const row = [...Object.values(this.view.nights[this.view.night]?.row ?? {}), to]
    if (detail.kind === 'coach') row.push(detail.via)
    return prospect.answers.map(({ posts, survival }) => {
      const { mass, bits } = this.told(prospect, posts, row, to)
      const beside = posts.some(post => isBeside(post, to))
      const caught = beside ? Math.min(0.95, 1.2 * mass + 0.02) : 0
      const home = onFrom(to, this.hideout, prospect.left, posts, survival)
      return (1 - caught) * (1 - chanceLater(bits)) * home
    })
  }

  /** How sure of where he is the policemen would be, if they asked for everything next to them. */
  private told(
    { night, outlook }: Prospect,
    posts: readonly number[],
    row: readonly number[],
    at: number,
  ): { readonly mass: number; readonly bits: number } {
    SCRATCH.copyFrom(night)
    for (const post of posts) {
      const asked = rowOf(CIRCLES_BY, post).sort((a, b) => outlook.tells[b] - outlook.tells[a])
      for (const circle of asked) {
        if (this.view.falseClues.placed[circle] !== undefined || outlook.tells[circle] < 0.01) continue
        const yes = row.includes(circle)
        SCRATCH.learn({ kind: 'search', circle, yes })
        if (yes) break
      }
    }
    const here = normalised(SCRATCH.here().map((rows, end) => rows * outlook.weights[end]))
    return { mass: here[at], bits: entropyOf(here) }
  }

  private after(kind: Move): Prospect | null {
    const known = this.known.get(kind)
    if (known !== undefined) return known
    const prospect = this.foresee(kind)
    this.known.set(kind, prospect)
    return prospect
  }

  private foresee(kind: Move): Prospect | null {
    const { view } = this
    const later = movedOn(view, kind)
    const outlook = outlookIn(later)
    const { belief, cellsLeft } = publicIn(later)
    if (outlook === null || belief.night === null) return null
    const left: Supply = {
      cells: cellsLeft,
      coaches: view.coaches - (kind === 'coach' ? 1 : 0),
      alleys: view.alleys - (kind === 'alley' ? 1 : 0),
    }
    const pawns = pawnsOf(view)
    const worth = worthIn(later)
    const plans = plansFor(later, pawns, ALL, outlook).map(({ posts }) => posts)
    const covering = postsFor(pawns, ALL, posts => coverageOf(posts, worth))
    const answers = distinct([...plans, covering]).map(posts => {
      const threats = posts.map((crossing): Threat => ({ crossing, weight: 1 }))
      return { posts, survival: new Survival(this.hideout, left, risksOf(outlook.next, threats), priceIn(view)) }
    })
    return { outlook, night: belief.night, left, answers }
  }
}

const ALL = [0, 1, 2, 3, 4]

function distinct(plans: readonly (readonly number[])[]): (readonly number[])[] {
  return [...new Map(plans.map(posts => [posts.join(), posts])).values()]
}

const SCRATCH = new NightBelief([1], 15)

function isBeside(crossing: number, circle: number): boolean {
  for (let i = CIRCLES_BY.start[crossing]; i < CIRCLES_BY.start[crossing + 1]; i++)
    if (CIRCLES_BY.items[i] === circle) return true
  return false
}

const blocked = new Uint8Array(CROSSING_COUNT + 1)

/** The chance to come home from a circle past policemen who stand there now. */
function onFrom(circle: number, hideout: number, left: Supply, posts: readonly number[], survival: Survival): number {
  const { cells, coaches, alleys } = left
  if (cells < 1) return 0
  for (const post of posts) blocked[post] = 1
  let best = 0
  for (let join = JOINED.start[circle]; join < JOINED.start[circle + 1]; join++) {
    const to = JOINED.items[join]
    if (!isOpen(join, blocked)) continue
    const value = to === hideout ? survival.home(cells - 1) : survival.after(to, { ...left, cells: cells - 1 })
    if (value > best) best = value
  }
  for (const post of posts) blocked[post] = 0
  if (alleys > 0)
    for (let i = ALLEYS.start[circle]; i < ALLEYS.start[circle + 1]; i++)
      best = Math.max(best, survival.after(ALLEYS.items[i], { coaches, alleys: alleys - 1, cells: cells - 1 }))
  if (coaches > 0 && cells > 2)
    for (let i = COACHES.start[circle]; i < COACHES.start[circle + 1]; i++)
      best = Math.max(best, survival.after(COACHES.items[i] & 255, { coaches: coaches - 1, alleys, cells: cells - 2 }))
  return best
}
