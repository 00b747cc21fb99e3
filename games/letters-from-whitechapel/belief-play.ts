import type { Rng } from '@gaslight/core'
import type { Fact } from './belief-facts.ts'
import { movesBetween } from './distances.ts'
import type { Entry } from './entries.ts'
import { ALLEYS, CIRCLES_BY, COACHES, isOpen, JOINED, rowOf, STEPS, WITHIN_TWO } from './graph.ts'
import { CATCH_ME_HIDEOUTS, HIDEOUTS } from './hideouts.ts'
import { CROSSING_COUNT, RED, YELLOW } from './map.ts'
import { CELLS, SUPPLY, TOC_CELLS } from './rules.ts'

/** Random hunts straight from the map, for the tests of beliefs: the facts as they become public, and the truth. */

export interface Played {
  readonly hideout: number
  /** The options that change what is told. */
  readonly catchMe: boolean
  readonly facts: readonly Fact[]
  /** By night: the circles in the cells. */
  readonly rows: readonly (readonly number[])[]
  /** Whether the last night ended with an escape, so that no night is under way. */
  readonly over: boolean
}

interface Table {
  readonly rng: Rng
  readonly hideout: number
  readonly facts: Fact[]
  readonly police: number[]
  readonly areaArrests: boolean
  readonly rushing: boolean
  readonly falseClues: boolean
  readonly noted: boolean
  /** How many cells before the last one Jack begins to go straight home. */
  readonly slack: number
  readonly row: number[]
  readonly marked: Set<number>
}

const chance = (rng: Rng, percent: number) => rng.below(100) < percent
const pick = <T>(rng: Rng, items: readonly T[]): T => items[rng.below(items.length)]

/** One hunt of up to four nights with random options; Jack makes for his hideout more or less. */
export function playHunt(rng: Rng): Played {
  const catchMe = chance(rng, 25)
  const hideout = pick(rng, catchMe ? CATCH_ME_HIDEOUTS : HIDEOUTS)
  const facts: Fact[] = []
  const rows: number[][] = []
  const scenes = new Set<number>()
  const rules = { areaArrests: chance(rng, 25), rushing: chance(rng, 25), falseClues: chance(rng, 25) }
  const addressNight = 1 + rng.below(8)
  const police = distinct(rng, YELLOW, 5)
  let over = false
  for (let night = 1; night <= 4; night++) {
    if (night === addressNight) {
      const circle = 1 + rng.below(195)
      if (circle !== hideout) facts.push({ kind: 'address', circle })
    }
    const noted = chance(rng, 95)
    const table: Table = {
      rng,
      hideout,
      facts,
      police,
      noted,
      slack: rng.below(12),
      row: [],
      marked: new Set(),
      ...rules,
    }
    rows.push(table.row)
    over = playNight(table, night, scenes)
    if (!over) break
  }
  return { hideout, catchMe, facts, rows, over }
}

/** Whether Jack escaped. */
function playNight(table: Table, night: number, scenes: Set<number>): boolean {
  const { rng, row, facts } = table
  for (let victim = 0; victim < (night === 3 ? 2 : 1); victim++) {
    let circle = pick(rng, RED)
    while (scenes.has(circle)) circle = 1 + rng.below(195)
    scenes.add(circle)
    row.push(circle)
  }
  let left = CELLS - (TOC_CELLS - 1 - rng.below(5) + row.length - 1)
  facts.push({ kind: 'murder', circles: row.toSorted((a, b) => a - b), cellsLeft: left })
  const supply: Record<Entry['kind'], number> = {
    normal: 1,
    coach: SUPPLY.coaches[night],
    alley: SUPPLY.alleys[night],
  }
  if (night === 3 && actAll(table)) return false
  for (;;) {
    const cells = move(table, supply, left)
    if (cells === 0) return false
    left -= cells
    const isHome = row[row.length - 1] === table.hideout && cells === 1 && facts.at(-1)?.kind === 'entry'
    const last = facts.at(-1)
    if (isHome && last?.kind === 'entry' && last.move === 'normal' && chance(rng, 80)) {
      facts.push({ kind: 'escape' })
      return true
    }
    if (left === 0 || actAll(table)) return false
  }
}

