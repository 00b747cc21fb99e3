import { CIRCLES, type CircleNumber, CROSSINGS, type CrossingId } from '@gaslight/letters-from-whitechapel/map'
import { at, number } from '../../../board-kit/path.ts'
import type { Point } from '../../../board-kit/point.ts'
import { type Box, Crowd, shared } from './crowd.ts'
import { landmarksOf } from './landmarks.ts'
import { cellsByCircle } from './lines.ts'
import { ALL_NUMBERS, bedOf, boxOf, placeNumber } from './numbers.ts'
import { BADGE, BADGES, type Corner } from './pieces/corners.ts'
import { placesHung } from './place-names.ts'
import { FRAME, placeOfCircle, placeOfNode } from './places.ts'
import type { Mark, NodeId, Overlay, Scene } from './props.ts'
import type { Shifts } from './shifts.ts'
import { FINE, type Sizes, sizesAt, stepOf } from './sizes.ts'
import { boxAt, type Extent, PATROL, POLICEMAN, shiftsOf } from './stands.ts'
import { type Hanging, type Hung, hangTag, nightTags } from './tags.ts'

/** What is written on the map, so that nothing that one looks for hides behind something else. */
export interface Labels {
  /** Drawing units for one CSS pixel, where it has the least room. */
  readonly unit: number
  readonly shifts: Shifts
  /** Where the number of each circle stands, in CSS pixels from its middle; those that have no room are left out. */
  readonly numbers: ReadonlyMap<CircleNumber, Point>
  /** Lines whose round ends make the beds of numbers that are not in their coins, by what they lie on. */
  readonly beds: { readonly [bed in Bed]: string }
  readonly nights: readonly Hung[]
  readonly cells: readonly (Hung & { readonly kind: 'cell' | 'pencil' })[]
  readonly lines: readonly Hung[]
  /** Names of places, where one is near enough to read them: how far from their circles, in CSS pixels. */
  readonly places: readonly Hung[]
}

export const BEDS = ['plain', 'red', 'marked'] as const
export type Bed = (typeof BEDS)[number]

/** What is to be written. */
export type Written = Pick<Overlay, 'nodes' | 'plan' | 'answers' | 'labels' | 'heat'>

/** Everything that is written, at a scale in CSS pixels for one drawing unit. */
export function labelsAt(scale: number, scene: Scene, written: Written): Labels {
  const sizes = sizesAt(scale)
  const isFar = sizes.level === 'far'
  const crowd = new Crowd(nodesAt(scale))
  const fixed = [...onCircles(scene, sizes), ...badgesOf(scene, written, sizes)]
  for (const { box, weight, of } of fixed) crowd.add(box, weight, of)
  const shifts = shiftsOf(scene, sizes, crowd)
  const moved = onCrossings(scene, sizes, shifts)
  for (const { box, weight, of } of moved) crowd.add(box, weight, of)
  const pieces = [...fixed, ...moved]
  const { hideout } = scene
  if (hideout !== undefined) crowd.add(boxAt(`c${hideout}`, HOUSE, sizes), 2, `c${hideout}`)
  const numbers = new Map<CircleNumber, Point>()
  const put = (circles: readonly CircleNumber[], need: 'wanted' | 'where-there-is-room') => {
    for (const circle of circles) {
      if (numbers.has(circle)) continue
      const beside = placeNumber(circle, sizes, crowd, need)
      if (beside !== null) numbers.set(circle, beside)
    }
  }
  if (isFar) put(landmarksOf(scene, written), 'wanted')
  else {
    // In their coins all have room but those that a piece stands before.
    const boxes = pieces.map(({ box }) => box)
    const hidden = ALL_NUMBERS.filter(circle => boxes.some(box => hides(box, boxOf(circle, sizes, IN_ITS_COIN))))
    for (const circle of ALL_NUMBERS) numbers.set(circle, IN_ITS_COIN)
    for (const circle of hidden) numbers.delete(circle)
    put(hidden, 'wanted')
  }
  const hang = (tags: readonly Hanging[], need: 'wanted' | 'where-there-is-room'): readonly Hung[] =>
    tags.flatMap(tag => hangTag(tag, sizes, { crowd, coins: coinsAt(scale) }, need) ?? [])
  // From afar the cordon says enough where the tag would lie on what one plays with.
  const nights = hang(nightTags(scene), isFar ? 'where-there-is-room' : 'wanted')
  const lines = hang(linesOf(written, scene), 'where-there-is-room')
  const cells = isFar
    ? []
    : cellsOf(scene, written).flatMap(({ kind, ...tag }) => hang([tag], 'wanted').map(hung => ({ ...hung, kind })))
  // From afar the others take what tags leave.
  put(ALL_NUMBERS, 'where-there-is-room')
  const places = scale < stepOf(FINE) ? [] : placesHung(sizes, crowd)
  return { unit: sizes.unit, shifts, numbers, beds: bedsOf(numbers, sizes, written), nights, lines, cells, places }
}

