import { BASE_CAST, BOARDS, CELLS, DIRECTIONS, EXITS, type HexId, type MrJackOptions, OPTIONS } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import { centreOf } from '../../../board-kit/hex.ts'
import { gateOf, placeOf } from './places.ts'
import type { Overlay, Scene, Target } from './props.ts'
import { firstTarget, keyOf, markedTargets, nextMarked, targetAt, walk } from './targets.ts'

const { start } = BOARDS['2006']
const scene: Scene = {
  options: Object.fromEntries(OPTIONS.map(option => [option.key, option.default])) as unknown as MrJackOptions,
  characters: Object.fromEntries(BASE_CAST.map(name => [name, { at: start.characters[name], suspect: true }])),
  facing: 'NE',
  lamps: start.lamps,
  covers: start.covers,
  cordons: start.cordons,
  round: 1,
  witness: 'seen',
}
const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const hex = (name: HexId): Target => ({ kind: 'hex', hex: name })

describe('walking with the arrow keys', () => {
  test('reaches every hex and every exit from any hex', () => {
    for (const from of [hex('g5'), hex('a1'), hex('m12')]) {
      const reached = new Map([[keyOf(from), from]])
      for (const target of reached.values()) {
        for (const arrow of ARROWS) {
          const next = walk(target, arrow, scene, {})
          reached.set(keyOf(next), next)
        }
      }
      for (const { id } of CELLS) expect(reached.has(id), id).toBe(true)
      for (const { id } of EXITS) expect(reached.has(`exit ${id}`), id).toBe(true)
    }
  })

  test('always leads to a hex that touches, in the direction of the key', () => {
    for (const cell of CELLS) {
      for (const arrow of ARROWS) {
        const next = walk(hex(cell.id), arrow, scene, {})
        if (next.kind !== 'hex' || next.hex === cell.id) continue
        const [from, to] = [centreOf(cell), placeOf(next.hex)]
        expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(69.28, 1)
        if (arrow === 'ArrowUp') expect(to.y).toBeLessThan(from.y)
        if (arrow === 'ArrowDown') expect(to.y).toBeGreaterThan(from.y)
        if (arrow === 'ArrowLeft') expect(to.x).toBeLessThan(from.x)
        if (arrow === 'ArrowRight') expect(to.x).toBeGreaterThan(from.x)
      }
    }
  })

  test('right and then left comes back in the middle of the board', () => {
    for (const name of ['g5', 'f7', 'i6', 'd3']) {
      const right = walk(hex(name), 'ArrowRight', scene, {})
      expect(keyOf(walk(right, 'ArrowLeft', scene, {}))).toBe(name)
    }
  })

  test('turns the lantern among the offered directions only', () => {
    const overlay: Overlay = { directions: ['N', 'SE', 'NW'] }
    const from: Target = { kind: 'direction', direction: 'N' }
    expect(keyOf(walk(from, 'ArrowRight', scene, overlay))).toBe('facing SE')
    expect(keyOf(walk(from, 'ArrowLeft', scene, overlay))).toBe('facing NW')
    expect(keyOf(walk(from, 'ArrowDown', scene, overlay))).toBe('facing N')
  })

  test('goes from edge to edge where edges are offered', () => {
    const overlay: Overlay = {
      edges: [
        ['g5', 'g6'],
        ['g6', 'g7'],
        ['i6', 'i7'],
      ],
    }
    const next = walk({ kind: 'edge', edge: ['g5', 'g6'] }, 'ArrowUp', scene, overlay)
    expect(keyOf(next)).toBe('edge g6/g7')
  })
})

describe('going round the targets', () => {
  const overlay: Overlay = { hexes: { m8: 'target', a1: 'source', g5: 'selected' }, exits: { NW: 'source' } }

  test('takes hexes by column, then exits, the lamp or cordon to be lifted too, and leaves out what is chosen already', () => {
    expect(markedTargets(overlay).map(keyOf)).toEqual(['a1', 'm8', 'exit NW'])
  })

  test('starts again after the last, and goes backwards too', () => {
    expect(nextMarked({ kind: 'exit', exit: 'NW' }, 1, overlay)).toEqual(hex('a1'))
    expect(nextMarked(hex('a1'), -1, overlay)).toEqual({ kind: 'exit', exit: 'NW' })
    expect(nextMarked(null, 1, overlay)).toEqual(hex('a1'))
    expect(nextMarked(hex('a1'), 1, {})).toBeNull()
  })

  test('begins with the facing while a facing is asked for', () => {
    expect(firstTarget(scene, { directions: DIRECTIONS })).toEqual({ kind: 'direction', direction: 'NE' })
    expect(firstTarget(scene, overlay)).toEqual(hex('a1'))
    expect(firstTarget(scene, {})).toEqual(hex(start.characters.Bert))
  })
})

describe('picking under the pointer', () => {
  test('a mouse takes the very hex below it, marked or not', () => {
    for (const cell of CELLS) {
      const { x, y } = centreOf(cell)
      for (const [dx, dy] of [
        [0, 0],
        [0, 33],
        [-33, 0],
        [16, -28],
      ] as const) {
        expect(targetAt({ x: x + dx, y: y + dy }, 0, scene, { hexes: { g5: 'target' } })).toEqual(hex(cell.id))
      }
    }
  })

  test('a finger takes the nearest marked target within reach', () => {
    const beside = { x: placeOf('g5').x + 40, y: placeOf('g5').y + 20 }
    const overlay: Overlay = { hexes: { g5: 'target' } }
    expect(targetAt(beside, 48, scene, overlay)).toEqual(hex('g5'))
    expect(targetAt(beside, 20, scene, overlay)).toEqual(hex('h5'))
  })

  test('exits lie outside the wall', () => {
    for (const { id } of EXITS) expect(targetAt(gateOf(id), 0, scene, {})).toEqual({ kind: 'exit', exit: id })
  })

  test('nothing lies in the fog', () => {
    expect(targetAt({ x: -60, y: -60 }, 0, scene, {})).toBeNull()
  })

  test('the lantern turns towards the pointer wherever it is', () => {
    const watson = placeOf('a3')
    const overlay: Overlay = { directions: DIRECTIONS }
    expect(targetAt({ x: watson.x, y: watson.y - 500 }, 0, scene, overlay)).toEqual({
      kind: 'direction',
      direction: 'N',
    })
    expect(targetAt({ x: watson.x + 600, y: watson.y + 300 }, 0, scene, overlay)).toEqual({
      kind: 'direction',
      direction: 'SE',
    })
  })

  test('an offered edge is taken between its two hexes', () => {
    const overlay: Overlay = { edges: [['g5', 'g6']] }
    const edge = { x: placeOf('g5').x + 6, y: (placeOf('g5').y + placeOf('g6').y) / 2 + 6 }
    expect(targetAt(edge, 0, scene, overlay)).toEqual({ kind: 'edge', edge: ['g5', 'g6'] })
    expect(targetAt(placeOf('g5'), 0, scene, overlay)).toEqual(hex('g5'))
  })
})
