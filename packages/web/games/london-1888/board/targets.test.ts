import { LOCATIONS, STREETS } from '@gaslight/london-1888'
import { describe, expect, test } from 'vitest'
import { middleOf, placeOf } from './places.ts'
import type { Overlay, Scene } from './props.ts'
import { firstTarget, markedTargets, markOf, nextMarked, placeOfTarget, targetAt, walk, walkMarked } from './targets.ts'
import { START, withoutPawns, withPlayers } from './testing.ts'

const NONE: Overlay = {}
/** As large as on a desk: CSS pixels for one drawing unit. */
const UNIT = 1 / 0.8

const SCENE: Scene = withPlayers({ ...START, police: ['V62a'] }, { abberline: 'H62a', godley: 'H62a', lusk: 'J62' })

describe('a mouse finds', () => {
  test('every street space, and every building anywhere on its lot', () => {
    const empty: Scene = { ...START, players: {} }
    for (const [id] of STREETS) {
      const { x, y } = placeOf(id)
      expect(targetAt({ x: x + 4, y: y - 4 }, 0, UNIT, empty, NONE)).toEqual({ kind: 'space', space: id })
    }
    for (const id of LOCATIONS) {
      const { x, y } = middleOf(id)
      for (const [dx, dy] of [
        [0, 0],
        [-30, -20],
        [30, 30],
      ] as const)
        expect(targetAt({ x: x + dx, y: y + dy }, 0, UNIT, empty, NONE), id).toEqual({ kind: 'space', space: id })
    }
  })

  test('nothing on the Thames', () => {
    expect(targetAt({ x: 500, y: 690 }, 0, UNIT, SCENE, NONE)).toBeNull()
  })

  test('each of two pawns on one space, and a blocking pawn', () => {
    const { x, y } = placeOf('H62a')
    expect(targetAt({ x, y: y - 14 }, 0, UNIT, SCENE, NONE)).toEqual({ kind: 'pawn', character: 'abberline' })
    expect(targetAt({ x, y: y + 14 }, 0, UNIT, SCENE, NONE)).toEqual({ kind: 'pawn', character: 'godley' })
    expect(targetAt(placeOf('V62a'), 0, UNIT, SCENE, NONE)).toEqual({ kind: 'blocker', space: 'V62a' })
  })

  test('the space under a pawn where the space can be chosen and the pawn cannot', () => {
    const overlay: Overlay = { reach: { H62a: 1 } }
    const { x, y } = placeOf('H62a')
    expect(targetAt({ x, y: y - 8 }, 0, UNIT, SCENE, overlay)).toEqual({ kind: 'space', space: 'H62a' })
    expect(targetAt({ x, y: y - 8 }, 0, UNIT, SCENE, { ...overlay, pawns: { abberline: 'aim' } })).toEqual({
      kind: 'pawn',
      character: 'abberline',
    })
  })
})

test('a finger finds what can be chosen within its reach, before what is nearer', () => {
  const { x, y } = placeOf('H61b')
  const overlay: Overlay = { spaces: { H61b: 'target' } }
  expect(targetAt({ x: x + 24, y }, 40, 2.5, { ...START, players: {} }, overlay)).toEqual({
    kind: 'space',
    space: 'H61b',
  })
})

describe('marks', () => {
  const overlay: Overlay = {
    spaces: { J62: 'source', H62b: 'target' },
    reach: { pub: 2 },
    pawns: { godley: 'aim' },
    blockers: { V62a: 'selected' },
  }

  test('of a reach are choices too', () => {
    expect(markOf({ kind: 'space', space: 'pub' }, overlay)).toBe('target')
    expect(markOf({ kind: 'space', space: 'bank' }, overlay)).toBeUndefined()
  })

  test('are walked round and round, all but where something comes from', () => {
    const marked = markedTargets(SCENE, overlay)
    expect(marked).toEqual([
      { kind: 'space', space: 'H62b' },
      { kind: 'space', space: 'pub' },
      { kind: 'pawn', character: 'godley' },
      { kind: 'blocker', space: 'V62a' },
    ])
    const [first, second] = marked
    expect(nextMarked(first ?? null, 1, SCENE, overlay)).toEqual(second)
    expect(nextMarked(first ?? null, -1, SCENE, overlay)).toEqual(marked.at(-1))
    expect(nextMarked(null, 1, SCENE, NONE)).toBeNull()
  })

  test('are where the keyboard starts; without any, the own pawn', () => {
    expect(firstTarget(SCENE, overlay)).toEqual({ kind: 'space', space: 'H62b' })
    expect(firstTarget(SCENE, { own: 'gull' })).toEqual({ kind: 'pawn', character: 'gull' })
    expect(firstTarget({ ...START, players: {} }, NONE)).toEqual({ kind: 'space', space: 'J11' })
  })
})

describe('arrow keys', () => {
  test('lead along streets and through doors, else to the nearest space that way, and stay at the edge', () => {
    expect(walk({ kind: 'space', space: 'H62b' }, 'ArrowUp', SCENE)).toEqual({ kind: 'space', space: 'pub' })
    expect(walk({ kind: 'space', space: 'pub' }, 'ArrowDown', SCENE)).toEqual({ kind: 'space', space: 'H62b' })
    expect(walk({ kind: 'space', space: 'pub' }, 'ArrowRight', SCENE).kind).toBe('space')
    expect(walk({ kind: 'space', space: 'H62a' }, 'ArrowRight', SCENE)).toEqual({ kind: 'space', space: 'H62b' })
    expect(walk({ kind: 'space', space: 'H62a' }, 'ArrowLeft', SCENE)).toEqual({ kind: 'space', space: 'J62' })
    expect(walk({ kind: 'space', space: 'H35a' }, 'ArrowDown', SCENE)).toEqual({ kind: 'space', space: 'H35a' })
    expect(walk({ kind: 'pawn', character: 'lusk' }, 'ArrowRight', SCENE)).toEqual({ kind: 'space', space: 'H62a' })
  })

  test('reach every space from every other', () => {
    const seen = new Set<string>(['J11'])
    const queue = ['J11']
    for (const at of queue)
      for (const arrow of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
        const next = walk({ kind: 'space', space: at }, arrow, SCENE)
        if (next.kind !== 'space' || seen.has(next.space)) continue
        seen.add(next.space)
        queue.push(next.space)
      }
    expect([...STREETS.map(([id]) => id), ...LOCATIONS].filter(id => !seen.has(id))).toEqual([])
  })

  test('lead with Shift to the nearest choice that way', () => {
    const overlay: Overlay = { spaces: { J82: 'target' } }
    expect(walkMarked({ kind: 'space', space: 'J62' }, 'ArrowRight', SCENE, overlay)).toEqual({
      kind: 'space',
      space: 'J82',
    })
  })
})

test('a pawn that was removed has a place for who still points at it', () => {
  const scene = withoutPawns(START, 'gull')
  expect(placeOfTarget({ kind: 'pawn', character: 'gull' }, scene)).toEqual(middleOf('morgue'))
})
