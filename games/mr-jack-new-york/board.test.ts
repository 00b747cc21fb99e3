import { hexesOf } from '@gaslight/jack-family'
import { listed } from '@gaslight/jack-family/testing'
import { describe, expect, it } from 'vitest'
import { openExits } from './analysis.ts'
import {
  CELLS,
  type CellKind,
  cellOf,
  DIRECTIONS,
  EXITS,
  FERRIES,
  LAND_EXIT,
  neighbor,
  PORTS,
  SPACES,
  START,
  STATION,
} from './board.ts'
import {
  APPROACHES,
  BUILDINGS,
  holds,
  NEAR,
  PAIR_COUNT,
  pairBetween,
  pairName,
  STEPS,
  STOPS,
  spaceOf,
} from './hexes.ts'
import { position } from './testing.ts'

/** The board and its derived tables (section 3). */
const COUNTS: readonly (readonly [kind: CellKind, count: number])[] = [
  ['street', 66],
  ['station', 1],
  ['building', 6],
  ['quayside', 4],
  ['port', 5],
  ['land-exit', 1],
]

/** What one step walks to on the bare board, by name. */
function walking(id: string): string {
  const at = 3 * spaceOf(id)
  const [low, mid, high] = [0, 1, 2].map(word => NEAR[at + word] & STOPS[word])
  return named(low, mid, high)
}

function named(low: number, mid: number, high: number): string {
  return listed(
    hexesOf(low, mid, high)
      .map(space => SPACES[space])
      .sort(),
  )
}

describe('NY-4, NY-5: the map', () => {
  it.each(COUNTS)('%s: %i cells', (kind, count) => {
    expect(CELLS.filter(cell => cell.kind === kind)).toHaveLength(count)
  })

  it('has 83 cells, no two in one place, and Liberty Island beside them', () => {
    expect([CELLS.length, SPACES.length, SPACES[83]]).toEqual([83, 84, 'LIB'])
    expect(new Set(CELLS.map(({ col, row2 }) => `${col},${row2}`)).size).toBe(83)
  })

  it('numbers a cell by its column and row', () => {
    for (const { id, col, row2 } of CELLS) {
      expect((col + row2) % 2).toBe(1)
      expect(id).toBe(`${'abcdefghijklmn'[col - 1]}${(col - row2 + 13) / 2}`)
    }
  })

  it.each([
    ['quaysides', 'quayside', 'a3 c5 e1 g9'],
    ['Buildings', 'building', 'd3 d4 j6 j9 k7 k9'],
    ['station', 'station', 'g6'],
    ['ports', 'port', 'b1 e8 g2 k4 l12'],
    ['land exit', 'land-exit', 'n8'],
  ] as const)('%s', (_, kind, ids) => {
    expect(listed(CELLS.filter(cell => cell.kind === kind).map(cell => cell.id))).toBe(ids)
  })

  it('names the station and the ways out', () => {
    expect([STATION, listed(PORTS), LAND_EXIT]).toEqual(['g6', 'b1 e8 g2 k4 l12', 'n8'])
  })

  it.each([
    ['a3', 'a2 b3 b4'],
    ['c4', 'b3 b4 c3 c5 d5'],
    ['d5', 'c4 c5 d6 e5 e6'],
    ['e3', 'd2 e2 e4 f3 f4'],
    ['e2', 'd1 d2 e1 e3 f2 f3'],
    ['g3', 'f2 f3 g4 h4'],
    ['g6', 'f5 f6 g5 g7 h6 h7'],
    ['h9', 'g8 g9 h8 i10 i9'],
    ['j5', 'i5 k5 k6'],
    ['j10', 'i10 i9 k10 k11'],
    ['k8', 'j7 j8 l8 l9'],
    ['l5', 'k5 l6 m5 m6'],
    ['m7', 'l6 l7 m6 m8'],
    ['m12', 'l11 m11'],
  ])('walking neighbours of %s', (id, expected) => {
    expect(walking(id)).toBe(expected)
  })

  it('walking is mutual, and joins as many spaces as tiles may cover', () => {
    const stops = hexesOf(...STOPS).map(space => SPACES[space])
    const ways = stops.flatMap(id =>
      walking(id)
        .split(' ')
        .flatMap(other => (other === '' ? [] : [[id, other]])),
    )
    for (const [one, other] of ways) expect(walking(other).split(' ')).toContain(one)
    expect(ways).toHaveLength(2 * PAIR_COUNT)
  })

  it.each([
    ['d3', 'c2 c3 d2 d4 e3 e4'],
    ['d4', 'c3 c4 d3 d5 e4 e5'],
    ['j6', 'i5 i6 j5 j7 k6 k7'],
    ['j9', 'i8 i9 j10 j8 k10 k9'],
    ['k7', 'j6 j7 k6 k8 l7 l8'],
    ['k9', 'j8 j9 k10 k8 l10 l9'],
  ])('NY-36: neighbours of the Building %s', (id, expected) => {
    expect(listed(DIRECTIONS.flatMap(direction => neighbor(id, direction)?.id ?? []).sort())).toBe(expected)
    expect(holds(...BUILDINGS, spaceOf(id))).toBe(true)
  })

  it.each([
    ['b1', 'b2 c1 c2'],
    ['e8', 'e7 f8'],
    ['g2', 'f2 g3'],
    ['k4', 'k5 l5'],
    ['l12', 'k11 l11 m12'],
    ['n8', 'm7 m8'],
  ])('NY-63: approach spaces of %s', (exit, expected) => {
    const at = 3 * EXITS.indexOf(exit)
    expect(named(APPROACHES[at], APPROACHES[at + 1], APPROACHES[at + 2])).toBe(expected)
  })

  it('NY-28: four ferry arrows, in one direction each, which make no neighbours', () => {
    expect(FERRIES.map(({ from, to }) => `${from}-${to}`).sort()).toEqual(['LIB-e1', 'LIB-g9', 'a3-LIB', 'c5-LIB'])
    const island = 3 * spaceOf('LIB')
    expect(named(STEPS[island], STEPS[island + 1], STEPS[island + 2])).toBe('e1 g9')
    expect(named(NEAR[island], NEAR[island + 1], NEAR[island + 2])).toBe('')
    const quay = 3 * spaceOf('a3')
    expect(named(STEPS[quay], STEPS[quay + 1], STEPS[quay + 2])).toBe('LIB a2 b3 b4')
    expect(cellOf('LIB')).toBeUndefined()
  })
})

