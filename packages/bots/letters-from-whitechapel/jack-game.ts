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
import { hastyIn, jackScores } from './jack-hunt.ts'
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
  const score = jackScores(view, hastyIn(view))
  const best = soundMoves(view, choices)
    .map(choice => ({ choice, score: score(choice) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOVES)
  if (best[0].score > 1 || best.length === 1) return mixture([{ decisions: [best[0].choice.decision], weight: 1 }], rng)
  const foresight = new Foresight(view)
  const values = best.map(({ choice }) => hedged(foresight.againstPlans(choice)))
  const weights = matched(values, ROUNDS)
  const most = weights.reduce((a, b) => Math.max(a, b))
  return mixture(
    best.flatMap(({ choice }, i) =>
      weights[i] > 0.1 * most ? [{ decisions: [choice.decision], weight: weights[i] }] : [],
    ),
    rng,
  )
}

/**
 * The police do not know what he does: half of a value is what it is on the average, over both kinds of policemen. The last
 * value is that against those who cover what they believe in.
 */
function hedged(values: readonly number[]): number[] {
  const planned = values.slice(0, -1)
  const mean = (planned.reduce((sum, value) => sum + value, 0) / planned.length + values[planned.length]) / 2
  return values.map(value => (value + mean) / 2)
}

/** What the police would know after a move of some kind, and what they may do. */
interface Prospect {
  readonly outlook: Outlook
  readonly night: NightBelief
  readonly left: Supply
  readonly answers: readonly Answer[]
}

/** Posts that policemen may go to, how they weigh a row that ends on each circle, and how he would get home past them. */
interface Answer {
  readonly posts: readonly number[]
  readonly weights: Float64Array
  readonly survival: Survival
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
    if (detail.kind !== 'move' && detail.kind !== 'alley' && detail.kind !== 'coach') return NOTHING
    const prospect = this.after(detail.kind)
    if (prospect === null) return NOTHING
    const { to } = detail
    const row = [...Object.values(this.view.nights[this.view.night]?.row ?? {}), to]
    if (detail.kind === 'coach') row.push(detail.via)
    const values = new Map<Answer, number>()
    for (const answer of new Set(prospect.answers)) {
      const { posts, survival } = answer
      const here = this.told(prospect, answer, row)
      const caught = posts.reduce((most, post) => Math.max(most, arrested(here, post, to)), 0)
      const home = onFrom(to, this.hideout, prospect.left, posts, survival)
      values.set(answer, (1 - caught) * (1 - chanceLater(entropyOf(here))) * home)
    }
    return prospect.answers.map(answer => values.get(answer) ?? 0)
  }

  /** What the policemen would make of where he is, if they asked for everything next to them. */
  private told({ night, outlook }: Prospect, { posts, weights }: Answer, row: readonly number[]): Float64Array {
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
    return normalised(SCRATCH.here().map((rows, end) => rows * weights[end]))
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
    const { belief, cellsLeft, here } = publicIn(later)
    if (outlook === null || belief.night === null) return null
    const left: Supply = {
      cells: cellsLeft,
      coaches: view.coaches - (kind === 'coach' ? 1 : 0),
      alleys: view.alleys - (kind === 'alley' ? 1 : 0),
    }
    const pawns = pawnsOf(view)
    const worth = worthIn(later)
    const answer = (posts: readonly number[], weights: Float64Array): Answer => {
      const threats = posts.map((crossing): Threat => ({ crossing, weight: 1 }))
      const survival = new Survival(this.hideout, left, risksOf(outlook.next, threats), hastyIn(view))
      return { posts, weights, survival }
    }
    // Most plans come to the same: each is thought through once.
    const known = new Map<string, Answer>()
    const answers = plansFor(later, pawns, ALL, outlook).map(({ posts }) => {
      const made = known.get(posts.join()) ?? answer(posts, outlook.weights)
      known.set(posts.join(), made)
      return made
    })
    const counts = belief.locations()
    const covering = postsFor(pawns, ALL, posts => coverageOf(posts, worth))
    const suspected = here.map((mass, end) => (counts[end] > 0 ? mass / counts[end] : 0))
    answers.push(answer(covering, suspected))
    return { outlook, night: belief.night, left, answers }
  }
}

/** By plan, where nothing is known. */
const NOTHING = [0, 0, 0, 0, 0]
const ALL = [0, 1, 2, 3, 4]
const SCRATCH = new NightBelief([1], 15)

/** The chance that a policeman there arrests somebody on a circle: he names the likeliest of those next to him. */
function arrested(here: Float64Array, crossing: number, circle: number): number {
  let beside = false
  let likelier = 0
  for (let i = CIRCLES_BY.start[crossing]; i < CIRCLES_BY.start[crossing + 1]; i++) {
    const other = CIRCLES_BY.items[i]
    if (other === circle) beside = true
    else if (here[other] > here[circle]) likelier++
  }
  return !beside ? 0 : likelier === 0 ? 0.85 : Math.min(0.85, 1.2 * here[circle] + 0.1)
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
