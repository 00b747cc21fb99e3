import { CIRCLES } from '@gaslight/letters-from-whitechapel/map'
import type { Point } from '../../../board-kit/point.ts'
import type { Box, Crowd } from './crowd.ts'
import { placeOfNode } from './places.ts'
import type { NodeId, Scene } from './props.ts'
import type { Sizes } from './sizes.ts'

export interface Hanging {
  readonly at: NodeId
  readonly text: string
  /** What it says instead where it hangs as near to another circle as to its own. */
  readonly named?: string
  /** How far from the middle of its node it hangs, in the units of a token. */
  readonly clear: number
}

/** What a tag says, and where it hangs from its node, in the units of a token. */
export interface Hung {
  readonly at: NodeId
  readonly text: string
  readonly hung: Point
}

/** The cordon around a crime scene, in the units of a token. */
const CORDON = 34

export function nightTags({ crimeScenes }: Pick<Scene, 'crimeScenes'>): readonly Hanging[] {
  return crimeScenes.map(({ at, night }) => ({ at: `c${at}`, text: `${MOON}${night}`, clear: CORDON }))
}

/** Stands for the sign before the figure of a night, which is as wide as a letter. */
export const MOON = '0'

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

/** Around a node, the usual place first: south, east, west, north, and between them. */
const SIDES: readonly (readonly [x: number, y: number])[] = [
  [0, 1],
  [1, 0],
  [-1, 0],
  [0, -1],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0, 1.7],
  [0, -1.7],
  [1.7, 0],
  [-1.7, 0],
  [1.8, 1.8],
  [-1.8, 1.8],
  [1.8, -1.8],
  [-1.8, -1.8],
]

/** What a tag hangs beside: all that lies there, and whole coins, to which other things may come nearer. */
interface Around {
  readonly crowd: Crowd
  readonly coins: Crowd
}

/**
 * Where a tag hangs from its node: beside what lies around it. The crowd grows by it. What is not
 * `wanted` hangs nowhere where it would hide much.
 */
export function hangTag(
  tag: Hanging,
  sizes: Sizes,
  around: Around,
  need: 'wanted' | 'where-there-is-room',
): Hung | null {
  const { at, named } = tag
  let { text } = tag
  let best = bestOf(tag, sizes, around)
  if (named !== undefined && isDoubtful(best.box, at, sizes)) {
    text = named
    best = bestOf({ ...tag, text }, sizes, around)
  }
  const { wide, high } = best.box
  if (need !== 'wanted' && best.hides > HIDES * wide * high) return null
  around.crowd.add(best.box, 4, `tag ${at} ${text}`)
  const token = sizes.token / 26
  return { at, text, hung: { x: best.shift.x / token, y: best.shift.y / token } }
}

/** Of what hides more than so much of what is dear, for its size, nobody reads anything. */
const HIDES = 1.2
/** Another circle is taken for its own that is no more than so many times as far away, and so many pixels. */
const NEARLY = { times: 1.3, pixels: 3 }

/** Whether one may take another circle for the one that a tag belongs to. */
function isDoubtful(box: Box, at: NodeId, { unit }: Sizes): boolean {
  const away = ({ x, y }: Point) =>
    Math.hypot(Math.max(0, Math.abs(x / unit - box.x) - box.wide), Math.max(0, Math.abs(y / unit - box.y) - box.high))
  const within = away(placeOfNode(at)) * NEARLY.times + NEARLY.pixels
  return CIRCLES.some(circle => `c${circle.number}` !== at && away(circle) < within)
}

function bestOf({ at, text, clear }: Hanging, sizes: Sizes, { crowd, coins }: Around) {
  const [tag, token] = [sizes.label / 16, sizes.token / 26]
  const { x, y } = placeOfNode(at)
  const half = { wide: (tagWidth(text) / 2) * tag, high: (TAG_HEIGHT / 2) * tag }
  const hung = SIDES.map(([right, down], order) => {
    const slanted = right !== 0 && down !== 0 ? 0.74 : 1
    const shift = {
      x: right * (clear * token * slanted + half.wide * (slanted < 1 ? 0.8 : 1) + 0.5),
      y: down * (clear * token * slanted + half.high + 0.5),
    }
    const box: Box = { x: x / sizes.unit + shift.x, y: y / sizes.unit + shift.y, ...half }
    return { shift, box, order, hides: crowd.cost(box, at) + coins.cost(box, at) }
  })
  const [best] = hung.sort((a, b) => a.hides + a.order - b.hides - b.order)
  return best
}
