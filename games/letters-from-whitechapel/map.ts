import { CIRCLE_TEXT, CROSSING_TEXT, JUNCTION_TEXT } from './nodes.ts'
import { CIRCLE_STREETS, CROSSING_STREETS } from './streets.ts'

/** The board as printed (LW-7). Everything else about it is computed from this: see `graph.ts` and `blocks.ts`. */

export const FRAME = { width: 1000, height: 667.7 } as const

/** A numbered circle, 1 to 195. */
export type CircleNumber = number
/** A crossing by its name, `x1` to `x234`; everything that computes calls it by the number alone. */
export type CrossingId = `x${number}`
/** A node of the street drawing: `c1` ..., `x1` ... or `j1` .... */
export type NodeId = string
/** A section of the printed grid (LW-72). */
export type Sector = 'A/a' | 'A/b' | 'B/a' | 'B/b' | 'C/a' | 'C/b'

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Circle extends Point {
  readonly number: CircleNumber
  readonly red: boolean
}

export interface Crossing extends Point {
  readonly id: CrossingId
  readonly number: number
  readonly yellow: boolean
  readonly sector: Sector
}

/** A bare meeting of streets: nobody stops there, and it parts nothing. */
export interface Junction extends Point {
  readonly id: NodeId
}

/** Undirected; `bends` lead from `from` to `to`. */
export interface Street {
  readonly from: NodeId
  readonly to: NodeId
  readonly bends: readonly Point[]
}

/** The Goulston crossing (LW-77). */
export const GOULSTON = 99

/** What is told of the red circles: a murder of the time, by place, victim and day. */
export const RED_PLACES: { readonly [circle: CircleNumber]: { place: string; victim: string; date: string } } = {
  3: { place: '29 Hanbury Street', victim: 'Annie Chapman', date: '1888-09-08' },
  21: { place: 'Buck’s Row', victim: 'Mary Ann Nichols', date: '1888-08-31' },
  27: { place: 'Miller’s Court, Dorset Street', victim: 'Mary Jane Kelly', date: '1888-11-09' },
  65: { place: 'Commercial Road', victim: '“Fairy Fay”', date: '1887-12' },
  84: { place: 'Osborn Street, Brick Lane', victim: 'Emma Smith', date: '1888-04-03' },
  147: { place: 'Clarke’s Yard, Poplar High Street', victim: 'Rose Mylett', date: '1888-12-20' },
  149: { place: 'Mitre Square', victim: 'Catherine Eddowes', date: '1888-09-30' },
  158: { place: 'Dutfield’s Yard, Berner Street', victim: 'Elizabeth Stride', date: '1888-09-30' },
}

/** The red circles, ascending. */
export const RED: readonly CircleNumber[] = [3, 21, 27, 65, 84, 147, 149, 158]
/** The numbers of the yellow crossings, ascending. */
export const YELLOW: readonly number[] = [41, 46, 58, 135, 138, 165, 184]

/** In order of their numbers: circle n is `CIRCLES[n - 1]`. */
export const CIRCLES: readonly Circle[] = readPlaces(CIRCLE_TEXT).map((place, i) => ({
  ...place,
  number: i + 1,
  red: RED.includes(i + 1),
}))

/** In order of their numbers: crossing xn is `CROSSINGS[n - 1]`. */
export const CROSSINGS: readonly Crossing[] = readPlaces(CROSSING_TEXT).map((place, i) => ({
  ...place,
  id: `x${i + 1}`,
  number: i + 1,
  yellow: YELLOW.includes(i + 1),
  sector: sectorOf(place),
}))

export const JUNCTIONS: readonly Junction[] = readPlaces(JUNCTION_TEXT).map((place, i) => ({
  ...place,
  id: `j${i + 1}`,
}))

export const STREETS: readonly Street[] = [
  ...rowsOf(CIRCLE_STREETS).flatMap((row, i) => streetsFrom(`c${i + 1}`, row)),
  ...rowsOf(CROSSING_STREETS).flatMap(row => {
    const [from, ends = ''] = row.split(':')
    return streetsFrom(`x${from}`, ends)
  }),
]

export const CIRCLE_COUNT = CIRCLES.length
export const CROSSING_COUNT = CROSSINGS.length

function readPlaces(text: string): Point[] {
  return (text.match(/\d{8}/g) ?? []).map(digits => ({
    x: Number(digits.slice(0, 4)) / 10,
    y: Number(digits.slice(4)) / 10,
  }))
}

/** The lines of the printed grid part all crossings: none stands on one. */
function sectorOf({ x, y }: Point): Sector {
  return `${x < 357 ? 'A' : x < 644 ? 'B' : 'C'}/${y > 305 ? 'a' : 'b'}`
}

function rowsOf(text: string): string[] {
  return text.trim().split(/[|\n]+/)
}

function streetsFrom(from: NodeId, ends: string): Street[] {
  return ends.split(' ').map(end => {
    const [to = '', ...bends] = end.split('@')
    return { from, to: to.startsWith('j') ? to : `x${to}`, bends: bends.map(readPoint) }
  })
}

function readPoint(text: string): Point {
  const [x, y] = text.split(',').map(Number)
  return { x, y }
}

/** The name of a crossing by its number; `x0` is none. */
export function crossingName(crossing: number): CrossingId {
  return CROSSING_NAMES[crossing]
}

const CROSSING_NAMES: readonly CrossingId[] = ['x0', ...CROSSINGS.map(crossing => crossing.id)]

/** The number of a crossing by its name; 0 where it is none. */
export function crossingNumber(name: string): number {
  const number = /^x[1-9]\d{0,2}$/.test(name) ? Number(name.slice(1)) : 0
  return number <= CROSSING_COUNT ? number : 0
}

/** Whether a number is that of a circle. */
export function isCircle(number: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= CIRCLE_COUNT
}
