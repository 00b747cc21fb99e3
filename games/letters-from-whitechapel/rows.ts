import type { Rng } from '@gaslight/core'
import { type Entry, entriesOf, murderCell } from './entries.ts'
import { ALLEYS, COACHES, isOpen, JOINED } from './graph.ts'
import { CIRCLE_COUNT, type CircleNumber, CROSSING_COUNT } from './map.ts'
import type { NightLog } from './view.ts'

/**
 * The rows that fit what everybody knows of a night (LW-84 to LW-88), counted and drawn without rejection: a dynamic
 * program over Jack's location and the circles found by searches that the row has visited (LW-87). Both are packed in one
 * key, `visited << 8 | location`.
 */
export interface NightRows {
  /** How many rows end on each circle. */
  readonly ends: ReadonlyMap<CircleNumber, number>
  /** One of the rows that end there, all equally likely: the circles by cell. Null where none does. */
  draw(end: CircleNumber, rng: Rng): { readonly [cell: number]: CircleNumber } | null
}

type Layer = Map<number, number>

/** What the answers of a night say about its row. */
interface Clues {
  /** By circle: the last round in which a search said no; a circle is in no cell filled up to then. */
  readonly noUntil: Uint8Array
  /** By circle: its bit among those that a search found; 0 where none did. */
  readonly bits: Int32Array
  /** By round: the bits that must be set when the round is over. */
  readonly required: (round: number) => number
  /** By round: circles on which an arrest failed. */
  readonly notAt: (round: number) => readonly CircleNumber[]
}

function cluesOf({ answers = {} }: NightLog, victims: readonly CircleNumber[]): Clues {
  const noUntil = new Uint8Array(CIRCLE_COUNT + 1)
  const bits = new Int32Array(CIRCLE_COUNT + 1)
  const found: [round: number, bit: number][] = []
  const failed = new Map<number, CircleNumber[]>()
  for (const { kind, circles, yes, round } of Object.values(answers))
    for (const circle of circles) {
      if (kind === 'arrest') failed.set(round, [...(failed.get(round) ?? []), circle])
      else if (!yes) noUntil[circle] = Math.max(noUntil[circle], round)
      else if (bits[circle] === 0 && !victims.includes(circle)) {
        bits[circle] = 1 << found.length
        found.push([round, bits[circle]])
      }
    }
  return {
    noUntil,
    bits,
    required: round => found.reduce((mask, [by, bit]) => (by <= round ? mask | bit : mask), 0),
    notAt: round => failed.get(round) ?? [],
  }
}

/** One way to go on: where it leads, and the circle passed on the way, 0 for none. */
type Visit = (to: number, via: number) => void

const blocked = new Uint8Array(CROSSING_COUNT + 1)

/** Every way in which an entry can go on from a circle (LW-85). Policemen must be marked in `blocked`. */
function waysOn(entry: Entry, from: number, visit: Visit): void {
  switch (entry.kind) {
    case 'normal':
      for (let join = JOINED.start[from]; join < JOINED.start[from + 1]; join++)
        if (isOpen(join, blocked)) visit(JOINED.items[join], 0)
      return
    case 'alley':
      for (let i = ALLEYS.start[from]; i < ALLEYS.start[from + 1]; i++) visit(ALLEYS.items[i], 0)
      return
    case 'coach':
      for (let i = COACHES.start[from]; i < COACHES.start[from + 1]; i++)
        visit(COACHES.items[i] & 255, COACHES.items[i] >> 8)
      return
    default:
      entry.kind satisfies never
  }
}

/** Visits every pair of keys before and after an entry that the clues allow. */
function transitions(
  { noUntil, bits, required, notAt }: Clues,
  entry: Entry,
  layer: Layer,
  visit: (before: number, after: number, count: number, via: number) => void,
): void {
  const { round } = entry
  const needed = required(round)
  const closed = notAt(round)
  for (const crossing of entry.stood ?? []) blocked[crossing] = 1
  for (const [key, count] of layer)
    waysOn(entry, key & 255, (to, via) => {
      if (round <= noUntil[to] || (via !== 0 && round <= noUntil[via])) return
      const visited = (key >> 8) | bits[to] | bits[via]
      if ((visited & needed) !== needed || closed.includes(to)) return
      visit(key, (visited << 8) | to, count, via)
    })
  for (const crossing of entry.stood ?? []) blocked[crossing] = 0
}

/** `victims`: the circles of the night's murders; those of night 3 in any order. */
export function rowsOf(night: number, log: NightLog, victims: readonly CircleNumber[]): NightRows {
  const clues = cluesOf(log, victims)
  const entries = entriesOf(night, log)
  const { noUntil, notAt, required } = clues
  const first: Layer = new Map()
  for (const circle of victims)
    if (noUntil[circle] === 0 && !(night === 3 && notAt(1).includes(circle))) first.set(circle, 1)
  if (night === 3 && required(1) !== 0) first.clear()
  const layers = [first]
  for (const entry of entries) {
    const next: Layer = new Map()
    transitions(clues, entry, layers[layers.length - 1], (_, after, count) => {
      next.set(after, (next.get(after) ?? 0) + count)
    })
    layers.push(next)
  }
  const ends = new Map<CircleNumber, number>()
  for (const [key, count] of layers[layers.length - 1]) ends.set(key & 255, (ends.get(key & 255) ?? 0) + count)
  return {
    ends,
    draw(end, rng) {
      const row: { [cell: number]: CircleNumber } = {}
      let key = choose(
        [...layers[layers.length - 1]].filter(([last]) => (last & 255) === end),
        rng,
      )
      if (key === null) return null
      for (let i = entries.length - 1; i >= 0; i--) {
        const ways: [way: readonly [before: number, via: number], count: number][] = []
        transitions(clues, entries[i], layers[i], (before, after, count, via) => {
          if (after === key) ways.push([[before, via], count])
        })
        const way = choose(ways, rng)
        if (way === null) return null
        const [before, via] = way
        const { cells } = entries[i]
        row[cells[cells.length - 1]] = key & 255
        if (via !== 0) row[cells[0]] = via
        key = before
      }
      const cell = murderCell(log.toc ?? 1)
      const location = key & 255
      if (night === 3) row[cell] = victims.find(circle => circle !== location) ?? location
      row[cell + (night === 3 ? 1 : 0)] = location
      return row
    },
  }
}

/** One of several things, by their weights; null where there is none, or none with a weight. */
export function choose<T>(from: readonly (readonly [item: T, weight: number])[], rng: Rng): T | null {
  const weighed = from.filter(([, weight]) => weight > 0)
  let left = rng.unit() * weighed.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [item, weight] of weighed) {
    left -= weight
    if (left < 0) return item
  }
  return weighed.at(-1)?.[0] ?? null
}
