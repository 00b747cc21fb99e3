import type { CrossingId } from '@gaslight/letters-from-whitechapel/map'
import type { Point } from '../../../board-kit/point.ts'
import { type Box, type Crowd, shared } from './crowd.ts'
import { placeOfNode } from './places.ts'
import type { NodeId, Scene } from './props.ts'
import { type Shifts, STAYS } from './shifts.ts'
import type { Sizes } from './sizes.ts'

/** How far something reaches from its node, in the units of a token. */
export interface Extent {
  readonly wide: number
  readonly top: number
  readonly bottom: number
}

/** A policeman's emblem, and the helmet above it. */
export const POLICEMAN: readonly Extent[] = [
  { wide: 24, top: -20, bottom: 24 },
  { wide: 17, top: -44, bottom: -20 },
]
export const PATROL: readonly Extent[] = [{ wide: 25, top: -25, bottom: 25 }]

/** A piece steps no farther aside than so that it still stands on its crossing. */
const ASIDE = [0, 8, -8, 16, -16, 22, -22]
const DOWN = [0, 10, -10, 20, -18, 30, 40]

/** How bad a step aside is, for each CSS pixel: a quarter of a coin in sight is worth a few. */
const STEP = 6
/** How bad it is to hide a square pixel of another piece. */
const PIECE = 6
/** What hides no more than a seventh of a coin stays where it is. */
const LITTLE = 80

/**
 * Where pieces on crossings stand: there, or so far aside that they hide neither coins nor each other. `crowd`: what lies on
 * the screen without them.
 */
export function shiftsOf({ police, patrols }: Pick<Scene, 'police' | 'patrols'>, sizes: Sizes, crowd: Crowd): Shifts {
  const pieces = [
    ...police.map(({ at }) => ({ at, parts: POLICEMAN })),
    ...patrols.map(({ at }) => ({ at, parts: PATROL })),
  ].map(piece => ({ ...piece, shift: STAYS, boxes: boxesOf(piece, STAYS, sizes) }))
  for (const piece of pieces) {
    const others = pieces.flatMap(other => (other === piece ? [] : other.boxes))
    let least = Number.POSITIVE_INFINITY
    for (const shift of STEPS) {
      const boxes = boxesOf(piece, shift, sizes)
      const hides = boxes.reduce((sum, box) => sum + crowd.cost(box, piece.at) + PIECE * overlap(box, others), 0)
      const cost = hides + STEP * Math.hypot(shift.x, shift.y) * (sizes.token / 26)
      if (cost < least - 1) {
        least = cost
        Object.assign(piece, { shift, boxes })
      }
      if (hides < LITTLE) break
    }
  }
  return new Map(pieces.flatMap(({ at, shift }) => (shift === STAYS ? [] : [[at, shift]])))
}

/** The nearest first. */
const STEPS: readonly Point[] = ASIDE.flatMap(x => DOWN.map(y => (x === 0 && y === 0 ? STAYS : { x, y }))).sort(
  (a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y),
)

function boxesOf(
  { at, parts }: { readonly at: CrossingId; readonly parts: readonly Extent[] },
  shift: Point,
  sizes: Sizes,
): readonly Box[] {
  return parts.map(part => boxAt(at, part, sizes, shift))
}

/** The part of the screen that is covered by what reaches so far from a node. */
export function boxAt(node: NodeId, { wide, top, bottom }: Extent, sizes: Sizes, shift: Point = STAYS): Box {
  const token = sizes.token / 26
  const { x, y } = placeOfNode(node)
  return {
    x: x / sizes.unit + shift.x * token,
    y: y / sizes.unit + (shift.y + (top + bottom) / 2) * token,
    wide: wide * token,
    high: ((bottom - top) / 2) * token,
  }
}

function overlap(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => sum + shared(box, other), 0)
}
