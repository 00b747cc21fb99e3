import { CELLS, EXITS, neighbor } from '@gaslight/mr-jack'
import { APOTHEM, centreOf, edgeOf, HEX_DIRECTIONS, stepOf } from '../../../../board-kit/hex.ts'
import type { Point } from '../../../../board-kit/point.ts'
import type { Sketch } from '../../../../board-kit/sketch.ts'

export type WallInk = 'wall-shadow' | 'wall' | 'wall-top'

const gates = new Map(EXITS.map(exit => [`${exit.hex} ${exit.direction}`, exit]))

/** Where a gate leads: the centre of the place beyond the wall. */
export function beyond(exit: (typeof EXITS)[number]): Point {
  const cell = CELLS.find(({ id }) => id === exit.hex)
  const step = stepOf(exit.direction)
  const centre = centreOf(cell ?? { col: 0, row: 0 })
  return { x: centre.x + step.x, y: centre.y + step.y }
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
