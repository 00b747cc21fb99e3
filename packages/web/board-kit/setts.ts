import { APOTHEM, RADIUS } from './hex.ts'
import type { StreetInk } from './paving.ts'
import { type Point, polar } from './point.ts'
import { type Chance, chanceOf, type Sketch, within } from './sketch.ts'

export type JointInk = 'joint'

/** How a street is paved. */
export interface Bond {
  /** Courses in a hex. */
  readonly rows: number
  /** The least and the greatest length of a stone. */
  readonly lengths: readonly [number, number]
  /** By how many sixths of a turn the courses are turned from the horizontal. */
  readonly turn: number
}

/** The setts of one hex of street: courses with staggered joints; here and there a stone that is worn pale or sits deep. */
export function drawSetts(
  name: string,
  centre: Point,
  { rows, lengths, turn }: Bond,
  ground: Sketch<StreetInk>,
  paving: Sketch<JointInk>,
): void {
  const chance = chanceOf(name)
  const at = placer(centre, turn)
  const pitch = (2 * APOTHEM) / rows
  for (let row = 0; row < rows; row++) {
    const top = -APOTHEM + row * pitch
    const bottom = top + pitch
    const reach = Math.min(halfWidth(top), halfWidth(bottom))
    if (row > 0) course(at, top, chance, paving)
    let left = -reach
    let x = -reach + within(chance, 3, 10)
    while (x < reach - 3) {
      const lean = within(chance, -0.5, 0.5)
      paving.line('joint', at(x + lean, top + 0.6), at(x - lean, bottom - 0.6))
      const worn = chance()
      if (worn > 0.7) {
        const stone = [at(left, top), at(x, top), at(x, bottom), at(left, bottom)]
        ground.area(worn > 0.86 ? 'stone-pale' : 'stone-deep', stone)
      }
      left = x
      x += within(chance, ...lengths)
    }
  }
}

type Placer = (x: number, y: number) => Point

/** From the hex's own axes, which turn with the courses, to the drawing. */
function placer(centre: Point, turn: number): Placer {
  if (turn === 0) return (x, y) => ({ x: centre.x + x, y: centre.y + y })
  const along = (turn * Math.PI) / 3
  return (x, y) => polar(polar(centre, along, x), along + Math.PI / 2, y)
}

/** Half the width of a hex at a height above or below its centre, pulled in a little. */
function halfWidth(y: number): number {
  return RADIUS - Math.abs(y) / Math.sqrt(3) - 1.6
}

function course(at: Placer, y: number, chance: Chance, paving: Sketch<JointInk>): void {
  const reach = halfWidth(y)
  const thirds = [-1, -0.34, 0.34, 1].map(share => at(share * reach, y + within(chance, -0.5, 0.5)))
  paving.line('joint', ...thirds)
}
