import { CELLS, EXITS, neighbor } from '@gaslight/mr-jack'
import {
  APOTHEM,
  centreOf,
  edgeOf,
  HEX_DIRECTIONS,
  nextTo,
  type Offset,
  type Point,
  stepOf,
} from '../../../../board-kit/hex.ts'
import type { Sketch } from '../../../../board-kit/sketch.ts'

export type WallInk = 'wall-shadow' | 'wall' | 'wall-top'

function key({ col, row }: Offset): string {
  return `${col},${row}`
}

const onBoard = new Set(CELLS.map(key))
const gates = new Map(EXITS.map(exit => [`${exit.hex} ${exit.direction}`, exit]))

/** Where a gate leads: the centre of the place beyond the wall. */
export function beyond(exit: (typeof EXITS)[number]): Point {
  const cell = CELLS.find(({ id }) => id === exit.hex)
  const step = stepOf(exit.direction)
  const centre = centreOf(cell ?? { col: 0, row: 0 })
  return { x: centre.x + step.x, y: centre.y + step.y }
}

/** The places of the sleeping city around the board: two hexes deep, without the lanes behind the gates. */
export function outskirts(): readonly Offset[] {
  const lanes = new Set(EXITS.map(beyond).map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`))
  const found = new Map<string, Offset>()
  let ring: readonly Offset[] = CELLS
  for (let depth = 0; depth < 2; depth++) {
    const next: Offset[] = []
    for (const place of ring) {
      for (const direction of HEX_DIRECTIONS) {
        const beside = nextTo(place, direction)
        const centre = centreOf(beside)
        if (onBoard.has(key(beside)) || found.has(key(beside))) continue
        if (lanes.has(`${Math.round(centre.x)},${Math.round(centre.y)}`)) continue
        found.set(key(beside), beside)
        next.push(beside)
      }
    }
    ring = next
  }
  return [...found.values()]
}

/** The wall along the edge of the district, open at the four gates. */
export function drawWall(wall: Sketch<WallInk>): void {
  for (const cell of CELLS) {
    for (const direction of HEX_DIRECTIONS) {
      if (neighbor(cell.id, direction) || gates.has(`${cell.id} ${direction}`)) continue
      const [from, to] = edgeOf(centreOf(cell), direction, -2.4)
      wall.line('wall-shadow', { x: from.x + 2, y: from.y + 3 }, { x: to.x + 2, y: to.y + 3 })
      wall.line('wall', from, to)
      wall.line('wall-top', from, to)
    }
  }
}

/** The drawing's frame: the cells with room for the wall and the lanes behind the gates. */
export const FRAME = { x: -66, y: -62, width: 852, height: 676 } as const

export const COMPASS: Point = { x: 214, y: 15 * APOTHEM + 36 }
