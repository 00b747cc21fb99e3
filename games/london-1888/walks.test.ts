import { describe, expect, test } from 'vitest'
import { CHARACTERS } from './cast.ts'
import { ACCESS, HOMES } from './graph.ts'
import { FIRST_LOCATION, LOCATIONS, SPACES, spaceNumber } from './map.ts'
import { stepsLeft } from './movement.ts'
import {
  AB,
  act,
  type Document,
  GU,
  LU,
  NE,
  type Players,
  played,
  player,
  position,
  refusal,
  tokens,
} from './testing.ts'

/** Walking (sections 3 and 6), as far as the handed cases leave it out. */

const walking = (roll: number, changes: Document = {}): Document => ({ acting: { rolled: 1, roll }, ...changes })
const ends = (players: Players, changes: Document) =>
  tokens(position(players, changes), '>').map(token => token.slice(1))

describe('who may enter', () => {
  const OPEN_TO: { readonly [location: string]: readonly string[] } = {
    police_station: ['abberline', 'godley', 'warren'],
    scotland_yard: ['abberline', 'godley', 'warren'],
    palais_royal: ['warren', 'gull', 'netley', 'albert_victor'],
  }

  test('LD-10: three locations are not open to all', () => {
    for (const [i, location] of LOCATIONS.entries()) {
      const allowed = CHARACTERS.filter((_, character) => ((ACCESS[character] >> i) & 1) === 1)
      expect([location, allowed]).toEqual([location, OPEN_TO[location] ?? CHARACTERS])
    }
  })

  test('LD-11: the homes, from which nobody is shut out', () => {
    expect(CHARACTERS.map((_, character) => SPACES[HOMES[character]])).toEqual([
      'police_station',
      'police_station',
      'scotland_yard',
      'gull_home',
      'lusk_home',
      'netley_home',
      'lyceum',
      'palais_royal',
    ])
    for (const [character, home] of HOMES.entries()) expect((ACCESS[character] >> (home - FIRST_LOCATION)) & 1).toBe(1)
  })
})

describe('ways', () => {
  test('LD-7: a step leads through a secret passage', () => {
    const p = position({ Ab: { at: 'lyceum' } }, walking(2))
    expect(stepsLeft(played(p, '>pub'))).toBe(1)
    expect(refusal(p, '>V61b')).toBeNull()
  })

  test('LD-5, LD-38: with two on a space nobody enters it; one leaves room', () => {
    expect(ends({ Ab: { at: 'J62' }, Lu: { at: 'H62a' } }, walking(1))).toContain('H62a')
    expect(ends({ Ab: { at: 'J62' }, Lu: { at: 'H62a' }, Gu: { at: 'H62a' } }, walking(1))).not.toContain('H62a')
  })

  test('LD-38: by option full spaces are crossed, stopped ones are not', () => {
    const players = { Lu: { at: 'J62' }, Ab: { at: 'H62a' }, Gu: { at: 'H62a' } }
    const option = { options: { passFullSpace: 'on' } }
    expect(ends(players, act(LU, walking(2)))).not.toContain('H62b')
    expect(ends(players, act(LU, walking(2, option)))).toContain('H62b')
    expect(ends({ Lu: { at: 'J62' } }, act(LU, walking(2, { ...option, police: ['H62a'] })))).not.toContain('H62b')
  })

  test('LD-39, LD-125: Mansfield crosses what is full or stopped, and ends on neither', () => {
    const at = { at: 'J62' }
    const stopped = position({ Ma: at }, act(NE, walking(2, { police: ['H62a'] })), 'Ma')
    expect([refusal(stopped, '>H62b'), refusal(stopped, '>H62a')]).toEqual([null, 'space-stopped LD-12'])
    const full = position({ Ma: at, Ab: { at: 'H62a' }, Gu: { at: 'H62a' } }, act(NE, walking(2)), 'Ma')
    expect([refusal(full, '>H62b'), refusal(full, '>H62a')]).toEqual([null, 'space-full LD-5'])
  })

  test('LD-40: a walk into the Black Market ends there, a further one may follow', () => {
    const p = position({ Lu: { at: 'H74a' } }, act(LU, walking(3)))
    // Through it the passage to the Lees would be two steps away.
    expect(refusal(p, '>lees')).not.toBeNull()
    expect(player(played(p, '>black_market', '>lees'), LU).at).toBe('lees')
  })

  test('LD-41: one leaves what one could not enter', () => {
    const p = position({ Lu: { at: 'police_station' } }, act(LU, walking(1)))
    expect(tokens(p, '>').toSorted()).toEqual(['>H63a', '>V63b'])
  })

  test('LD-42: hemmed in he cannot walk, and does all else', () => {
    const p = position(
      { Gu: { at: 'V21a' }, Ab: { at: 'J21' }, Lu: { at: 'J21' } },
      act(GU, walking(1, { police: ['V21b'] })),
    )
    expect(tokens(p, '>')).toEqual(['>gull_home'])
    const lusk = position({ Lu: {}, Ab: { at: 'V81b' }, Gu: { at: 'V81b' } }, act(LU, walking(6)))
    expect(tokens(lusk, '>')).toEqual([])
    expect(tokens(lusk)).toContain('.')
  })

  test('LD-37: the shortest legal way is what a walk costs', () => {
    const p = position({ Ab: { at: 'J62' } }, walking(6))
    expect(stepsLeft(played(p, '>H62b'))).toBe(4)
    expect(refusal(p, '>J62')).toBe('already-there LD-37')
  })

  test('LD-12: who stands where a blocking pawn stands may stay and leave', () => {
    const p = position({ Lu: { at: 'H62a' } }, act(LU, walking(1, { police: ['H62a'] })))
    expect(tokens(p, '>').toSorted()).toEqual(['>H62b', '>J62'])
    expect(spaceNumber('H62a')).toBeGreaterThanOrEqual(0)
  })

  test('LD-35: who has not rolled has the steps of his cards alone', () => {
    expect(tokens(position({ Ab: { hand: { hansom_cab: 1 } } }), '>')).toEqual([])
    expect(tokens(played(position({ Ab: { hand: { hansom_cab: 1 } } }), '!hansom_cab'), '>').length).toBeGreaterThan(10)
  })

  test('LD-122: Netley walks two further, by roll alone', () => {
    expect(stepsLeft(played(position({}, act(NE)), 'roll', '[4]'))).toBe(6)
    expect(stepsLeft(position({}, act(NE)))).toBe(0)
    expect(stepsLeft(played(position({}), 'roll', '[4]'))).toBe(4)
    expect(player(position({}), AB).at).toBe('police_station')
  })
})
