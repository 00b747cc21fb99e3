import { CIRCLES, CROSSINGS, FRAME } from '@gaslight/letters-from-whitechapel'
import { Sheet, type Spot } from '../terminal/sheet.ts'

/** Where things stand on a map of characters: circles by the first digit of their numbers. */
export interface Places {
  readonly width: number
  readonly height: number
  readonly circles: ReadonlyMap<number, Spot>
  readonly crossings: ReadonlyMap<number, Spot>
}

const known = new Map<number, Places>()

/** In front of every number one character stays free for a sign, and one behind it. */
export function placesFor(width: number): Places {
  const before = known.get(width)
  if (before !== undefined) return before
  const sheet = new Sheet(width, FRAME)
  const circles = new Map<number, Spot>()
  for (const circle of CIRCLES) {
    const { x, y } = sheet.place(circle, String(circle.number).length + 2)
    circles.set(circle.number, { x: x + 1, y })
  }
  const crossings = new Map(CROSSINGS.map(crossing => [crossing.number, sheet.place(crossing, 1)]))
  const places = { width, height: sheet.height, circles, crossings }
  known.set(width, places)
  return places
}
