import { CIRCLES, type CircleNumber, CROSSINGS } from '@gaslight/letters-from-whitechapel/map'
import type { Point } from '../../../board-kit/point.ts'
import { placeOfCircle } from './places.ts'
import type { Night, Scene } from './props.ts'
import { NUMBERED, sizesAt } from './sizes.ts'

export interface Hanging {
  readonly circle: CircleNumber
  readonly text: string
}

export const NUMERALS: { readonly [night in Night]: string } = { 1: 'I', 2: 'II', 3: 'III', 4: 'IV' }

export function nightTags({ crimeScenes }: Pick<Scene, 'crimeScenes'>): readonly Hanging[] {
  return crimeScenes.map(({ at, night }) => ({ circle: at, text: NUMERALS[night] }))
}

/** In the units of a tag, sixteen of which are as high as its letters. */
export const TAG_HEIGHT = 20

export function tagWidth(text: string): number {
  return Math.max(22, figuresIn(text) * 10.4 + 10)
}

/** In figures' widths; Chinese characters and capitals are wider. */
function figuresIn(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (letter > '\u2e80' ? 1.6 : letter === ' ' || letter === '.' ? 0.6 : 1),
    0,
  )
}

/** Tags are hung where they are most crowded: from afar. Whoever comes nearer finds more room between them. */
const SIZES = sizesAt(NUMBERED)
const TAG_UNIT = SIZES.label / 16
const TOKEN_UNIT = SIZES.token / 26

/** A part of the screen, by its middle and half its sides, in CSS pixels from where the drawing begins. */
interface Box extends Point {
  readonly wide: number
  readonly high: number
}

interface Obstacle extends Box {
  /** How bad it is to hide it. */
  readonly weight: number
}

function onScreen({ x, y }: Point): Point {
  return { x: x / SIZES.unit, y: y / SIZES.unit }
}

const NODES: readonly Obstacle[] = [
  ...CIRCLES.map(circle => ({ ...onScreen(circle), wide: SIZES.coin * 0.8, high: SIZES.coin * 0.8, weight: 2 })),
  ...CROSSINGS.map(crossing => ({ ...onScreen(crossing), wide: SIZES.square, high: SIZES.square, weight: 1 })),
]
const OTHER_TAG = 4

/** Around a coin, the usual place first: south, east, west, north, and between them. */
const SIDES: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
]

/**
 * Where each tag hangs from its coin, in the units of a token from the coin's middle: beside what lies around it and what
 * was hung before.
 */
export function hangTags(tags: readonly Hanging[]): readonly Point[] {
  const hung: Obstacle[] = []
  return tags.map(({ circle, text }) => {
    const coin = onScreen(placeOfCircle(circle))
    const half = { wide: (tagWidth(text) / 2) * TAG_UNIT, high: (TAG_HEIGHT / 2) * TAG_UNIT }
    const around = [...NODES, ...hung].filter(({ x, y, wide }) => Math.hypot(x - coin.x, y - coin.y) < 90 + wide)
    const [best] = SIDES.map(([x, y], order) => {
      const slanted = x !== 0 && y !== 0 ? 0.74 : 1
      const shift = {
        x: x * (SIZES.coin * slanted + half.wide + (slanted < 1 ? -half.wide * 0.2 : 0.5)),
        y: y * (SIZES.coin * slanted + half.high + 0.5),
      }
      const box = { x: coin.x + shift.x, y: coin.y + shift.y, ...half }
      return { shift, box, cost: order + around.reduce((sum, other) => sum + other.weight * shared(box, other), 0) }
    }).sort((a, b) => a.cost - b.cost)
    hung.push({ ...best.box, weight: OTHER_TAG })
    return { x: best.shift.x / TOKEN_UNIT, y: best.shift.y / TOKEN_UNIT }
  })
}

/** The area of two boxes that both cover. */
function shared(a: Box, b: Box): number {
  const wide = Math.min(a.x + a.wide, b.x + b.wide) - Math.max(a.x - a.wide, b.x - b.wide)
  const high = Math.min(a.y + a.high, b.y + b.high) - Math.max(a.y - a.high, b.y - b.high)
  return wide > 0 && high > 0 ? wide * high : 0
}
