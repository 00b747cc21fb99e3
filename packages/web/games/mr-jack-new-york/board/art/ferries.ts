import { FERRIES, LIBERTY, type SpaceId } from '@gaslight/mr-jack-new-york'
import { along, lengthOf, softened } from '../../../../board-kit/curve.ts'
import type { Point } from '../../../../board-kit/point.ts'
import { placeOf } from '../places.ts'

type Coordinates = readonly (readonly [number, number])[]

/** The waters each ferry passes, between the two ends. */
const WATERS: { readonly [ferry: string]: Coordinates } = {
  'a3 LIB': [
    [62, 214],
    [98, 152],
  ],
  'c5 LIB': [[176, 160]],
  'LIB g9': [
    [196, 34],
    [290, -14],
    [372, 2],
  ],
  'LIB e1': [
    [74, 116],
    [20, 146],
    [-14, 214],
    [-22, 330],
    [0, 440],
    [54, 530],
    [130, 580],
    [206, 600],
    [262, 584],
  ],
}

function through(waters: Coordinates): Point[] {
  return waters.map(([x, y]) => ({ x, y }))
}

export interface Ferry {
  readonly from: SpaceId
  readonly to: SpaceId
  /** From middle to middle. */
  readonly line: readonly Point[]
}

export const FERRY_LINES: readonly Ferry[] = FERRIES.map(({ from, to }) => ({
  from,
  to,
  line: softened([placeOf(from), ...through(WATERS[`${from} ${to}`] ?? []), placeOf(to)], 10),
}))

export function ferryBetween(from: SpaceId, to: SpaceId): Ferry | undefined {
  return FERRY_LINES.find(ferry => ferry.from === from && ferry.to === to)
}

/** How much of a line lies on land at its two ends. */
const ASHORE = { cell: 47, departing: 122, departingEast: 62, arriving: 66 }

/** The part of a ferry's line that shows on the water. */
export function wakeOf({ from, to, line }: Ferry): readonly Point[] {
  const start = from !== LIBERTY ? ASHORE.cell : to === 'e1' ? ASHORE.departing : ASHORE.departingEast
  const end = to === LIBERTY ? ASHORE.arriving : ASHORE.cell
  const length = lengthOf(line)
  const steps = Math.max(6, Math.round((length - start - end) / 14))
  return Array.from({ length: steps + 1 }, (_, i) =>
    along(line, (start + ((length - start - end) * i) / steps) / length),
  )
}

/** The way round Manhattan for the Steamers, clockwise from the north-west, and where each port opens on it. */
const ROUND: Coordinates = [
  [300, -12],
  [500, -18],
  [720, -28],
  [860, 40],
  [896, 240],
  [894, 470],
  [800, 590],
  [660, 612],
  [540, 606],
  [420, 612],
  [240, 612],
  [110, 545],
  [30, 480],
  [-18, 380],
  [-6, 240],
  [60, 196],
  [178, 148],
  [232, 92],
]
const OPENINGS: { readonly [port: SpaceId]: number } = { e8: 0, l12: 2, k4: 7, g2: 9, b1: 11 }

/** A Steamer's course from port to port, the shorter way round. */
export function courseOf(from: SpaceId, to: SpaceId): readonly Point[] {
  const [start, end] = [OPENINGS[from], OPENINGS[to]]
  if (start === undefined || end === undefined) throw new Error(`no course from ${from} to ${to}`)
  const points = through(ROUND)
  const count = points.length
  const courses = [1, count - 1].map(by => {
    const stops: number[] = [start]
    while (stops.at(-1) !== end) stops.push(((stops.at(-1) ?? start) + by) % count)
    const waters = stops.flatMap(stop => points.slice(stop, stop + 1))
    return softened([placeOf(from), ...waters, placeOf(to)], 8)
  })
  const [clockwise = [], counter = []] = courses
  return lengthOf(clockwise) <= lengthOf(counter) ? clockwise : counter
}

/** The direction in which one leaves by a way out, in degrees from the north. */
export const SEAWARD: { readonly [exit: SpaceId]: number } = { e8: 0, l12: 0, k4: 180, g2: 180, b1: 240, n8: 90 }
