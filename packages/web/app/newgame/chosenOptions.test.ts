import type { OptionField } from '@gaslight/core'
import { describe, expect, it, test } from 'vitest'
import { GAMES } from '../../games/registry.ts'
import { byRule, chosenOptions, differing, fieldsFor, isMeaningful, offeredOf } from './chosenOptions.ts'

const cast: OptionField = { key: 'cast', values: ['base', 'extension'], default: 'base', rule: 'MJ-72' }
const pool: OptionField = {
  key: 'pool',
  values: ['2018', '2007'],
  default: '2018',
  rule: 'MJ-73',
  when: { key: 'cast', value: 'extension' },
}
const fields = [cast, pool]

describe('the options of a new game', () => {
  it('an option hangs on another one only where it says so', () => {
    expect(isMeaningful(cast, {}, fields)).toBe(true)
    expect(isMeaningful(pool, {}, fields)).toBe(false)
    expect(isMeaningful(pool, { cast: 'extension' }, fields)).toBe(true)
  })

  it('options of one rule stand together', () => {
    const swap: OptionField = { key: 'swap', values: [false, true], default: false, rule: 'NY-40' }
    const duty: OptionField = { key: 'duty', values: [false, true], default: false, rule: 'NY-40' }
    expect(byRule([swap, cast, duty])).toEqual([
      ['NY-40', [swap, duty]],
      ['MJ-72', [cast]],
    ])
  })

  it.each([
    ['the usual values do not differ', { cast: 'base', pool: '2018' }, []],
    ['what means nothing does not differ', { cast: 'base', pool: '2007' }, []],
    ['what is changed does', { cast: 'extension', pool: '2007' }, ['cast', 'pool']],
  ])('%s', (_, options, expected) => {
    expect(differing(fields, options).map(({ key }) => key)).toEqual(expected)
  })

  it.each([
    ['nothing changed', {}, { cast: 'base', pool: '2018' }],
    ['a changed one', { cast: 'extension', pool: '2007' }, { cast: 'extension', pool: '2007' }],
    ['a changed one that means nothing any more', { pool: '2007' }, { cast: 'base', pool: '2018' }],
  ])('%s', (_, changed, expected) => {
    expect(chosenOptions(fields, changed)).toEqual(expected)
  })
})

/** For each number of players what is asked about a seat of its own: its key, or the values that name a seat. */
const SEAT_FIELDS: { readonly [game: string]: { readonly [players: number]: readonly string[] } } = {
  'mr-jack': { 2: [] },
  'mr-jack-new-york': { 2: [] },
  'letters-from-whitechapel': {
    2: [],
    3: ownersAmong('1 2'),
    4: ownersAmong('1 2 3'),
    5: ownersAmong('1 2 3 4'),
    6: ownersAmong('1 2 3 4 5'),
  },
  'london-1888': {
    4: ['seat1', 'seat2', 'seat3', 'seat4'],
    5: ['seat1', 'seat2', 'seat3', 'seat4', 'seat5'],
    6: ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6'],
    7: ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6', 'seat7'],
    8: ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6', 'seat7', 'seat8'],
  },
}

function ownersAmong(detectives: string): readonly string[] {
  return ['blue', 'yellow', 'brown', 'red', 'green'].map(colour => `${colour}To: dealt ${detectives}`)
}

describe('LW-3, LD-14: of seats only those that play are asked about', () => {
  test.each(GAMES.map(({ id, players, playable }) => [id, players, playable] as const))(
    '%s',
    async (id, { min, max }, playable) => {
      const fields = (await playable?.options()) ?? []
      for (let players = min; players <= max; players++) {
        const asked = fieldsFor(fields, players).flatMap(({ key, values }) => {
          if (key.endsWith('To')) return [`${key}: ${values.join(' ')}`]
          return key.startsWith('seat') ? [key] : []
        })
        expect(asked, `${players} players`).toEqual(SEAT_FIELDS[id]?.[players])
      }
    },
  )

  it('and what was chosen for one that left waits for it to come back', async () => {
    const london = GAMES.find(({ id }) => id === 'london-1888')?.playable
    const fields = (await london?.options()) ?? []
    const kept = { characters: 'assigned', seat1: 'gull', seat5: 'mansfield', dealAt8: '1+3' }
    const at = (players: number) => offeredOf(fieldsFor(fields, players), kept)
    expect(at(4)).toEqual({ characters: 'assigned', seat1: 'gull' })
    expect(at(5)).toEqual({ characters: 'assigned', seat1: 'gull', seat5: 'mansfield' })
    expect(at(8)).toEqual(kept)
  })
})
