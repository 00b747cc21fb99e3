import { CIRCLES, CROSSINGS } from '@gaslight/letters-from-whitechapel/map'
import { nearest, roundFrom, type Spot } from '../../../board-kit/picking.ts'
import type { Point } from '../../../board-kit/point.ts'
import { type Arrow, ahead } from '../../../board-kit/walk.ts'
import { keyOf, placeOfTarget } from './places.ts'
import type { Mark, NodeId, Overlay, Scene, Target } from './props.ts'

/** All that can be pointed at: circles by number, then crossings by number. */
export const TARGETS: readonly Target[] = [
  ...CIRCLES.map(({ number }): Target => ({ kind: 'circle', circle: number })),
  ...CROSSINGS.map(({ id }): Target => ({ kind: 'crossing', crossing: id })),
]

interface NodeSpot extends Spot<Target> {
  readonly node: NodeId
}

const SPOTS: readonly NodeSpot[] = TARGETS.map(target => ({
  target,
  place: placeOfTarget(target),
  node: keyOf(target) as NodeId,
}))

/** Marks that are there to be chosen; the others only say something. */
const CHOICES: ReadonlySet<Mark> = new Set(['target', 'search', 'arrest', 'declare', 'selected'])

type Nodes = NonNullable<Overlay['nodes']>

/** Asked at every movement of a pointer, while the marks stay the same. */
const choices = new WeakMap<Nodes, readonly NodeSpot[]>()

function choicesIn({ nodes }: Overlay): readonly NodeSpot[] {
  if (nodes === undefined) return []
  const known = choices.get(nodes)
  if (known !== undefined) return known
  const found = SPOTS.filter(({ node }) => {
    const mark = nodes[node]
    return mark !== undefined && CHOICES.has(mark)
  })
  choices.set(nodes, found)
  return found
}

/** All that can be chosen now, in the order in which the `n` key walks it. */
export function markedTargets(overlay: Overlay): readonly Target[] {
  return choicesIn(overlay).map(({ target }) => target)
}

/** How far from a node a mouse still means it, in CSS pixels. */
const MOUSE_REACH = 20

/**
 * What lies under a pointer. `reach` is that of a finger, in drawing units, 0 for a mouse or a pen; `unit` is the length
 * of a CSS pixel. What can be chosen is taken before what cannot be, if it lies within a finger's reach.
 */
export function targetAt(point: Point, reach: number, unit: number, overlay: Overlay): Target | null {
  const wide = reach > 0 ? reach : (MOUSE_REACH / 2) * unit
  return (
    (nearest(choicesIn(overlay), point, wide) ?? nearest(SPOTS, point, Math.max(reach / 2, MOUSE_REACH * unit)))
      ?.target ?? null
  )
}

/** Where the keyboard starts: the first thing to choose, else Jack for who sees him, a policeman, circle 1. */
export function firstTarget(scene: Scene, overlay: Overlay): Target {
  const [marked] = markedTargets(overlay)
  if (marked) return marked
  if (scene.jack !== undefined) return { kind: 'circle', circle: scene.jack }
  const [policeman] = scene.police
  return policeman ? { kind: 'crossing', crossing: policeman.at } : TARGETS[0]
}

/** The next thing to choose after (`by` 1) or before (`by` -1) another, round and round; null if there is none. */
export function nextMarked(from: Target | null, by: 1 | -1, overlay: Overlay): Target | null {
  return roundFrom(markedTargets(overlay), keyOf, from, by)
}

/** Where an arrow key leads: to the nearest node that way; the same target if none lies there. */
export function walk(from: Target, arrow: Arrow): Target {
  return stepAmong(SPOTS, from, arrow)
}

/** Where an arrow key leads with Shift: to the nearest choice that way, however far. */
export function walkMarked(from: Target, arrow: Arrow, overlay: Overlay): Target {
  return stepAmong(choicesIn(overlay), from, arrow)
}

function stepAmong(spots: readonly Spot<Target>[], from: Target, arrow: Arrow): Target {
  const places = spots.map(({ place }) => place)
  return spots[ahead(placeOfTarget(from), arrow, places)]?.target ?? from
}
