import { describe, expect, test } from 'vitest'
import { ACTION_CARDS, ACTION_COPIES } from './action-cards.ts'
import { CHARACTERS } from './cast.ts'
import { stepsLeft } from './movement.ts'
import {
  AB,
  act,
  begun,
  beside,
  dealt,
  ending,
  GU,
  hand,
  LU,
  NE,
  played,
  player,
  position,
  refusal,
  tokens,
  told,
  unmasked,
  view,
  WA,
} from './testing.ts'

/** The ACTION cards but the two WAGES. */
const ALL_BUT_WAGES = Object.fromEntries(ACTION_CARDS.map((id, card) => [id, id === 'wages' ? 0 : ACTION_COPIES[card]]))

/** Setup, rounds and turns (sections 4 and 5), as far as the handed cases leave them out. */

describe('setup', () => {
  test.each([4, 5, 6, 7, 8])('LD-14, LD-16, LD-19: %i players: the four, two cards, £2, Life 3, at home', seats => {
    for (let seed = 1; seed <= 12; seed++) {
      const p = dealt(seats, {}, seed)
      const { players, reserve, pile } = view(p)
      const cast = Object.values(players).map(({ character }) => character)
      expect(cast).toEqual(expect.arrayContaining(['abberline', 'lusk', 'gull', 'warren']))
      expect(new Set(cast).size).toBe(seats)
      for (const { cards, pounds, life } of Object.values(players)) expect([cards, pounds, life]).toEqual([2, 2, 3])
      expect([reserve, pile]).toEqual([120 - 2 * seats, 57 - 2 * seats])
      expect(Object.values(players).filter(({ role }) => role === 'jack').length).toBe(1)
    }
  })

  test('LD-14: seats that pick take another only while those after them can still take the missing four', () => {
    const p = begun(5, { characters: 'pick' })
    expect(tokens(p).length).toBe(CHARACTERS.length)
    const netley = played(p, 'pick:Ne')
    expect(tokens(netley)).toEqual(['pick:Ab', 'pick:Wa', 'pick:Gu', 'pick:Lu'])
    expect(refusal(netley, 'pick:Go')).toBe('character-kept LD-14')
  })

  test('LD-17, LD-18: weapons and tokens of the start', () => {
    const { armoury, tokens: lying, bank, hidden } = view(dealt(4))
    expect(Object.values(armoury).reduce((sum, count) => sum + count, 0)).toBe(20)
    const faceUp = (kind: 'life' | 'weapon') => Object.values(lying).reduce((sum, at) => sum + (at?.[kind] ?? 0), 0)
    expect([faceUp('life'), faceUp('weapon'), lying.hospital?.life, lying.police_station?.weapon]).toEqual([6, 6, 2, 2])
    expect([lying.bank?.hidden, bank, hidden]).toEqual([
      14,
      { 1: 4, 2: 4, 3: 3, 4: 2, 5: 1 },
      { action: 13, life: 7, weapon: 7 },
    ])
  })

  test('LD-20, LD-21: each sees his own role, nobody where it lies', () => {
    const p = dealt(5)
    for (const seat of [AB, LU, GU, WA, NE]) {
      const roles = Object.values(view(p, seat).players).map(({ role }) => role)
      expect(roles.filter(role => role !== undefined).length).toBe(roles[seat] === undefined ? 0 : 1)
      expect(roles[seat]).toBe(player(p, seat).role)
      expect(player(p, seat).line).toBeUndefined()
    }
  })

  test('LD-22: Abberline has the Absinthe and begins, wherever he sits', () => {
    const p = dealt(6, {}, 5)
    const { holder, starter, turn, players } = view(p)
    expect(players[Number(holder)].character).toBe('abberline')
    expect([starter, turn]).toEqual([holder, holder])
  })
})