describe('NY-38: pairs of cells', () => {
  it('are named in the order of letter, then number, whichever cell comes first', () => {
    for (let pair = 0; pair < PAIR_COUNT; pair++) {
      const [one, other] = pairName(pair)
      expect([pairBetween(one, other), pairBetween(other, one)]).toEqual([pair, pair])
    }
    expect(pairName(pairBetween('f8', 'e7'))).toEqual(['e7', 'f8'])
    expect(pairName(pairBetween('g7', 'g6'))).toEqual(['g6', 'g7'])
  })

  it.each([
    ['apart', 'a2', 'c3'],
    ['a Building', 'd3', 'd2'],
    ['a port', 'e7', 'e8'],
    ['Liberty Island', 'LIB', 'a3'],
    ['the same', 'a2', 'a2'],
    ['unknown', 'a2', 'a1'],
  ])('%s is none', (_, one, other) => {
    expect(pairBetween(one, other)).toBe(-1)
  })
})

describe('NY-11: the start', () => {
  it('stands as the rules say', () => {
    expect(START.tiles).toEqual({ b3: 'entrance', c3: 'lamp', k10: 'entrance', l6: 'entrance', m7: 'lamp' })
    expect(START.investigation.flat().join(' ')).toBe('e7 f8 k5 l5')
    expect([listed(START.steamers), START.informant]).toEqual(['e8 k4', 'LIB'])
    expect(listed(Object.values(START.characters))).toBe('e4 f5 h8 j8 e5 i7 j7 h5')
    expect(START.supply).toEqual({ entrance: 4, lamp: 4, site: 4 })
  })

  it('is open by the land exit alone', () => {
    expect(openExits(position({}))).toEqual(['n8'])
  })
})
