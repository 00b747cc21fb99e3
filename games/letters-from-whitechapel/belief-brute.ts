import type { Fact } from './belief-facts.ts'
import { ALLEYS, COACHES, isOpen, JOINED, rowOf } from './graph.ts'
import { CIRCLE_COUNT, CROSSING_COUNT } from './map.ts'

/** Every row that fits a night's facts, listed one by one straight from LW-84 to LW-87: what the counts are held to. */
export function listRows([murder, ...facts]: readonly Fact[]): number[][] {
  if (murder.kind !== 'murder') throw new Error('a night begins with its murder')
  const [a, b] = murder.circles
  let rows =
    b === undefined
      ? [[a]]
      : [
          [a, b],
          [b, a],
        ]
  for (const fact of facts) rows = rows.flatMap(row => prolongations(row, fact))
  return rows
}

function prolongations(row: number[], fact: Fact): number[][] {
  const at = row[row.length - 1]
  switch (fact.kind) {
    case 'entry':
      return waysOf(at, fact).map(way => [...row, ...way])
    case 'due':
      return fact.coach || waysOf(at, { move: 'normal', stood: fact.stood }).length > 0 || (fact.alley && at !== 43)
        ? [row]
        : []
    case 'search':
      return row.includes(fact.circle) === fact.yes ? [row] : []
    case 'arrest':
      return fact.circles.includes(at) === fact.yes ? [row] : []
    default:
      return [row]
  }
}

function waysOf(at: number, { move, stood }: Pick<Extract<Fact, { kind: 'entry' }>, 'move' | 'stood'>): number[][] {
  if (move === 'alley') return rowOf(ALLEYS, at).map(end => [end])
  if (move === 'coach') return rowOf(COACHES, at).map(pair => [pair >> 8, pair & 255])
  const blocked = new Uint8Array(CROSSING_COUNT + 1)
  for (const crossing of stood ?? []) blocked[crossing] = 1
  const ways: number[][] = []
  for (let join = JOINED.start[at]; join < JOINED.start[at + 1]; join++)
    if (isOpen(join, blocked)) ways.push([JOINED.items[join]])
  return ways
}

/** By circle: how many of the rows have a property. */
export function tally(rows: readonly (readonly number[])[], circlesOf: (row: readonly number[]) => Iterable<number>) {
  const counts = new Float64Array(CIRCLE_COUNT + 1)
  for (const row of rows) for (const circle of circlesOf(row)) counts[circle]++
  return counts
}
