import type { Rng } from '@gaslight/core'
import { ALLEYS, COACHES, GOULSTON, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import type { Policy } from '../agent.ts'
import { pawnsOf, publicIn } from './beliefs.ts'
import { type Choice, preferred, weighed } from './choices.ts'
import { stepsTo } from './near.ts'
import { soundMoves } from './sound-moves.ts'
import { type Price, risksOf, SPENT, Survival, slipped, spread, type Threat } from './survival.ts'

/** How likely Jack is to take a move that is somewhat worse than the best: in chances to come home. */
const TEMPERATURE = 0.015

/** What Jack thinks of each move, as a chance to come home. */
export function jackScores(view: WhitechapelView, price: Price): (choice: Choice) => number {
  const { here, cellsLeft: cells } = publicIn(view)
  const { coaches, alleys, hideout = 0 } = view
  const supply = { cells, coaches, alleys }
  const threats = pawnsOf(view).map((crossing): Threat => ({ crossing, weight: 1 }))
  const walking = new Survival(hideout, supply, risksOf(spread(here), threats), price)
  const slipping = lazily(() => new Survival(hideout, supply, risksOf(slipped(here, ALLEYS), threats), price))
  const riding = lazily(() => new Survival(hideout, supply, risksOf(slipped(here, COACHES), threats), price))
  return ({ detail }) => {
    switch (detail.kind) {
      case 'move':
        if (detail.declared) return 2
        return detail.to === hideout ? 0 : walking.after(detail.to, { ...supply, cells: cells - 1 })
      case 'alley':
        return SPENT * slipping().after(detail.to, { coaches, alleys: alleys - 1, cells: cells - 1 })
      case 'coach': {
        const near = threats.some(({ crossing }) => stepsTo(crossing, detail.via) <= 2)
        const kept = SPENT * (near ? 0.97 : 1)
        return kept * riding().after(detail.to, { coaches: coaches - 1, alleys, cells: cells - 2 })
      }
      default:
        return 0
    }
  }
}

/** Of tonight, where the night may be over soon or late. */
export function priceIn(view: WhitechapelView): Price {
  const toc = view.nights[view.night]?.toc ?? 1
  return { start: 14 + toc - (view.night === 3 ? 1 : 0), secrecy: view.night === 4 ? 0 : SECRECY, stay: 1 }
}

/** The police come nearer with every round, and know more. */
const STAY = 0.98

/** The same for who does not like to stay out. */
export function hastyIn(view: WhitechapelView): Price {
  return { ...priceIn(view), stay: STAY }
}

/** How much of a night is lost by coming home at once. */
const SECRECY = 0.15

function lazily<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** D10. */
export function jackMoves(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  return preferred(soundMoves(view, choices), jackScores(view, priceIn(view)), TEMPERATURE, rng)
}

/** D11: Goulston Street, if it draws off a policeman who is near, whichever of the two the Head sends. */
export function jackGoulston(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  const location = locationIn(view)
  const gain = (colour: 'red' | 'green' | 'blue'): number =>
    Math.min(
      ...([colour, 'brown'] as const).map(sent => {
        const from = pawnsOf(view)[['blue', 'yellow', 'brown', 'red', 'green'].indexOf(sent)]
        return Math.min(6, stepsTo(GOULSTON, location)) - Math.min(6, stepsTo(from, location))
      }),
    )
  const score = ({ detail }: Choice) =>
    detail.kind === 'goulston' && detail.colour !== 'brown' && detail.colour !== 'yellow' ? gain(detail.colour) : 1.5
  return preferred(choices, score, 0.3, rng)
}

/** D14: over what a policeman would find now. */
export function jackFalseClue(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  const location = locationIn(view)
  const { here } = publicIn(view)
  const pawns = pawnsOf(view)
  const row = Object.values(view.nights[view.night]?.row ?? {})
  const beside = (circle: number) => pawns.filter(pawn => stepsTo(pawn, circle) === 0).length
  return weighed(
    choices,
    ({ detail }) => {
      if (detail.kind !== 'false-clue') return 0.1
      const { circle } = detail
      if (beside(circle) === 0) return 0
      if (circle === location) return 4
      return row.includes(circle) && view.clues[circle] === undefined ? 0.5 : here[circle]
    },
    rng,
  )
}

function locationIn(view: WhitechapelView): number {
  const log = view.nights[view.night]
  return log?.row?.[log.filled ?? 0] ?? 0
}

/** How far the nearest policeman, or token, is from a circle. */
export function nearest(crossings: readonly number[], circle: number): number {
  return crossings.reduce((least, crossing) => Math.min(least, stepsTo(crossing, circle)), 99)
}
