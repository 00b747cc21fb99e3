import {
  CIRCLES,
  type CircleNumber,
  CROSSINGS,
  type CrossingId,
  JUNCTIONS,
} from '@gaslight/letters-from-whitechapel/map'
import type { Frame } from '../../../board-kit/frame.ts'
import type { Point } from '../../../board-kit/point.ts'
import type { NodeId, Target } from './props.ts'

/** Whitechapel with the houses beyond its outermost streets. */
export const FRAME: Frame = { x: 16, y: -14, width: 962, height: 668 }

/** Nodes of the street drawing by name: `c27`, `x99`, `j3`. */
const PLACES: ReadonlyMap<string, Point> = new Map([
  ...CIRCLES.map(({ number, x, y }) => [`c${number}`, { x, y }] as const),
  ...[...CROSSINGS, ...JUNCTIONS].map(({ id, x, y }) => [id, { x, y }] as const),
])

/** Where a node is drawn, in drawing units. The name must be one of the board's. */
export function placeOfNode(node: string): Point {
  const place = PLACES.get(node)
  if (!place) throw new Error(`no node ${node}`)
  return place
}

export function placeOfCircle(circle: CircleNumber): Point {
  return placeOfNode(`c${circle}`)
}

export function placeOfCrossing(crossing: CrossingId): Point {
  return placeOfNode(crossing)
}

/** A name that two equal targets share: that of the node. */
export function keyOf(target: Target): string {
  return target.kind === 'circle' ? `c${target.circle}` : target.crossing
}

/** As the game's notation and every list call it: `27`, `x99`. */
export function nameOfNode(node: NodeId): string {
  return node.startsWith('c') ? node.slice(1) : node
}

export function placeOfTarget(target: Target): Point {
  return placeOfNode(keyOf(target))
}

/** The side of the squares into which the town is cut, in drawing units: one is as large as a window where one is nearest. */
export const PART = 160
