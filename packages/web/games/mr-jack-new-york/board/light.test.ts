import { DecisionList, Sfc32 } from '@gaslight/core'
import { lightNow, mrJackNewYork, type NewYorkOptions, OPTIONS } from '@gaslight/mr-jack-new-york'
import { describe, expect, test } from 'vitest'
import { litSpaces, openEntrances } from './light.ts'
import type { Scene } from './props.ts'
import { OPENING } from './testing.ts'

const lit = (change: Partial<Scene>) => [...litSpaces({ ...OPENING, ...change })].sort()

describe('gaslight', () => {
  test('NY-55 falls on the streets, entrances and quaysides around a Gaslamp, not on Buildings', () => {
    expect(lit({ tiles: { c3: 'lamp', b3: 'entrance' } })).toEqual(['b2', 'b3', 'c2', 'c4'])
    expect(lit({ tiles: { b4: 'lamp' } })).toEqual(['a3', 'b3', 'c4', 'c5'])
  })

  test('NY-56 never falls into a Park', () => {
    expect(lit({ tiles: { c3: 'lamp', b3: 'park' } })).toEqual(['b2', 'c2', 'c4'])
  })

  test('NY-6 shows nobody under an Investigation tile, where none may stand', () => {
    const investigation = [
      ['c2', 'd2'],
      ['k5', 'l5'],
    ] as const
    expect(lit({ tiles: { c3: 'lamp' }, investigation })).toEqual(['b2', 'b3', 'c4'])
  })
})

test('NY-27 the metro runs between all uncovered entrances, the central station among them', () => {
  expect(openEntrances(OPENING)).toEqual(['b3', 'g6', 'k10', 'l6'])
  const investigation = [
    ['g6', 'g7'],
    ['k5', 'l5'],
  ] as const
  expect(openEntrances({ ...OPENING, investigation, tiles: { ...OPENING.tiles, l6: 'park' } })).toEqual(['b3', 'k10'])
})

test('what the board lights is what the rules light, in random games', () => {
  const options = Object.fromEntries(OPTIONS.map(option => [option.key, option.default])) as unknown as NewYorkOptions
  const rng = new Sfc32(1888)
  const list = new DecisionList()
  for (let game = 0; game < 10; game++) {
    const p = mrJackNewYork.start(options, 2)
    for (;;) {
      const turn = p.turn()
      if (turn.kind === 'over') break
      const view = mrJackNewYork.view(p, 'omniscient')
      expect([...litSpaces(view)].sort()).toEqual([...lightNow(p).lit].sort())
      if (turn.kind === 'chance') p.apply(p.draw(rng))
      else {
        list.clear()
        p.legal(list)
        p.apply(list.at(rng.below(list.length)))
      }
    }
  }
})
