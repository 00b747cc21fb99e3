import { CELLS, DIRECTIONS, neighbor, type SpaceId } from '@gaslight/mr-jack-new-york'
import { APOTHEM, corners, edgeOf, HEX_DIRECTIONS, type HexDirection, RADIUS } from '../../../../board-kit/hex.ts'
import { between, type Point } from '../../../../board-kit/point.ts'
import { chanceOf, type Sketch, within } from '../../../../board-kit/sketch.ts'
import { isLand, placeOf } from '../places.ts'
import { SEAWARD } from './ferries.ts'

export type QuayInk =
  | 'wall-shadow'
  | 'wall'
  | 'wall-top'
  | 'wall-pile'
  | 'basin'
  | 'plank'
  | 'plank-pale'
  | 'seam'
  | 'stringer'
  | 'berth'
  | 'bollard'
  | 'pile'

export const QUAY_INKS: readonly QuayInk[] = [
  'basin',
  'wall-shadow',
  'wall',
  'wall-top',
  'plank',
  'plank-pale',
  'seam',
  'stringer',
  'berth',
  'pile',
  'bollard',
]

/** The granite bulkhead around Manhattan, where it meets the water; ports and piers are of timber. */
export function drawBulkhead(quay: Sketch<QuayInk>): void {
  for (const { id, kind } of CELLS) {
    if (!isLand(id) || kind === 'quayside') continue
    for (const direction of DIRECTIONS) {
      const next = neighbor(id, direction)
      if (next && isLand(next.id)) continue
      const [from, to] = edgeOf(placeOf(id), direction, -2.6)
      quay.line('wall-shadow', { x: from.x + 2.4, y: from.y + 4 }, { x: to.x + 2.4, y: to.y + 4 })
      quay.line('wall', from, to)
      quay.line('wall-top', from, to)
    }
  }
}

/** A pier: planks across it from edge to edge, a stringer and piles where it stands in the water. */
export function drawPier(id: SpaceId, quay: Sketch<QuayInk>): void {
  const centre = placeOf(id)
  const chance = chanceOf(`pier ${id}`)
  quay.area('plank', corners(centre, 0.5))
  const count = 13
  const pitch = (2 * APOTHEM) / count
  for (let row = 0; row < count; row++) {
    const top = -APOTHEM + row * pitch
    const reach = Math.min(half(top), half(top + pitch))
    const [left, right] = [centre.x - reach, centre.x + reach]
    const y = centre.y + top
    quay.line('seam', { x: left, y }, { x: right, y })
    const joint = within(chance, left + 6, right - 6)
    quay.line('seam', { x: joint, y }, { x: joint, y: y + pitch })
    if (chance() > 0.6) {
      const board = [joint, right, right, joint].map((x, i) => ({ x, y: i < 2 ? y : y + pitch }))
      quay.area('plank-pale', board)
    }
  }
  for (const direction of DIRECTIONS) {
    const next = neighbor(id, direction)
    if (next && isLand(next.id)) continue
    const [from, to] = edgeOf(centre, direction, -1)
    quay.line('wall-shadow', { x: from.x + 2, y: from.y + 4 }, { x: to.x + 2, y: to.y + 4 })
    quay.line('stringer', from, to)
    for (const share of [0, 0.33, 0.67, 1]) quay.disc('pile', between(from, to, share), 3.4)
    for (const share of [0.2, 0.8]) bollard(between(between(from, to, share), centre, 0.16), quay)
  }
}

/** A port: still water between the quays it shares with the town, and two rows of piles out to sea. */
export function drawBerth(id: SpaceId, quay: Sketch<QuayInk>): void {
  const centre = placeOf(id)
  const seaward = SEAWARD[id] ?? 0
  const turnTo = (direction: HexDirection) => HEX_DIRECTIONS.indexOf(direction) * 60
  quay.area('basin', corners(centre, 0.5))
  for (const direction of DIRECTIONS) {
    const [from, to] = edgeOf(centre, direction, 4.6)
    const next = neighbor(id, direction)
    if (next && isLand(next.id)) {
      quay.line('berth', from, to)
      for (const share of [0.22, 0.78]) bollard(between(from, to, share), quay)
    } else if (Math.abs(turnTo(direction) - seaward) > 45) {
      for (const share of [0.12, 0.5, 0.88]) quay.disc('pile', between(from, to, share), 2.6)
    }
  }
}

function bollard(foot: Point, quay: Sketch<QuayInk>): void {
  quay.disc('bollard', foot, 2.3)
}

function half(y: number): number {
  return RADIUS - Math.abs(y) / Math.sqrt(3) - 0.6
}