/** Jack's move; the number of cells it fills, 0 where he has none. */
function move(
  { rng, row, hideout, facts, police, noted, slack }: Table,
  supply: Record<Entry['kind'], number>,
  left: number,
) {
  const at = row[row.length - 1]
  const blocked = new Uint8Array(CROSSING_COUNT + 1)
  for (const crossing of police) blocked[crossing] = 1
  const ways: Record<Entry['kind'], number[][]> = {
    normal: [],
    alley: supply.alley > 0 ? rowOf(ALLEYS, at).map(end => [end]) : [],
    coach: supply.coach > 0 && left >= 2 ? rowOf(COACHES, at).map(pair => [pair >> 8, pair & 255]) : [],
  }
  for (let join = JOINED.start[at]; join < JOINED.start[at + 1]; join++)
    if (isOpen(join, blocked)) ways.normal.push([JOINED.items[join]])
  const kinds = (['normal', 'normal', 'normal', 'normal', 'alley', 'coach'] as const).filter(
    kind => ways[kind].length > 0,
  )
  if (kinds.length === 0) return 0
  const stood = noted ? [...police] : null
  facts.push({ kind: 'due', stood, coach: supply.coach > 0 && left >= 2, alley: supply.alley > 0 })
  const kind = pick(rng, kinds)
  const far = (way: readonly number[]) => movesBetween(way[way.length - 1], hideout)
  const some = Array.from({ length: left <= movesBetween(at, hideout) + slack ? 8 : 1 }, () => pick(rng, ways[kind]))
  const way = some.toSorted((a, b) => far(a) - far(b))[0]
  row.push(...way)
  if (kind !== 'normal') supply[kind]--
  facts.push({ kind: 'entry', move: kind, stood })
  return way.length
}

/** The policemen move and act; whether one of them made a correct arrest. */
function actAll(table: Table): boolean {
  const { rng, police, row } = table
  const at = row[row.length - 1]
  for (let i = 0; i < police.length; i++) {
    const ends = rowOf(WITHIN_TWO, police[i]).filter(end => end === police[i] || !police.includes(end))
    const towards = ends.filter(end => rowOf(CIRCLES_BY, end).some(circle => movesBetween(circle, at) <= 1))
    police[i] = towards.length > 0 && chance(rng, 40) ? pick(rng, towards) : pick(rng, ends)
  }
  if (table.falseClues && chance(rng, 15)) table.marked.add(1 + rng.below(195))
  return police.some((_, i) => act(table, i))
}

function act({ rng, police, row, facts, marked, areaArrests, rushing }: Table, pawn: number): boolean {
  const near = rowOf(CIRCLES_BY, police[pawn]).filter(circle => !marked.has(circle))
  const at = row[row.length - 1]
  const steps = rowOf(STEPS, police[pawn]).filter(step => !police.includes(step))
  const action = rng.below(10)
  if (action === 0 && rushing && steps.length > 0) police[pawn] = pick(rng, steps)
  else if (action < 7) {
    for (const circle of distinct(rng, near, near.length)) {
      const yes = row.includes(circle)
      facts.push({ kind: 'search', circle, yes })
      if (yes) break
    }
  } else if (action < 9 && near.length > 0) {
    const circles = areaArrests ? near : [pick(rng, near)]
    const yes = circles.includes(at)
    // Most hunts should last: a policeman who is about to be right thinks better of it.
    if (yes && chance(rng, 90)) return false
    facts.push({ kind: 'arrest', circles, yes })
    return yes
  }
  return false
}

function distinct(rng: Rng, items: readonly number[], count: number): number[] {
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(rng.below(left.length), 1)[0])
}
