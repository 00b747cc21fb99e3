import { describe, expect, test } from 'vitest'
import { keyOf, placeOfTarget } from './places.ts'
import type { Overlay, Target } from './props.ts'
import { firstTarget, markedTargets, nextMarked, TARGETS, targetAt, walk, walkMarked } from './targets.ts'
import { NIGHT } from './testing.ts'

const ARROWS = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const
const circle = (number: number): Target => ({ kind: 'circle', circle: number })
const crossing = (id: `x${number}`): Target => ({ kind: 'crossing', crossing: id })

const OVERLAY: Overlay = {
  nodes: { c86: 'target', x103: 'source', c99: 'arrest', c85: 'search', x139: 'blocked', x134: 'target' },
}

describe('walking with the arrow keys', () => {
  test('reaches every node from anywhere', () => {
    for (const from of [circle(1), circle(147), crossing('x233')]) {
      const reached = new Map([[keyOf(from), from]])
      for (const target of reached.values())
        for (const arrow of ARROWS) {
          const next = walk(target, arrow)
          reached.set(keyOf(next), next)
        }
      expect(TARGETS.filter(target => !reached.has(keyOf(target))).map(keyOf)).toEqual([])
    }
  })

  test('always goes the way of the key', () => {
    for (const target of TARGETS)
      for (const arrow of ARROWS) {
        const next = walk(target, arrow)
        if (keyOf(next) === keyOf(target)) continue
        const [from, to] = [placeOfTarget(target), placeOfTarget(next)]
        if (arrow === 'ArrowUp') expect(to.y).toBeLessThan(from.y)
        if (arrow === 'ArrowDown') expect(to.y).toBeGreaterThan(from.y)
        if (arrow === 'ArrowLeft') expect(to.x).toBeLessThan(from.x)
        if (arrow === 'ArrowRight') expect(to.x).toBeGreaterThan(from.x)
      }
  })

  test('takes the nearest node ahead; with Shift the nearest choice', () => {
    expect(walk(crossing('x87'), 'ArrowRight')).toEqual(circle(82))
    expect(walkMarked(crossing('x87'), 'ArrowDown', OVERLAY)).toEqual(crossing('x134'))
    expect(walkMarked(circle(85), 'ArrowUp', OVERLAY)).toEqual(circle(86))
    expect(walkMarked(circle(85), 'ArrowUp', {})).toEqual(circle(85))
  })
})

describe('going round the targets', () => {
  test('takes circles by number, then crossings, and nothing that only says something', () => {
    expect(markedTargets(OVERLAY).map(keyOf)).toEqual(['c85', 'c86', 'c99', 'x134'])
  })

  test('starts again after the last, and goes backwards too', () => {
    expect(nextMarked(crossing('x134'), 1, OVERLAY)).toEqual(circle(85))
    expect(nextMarked(circle(85), -1, OVERLAY)).toEqual(crossing('x134'))
    expect(nextMarked(null, 1, {})).toBeNull()
  })

  test('begins with the first choice, else with Jack for who sees him, a policeman, circle 1', () => {
    const { jack, ...hidden } = NIGHT
    expect(firstTarget(NIGHT, OVERLAY)).toEqual(circle(85))
    expect(firstTarget(NIGHT, {})).toEqual(circle(jack ?? 0))
    expect(firstTarget(hidden, {})).toEqual(crossing('x87'))
    expect(firstTarget({ ...hidden, police: [] }, {})).toEqual(circle(1))
  })
})

describe('picking under the pointer', () => {
  test('a mouse takes the very node below it, marked or not', () => {
    for (const target of TARGETS) expect(targetAt(placeOfTarget(target), 0, 1, {})).toEqual(target)
    expect(targetAt(placeOfTarget(crossing('x218')), 0, 0.5, { nodes: { x219: 'target' } })).toEqual(crossing('x218'))
  })

  test('a finger takes a choice within its reach before anything nearer that is none', () => {
    const { x, y } = placeOfTarget(circle(87))
    const overlay: Overlay = { nodes: { c71: 'target' } }
    expect(targetAt({ x, y }, 56, 2.5, overlay)).toEqual(circle(71))
    expect(targetAt({ x, y }, 10, 0.4, overlay)).toEqual(circle(87))
  })

  test('beside all nodes there is nothing', () => {
    expect(targetAt({ x: 850, y: 560 }, 0, 1, OVERLAY)).toBeNull()
    expect(targetAt({ x: 850, y: 560 }, 30, 1, OVERLAY)).toBeNull()
  })
})
