import { DecisionList, Sfc32 } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { london1888 as game } from './game.ts'
import { lapse } from './lapse.ts'
import type { LondonOptions } from './options.ts'
import { Phase } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { start } from './setup.ts'
import { LU, played, position, unmasked } from './testing.ts'

const options = (changes: Partial<LondonOptions> = {}) =>
  ({ ...Object.fromEntries(game.options.map(field => [field.key, field.default])), ...changes }) as LondonOptions
const market = (more: object = {}) => position({ Ab: { at: 'black_market', pounds: 10, ...more } })

describe('a seat whose time has run out (section 5)', () => {
  test.each<[point: string, what: string, p: () => LondonPosition, token: string]>([
    ['D1', 'takes the first character', () => start(options({ characters: 'pick' }), 5), 'pick:Ab'],
    ['D5', 'stays on its side', () => position(unmasked(LU), { state: 'side', unmasked: LU }), 'side:keep'],
    ['D6', 'ends its turn, with steps left and cards in hand', () => position({ Ab: { hand: { wages: 1 } } }), '.'],
    [
      'D6',
      'ends its turn in the middle of a recovery',
      () => played(position({ Ab: { life: 1, lifeTokens: 2 } }), 'a:Ab'),
      '.',
    ],
    ['D7', 'turns the first card', () => played(position({ Ab: { at: 'pub' }, Lu: { at: 'pub' } }), 'c:Lu'), '#1'],
    [
      'D10',
      'refuses a price',
      () => played(market({ hand: { wages: 1 } }), 'g:sell', 'item:a.wages', 'price[2]'),
      'no',
    ],
    [
      'D10',
      'stops selling',
      () => played(market({ hand: { wages: 2 } }), 'g:sell', 'item:a.wages', 'price[2]', 'yes'),
      'stop',
    ],
    [
      'D12',
      'discards the first card',
      () => played(position({ Lu: { hand: { chance: 3 } } }, { turn: LU }), '.'),
      'x:chance',
    ],
  ])('%s: %s', (_, __, p, token) => {
    const asked = p()
    expect(game.notation.format(asked, lapse(asked), 'omniscient')).toBe(token)
  })

  test('decides something legal at every point, and a table of which nobody is there comes to its end', () => {
    const list = new DecisionList()
    for (let seed = 1; seed <= 12; seed++) {
      const rng = new Sfc32(60, seed)
      const p = start(options({ characters: seed % 2 === 0 ? 'pick' : 'random' }), 4 + (seed % 5))
      // Half of what is decided is played at random, so that lapses come everywhere.
      for (let count = 0; p.phase !== Phase.over; count++) {
        expect(count).toBeLessThan(20_000)
        p.legal(list)
        const turn = p.turn()
        const next =
          turn.kind === 'chance' ? p.draw(rng) : rng.below(2) === 0 ? list.at(rng.below(list.length)) : lapse(p)
        if (turn.kind === 'seat') expect(list.has(next)).toBe(true)
        p.apply(next)
      }
    }
  })
})
