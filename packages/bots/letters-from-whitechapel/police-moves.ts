import type { Rng } from '@gaslight/core'
import {
  COLOURS,
  type Colour,
  crossingName,
  GOULSTON,
  lettersFromWhitechapel,
  ownersOf,
  ROLES,
  type Role,
  type WhitechapelPosition,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { Policy } from '../agent.ts'
import { mixture } from '../policy.ts'
import { pawnsOf } from './beliefs.ts'
import { type Choice, preferred } from './choices.ts'
import { coverageOf, postsFor, worthIn } from './coverage.ts'

/** The pawns that have not been handled, by their places in the order of colours; and those of them that this seat commands. */
export function pawnsLeft(view: WhitechapelView): { readonly all: number[]; readonly own: number[] } {
  const owners = ownersOf(view.options, view.seats)
  const all = COLOURS.flatMap((colour, i) => (view.handled.includes(colour) ? [] : [i]))
  const seat = ROLES.indexOf(view.decides as Role)
  return { all, own: all.filter(pawn => owners[pawn] === seat) }
}

/** D13: all policemen of this seat, to where they cover most together with the others. */
export function policeMoves(view: WhitechapelView, p: WhitechapelPosition, rng: Rng): Policy {
  const pawns = pawnsOf(view)
  const { all } = pawnsLeft(view)
  const worth = worthIn(view)
  const posts = postsFor(pawns, all, posts => coverageOf(posts, worth))
  return mixture([{ decisions: movesTo(view, p, posts), weight: 1 }], rng)
}

/** The decisions that bring this seat's policemen to their posts. */
export function movesTo(view: WhitechapelView, p: WhitechapelPosition, posts: readonly number[]) {
  const pawns = pawnsOf(view)
  return pawnsLeft(view).own.map(pawn => {
    const colour: Colour = COLOURS[pawn]
    return lettersFromWhitechapel.encode(
      p,
      posts[pawn] === pawns[pawn]
        ? { kind: 'police-stays', colour }
        : { kind: 'police', colour, to: crossingName(posts[pawn]) },
    )
  })
}

/** D12: the pawn that is missed least where it stands. */
export function policeGoulston(view: WhitechapelView, choices: readonly Choice[], rng: Rng): Policy {
  const pawns = pawnsOf(view)
  const worth = worthIn(view)
  return preferred(
    choices,
    ({ detail }) =>
      detail.kind === 'x99' ? coverageOf(pawns.with(COLOURS.indexOf(detail.colour), GOULSTON), worth) : 0,
    0.05,
    rng,
  )
}
