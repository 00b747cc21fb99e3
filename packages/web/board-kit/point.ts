/** In drawing units: x to the east, y to the south. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The point at a distance from another, in the direction of an angle. */
export function polar(from: Point, angle: number, distance: number): Point {
  return { x: from.x + Math.cos(angle) * distance, y: from.y + Math.sin(angle) * distance }
}

export function gap(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

export function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }
}