/** The same object for all of them: what has not moved need not be looked at. */
const IN_ITS_COIN: Point = { x: 0, y: 0 }

const nodes = new Map<number, Crowd>()

/** What is always there: coins with their numbers, where these lie in them, and squares. */
function nodesAt(scale: number): Crowd {
  const known = nodes.get(scale)
  if (known) return known
  const sizes = sizesAt(scale)
  const crowd = new Crowd()
  const put = (place: Point, half: number, weight: number, of: string) =>
    crowd.add({ x: place.x / sizes.unit, y: place.y / sizes.unit, wide: half, high: half }, weight, of)
  for (const circle of CIRCLES) put(circle, sizes.coin * 0.7, sizes.level === 'far' ? 1.2 : 4, `c${circle.number}`)
  for (const crossing of CROSSINGS) put(crossing, sizes.square, 0.05, crossing.id)
  for (const edge of edgesAt(sizes)) crowd.add(edge, CUT, 'edge')
  nodes.set(scale, crowd)
  return crowd
}

const coins = new Map<number, Crowd>()

/** Whole coins with their rims: a tag that touches one is not to be read as its name, and hides where it is. */
function coinsAt(scale: number): Crowd {
  const known = coins.get(scale)
  if (known) return known
  const { unit, coin } = sizesAt(scale)
  const crowd = new Crowd()
  for (const { number, x, y } of CIRCLES)
    crowd.add({ x: x / unit, y: y / unit, wide: coin * ROUND, high: coin * ROUND }, RIM, `c${number}`)
  coins.set(scale, crowd)
  return crowd
}

/** Half the side of a square as large as a disc, in its radius. */
const ROUND = Math.sqrt(Math.PI) / 2
const RIM = 4

/** Nothing is written where it would be cut. */
const CUT = 30
/** How far beyond the drawing nothing may reach, in CSS pixels. */
const BEYOND = 40

/** What lies beyond the drawing's four edges. */
function edgesAt({ unit }: Sizes): readonly Box[] {
  const [left, top] = [FRAME.x / unit, FRAME.y / unit]
  const [wide, high] = [FRAME.width / unit / 2, FRAME.height / unit / 2]
  const [x, y] = [left + wide, top + high]
  return [
    { x: left - BEYOND, y, wide: BEYOND, high },
    { x: left + 2 * wide + BEYOND, y, wide: BEYOND, high },
    { x, y: top - BEYOND, wide, high: BEYOND },
    { x, y: top + 2 * high + BEYOND, wide, high: BEYOND },
  ]
}

/** What must not be hidden by words, and hides numbers itself: here those who stand on circles. */
function onCircles({ women, wretched, jack }: Scene, sizes: Sizes) {
  return [
    ...women.map(({ at }) => stand(`c${at}`, { wide: 19, top: -61, bottom: -14 }, sizes)),
    ...wretched.map(at => stand(`c${at}`, { wide: 14, top: -60, bottom: -18 }, sizes)),
    ...(jack === undefined ? [] : [stand(`c${jack}`, { wide: 17, top: -69, bottom: -18 }, sizes)]),
  ]
}

