import { APOTHEM, corners, edgeOf, HEX_DIRECTIONS, type Point, polar, RADIUS } from '../../../../board-kit/hex.ts'
import { chanceOf, type Sketch, within } from '../../../../board-kit/sketch.ts'

export type StreetInk = 'stone' | 'stone-deep' | 'stone-pale' | 'flag' | 'island'
export type PavingInk = 'joint' | 'kerb' | 'bevel-low' | 'bevel-high'

/** The radius of a post's island. */
const ISLAND = 25
const ROWS = 9
const PITCH = (2 * APOTHEM) / ROWS

/** Half the width of a hex at a height above or below its centre, pulled in a little. */
function halfWidth(y: number): number {
  return RADIUS - Math.abs(y) / Math.sqrt(3) - 1.6
}

/** One hex of street: courses of setts with staggered joints; here and there a stone that is worn pale or sits deep. */
export function drawStreet(name: string, centre: Point, ground: Sketch<StreetInk>, paving: Sketch<PavingInk>): void {
  const chance = chanceOf(name)
  ground.area('stone', corners(centre, 0.5))
  for (let row = 0; row < ROWS; row++) {
    const top = -APOTHEM + row * PITCH
    const bottom = top + PITCH
    const reach = Math.min(halfWidth(top), halfWidth(bottom))
    if (row > 0) course(centre, top, chance, paving)
    let left = -reach
    let x = -reach + within(chance, 3, 10)
    while (x < reach - 3) {
      const lean = within(chance, -0.5, 0.5)
      paving.line('joint', at(centre, x + lean, top + 0.6), at(centre, x - lean, bottom - 0.6))
      const worn = chance()
      if (worn > 0.7) {
        const stone = [at(centre, left, top), at(centre, x, top), at(centre, x, bottom), at(centre, left, bottom)]
        ground.area(worn > 0.86 ? 'stone-pale' : 'stone-deep', stone)
      }
      left = x
      x += within(chance, 7.5, 12.5)
    }
  }
  bevel(centre, paving)
}

/** The raised island of flagstones on which a gaslight post stands; nobody walks on it. */
export function drawIsland(centre: Point, ground: Sketch<StreetInk>, paving: Sketch<PavingInk>): void {
  ground.area('flag', corners(centre, 0.5))
  ground.disc('island', centre, ISLAND)
  paving.disc('kerb', centre, ISLAND)
  paving.disc('kerb', centre, ISLAND - 4)
  for (let i = 0; i < 12; i++) {
    const angle = ((i + 0.5) * Math.PI) / 6
    paving.line('joint', polar(centre, angle, ISLAND + 1), polar(centre, angle, i % 2 === 0 ? APOTHEM - 3 : APOTHEM))
  }
  bevel(centre, paving)
}

function course(centre: Point, y: number, chance: () => number, paving: Sketch<PavingInk>): void {
  const reach = halfWidth(y)
  const thirds = [-1, -0.34, 0.34, 1].map(share => at(centre, share * reach, y + within(chance, -0.5, 0.5)))
  paving.line('joint', ...thirds)
}

/** The light falls from the north-west: those edges shine, the opposite ones lie in shade. */
function bevel(centre: Point, paving: Sketch<PavingInk>): void {
  for (const direction of HEX_DIRECTIONS) {
    const high = direction === 'N' || direction === 'NW' || direction === 'SW'
    paving.line(high ? 'bevel-high' : 'bevel-low', ...edgeOf(centre, direction, 1.6))
  }
}

function at(centre: Point, x: number, y: number): Point {
  return { x: centre.x + x, y: centre.y + y }
}
