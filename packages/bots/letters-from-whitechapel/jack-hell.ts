import { type Rng, Sfc32 } from '@gaslight/core'
import {
  crossingNumber,
  movesBetween,
  RED,
  type WhitechapelPosition,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { Policy } from '../agent.ts'
import { CIRCLES, pawnsOf } from './beliefs.ts'
import { type Choice, placed, preferred, weighed } from './choices.ts'
import { hastyIn, nearest, priceIn } from './jack-hunt.ts'
import { stepsTo } from './near.ts'
import { type Price, risksOf, Survival, spread, type Threat } from './survival.ts'

/** A murder this far from the hideout leaves the police little time and tells them little. */
function suits(moves: number): number {
  return moves < 3 ? 0.15 : moves <= 5 ? 1 : moves === 6 ? 0.7 : 0.3
}

/** D1: at a good distance from most red circles; any such circle may be it. */
export function jackHideout(choices: readonly Choice[], rng: Rng): Policy {
  return weighed(
    choices,
    ({ detail }) =>
      detail.kind === 'hideout' ? RED.reduce((sum, red) => sum + suits(movesBetween(red, detail.circle)), 0) ** 3 : 0,
    rng,
  )
}

/** D2: marked women rather where a murder suits, but anywhere. */
export function jackWomen({ hideout = 0 }: WhitechapelView, p: WhitechapelPosition, rng: Rng): Policy {
  return placed(
    p,
    ({ detail }) => {
      if (detail.kind !== 'woman') return 0
      const suited = suits(movesBetween(detail.circle, hideout))
      return detail.woman === 'marked' ? 0.3 + suited : detail.woman === 'plain' ? 0.6 : 0.8 - 0.5 * suited
    },
    rng,
  )
}

/** How much chance has in which woman is marked: in chances to come home. */
const WHIM = 0.01

/** D2: as ever, but for the last night: its one victim is her from whom he comes home most surely if the police stay. */
export function jackMarks(view: WhitechapelView, p: WhitechapelPosition, rng: Rng): Policy {
  if (view.night < 4) return jackWomen(view, p, rng)
  const pawns = pawnsOf(view)
  const threats = pawns.map((crossing): Threat => ({ crossing, weight: 0.7 }))
  const chances = chancesFrom(view, threats, hastyIn(view))
  const own = new Sfc32(view.hideout ?? 0, ...pawns)
  const [victim] = RED.filter(circle => view.scenes[circle] === undefined)
    .map(circle => ({ circle, liking: chances(circle) - WHIM * Math.log(-Math.log(1 - own.unit())) }))
    .sort((a, b) => b.liking - a.liking)
  return placed(
    p,
    ({ detail }) => {
      if (detail.kind !== 'woman') return 0
      return (detail.woman === 'marked') === (detail.circle === victim.circle) ? 1 : 0
    },
    rng,
  )
}

/** The tokens as threats: of those face down, some are fakes. */
function threatsIn({ tokens }: WhitechapelView): Threat[] {
  const laid = Object.entries(tokens)
  const up = laid.filter(([, token]) => token.up).length
  const weight = up === laid.length ? 1 : (5 - up) / (laid.length - up)
  return laid.map(([id, token]) => ({ crossing: crossingNumber(id), weight: token.up ? 1 : weight }))
}

/**
 * D7: the victim from whom he comes home most surely; he waits now and then, and where none will do. `slips`: the chance
 * that he is still free at his first move.
 */
export function jackKills(
  view: WhitechapelView,
  choices: readonly Choice[],
  rng: Rng,
  slips: (victims: readonly number[]) => number = () => 1,
): Policy {
  const toc = view.nights[view.night]?.toc ?? 1
  const chances = chancesFrom(view, threatsIn(view), priceIn(view))
  const scores = choices.map(({ detail }) => {
    if (detail.kind !== 'kill') return Number.NEGATIVE_INFINITY
    const [last, ...first] = detail.victims.toReversed()
    return (
      slips(detail.victims) * chances(last) +
      0.02 * first.reduce((sum, circle) => sum + Math.min(4, movesBetween(circle, last)), 0)
    )
  })
  const best = scores.reduce((a, b) => Math.max(a, b))
  const wait = best > 0.7 || toc >= 3 ? best - 0.15 : Math.max(best - 0.05, 0.3)
  return preferred(
    choices,
    choice => (choice.detail.kind === 'wait' ? wait : scores[choices.indexOf(choice)]),
    0.05,
    rng,
  )
}

/** By circle of a murder: the chance to come home from it. */
function chancesFrom(view: WhitechapelView, threats: readonly Threat[], price: Price): (circle: number) => number {
  const { coaches, alleys, hideout = 0 } = view
  const supply = { cells: price.start, coaches, alleys }
  const known = new Map<number, number>()
  return circle => {
    const before = known.get(circle)
    if (before !== undefined) return before
    const mass = new Float64Array(CIRCLES)
    mass[circle] = 1
    const chance = new Survival(hideout, supply, risksOf(spread(mass), threats), price).from(circle)
    known.set(circle, chance)
    return chance
  }
}

/** D9: a token near the women, where he would rather know. */
export function jackFlips(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  const women = Object.keys(view.wretched).map(Number)
  return weighed(
    choices,
    ({ detail }) =>
      detail.kind === 'flip'
        ? women.reduce((sum, circle) => sum + 1 / (1 + stepsTo(crossingNumber(detail.at), circle)), 0)
        : 0,
    rng,
  )
}

/** D5: draws a token away from the hideout, or keeps the Letter. */
export function jackLetters(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  const { hideout = 0 } = view
  const far = (id: string) => Math.min(8, stepsTo(crossingNumber(id), hideout))
  return preferred(
    choices,
    ({ detail }) => {
      switch (detail.kind) {
        case 'letter':
          return far(detail.to) - far(detail.from)
        case 'saucy-jacky':
          return 8 - nearest(detail.crossings.map(crossingNumber), hideout) - 3
        default:
          return 2
      }
    },
    0.5,
    rng,
  )
}