describe('rounds', () => {
  const end = (changes = {}) => position({}, act(NE, changes))

  test('LD-27, LD-28: the Absinthe goes left at the end of the round, past the dead, and takes a curfew away', () => {
    const p = position({ Lu: { life: 0 }, Gu: { curfew: true } }, act(NE))
    const over = played(p, '.')
    expect([view(over).holder, player(over, GU).curfew]).toEqual([GU, undefined])
    expect(view(played(over, '[rain]'))).toMatchObject({ starter: GU, turn: GU })
  })

  test('LD-25: without the card Abberline begins every round, or the next living seat', () => {
    const off = { options: { absinthe: 'off' } }
    expect(view(played(end(off), '.', '[rain]'))).toMatchObject({ starter: AB, turn: AB })
    const dead = position({ Ab: { life: 0 } }, { ...act(NE), ...off, starter: LU })
    expect(view(played(dead, '.', '[rain]'))).toMatchObject({ starter: LU, turn: LU })
    expect(view(played(dead, '.')).holder).toBeUndefined()
  })

  test('LD-26: who dies before his turn has none; the next one plays', () => {
    const p = position(beside('pub', { Ab: { weapons: { knife: 1 }, pounds: 10 }, Lu: { life: 1 } }))
    expect(view(played(p, 'b:knife>Lu', 'Ab!bail', '.'))).toMatchObject({ turn: GU })
  })

  test('LD-27: effects that last the round end with it', () => {
    const p = position({}, act(NE, { trade: 1, round: 2, event: 'rain', events: { 2: 'rain' } }))
    const over = played(p, '.')
    expect([view(over).trade, view(over).event, view(over).round]).toEqual([undefined, undefined, 3])
  })

  test('LD-26: an order that began with one seat ends before it', () => {
    const p = position({}, { turn: LU, starter: GU, holder: GU })
    expect(view(played(p, '.'))).toMatchObject({ state: 'event', round: 2, holder: WA })
  })
})

