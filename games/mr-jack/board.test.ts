import { hexesOf } from '@gaslight/jack-family'
import { listed } from '@gaslight/jack-family/testing'
import { describe, expect, it } from 'vitest'
import { BOARDS, CELLS, DIRECTIONS, type Edition, EXITS, neighbor, POSTS, STREETS } from './board.ts'
import { EDGE_COUNT, HEXES, LIGHT, NO_EDGE, STEP, STREET_OF_CELL, streetOf } from './hexes.ts'
import { hexName } from './names.ts'
import { placeOf, Reach, type ReachMode } from './reach.ts'
import { type Terrain, terrainOf } from './terrain.ts'

/** The boards, and the check numbers of the derived tables (section 3). */
const EDITIONS = ['2006', 'revised'] as const

function sum(values: ArrayLike<number>): number {
  return Array.from(values).reduce((total, value) => total + value, 0)
}

function coverPairs(terrain: Terrain): number[] {
  const pairs: number[] = []
  for (let a = 0; a < terrain.manholes.length; a++)
    for (let b = a + 1; b < terrain.manholes.length; b++) pairs.push((1 << a) | (1 << b))
  return pairs
}

function reachSize(terrain: Terrain, mode: ReachMode, covers: number): number {
  let size = 0
  for (let a = 0; a < HEXES; a++) {
    const words = terrain.reach.with(covers)
    const at = placeOf(mode, a)
    size += hexesOf(words[at], words[at + 1]).length
  }
  return size
}

function startCovers(edition: Edition): number {
  const { manholes } = terrainOf(edition, NO_EDGE)
  return BOARDS[edition].start.covers.reduce((mask, id) => mask | (1 << manholes.indexOf(streetOf(id))), 0)
}

describe('MJ-5, MJ-7: the map', () => {
  it('has 86 cells, 60 street hexes and 8 posts, and no two cells in one place', () => {
    expect([CELLS.length, STREETS.length, POSTS.length]).toEqual([86, 60, 8])
    expect(new Set(CELLS.map(({ q, r }) => `${q},${r}`)).size).toBe(86)
  })

  it('has 87 edges between street hexes and 221 between cells', () => {
    expect(EDGE_COUNT).toBe(87)
    expect(STEP.filter(cell => cell >= 0).length / 2).toBe(221)
  })

  it.each([
    ['a4', 'a3 a5'],
    ['f10', 'e9 g10'],
    ['g5', 'g4 g6 h6'],
    ['j10', 'i9 i10 k10 k11'],
    ['l6', 'l7'],
    ['m11', 'l10 m10 m12'],
  ])('street neighbours of %s', (hex, expected) => {
    const streets = DIRECTIONS.flatMap(direction => neighbor(hex, direction)?.id ?? []).filter(id =>
      STREETS.includes(id),
    )
    expect(listed(STREETS.filter(id => streets.includes(id)))).toBe(expected)
  })

  it('MJ-10: each exit lies off the board, beside its street hex', () => {
    for (const { hex, direction } of EXITS) {
      expect(STREETS).toContain(hex)
      expect(neighbor(hex, direction)).toBeUndefined()
    }
  })

  it('MJ-6: the boards differ in their manholes, covers and two starting hexes', () => {
    expect(listed(BOARDS['2006'].manholes)).toBe('a5 c2 f7 f10 h3 h6 l12 m9')
    expect(listed(BOARDS.revised.manholes)).toBe('b1 b6 c4 f10 g6 h3 k9 l7 l12')
    const { start: old } = BOARDS['2006']
    const { start: revised } = BOARDS.revised
    expect(revised).toEqual({
      ...old,
      covers: ['b1', 'l12'],
      characters: { ...old.characters, Stealthy: 'a3', Watson: 'i4' },
    })
  })
})

describe.each(EDITIONS)('derived tables of the board %s', edition => {
  const terrain = terrainOf(edition, NO_EDGE)

  it('distances', () => {
    expect([sum(terrain.distance), Math.max(...terrain.distance), sum(terrain.grid)]).toEqual([21_352, 15, 18_962])
  })

  it('walks of two and three steps', () => {
    const size = (k: number) => {
      let total = 0
      for (let a = 0; a < HEXES; a++) {
        const at = 2 * (HEXES * (k - 1) + a)
        total += hexesOf(terrain.walks[at], terrain.walks[at + 1]).length
      }
      return total
    }
    expect([size(2), size(3)]).toEqual([424, 780])
  })

  it('beams by their length', () => {
    const lengths = Array<number>(8).fill(0)
    for (let i = 0; i < 6 * HEXES; i++) lengths[hexesOf(terrain.beams[2 * i], terrain.beams[2 * i + 1]).length]++
    expect(lengths).toEqual([186, 62, 34, 26, 18, 14, 14, 6])
  })

  it('reach with the start covers, and over all pairs of covers', () => {
    const expected = edition === '2006' ? [1_276, 2_250, 36_634, 66_052] : [1_582, 2_730, 52_998, 93_876]
    const covers = startCovers(edition)
    const all = (mode: ReachMode) => sum(coverPairs(terrain).map(pair => reachSize(terrain, mode, pair)))
    expect([
      reachSize(terrain, Reach.three, covers),
      reachSize(terrain, Reach.grid4, covers),
      all(Reach.three),
      all(Reach.grid4),
    ]).toEqual(expected)
  })
})

it.each([
  ['b2', 'a1 a2 b1 b3 c2 c3'],
  ['c7', 'b6 b7 c6 d7'],
  ['f5', 'e4 e5 g5 g6'],
  ['f9', 'e8 e9 f10 g9 g10'],
  ['h4', 'g3 g4 h3 i4 i5'],
  ['h8', 'g7 g8 i8 i9'],
  ['k6', 'j6 k7 l6 l7'],
  ['l11', 'k10 k11 l10 l12 m11 m12'],
])('MJ-9: the post %s lights', (post, hexes) => {
  const lit = 1 << POSTS.indexOf(post)
  expect(listed(hexesOf(LIGHT[2 * lit], LIGHT[2 * lit + 1]).map(hexName))).toBe(hexes)
})

it('MJ-13: 28 street hexes are lit at the start', () => {
  let lit = 0
  for (const post of Object.keys(BOARDS['2006'].start.lamps)) lit |= 1 << POSTS.indexOf(post)
  expect(hexesOf(LIGHT[2 * lit], LIGHT[2 * lit + 1])).toHaveLength(28)
})

it('MJ-83: a barricade parts two streets for steps of every kind, and lengthens the way round', () => {
  const edges = Array.from({ length: EDGE_COUNT }, (_, edge) => terrainOf('2006', edge))
  const open = terrainOf('2006', NO_EDGE)
  for (const terrain of edges) {
    expect(sum(terrain.near.map(word => hexesOf(word, 0).length))).toBe(2 * EDGE_COUNT - 2)
    expect(sum(terrain.distance)).toBeGreaterThan(sum(open.distance))
  }
  expect(STREET_OF_CELL.filter(street => street >= 0)).toHaveLength(HEXES)
})
