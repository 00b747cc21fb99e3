import { BLOCKS } from './blocks.ts'
import { CIRCLE_COUNT, CROSSING_COUNT, CROSSINGS, STREETS } from './map.ts'

/**
 * Rows of numbers in one array: row i is `items` from `start[i]` up to `start[i + 1]`. For hot loops, and small enough to
 * be built when the module is loaded.
 */
export interface Rows {
  readonly start: Int32Array
  readonly items: Int32Array
}

function rowsOf(rows: readonly (readonly number[])[]): Rows {
  const start = new Int32Array(rows.length + 1)
  for (const [i, row] of rows.entries()) start[i + 1] = start[i] + row.length
  return { start, items: Int32Array.from(rows.flat()) }
}

/** A row as a list, for code that is read more often than it runs. */
export function rowOf(rows: Rows, row: number): number[] {
  return Array.from(rows.items.subarray(rows.start[row], rows.start[row + 1]))
}

export function rowHas(rows: Rows, row: number, item: number): boolean {
  for (let i = rows.start[row]; i < rows.start[row + 1]; i++) if (rows.items[i] === item) return true
  return false
}

/** Nodes by number: circles 1 to 195, then crossings (x1 is 196), then junctions. */
const FIRST_CROSSING = CIRCLE_COUNT
const FIRST_JUNCTION = CIRCLE_COUNT + CROSSING_COUNT
const NEIGHBOURS: number[][] = []

function nodeOf(id: string): number {
  const number = Number(id.slice(1))
  return id[0] === 'c' ? number : id[0] === 'x' ? FIRST_CROSSING + number : FIRST_JUNCTION + number
}

function isCircleNode(node: number): boolean {
  return node <= FIRST_CROSSING
}

function isCrossingNode(node: number): boolean {
  return node > FIRST_CROSSING && node <= FIRST_JUNCTION
}

for (const { from, to } of STREETS) {
  const [a, b] = [nodeOf(from), nodeOf(to)]
  NEIGHBOURS[a] ??= []
  NEIGHBOURS[b] ??= []
  NEIGHBOURS[a].push(b)
  NEIGHBOURS[b].push(a)
}

const ascending = (a: number, b: number) => a - b

/** The nodes that a walk from `node` meets first, where it passes only nodes for which `passes` holds. */
function firstMet(node: number, passes: (node: number) => boolean): number[] {
  const seen = new Set([node])
  const met: number[] = []
  const open = [node]
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of NEIGHBOURS[at]) {
      if (seen.has(next)) continue
      seen.add(next)
      if (passes(next)) open.push(next)
      else met.push(next)
    }
  return met
}

const crossings = Array.from({ length: CROSSING_COUNT + 1 }, (_, number) => number)

/** LW-8: the circles next to each crossing, ascending; row 0 is empty. */
export const CIRCLES_BY: Rows = rowsOf(
  crossings.map(number =>
    number === 0
      ? []
      : firstMet(FIRST_CROSSING + number, node => node > FIRST_JUNCTION)
          .filter(isCircleNode)
          .sort(ascending),
  ),
)

/** LW-9: the crossings one step away from each crossing, ascending. */
export const STEPS: Rows = rowsOf(
  crossings.map(number =>
    number === 0
      ? []
      : firstMet(FIRST_CROSSING + number, node => !isCrossingNode(node))
          .map(node => node - FIRST_CROSSING)
          .sort(ascending),
  ),
)

/** LW-54: the crossings 0, 1 or 2 steps away from each crossing, its own included, ascending. */
export const WITHIN_TWO: Rows = rowsOf(
  crossings.map(number => {
    const near = number === 0 ? [] : [number, ...rowOf(STEPS, number)]
    return [...new Set(near.flatMap(step => [step, ...rowOf(STEPS, step)]))].sort(ascending)
  }),
)

/** LW-8: the crossings next to each circle, ascending; row 0 is empty. */
export const CROSSINGS_BY: Rows = rowsOf(
  Array.from({ length: CIRCLE_COUNT + 1 }, (_, circle) =>
    crossings.filter(number => rowHas(CIRCLES_BY, number, circle)),
  ),
)

/** Circles and crossings that meet each node with nothing but junctions between. */
const MEETS = NEIGHBOURS.map((_, node) => (node > FIRST_JUNCTION ? [] : firstMet(node, next => next > FIRST_JUNCTION)))
const TOUCHES = MEETS.map(met => new Set(met))

