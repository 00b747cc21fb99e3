import type { Rng } from '@gaslight/core'
import {
  CIRCLES_BY,
  CROSSING_COUNT,
  isOpen,
  JOINED,
  type WhitechapelPosition,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { Policy } from '../agent.ts'
import { mixture } from '../policy.ts'
import { CIRCLES, pawnsOf } from './beliefs.ts'
import { nearnessOf, postsFor } from './coverage.ts'
import { type Outlook, outlookIn } from './outlook.ts'
import { movesTo, pawnsLeft, policeMoves } from './police-moves.ts'
import { chanceLater } from './prospects.ts'

/** What a plan makes most of; 1 is what the police believe in. */
export interface Aims {
  readonly find: number
  readonly chase: number
  readonly seal: number
}

/** The plans that are worked out; each is then judged by the first. */
const PLANS: readonly Aims[] = [
  { find: 1, chase: 1, seal: 1 },
  { find: 1, chase: 0.3, seal: 0.3 },
  { find: 0.7, chase: 2.5, seal: 1 },
  { find: 0.5, chase: 0.7, seal: 3 },
]

/** How much nearness to where Jack may be soon, and shutting him out of his hideout, count against finding him now. */
const CHASE = 0.07
const SEAL = 1.2
/** Plans that differ by less than this are nearly as good as each other. */
const TEMPERATURE = 0.012

/** D13: all policemen of this seat by one plan with those of the others; of several plans, one of the best. */
export function plannedMoves(view: WhitechapelView, p: WhitechapelPosition, rng: Rng): Policy {
  const outlook = outlookIn(view)
  if (outlook === null) return policeMoves(view, p, rng)
  const pawns = pawnsOf(view)
  const found = plansFor(view, pawns, pawnsLeft(view).all, outlook)
  const best = found.reduce((most, { worth }) => Math.max(most, worth), 0)
  return mixture(
    found
      .map(({ posts, worth }) => ({
        decisions: movesTo(view, p, posts),
        weight: Math.exp((worth - best) / TEMPERATURE),
      }))
      .filter(({ weight }) => weight > 0.02),
    rng,
  )
}

/** Posts by each plan, and what they are worth by the first one. */
export function plansFor(
  view: WhitechapelView,
  pawns: readonly number[],
  toMove: readonly number[],
  outlook: Outlook,
): { readonly posts: readonly number[]; readonly worth: number }[] {
  const judge = new PostJudge(outlook, view)
  return PLANS.map(aims => {
    const posts = postsFor(pawns, toMove, posts => judge.worthOf(posts, aims))
    return { posts, worth: judge.worthOf(posts, PLANS[0]) }
  })
}

const seen = new Uint8Array(CIRCLES)
const blocked = new Uint8Array(CROSSING_COUNT + 1)

/** What policemen on some crossings are worth together. */
class PostJudge {
  private readonly outlook: Outlook
  private readonly closed: WhitechapelView['falseClues']['placed']
  private readonly draws: { readonly circle: number; readonly weight: number }[] = []
  private readonly homes: { readonly circle: number; readonly weight: number }[] = []

  constructor(outlook: Outlook, view: WhitechapelView) {
    this.outlook = outlook
    this.closed = view.falseClues.placed
    const { here, next, hideouts } = outlook
    for (let circle = 1; circle < CIRCLES; circle++) {
      const weight = 0.7 * here[circle] + 0.8 * next[circle] + 1.5 * hideouts[circle]
      if (weight > 0.002) this.draws.push({ circle, weight })
      if (hideouts[circle] > 0.015) this.homes.push({ circle, weight: hideouts[circle] })
    }
  }

  worthOf(posts: readonly number[], { find, chase, seal }: Aims): number {
    return (
      find * this.findsFrom(posts) +
      chase * CHASE * nearnessOf(posts, this.draws) +
      (this.homes.length > 0 ? seal * SEAL * this.sealedBy(posts) : 0)
    )
  }

  /** The chance to arrest him in this round or later, by asking or by arresting wherever he is likeliest. */
  private findsFrom(posts: readonly number[]): number {
    const { here, tells, visited, bits } = this.outlook
    seen.fill(0)
    let told = 0
    let caught = 0
    for (const post of posts) {
      let missed = 1
      let best = 0
      for (let i = CIRCLES_BY.start[post]; i < CIRCLES_BY.start[post + 1]; i++) {
        const circle = CIRCLES_BY.items[i]
        if (seen[circle] !== 0 || this.closed[circle] !== undefined) continue
        seen[circle] = 1
        told += missed * tells[circle]
        missed *= 1 - visited[circle]
        if (here[circle] > best) best = here[circle]
      }
      caught += best
    }
    const asking = chanceLater(bits - Math.min(0.9 * bits, 0.7 * told))
    const arresting = caught + (1 - caught) * chanceLater(bits)
    return Math.max(asking, arresting) + 0.3 * Math.min(asking, arresting)
  }

  /** The probability that the hideout is one that nobody can enter; half shut counts a little. */
  private sealedBy(posts: readonly number[]): number {
    for (const post of posts) blocked[post] = 1
    let sum = 0
    for (const { circle, weight } of this.homes) {
      let open = 0
      const first = JOINED.start[circle]
      const last = JOINED.start[circle + 1]
      for (let join = first; join < last; join++) if (isOpen(join, blocked)) open++
      sum += weight * (open === 0 ? 1 : 0.3 * (1 - open / (last - first)) ** 2)
    }
    for (const post of posts) blocked[post] = 0
    return sum
  }
}
