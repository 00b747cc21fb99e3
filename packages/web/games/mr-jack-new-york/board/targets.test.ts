import { CELLS, LIBERTY, SPACES, type SpaceId } from '@gaslight/mr-jack-new-york'
import { describe, expect, test } from 'vitest'
import { placeOf } from './places.ts'
import type { Overlay, Target } from './props.ts'
import { firstTarget, keyOf, markedTargets, nextMarked, targetAt, walk } from './targets.ts'
import { OPENING } from './testing.ts'

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const at = (space: SpaceId): Target => ({ kind: 'space', space })

describe('walking with the arrow keys', () => {
  test('reaches every space from anywhere, Liberty Island, ports and the land exit too', () => {
    for (const from of ['g6', 'a2', 'm5', 'n8', LIBERTY]) {
      const reached = new Map([[from, at(from)]])
      for (const target of reached.values()) {
        for (const arrow of ARROWS) {
          const next = walk(target, arrow, {})
          reached.set(keyOf(next), next)
        }
      }
      for (const space of SPACES) expect(reached.has(space), `${from} to ${space}`).toBe(true)
    }
  })

  test('always goes the way of the key', () => {
    for (const space of SPACES) {
      for (const arrow of ARROWS) {
        const next = walk(at(space), arrow, {})
        if (next.kind !== 'space' || next.space === space) continue
        const [from, to] = [placeOf(space), placeOf(next.space)]
        if (arrow === 'ArrowUp') expect(to.y).toBeLessThan(from.y)
        if (arrow === 'ArrowDown') expect(to.y).toBeGreaterThan(from.y)
        if (arrow === 'ArrowLeft') expect(to.x).toBeLessThan(from.x)
        if (arrow === 'ArrowRight') expect(to.x).toBeGreaterThan(from.x)
      }
    }
  })

  test('takes the neighbour where there is one, and goes over the water where there is none', () => {
    expect(walk(at('g5'), 'ArrowUp', {})).toEqual(at('g6'))
    expect(walk(at('a3'), 'ArrowUp', {})).toEqual(at(LIBERTY))
    expect(walk(at('c5'), 'ArrowUp', {})).toEqual(at(LIBERTY))
    expect(walk(at('k4'), 'ArrowLeft', {})).toEqual(at('g2'))
  })

  test('takes a marked Investigation tile as one, and leaves it from either side', () => {
    const overlay: Overlay = { pairs: [{ pair: ['g6', 'g7'], mark: 'source' }] }
    const pair: Target = { kind: 'pair', pair: ['g6', 'g7'] }
    expect(walk(at('g5'), 'ArrowUp', overlay)).toEqual(pair)
    expect(walk(pair, 'ArrowUp', overlay)).toEqual(at('g8'))
    expect(walk(pair, 'ArrowDown', overlay)).toEqual(at('g5'))
    expect(keyOf(walk(pair, 'ArrowLeft', overlay))).toMatch(/^f/)
  })
})

describe('going round the targets', () => {
  const overlay: Overlay = {
    spaces: { LIB: 'consult', m8: 'target', a3: 'source', g5: 'selected' },
    pairs: [
      { pair: ['e7', 'f8'], mark: 'source' },
      { pair: ['k5', 'l5'], mark: 'selected' },
    ],
  }

  test('takes spaces by column, then Liberty Island, then tiles that cover, the Steamer to be moved too; not what is chosen already', () => {
    expect(markedTargets(overlay).map(keyOf)).toEqual(['a3', 'm8', 'LIB', 'pair e7/f8'])
  })

  test('starts again after the last, and goes backwards too', () => {
    expect(nextMarked({ kind: 'pair', pair: ['e7', 'f8'] }, 1, overlay)).toEqual(at('a3'))
    expect(nextMarked(at('a3'), -1, overlay)).toEqual({ kind: 'pair', pair: ['e7', 'f8'] })
    expect(nextMarked(null, 1, overlay)).toEqual(at('a3'))
    expect(nextMarked(at('a3'), 1, {})).toBeNull()
  })

  test('begins with the first thing to choose, else with a character', () => {
    expect(firstTarget(OPENING, overlay)).toEqual(at('a3'))
    expect(firstTarget(OPENING, {})).toEqual(at('e4'))
  })
})

describe('picking under the pointer', () => {
  test('a mouse takes the very cell below it, marked or not', () => {
    for (const { id } of CELLS) {
      const { x, y } = placeOf(id)
      for (const [dx, dy] of [
        [0, 0],
        [0, 33],
        [-33, 0],
        [16, -28],
      ] as const)
        expect(targetAt({ x: x + dx, y: y + dy }, 0, { spaces: { g5: 'target' } })).toEqual(at(id))
    }
  })

  test('a finger takes the nearest marked target within reach', () => {
    const beside = { x: placeOf('g5').x + 40, y: placeOf('g5').y + 20 }
    const overlay: Overlay = { spaces: { g5: 'target' } }
    expect(targetAt(beside, 48, overlay)).toEqual(at('g5'))
    expect(targetAt(beside, 20, overlay)).toEqual(at('h5'))
  })

  test('Liberty Island is taken all around where one stands, and the open water is nothing', () => {
    const { x, y } = placeOf(LIBERTY)
    for (const [dx, dy] of [
      [0, 0],
      [-60, 0],
      [40, 40],
    ] as const)
      expect(targetAt({ x: x + dx, y: y + dy }, 0, {})).toEqual(at(LIBERTY))
    expect(targetAt({ x: 540, y: 600 }, 0, {})).toBeNull()
  })

  test('both cells of a marked Investigation tile mean the tile, else each means itself', () => {
    const overlay: Overlay = { pairs: [{ pair: ['e7', 'f8'], mark: 'source' }] }
    for (const cell of ['e7', 'f8']) {
      expect(targetAt(placeOf(cell), 0, overlay)).toEqual({ kind: 'pair', pair: ['e7', 'f8'] })
      expect(targetAt(placeOf(cell), 0, {})).toEqual(at(cell))
    }
  })
})