/**
 * LW-10: the circles joined to a circle, ascending, each with its routes. A route is the crossings of a way without a
 * shortcut: no crossing on it meets another but the ones before and behind it, nor do the circles at its ends. The set of
 * such a way holds no smaller one, and every inclusion-minimal set is that of such a way.
 */
function joinsOf(circle: number): [circle: number, routes: number[][]][] {
  const joins = new Map<number, number[][]>()
  const way: number[] = []
  const extend = (node: number): void => {
    for (const next of MEETS[node]) {
      if (next === circle) continue
      const earlier = way.length - 1
      if (way.length > 0 && TOUCHES[circle].has(next)) continue
      if (way.some((passed, i) => i < earlier && (passed === next || TOUCHES[passed].has(next)))) continue
      if (isCircleNode(next)) {
        const route = way.map(passed => passed - FIRST_CROSSING).sort(ascending)
        joins.set(next, [...(joins.get(next) ?? []), route])
        continue
      }
      way.push(next)
      extend(next)
      way.pop()
    }
  }
  extend(circle)
  return [...joins].sort(([a], [b]) => a - b)
}

const joins = Array.from({ length: CIRCLE_COUNT + 1 }, (_, circle) => (circle === 0 ? [] : joinsOf(circle)))

/** LW-10: the circles joined to each circle, ascending; row 0 is empty. A place in `items` is the number of a join. */
export const JOINED: Rows = rowsOf(joins.map(row => row.map(([circle]) => circle)))

/** The routes of each join of `JOINED`, by number: a row of `ROUTES`. */
export const ROUTE_START = new Int32Array(JOINED.items.length + 1)
/** The crossings on each route, ascending; the smallest routes of a join come first. */
export const ROUTES: Rows = rowsOf(
  joins.flatMap(row => row.flatMap(([, routes]) => routes.toSorted((a, b) => a.length - b.length || a[0] - b[0]))),
)
for (const [join, [, routes]] of joins.flat().entries()) ROUTE_START[join + 1] = ROUTE_START[join] + routes.length

/** LW-11: the circles reached from each circle by an alley, ascending. */
export const ALLEYS: Rows = rowsOf(alleyRows())

function alleyRows(): number[][] {
  const near = Array.from({ length: CIRCLE_COUNT + 1 }, () => new Set<number>())
  for (const { boundary } of BLOCKS) {
    const circles = boundary.map(nodeOf).filter(isCircleNode)
    for (const a of circles) for (const b of circles) if (a !== b) near[a].add(b)
  }
  return near.map(circles => [...circles].sort(ascending))
}

/** LW-53: the coach moves from each circle, ascending: the first circle `<< 8`, and the second. */
export const COACHES: Rows = coachRows()

/** Counted and filled in place: there are 11 842, and whoever loads the game waits for them. */
function coachRows(): Rows {
  const rows = { start: new Int32Array(CIRCLE_COUNT + 2), items: new Int32Array(0) }
  for (let pass = 0; pass < 2; pass++) {
    let length = 0
    for (let circle = 1; circle <= CIRCLE_COUNT; circle++) {
      rows.start[circle] = length
      for (let first = JOINED.start[circle]; first < JOINED.start[circle + 1]; first++) {
        const via = JOINED.items[first]
        for (let second = JOINED.start[via]; second < JOINED.start[via + 1]; second++) {
          const end = JOINED.items[second]
          if (end === circle) continue
          if (pass === 1) rows.items[length] = (via << 8) | end
          length++
        }
      }
    }
    rows.start[CIRCLE_COUNT + 1] = length
    if (pass === 0) rows.items = new Int32Array(length)
  }
  return rows
}

/** Whether a crossing is yellow (LW-31), by number. */
export const IS_YELLOW = Uint8Array.from([0, ...CROSSINGS.map(crossing => Number(crossing.yellow))])

/** The number of the join from one circle to another; -1 where they are not joined. */
export function joinOf(from: number, to: number): number {
  for (let join = JOINED.start[from]; join < JOINED.start[from + 1]; join++) if (JOINED.items[join] === to) return join
  return -1
}

/** Whether a join has a route without a blocked crossing (LW-10); `blocked` is indexed by crossing. */
export function isOpen(join: number, blocked: Uint8Array): boolean {
  const { start, items } = ROUTES
  const last = ROUTE_START[join + 1]
  routes: for (let route = ROUTE_START[join]; route < last; route++) {
    for (let i = start[route]; i < start[route + 1]; i++) if (blocked[items[i]] !== 0) continue routes
    return true
  }
  return false
}