describe('turns', () => {
  test('LD-31: two cards, seen by nobody else; the discard is the pile when that is empty', () => {
    const p = position({}, { state: 'draw', acting: { toDraw: 2 } })
    expect([AB, LU, 'public' as const].map(to => told(p, to, '+[rope]')?.text)).toEqual(['+[rope]', '+[?]', '+[?]'])
    const drawing = { state: 'draw', acting: { toDraw: 2 } }
    const again = played(position({}, { ...drawing, discard: ALL_BUT_WAGES }), '+[wages]', '+[wages]')
    expect(view(again)).toMatchObject({ pile: 0, state: 'act' })
    const next = played(again, '.')
    expect(view(next)).toMatchObject({ pile: 0, discard: { rope: 1, alibi: 3 } })
    expect(view(played(next, '+[rope]'))).toMatchObject({ pile: 54, discard: {} })
  })

  test('LD-31: with pile and discard empty he draws what there is', () => {
    const p = position({ Lu: { hand: { ...ALL_BUT_WAGES, wages: 1 } } }, { state: 'draw', acting: { toDraw: 2 } })
    expect(view(played(p, '+[wages]')).state).toBe('act')
  })

  test('LD-33: only the surplus is discarded, face up; Abberline keeps four, or all by option', () => {
    const many = { hand: { alibi: 3, wages: 2, sidestep: 1 } }
    const abberline = played(position({ Ab: many }), '.', 'x:alibi')
    expect(view(abberline)).toMatchObject({ state: 'discard', turn: AB })
    expect(view(played(abberline, 'x:wages'))).toMatchObject({ turn: LU, discard: { alibi: 1, wages: 1 } })
    expect(view(played(position({ Ab: many }, { options: { abberlineHand: 'unlimited' } }), '.'))).toMatchObject({
      turn: LU,
    })
    expect(player(played(position({ Ab: hand('alibi') }), '.'), AB).cards).toBe(1)
  })

  test('LD-32, LD-52: nothing of a turn is forced, and rolling comes once', () => {
    expect(view(played(position({}), '.')).turn).toBe(LU)
    expect(refusal(played(position({}), 'roll', '[1]'), 'roll')).toBe('already-rolled LD-35')
  })

  test('LD-34: what a turn brought ends with it', () => {
    const p = position({ Ab: { hand: { short_cut: 1, bargain: 1, stealth: 1 } }, Lu: {} })
    const next = played(p, '!short_cut', '!bargain', 'roll', '[4]', '.', '+[rope]', '+[alibi]')
    expect(view(next).acting).toEqual({})
    expect(stepsLeft(next)).toBe(0)
  })

  test('LD-36: steps are used in pieces, between other things', () => {
    const p = position({ Ab: { at: 'J62', ...hand('wages') } }, { acting: { rolled: 1, roll: 4 } })
    const pieces = played(p, '>V61b', '!wages', '>pub', 'd:?', '[life]', '>V61b')
    expect(stepsLeft(pieces)).toBe(1)
  })

  test('LD-44: every token heals one, none above 3, and they are one decision', () => {
    const p = position({ Lu: { life: 1, lifeTokens: 3 } }, act(LU))
    const healed = played(p, 'a:Lu', 'a:Lu')
    expect([player(healed, LU).life, player(healed, LU).lifeTokens, view(healed).used]).toEqual([3, 1, 2])
    expect(refusal(healed, 'a:Lu')).toBe('patient-well LD-44')
    expect(refusal(played(p, 'a:Lu', 'a:Lu'), 'd:weapon')).toBe('decision-used LD-32')
  })

  test('LD-47: what a search finds', () => {
    const open = position({ Ab: { at: 'hospital' } })
    expect(tokens(open, 'd:')).toEqual(['d:life'])
    expect(player(played(open, 'd:life'), AB).lifeTokens).toBe(1)
    const weapon = played(position({}), 'd:weapon', '[knife]')
    expect([player(weapon, AB).weapons, view(weapon).tokens.police_station]).toEqual([{ knife: 1 }, { weapon: 1 }])
    const pub = position({ Ab: { at: 'pub' } })
    expect(player(played(pub, 'd:?', '[weapon]', '[knife]'), AB).weapons).toEqual({ knife: 1 })
    const card = played(pub, 'd:?', '[action]', '[rope]')
    expect([player(card, AB).hand, view(card).tokens.pub, view(card).hidden.action]).toEqual([
      { rope: 1 },
      { hidden: 2 },
      12,
    ])
    expect(told(pub, LU, 'd:?', '[action]', '[rope]')?.text).toBe('[?]')
    const bank = played(position({ Ab: { at: 'bank' } }), 'd:?', '[s5]')
    expect([player(bank, AB).silver, view(bank).bank[5]]).toEqual([{ 5: 1 }, undefined])
  })

  test('LD-51, LD-45: arrest and attack are decisions, one in a turn', () => {
    const p = position(beside('pub', { Ab: { weapons: { knife: 1 } }, Lu: { pounds: 0 } }))
    expect(refusal(played(p, 'h:Lu'), 'b:knife>Gu')).toBe('decision-used LD-32')
    expect(refusal(played(p, 'b:knife>Lu'), 'h:Lu')).toBe('decision-used LD-32')
  })

  test('LD-43: a curfew has two steps instead of the roll, for Netley too; cab and SHORT CUT add theirs', () => {
    const p = position({ Ne: { curfew: true, hand: { hansom_cab: 1, short_cut: 1 } } }, act(NE))
    expect(stepsLeft(p)).toBe(2)
    expect(stepsLeft(played(p, '!hansom_cab', '!short_cut'))).toBe(8)
  })

  test('LD-126: the unmasked Jack keeps the privilege of his character', () => {
    const p = position(unmasked(AB, beside('pub')), { unmasked: AB })
    expect(refusal(p, 'h:Lu')).toBeNull()
    expect(ending(p)).toBeNull()
  })
})
