import { DecisionList, Sfc32 } from '@gaslight/core'
import { BOARDS, lightNow, type MrJackOptions, mrJack, OPTIONS } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import { beamOf, litHexes } from './light.ts'
import type { Scene } from './props.ts'

const options = Object.fromEntries(OPTIONS.map(option => [option.key, option.default])) as unknown as MrJackOptions
const { start } = BOARDS['2006']

function scene(change: Partial<Scene>): Scene {
  return {
    options,
    characters: { Watson: { at: 'a3', suspect: true } },
    facing: 'NE',
    lamps: start.lamps,
    covers: start.covers,
    cordons: start.cordons,
    round: 1,
    witness: 'seen',
    ...change,
  }
}

describe('the beam', () => {
  test('MJ-13 facing north-east lights nothing at the start', () => {
    expect(beamOf(scene({}))).toEqual([])
  })

  test('MJ-52 reaches to the first obstacle or the edge of the board', () => {
    const watson = { Watson: { at: 'g9', suspect: true } }
    expect(beamOf(scene({ characters: watson, facing: 'S' }))).toEqual(['g8', 'g7', 'g6', 'g5', 'g4', 'g3'])
  })

  test('MJ-52 passes lit posts only where the option says so', () => {
    const watson = { Watson: { at: 'e9', suspect: true } }
    const through = { ...options, litPostStopsBeam: false }
    const lamps = { f9: 'plain' } as const
    expect(beamOf(scene({ characters: watson, facing: 'SE', lamps }))).toEqual([])
    expect(beamOf(scene({ characters: watson, facing: 'SE', lamps, options: through }))).toEqual(['g9'])
  })

  test('MJ-83 ends at the barricade', () => {
    const watson = { Watson: { at: 'g9', suspect: true } }
    const barred = scene({ characters: watson, facing: 'S', extension: { barricade: ['g7', 'g8'] } })
    expect(beamOf(barred)).toEqual(['g8'])
  })

  test('MJ-86 is absent without a bearer', () => {
    expect(beamOf(scene({ characters: {} }))).toEqual([])
  })
})

test('28 street hexes are lit at the start (section 3)', () => {
  expect(litHexes(scene({})).size).toBe(28)
})

test.each([{}, { board: 'revised', litPostStopsBeam: false }, { cast: 'extension', barricadeStopsBeam: true }])(
  'what the board lights is what the rules light, in random games with %o',
  chosen => {
    const rng = new Sfc32(1888)
    const list = new DecisionList()
    for (let game = 0; game < 12; game++) {
      const p = mrJack.start({ ...options, ...chosen } as MrJackOptions, 2)
      for (;;) {
        const turn = p.turn()
        if (turn.kind === 'over') break
        const view = mrJack.view(p, 'omniscient')
        const { lit, beam } = lightNow(p)
        expect([...beamOf(view)].sort()).toEqual([...beam].sort())
        expect([...litHexes(view)].sort()).toEqual([...new Set([...lit, ...beam])].sort())
        if (turn.kind === 'chance') p.apply(p.draw(rng))
        else {
          list.clear()
          p.legal(list)
          p.apply(list.at(rng.below(list.length)))
        }
      }
    }
  },
)
