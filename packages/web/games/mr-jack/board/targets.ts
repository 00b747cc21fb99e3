import { CELLS, cellOf, DIRECTIONS, type Direction, EXITS } from '@gaslight/mr-jack'
import { angleOf, directionTowards, offsetAt } from '../../../board-kit/hex.ts'
import { arrowSteps } from '../../../board-kit/hex-walk.ts'
import { nearest, roundFrom, type Spot } from '../../../board-kit/picking.ts'
import { type Point, polar } from '../../../board-kit/point.ts'
import { type Arrow, ahead } from '../../../board-kit/walk.ts'
import { bearerOf, exitOf, gateOf, placeOf } from './places.ts'
import type { Overlay, Scene, Target } from './props.ts'

/** A name that two equal targets share. */
export function keyOf(target: Target): string {
  switch (target.kind) {
    case 'hex':
      return target.hex
    case 'exit':
      return `exit ${target.exit}`
    case 'direction':
      return `facing ${target.direction}`
    case 'edge':
      return `edge ${target.edge.join('/')}`
  }
}

/** How far the arrows of the facing lie from the middle of their hex. */
export const ARROW_REACH = 56

/** Where a target is drawn. */
export function placeOfTarget(target: Target, scene: Scene): Point {
  switch (target.kind) {
    case 'hex':
      return placeOf(target.hex)
    case 'exit':
      return gateOf(target.exit)
    case 'direction': {
      const bearer = bearerOf(scene)
      return bearer ? polar(placeOf(bearer.at), angleOf(target.direction), ARROW_REACH) : { x: 0, y: 0 }
    }
    case 'edge': {
      const [a, b] = target.edge.map(placeOf)
      return a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : { x: 0, y: 0 }
    }
  }
}

/** All that can be chosen now, in the order in which the `n` key walks it: hexes by column, exits, directions, edges. */
export function markedTargets(overlay: Overlay): readonly Target[] {
  const marked: Target[] = []
  for (const { id } of CELLS) {
    const mark = overlay.hexes?.[id]
    if (mark && mark !== 'selected') marked.push({ kind: 'hex', hex: id })
  }
  for (const { id } of EXITS) {
    const mark = overlay.exits?.[id]
    if (mark && mark !== 'selected') marked.push({ kind: 'exit', exit: id })
  }
  for (const direction of DIRECTIONS)
    if (overlay.directions?.includes(direction)) marked.push({ kind: 'direction', direction })
  for (const edge of overlay.edges ?? []) marked.push({ kind: 'edge', edge })
  return marked
}

/** How near a fine pointer must come to a gate or an edge, in drawing units. */
const GATE_REACH = 32
const EDGE_REACH = 15

/** What lies under a pointer. `reach` is that of a finger, in drawing units; 0 for a mouse or a pen. */
export function targetAt(point: Point, reach: number, scene: Scene, overlay: Overlay): Target | null {
  const turning = facingTowards(point, scene, overlay)
  if (turning) return turning
  const spots = markedTargets(overlay).map((target): Spot<Target> => ({ target, place: placeOfTarget(target, scene) }))
  const edge = nearest(
    spots.filter(({ target }) => target.kind === 'edge'),
    point,
    Math.max(EDGE_REACH, reach),
  )
  if (edge) return edge.target
  if (reach > 0) {
    const marked = nearest(spots, point, reach)
    if (marked) return marked.target
  }
  const gates = EXITS.map(({ id }): Spot<Target> => ({ target: { kind: 'exit', exit: id }, place: gateOf(id) }))
  const gate = nearest(gates, point, Math.max(GATE_REACH, reach))
  const place = offsetAt(point)
  const cell = CELLS.find(({ col, row }) => col === place.col && row === place.row)
  if (cell) return { kind: 'hex', hex: cell.id }
  return gate?.target ?? null
}

function facingTowards(point: Point, scene: Scene, overlay: Overlay): Target | null {
  const bearer = bearerOf(scene)
  if (!bearer || !overlay.directions?.length) return null
  const direction = directionTowards(placeOf(bearer.at), point)
  return overlay.directions.includes(direction) ? { kind: 'direction', direction } : null
}

/** Where the keyboard starts: the first thing to choose, else the first character, else the middle of the board. */
export function firstTarget(scene: Scene, overlay: Overlay): Target {
  const facing = overlay.directions?.length ? scene.facing : undefined
  if (facing) return { kind: 'direction', direction: facing }
  const [marked] = markedTargets(overlay)
  if (marked) return marked
  const [someone] = Object.values(scene.characters)
  return { kind: 'hex', hex: someone?.at ?? 'g6' }
}

/** The next thing to choose after (`by` 1) or before (`by` -1) another, round and round; null if there is none. */
export function nextMarked(from: Target | null, by: 1 | -1, overlay: Overlay): Target | null {
  return roundFrom(markedTargets(overlay), keyOf, from, by)
}

/** Where an arrow key leads; the same target if nothing lies there. */
export function walk(from: Target, arrow: Arrow, scene: Scene, overlay: Overlay): Target {
  switch (from.kind) {
    case 'direction':
      return { kind: 'direction', direction: turned(from.direction, arrow, overlay.directions ?? []) }
    case 'edge': {
      const edges = overlay.edges ?? []
      const places = edges.map(edge => placeOfTarget({ kind: 'edge', edge }, scene))
      const edge = edges[ahead(placeOfTarget(from, scene), arrow, places)]
      return edge ? { kind: 'edge', edge } : from
    }
    case 'exit': {
      const exit = exitOf(from.exit)
      const inwards = exit.direction === 'N' ? 'ArrowDown' : 'ArrowUp'
      return arrow === inwards ? { kind: 'hex', hex: exit.hex } : from
    }
    case 'hex': {
      const cell = cellOf(from.hex)
      if (!cell) return from
      for (const step of arrowSteps(cell, arrow)) {
        const next = CELLS.find(({ col, row }) => col === step.col && row === step.row)
        if (next) return { kind: 'hex', hex: next.id }
      }
      const outwards = arrow === 'ArrowUp' ? 'N' : arrow === 'ArrowDown' ? 'S' : undefined
      const exit = EXITS.find(({ hex, direction }) => hex === from.hex && direction === outwards)
      return exit ? { kind: 'exit', exit: exit.id } : from
    }
  }
}

/** Up and down look north and south; left and right turn the lantern by one side. */
function turned(from: Direction, arrow: Arrow, offered: readonly Direction[]): Direction {
  if (arrow === 'ArrowUp') return offered.includes('N') ? 'N' : from
  if (arrow === 'ArrowDown') return offered.includes('S') ? 'S' : from
  const by = arrow === 'ArrowRight' ? 1 : 5
  for (let i = 1; i <= 6; i++) {
    const next = DIRECTIONS[(DIRECTIONS.indexOf(from) + i * by) % 6]
    if (next && offered.includes(next)) return next
  }
  return from
}
