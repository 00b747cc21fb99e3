import type { Point } from '../../../board-kit/point.ts'

/** A part of the screen, by its middle and half its sides, in CSS pixels. */
export interface Box extends Point {
  readonly wide: number
  readonly high: number
}

interface Obstacle extends Box {
  /** How bad it is to hide a square pixel of it. */
  readonly weight: number
  /** Whose it is: what belongs to that node may lie on it. */
  readonly of: string
}

/** Nothing that is put here reaches farther than so many pixels from its middle. */
const SQUARE = 48

/** What lies on the screen already, for whatever is to be put beside it. */
export class Crowd {
  private readonly squares = new Map<number, Obstacle[]>()
  private readonly behind: Crowd | undefined

  /** `behind`: what lies there, too, and is not added to. */
  constructor(behind?: Crowd) {
    this.behind = behind
  }

  add(box: Box, weight: number, of: string): void {
    const obstacle = { ...box, weight, of }
    for (const square of squaresOf(box)) {
      const there = this.squares.get(square)
      if (there) there.push(obstacle)
      else this.squares.set(square, [obstacle])
    }
  }

  /** How bad it is to put a box here, for the node whose own things do not count. */
  cost(box: Box, of: string): number {
    let cost = this.behind?.cost(box, of) ?? 0
    const met = new Set<Obstacle>()
    for (const square of squaresOf(box))
      for (const obstacle of this.squares.get(square) ?? []) {
        if (obstacle.of === of || met.has(obstacle)) continue
        met.add(obstacle)
        cost += obstacle.weight * shared(box, obstacle)
      }
    return cost
  }
}

function squaresOf({ x, y, wide, high }: Box): readonly number[] {
  const squares: number[] = []
  for (let column = Math.floor((x - wide) / SQUARE); column <= Math.floor((x + wide) / SQUARE); column++)
    for (let row = Math.floor((y - high) / SQUARE); row <= Math.floor((y + high) / SQUARE); row++)
      squares.push(column * 4096 + row)
  return squares
}

/** The area that both cover. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x - a.wide, b.x - b.wide)
  const high = Math.min(a.y + a.high, b.y + b.high) - Math.max(a.y - a.high, b.y - b.high)
  return wide > 0 && high > 0 ? wide * high : 0
}
