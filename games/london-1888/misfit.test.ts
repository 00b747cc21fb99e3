import { completeOptions, parseRecord, readRecord } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { london1888 as game } from './game.ts'

/** LD-14: who always plays, and that nobody sits twice, where the host assigns the characters. */

function misfit(seats: number, given: Readonly<Record<string, string>>) {
  const options = completeOptions(game.options, { characters: 'assigned', ...given })
  if (!options.ok) throw new Error(options.error)
  return game.misfit?.(options.value, seats) ?? null
}

const ROWS: readonly (readonly [name: string, seats: number, given: Readonly<Record<string, string>>, why: object])[] =
  [
    ['somebody twice', 4, { seat2: 'abberline' }, { reason: 'cast-twice', params: { player: 'abberline' } }],
    ['an obligatory one missing', 4, { seat3: 'netley' }, { reason: 'cast-missing', params: { player: 'gull' } }],
    [
      'an obligatory one on a seat that is not played',
      5,
      { seat4: 'netley', seat5: 'mansfield', seat6: 'warren' },
      { reason: 'cast-missing', params: { player: 'warren' } },
    ],
  ]

describe('LD-14: characters that the host assigns', () => {
  test.each(ROWS)('%s', (_, seats, given, why) => {
    expect(misfit(seats, given)).toEqual({ rule: 'LD-14', ...why })
  })

  test('fit in any order, at any number of seats', () => {
    for (let seats = 4; seats <= 8; seats++) expect(misfit(seats, {})).toBeNull()
    expect(
      misfit(5, { seat1: 'warren', seat2: 'gull', seat3: 'mansfield', seat4: 'lusk', seat5: 'abberline' }),
    ).toBeNull()
    expect(misfit(4, { seat5: 'abberline' })).toBeNull()
    expect(misfit(4, { characters: 'random', seat2: 'abberline' })).toBeNull()
  })

  test.each(ROWS)('begin no game: %s', (_, seats, given) => {
    const options = completeOptions(game.options, { characters: 'assigned', ...given })
    if (!options.ok) throw new Error(options.error)
    expect(() => game.start(options.value, seats)).toThrow(/^cast-(twice|missing) \(LD-14\)$/)
  })

  test('are refused in documents and records, never replaced', () => {
    const options = { characters: 'assigned', seat2: 'abberline' }
    expect(game.notation.position({ seats: 4, options })).toMatchObject({
      ok: false,
      error: { message: 'options: cast-twice: abberline (LD-14)' },
    })
    const record = parseRecord(
      `Game: london-1888\nRules: ${game.rulesVersion}\nOptions: ${JSON.stringify(options)}\nSeats: ["","","",""]\n\n`,
    )
    if (!record.ok) throw new Error(record.error.message)
    expect(readRecord(game, record.value)).toMatchObject({ ok: false, error: { illegal: { reason: 'cast-twice' } } })
  })
})
