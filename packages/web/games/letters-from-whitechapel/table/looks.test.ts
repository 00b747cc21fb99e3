import { CIRCLES, CROSSINGS } from '@gaslight/letters-from-whitechapel/map'
import { createElement, useState } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Offer } from '../composing/compose.ts'
import type { Part } from '../composing/parts.ts'
import { lookFor, useLook } from './looks.ts'
import type { Table } from './useTable.ts'

const circle = (number: number): Part => ({ kind: 'circle', circle: number })
const crossing = (number: number): Part => ({ kind: 'crossing', crossing: CROSSINGS[number - 1].id })

/** What is asked while the game stands so: these places can be chosen, and those were pointed at. */
function asked(
  state: Table['scene']['state'],
  offered: readonly Part[] | null,
  path: readonly Part[] = [],
  seen: Partial<Table['scene']> = {},
) {
  const offers = (offered ?? []).map((part): Offer => ({ part, mark: 'target', choice: null }))
  const composing =
    offered === null
      ? null
      : { modes: [], mode: null, path, given: path.length, offers, besides: [], shortcuts: [], plain: [] }
  return { composing, scene: { state, policemen: {}, nights: {}, ...seen } as unknown as Table['scene'] }
}

const RED = CIRCLES.filter(({ red }) => red).map(({ number }) => `c${number}`)
const FEW = [12, 30, 31].map(circle)
const MANY = CROSSINGS.slice(0, 90).map((_, i) => crossing(i + 1))

describe('the window', () => {
  test('of a small screen goes close to few places, wherever it was', () => {
    expect(lookFor(asked('move', FEW), true)).toEqual({ at: ['c12', 'c30', 'c31'] })
  })

  test('of a small screen shows Jack the policemen near him, and none far away', () => {
    const policemen = { blue: 'x41', yellow: 'x46', brown: 'x58', red: 'x135', green: 'x184' } as const
    const at27 = { night: 1, policemen, nights: { 1: { filled: 5, row: { 5: 27 } } } } as const
    expect(lookFor(asked('move', FEW, [], at27), true)?.at).toEqual(['c12', 'c30', 'c31', 'x41'])
    const at195 = { ...at27, nights: { 1: { filled: 5, row: { 5: 195 } } }, policemen: { blue: 'x41' } } as const
    expect(lookFor(asked('move', FEW, [], at195), true)?.at).toEqual(['c12', 'c30', 'c31'])
    expect(lookFor(asked('move', FEW, [], at27), false)?.at).toEqual(['c12', 'c30', 'c31'])
  })

  test('of a large screen stays where all of few places are seen', () => {
    expect(lookFor(asked('move', FEW), false)).toEqual({ at: ['c12', 'c30', 'c31'], stays: 1 })
  })

  test('stays where most of many places are seen', () => {
    for (const isSmall of [true, false]) {
      const look = lookFor(asked('police', MANY), isSmall)
      expect(look?.at).toHaveLength(90)
      expect(look?.stays).toBe(0.5)
    }
  })

  test('shows one place that alone is asked about, and what was pointed at', () => {
    expect(lookFor(asked('kill', [], [circle(65)]), true)).toEqual({ at: ['c65'], stays: 1 })
  })

  test('turns to the red circles when a new night begins, also of whoever waits at a small screen', () => {
    for (const state of ['women', 'head', 'patrol'] as const) {
      expect(lookFor(asked(state, null), true)?.at).toEqual(RED)
      expect(lookFor(asked(state, null), false)).toBe(null)
    }
    const laying = lookFor(asked('women', [], [circle(3)]), true)
    expect(laying?.at).toEqual(RED)
    expect(laying?.stays).toBe(1)
    expect(lookFor(asked('patrol', [crossing(41)]), true)?.at).toEqual([...RED, 'x41'])
  })

  test('stays with the hand where nothing lies on the map', () => {
    expect(lookFor(asked('move', null), true)).toBe(null)
    expect(lookFor(asked('address', []), true)).toBe(null)
  })
})

/** What a small window is told while the game stands so and so, one after the other. */
function looksOf(moments: readonly ReturnType<typeof asked>[]) {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  onTestFinished(() => void vi.unstubAllGlobals())
  const looks: ReturnType<typeof useLook>[] = []
  function Looker() {
    const [at, setAt] = useState(0)
    looks[at] = useLook(moments[at])
    if (at < moments.length - 1) setAt(at + 1)
    return null
  }
  renderToStaticMarkup(createElement(Looker))
  return looks
}

test('the window is moved once for each decision, and for whoever waits once for each state, whatever others do in it', () => {
  const [first, second, third] = looksOf([asked('women', null), asked('women', null), asked('patrol', null)])
  expect(first?.at).toEqual(RED)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
  const [own, next] = looksOf([asked('move', FEW), asked('move', FEW)])
  expect(next).not.toBe(own)
})
