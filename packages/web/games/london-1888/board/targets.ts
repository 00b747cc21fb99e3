import { LOCATION_ROWS, SPACES, type SpaceId, STREET_LINKS } from '@gaslight/london-1888'
import { roundFrom } from '../../../board-kit/picking.ts'
import { gap, type Point } from '../../../board-kit/point.ts'
import { type Arrow, ahead } from '../../../board-kit/walk.ts'
import { PAWN, type Standing, standingIn } from './layout.ts'
import { isLocationId, keyOf, middleOf, placeOf } from './places.ts'
import type { Mark, Overlay, Scene, Target } from './props.ts'
import { sizesAt } from './sizes.ts'

/** Marks that are there to be chosen; `source` only says something. */
function isChoice(mark: Mark | undefined): boolean {
  return mark !== undefined && mark !== 'source'
}

export function markOf(target: Target, overlay: Overlay): Mark | undefined {
  switch (target.kind) {
    case 'space':
      return overlay.spaces?.[target.space] ?? (overlay.reach?.[target.space] === undefined ? undefined : 'target')
    case 'pawn':
      return overlay.pawns?.[target.character]
    case 'blocker':
      return overlay.blockers?.[target.space]
  }
}

const SPACE_TARGETS: readonly Target[] = SPACES.map(space => ({ kind: 'space', space }))

function targetOf({ pawn, space }: Standing): Target {
  return pawn === 'protester' || pawn === 'police' ? { kind: 'blocker', space } : { kind: 'pawn', character: pawn }
}

/** All that can be pointed at: the spaces in their order, then the pawns. */
function targetsIn(scene: Scene): readonly Target[] {
  return [...SPACE_TARGETS, ...standingIn(scene).map(targetOf)]
}

/** All that can be chosen now, in the order in which the `n` key walks it. */
export function markedTargets(scene: Scene, overlay: Overlay): readonly Target[] {
  return targetsIn(scene).filter(target => isChoice(markOf(target, overlay)))
}

/** Half the width of what belongs to a building, and how far it reaches to the north and to the south, in drawing units. */
const LOT = { half: 44, north: 48, south: 56 }

/** The radius of what belongs to a street space: it is taken before a lot that reaches into it. */
const COIN = 12
/** How far beyond a space a mouse still means it, in CSS pixels and in drawing units. */
const MOUSE = { pixels: 6, units: 5 }

/** How far a point is from a space that one can point at; 0 within a building's lot. */
function distanceTo(space: SpaceId, point: Point): number {
  const middle = middleOf(space)
  if (!isLocationId(space)) return Math.max(0, gap(middle, point) - COIN)
  const aside = Math.max(0, Math.abs(point.x - middle.x) - LOT.half)
  const over = Math.max(0, middle.y - LOT.north - point.y, point.y - middle.y - LOT.south)
  return Math.hypot(aside, over)
}

/**
 * What lies under a pointer. `reach` is that of a finger, in drawing units, 0 for a mouse or a pen; `unit` is the length of
 * a CSS pixel. What can be chosen is taken before what cannot, pawns before the spaces under them.
 */
export function targetAt(point: Point, reach: number, unit: number, scene: Scene, overlay: Overlay): Target | null {
  const token = (sizesAt(1 / unit).token * unit) / PAWN
  const pawns = standingIn(scene).map(standing => {
    const { x, y } = placeOf(standing.space)
    const middle = { x: x + standing.offset.x * token, y: y + standing.offset.y * token }
    return { target: targetOf(standing), far: gap(middle, point), near: PAWN * standing.scale * token }
  })
  const spaces = SPACE_TARGETS.flatMap(target =>
    target.kind === 'space'
      ? [{ target, far: distanceTo(target.space, point), near: Math.max(MOUSE.units, MOUSE.pixels * unit) }]
      : [],
  )
  const found = [pawns, spaces].map(list =>
    list.filter(({ far, near }) => far <= Math.max(near, reach)).sort((a, b) => a.far - b.far),
  )
  for (const list of found) {
    const choice = list.find(({ target }) => isChoice(markOf(target, overlay)))
    if (choice) return choice.target
  }
  const [[pawn] = [], [space] = []] = found
  return pawn && pawn.far <= pawn.near ? pawn.target : (space?.target ?? pawn?.target ?? null)
}

/** Where the keyboard starts: the first thing to choose, else one's own pawn, else the first pawn on the board. */
export function firstTarget(scene: Scene, overlay: Overlay): Target {
  const [marked] = markedTargets(scene, overlay)
  if (marked) return marked
  if (overlay.own !== undefined) return { kind: 'pawn', character: overlay.own }
  const [first] = standingIn(scene)
  return first ? targetOf(first) : { kind: 'space', space: SPACES[0] ?? '' }
}

/** The next thing to choose after (`by` 1) or before (`by` -1) another, round and round; null if there is none. */
export function nextMarked(from: Target | null, by: 1 | -1, scene: Scene, overlay: Overlay): Target | null {
  return roundFrom(markedTargets(scene, overlay), keyOf, from, by)
}

/** Where a target is on the board; a pawn that is gone is nowhere. */
export function placeOfTarget(target: Target, scene: Scene): Point {
  switch (target.kind) {
    case 'space':
    case 'blocker':
      return middleOf(target.space)
    case 'pawn': {
      const at = Object.values(scene.players).find(({ character }) => character === target.character)?.at
      return at === undefined ? middleOf('morgue') : placeOf(at)
    }
  }
}

const DOOR_LINKS = LOCATION_ROWS.flatMap(({ id, doors }) => doors.map(door => [id, door] as const))
const LINKS = [...STREET_LINKS, ...DOOR_LINKS]
const BESIDE: ReadonlyMap<SpaceId, readonly Target[]> = new Map(
  SPACES.map(space => [
    space,
    LINKS.flatMap(([a, b]): Target[] =>
      a === space ? [{ kind: 'space', space: b }] : b === space ? [{ kind: 'space', space: a }] : [],
    ),
  ]),
)

/**
 * Where an arrow key leads: along a street or through a door, if one goes that way, else to the nearest space that way; the
 * same target if none lies there.
 */
export function walk(from: Target, arrow: Arrow, scene: Scene): Target {
  const here = placeOfTarget(from, scene)
  const beside = from.kind === 'space' ? (BESIDE.get(from.space) ?? []) : []
  const there = beside.filter(target => isStraight(here, placeOfTarget(target, scene), arrow))
  return stepAmong(there.length > 0 ? there : SPACE_TARGETS, from, arrow, scene)
}

/** Whether a place lies more that way than to its side. */
function isStraight(from: Point, to: Point, arrow: Arrow): boolean {
  const [aside, below] = [to.x - from.x, to.y - from.y]
  switch (arrow) {
    case 'ArrowUp':
      return below < -Math.abs(aside)
    case 'ArrowDown':
      return below > Math.abs(aside)
    case 'ArrowLeft':
      return aside < -Math.abs(below)
    case 'ArrowRight':
      return aside > Math.abs(below)
  }
}

/** Where an arrow key leads with Shift: to the nearest choice that way, however far. */
export function walkMarked(from: Target, arrow: Arrow, scene: Scene, overlay: Overlay): Target {
  return stepAmong(markedTargets(scene, overlay), from, arrow, scene)
}

function stepAmong(targets: readonly Target[], from: Target, arrow: Arrow, scene: Scene): Target {
  const places = targets.map(target => placeOfTarget(target, scene))
  return targets[ahead(placeOfTarget(from, scene), arrow, places)] ?? from
}
