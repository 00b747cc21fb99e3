import { APOTHEM, corners } from '../../../../board-kit/hex.ts'
import { type Point, polar } from '../../../../board-kit/point.ts'
import type { JointInk } from '../../../../board-kit/setts.ts'
import type { Sketch } from '../../../../board-kit/sketch.ts'

export type IslandInk = 'flag' | 'island'
export type KerbInk = JointInk | 'kerb'

/** The radius of a post's island. */
const ISLAND = 25

/** The raised island on which a gaslight post stands; nobody walks on it. */
export function drawIsland(centre: Point, ground: Sketch<IslandInk>): void {
  ground.area('flag', corners(centre, 0.5))
  ground.disc('island', centre, ISLAND)
}

/** Its kerb, and the joints of the flagstones around it. */
export function drawKerb(centre: Point, paving: Sketch<KerbInk>): void {
  paving.disc('kerb', centre, ISLAND)
  paving.disc('kerb', centre, ISLAND - 4)
  for (let i = 0; i < 12; i++) {
    const angle = ((i + 0.5) * Math.PI) / 6
    paving.line('joint', polar(centre, angle, ISLAND + 1), polar(centre, angle, i % 2 === 0 ? APOTHEM - 3 : APOTHEM))
  }
}
