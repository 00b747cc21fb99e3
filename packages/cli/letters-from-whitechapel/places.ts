import { CIRCLES, CROSSINGS, FRAME, type Point } from '@gaslight/letters-from-whitechapel'

/** Where things stand on a map of characters: circles by the first digit of their numbers. */
export interface Places {
  readonly width: number
  readonly height: number
  readonly circles: ReadonlyMap<number, Spot>
  readonly crossings: ReadonlyMap<number, Spot>
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** A character is about twice as high as it is wide. */
const RATIO = 2
const known = new Map<number, Places>()

/**
 * Everything as near to where it is as there is room. In front of every number one character stays free for a sign, and one
 * behind it.
 */
export function placesFor(width: number): Places {
  const before = known.get(width)
  if (before !== undefined) return before
  const height = Math.round((width * FRAME.height) / FRAME.width / RATIO)
  const taken = new Set<string>()
  const circles = new Map<number, Spot>()
  for (const circle of CIRCLES) {
    const length = String(circle.number).length + 2
    const { x, y } = nearest(spotOf(circle, width, height), length, { width, height, taken })
    circles.set(circle.number, { x: x + 1, y })
  }
  const crossings = new Map<number, Spot>()
  for (const crossing of CROSSINGS)
    crossings.set(crossing.number, nearest(spotOf(crossing, width, height), 1, { width, height, taken }))
  const places = { width, height, circles, crossings }
  known.set(width, places)
  return places
}

function spotOf({ x, y }: Point, width: number, height: number): Spot {
  return { x: Math.round((x / FRAME.width) * (width - 1)), y: Math.round((y / FRAME.height) * (height - 1)) }
}

interface Sheet {
  readonly width: number
  readonly height: number
  readonly taken: Set<string>
}

/** The start of the free run nearest to being centred on a spot; it is taken then. */
function nearest(at: Spot, length: number, { width, height, taken }: Sheet): Spot {
  const left = at.x - Math.floor(length / 2)
  const isFree = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    y < height &&
    x + length <= width &&
    Array.from({ length }, (_, i) => `${x + i} ${y}`).every(cell => !taken.has(cell))
  let best: Spot | null = null
  let far = Number.POSITIVE_INFINITY
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const distance = Math.hypot(x - left, (y - at.y) * RATIO)
      if (distance >= far || !isFree(x, y)) continue
      best = { x, y }
      far = distance
    }
  if (best === null) throw new Error(`a map of ${width} columns has no room for everything`)
  for (let i = 0; i < length; i++) taken.add(`${best.x + i} ${best.y}`)
  return best
}