/** The same on crossings, or a step aside. */
function onCrossings({ police, patrols }: Scene, sizes: Sizes, shifts: Shifts) {
  const put = (at: CrossingId, parts: readonly Extent[]) => parts.map(part => stand(at, part, sizes, shifts.get(at)))
  return [...police.flatMap(({ at }) => put(at, POLICEMAN)), ...patrols.flatMap(({ at }) => put(at, PATROL))]
}

function stand(node: NodeId, extent: Extent, sizes: Sizes, shift?: Point) {
  return { box: boxAt(node, extent, sizes, shift), weight: 6, of: `on ${node}` }
}

/** The house around the hideout's coin, whose own number stands in it. */
const HOUSE = { wide: 31, top: -39, bottom: 30 }

/** Small signs at the corners of coins: what was found and told there, and what could be done. */
function badgesOf({ clues, falseClues }: Scene, { answers, nodes }: Written, sizes: Sizes) {
  const token = sizes.token / 26
  const put = (node: string, corner: Corner) => {
    const { x, y } = placeOfNode(node)
    const { x: right, y: down } = BADGES[corner]
    const middle = { x: x / sizes.unit + right * token, y: y / sizes.unit + down * token }
    return { box: { ...middle, wide: BADGE * token, high: BADGE * token }, weight: 6, of: `at ${node}` }
  }
  const signs = Object.entries(nodes ?? {}).filter(([, mark]) => mark && SIGNED.has(mark))
  return [
    ...clues.map(at => put(`c${at}`, 'ne')),
    ...falseClues.map(at => put(`c${at}`, 'nw')),
    ...(answers ?? []).map(({ circle }) => put(`c${circle}`, 'sw')),
    ...signs.map(([node]) => put(node, 'se')),
  ]
}

/** Marks with a sign besides their rim. */
const SIGNED: ReadonlySet<Mark> = new Set(['search', 'arrest', 'declare'])

/** Whether one does not see of a number what it is. */
function hides(piece: Box, number: Box): boolean {
  return shared(piece, number) > number.wide * number.high * 0.3
}

/** Lines under nodes hang clear of what stands there. */
function linesOf({ labels }: Written, { police, patrols }: Scene): readonly Hanging[] {
  const occupied = new Set<string>([...police, ...patrols].map(({ at }) => at))
  return (Object.entries(labels ?? {}) as [NodeId, string][]).map(([at, text]) => ({
    at,
    text,
    ...(at.startsWith('c') && { named: `${at.slice(1)}: ${text}` }),
    clear: at.startsWith('c') ? 29 : occupied.has(at) ? 30 : 18,
  }))
}

/** The names of the cells at the circles that they hold, in ink and in pencil. */
function cellsOf({ row }: Scene, { plan }: Written): readonly (Hanging & { readonly kind: 'cell' | 'pencil' })[] {
  const named = (entries: Scene['row'], kind: 'cell' | 'pencil') =>
    [...cellsByCircle(entries ?? [])].map(([circle, text]) => ({ at: `c${circle}` as const, text, clear: 24, kind }))
  return [...named(row, 'cell'), ...named(plan, 'pencil')]
}

function bedsOf(
  numbers: ReadonlyMap<CircleNumber, Point>,
  sizes: Sizes,
  { nodes }: Written,
): { readonly [bed in Bed]: string } {
  const beds = { plain: '', red: '', marked: '' }
  for (const [circle, beside] of numbers) {
    if (sizes.level !== 'far' && beside.x === 0 && beside.y === 0) continue
    const { x, y } = placeOfCircle(circle)
    const { long } = bedOf(circle, sizes)
    const from = { x: x + (beside.x - long) * sizes.unit, y: y + beside.y * sizes.unit }
    const bed: Bed = nodes?.[`c${circle}`] ? 'marked' : CIRCLES[circle - 1].red ? 'red' : 'plain'
    beds[bed] += `M${at(from)}h${number(2 * long * sizes.unit)}`
  }
  return beds
}
