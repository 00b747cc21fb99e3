import { describe, expect, test } from 'vitest'
import { stops } from './blockers.ts'
import { CHARACTERS } from './cast.ts'
import { spaceNumber } from './map.ts'
import { stepsLeft } from './movement.ts'
import type { LondonPosition } from './position.ts'
import {
  AB,
  act,
  beforeEvent,
  beside,
  type Document,
  ending,
  GU,
  hand,
  inForce,
  LU,
  NE,
  type Players,
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

/** What each event does (7.4), as far as the handed cases leave it out. */

/** The event is revealed at the start of round 2. */
function revealed(event: string, players: Players = {}, changes: Document = {}, fifth?: string): LondonPosition {
  return played(position(players, beforeEvent(changes), fifth), `[${event}]`)
}

/** Who is stopped by the blocking pawn on this space. */
function stopped(p: LondonPosition, space: string): readonly string[] {
  return CHARACTERS.filter((_, character) => stops(p, character, spaceNumber(space)))
}

const everybodyBut = (...free: readonly string[]) => CHARACTERS.filter(id => !free.includes(id))

describe('for good', () => {
  test('LD-96: a MURDER is counted and asks nothing', () => {
    const p = revealed('murder_kelly')
    expect([p.murders, view(p).event, view(p).state, view(p).turn]).toEqual([1, undefined, 'draw', AB])
  })

  test('LD-97, LD-12: MANIFESTATION brings the Protester pawns, and Lusk is stopped too', () => {
    const before = position({}, act(LU, { protesters: ['J72'] }))
    expect(stopped(before, 'J72')).toEqual(everybodyBut('lusk'))
    const p = revealed('manifestation', {}, { protesters: ['J72'] })
    expect(stopped(p, 'H51b')).toEqual(everybodyBut())
    const turn = played(p, '+[rope]', '+[alibi]', '.')
    expect(refusal(played(turn, '+[wages]', '+[alibi]'), 'lusk:+J71')).toBe('protesters-gone LD-97')
  })

  test('LD-97: a character where a pawn is put stays, also when Lusk is dead', () => {
    const p = revealed('manifestation', { Lu: { life: 0 }, Gu: { at: 'H51b' } })
    expect([player(p, GU).at, view(p).protesters.length]).toEqual(['H51b', 3])
  })

  test('LD-99, LD-12: POLICE REINFORCEMENTS stop all but Abberline, Godley and Warren in office', () => {
    const p = revealed('police_reinforcements')
    expect(view(p).police.toSorted()).toEqual(['H63b', 'V62a'])
    expect(stopped(p, 'V62a')).toEqual(everybodyBut('abberline', 'godley', 'warren'))
  })

  test('LD-98: RESIGNATION leaves Warren home and access, takes immunity, release, trade and the way past the police', () => {
    const p = revealed('resignation', { Ab: { at: 'pub' }, Wa: { at: 'pub' } }, { police: ['V62a'] })
    expect(stopped(p, 'V62a')).toEqual(everybodyBut('abberline', 'godley'))
    expect(refusal(played(p, '+[rope]', '+[alibi]'), 'h:Wa')).toBeNull()
    const warren = position(
      { Wa: { at: 'H24a' } },
      act(WA, { ...inForce('resignation'), acting: { rolled: 1, roll: 1 } }),
    )
    expect([refusal(warren, '>scotland_yard'), refusal(warren, 'trade')]).toEqual([null, 'trade-resigned LD-151'])
    const arrested = position(
      { Ab: { at: 'pub' }, Lu: { at: 'pub', pounds: 0 }, Wa: hand('corruption') },
      inForce('resignation'),
    )
    expect(player(played(arrested, 'h:Lu'), LU).serving).toBe('turn')
  })
})

describe('for the round', () => {
  const walking = (seat: number, code: string, at: string, id: string) =>
    position(
      { [code]: { at } },
      act(seat, { ...inForce(id), acting: { rolled: 1, roll: 3 } }),
      seat === NE ? code : 'Ne',
    )

  test('LD-100: the closed Palace lets in the Prince alone; who is inside may leave', () => {
    expect(refusal(walking(NE, 'Pr', 'H13b', 'palace_closed'), '>palais_royal')).toBeNull()
    expect(refusal(walking(WA, 'Wa', 'H13b', 'palace_closed'), '>palais_royal')).toBe('location-closed LD-100')
    expect(refusal(walking(GU, 'Gu', 'palais_royal', 'palace_closed'), '>H13b')).toBeNull()
  })

  test('LD-101: RAIN takes 1 from a roll, down to 1, before Netley’s 2', () => {
    const rolled = (seat: number, die: number) =>
      stepsLeft(played(position({}, act(seat, inForce('rain'))), 'roll', `[${die}]`))
    expect([rolled(AB, 1), rolled(AB, 6), rolled(NE, 1), rolled(NE, 4)]).toEqual([1, 5, 3, 5])
  })

  test.each([
    ['fog_1', 'LD-102', [true, true, false]],
    ['fog_2', 'LD-103', [true, false, false]],
  ])('in %s (%s) a Derringer reaches so far', (id, _, reached) => {
    const shot = (at: string) =>
      refusal(position({ Ab: { at: 'J62', weapons: { derringer: 1 } }, Lu: { at } }, inForce(id)), 'b:derringer>Lu')
    expect(['J62', 'H62a', 'H62b'].map(at => shot(at) === null)).toEqual(reached)
    const winchester = position({ Ab: { at: 'J62', weapons: { winchester: 1 } }, Lu: { at: 'H62a' } }, inForce(id))
    expect(refusal(winchester, 'b:winchester>Lu') === null).toBe(id === 'fog_1')
  })

  test.each([
    ['shortage', 'LD-104', 7],
    ['clearance', 'LD-105', 3],
    ['rain', 'LD-48', 5],
  ])('in %s (%s) the shop asks £%i', (id, _, price) => {
    const shop = (pounds: number) => position({ Ab: { at: 'shop_west', pounds } }, inForce(id))
    expect(refusal(shop(price - 1), 'e:pay')).toBe('cannot-pay LD-157')
    expect(player(played(shop(price), 'e:pay', 'take:knife'), AB).pounds).toBe(0)
  })

  test('LD-109: who is summoned may not use decision h, nor when he is unmasked in the round; next round he may', () => {
    const p = revealed('queen_distressed', { Ab: { at: 'scotland_yard' } })
    expect([player(p, AB).summoned, player(p, WA).summoned, player(p, LU).summoned]).toEqual([true, true, undefined])
    const none = revealed('queen_distressed', {
      Ab: { at: 'prison', serving: 'turn' },
      Wa: { at: 'prison', serving: 'turn' },
    })
    expect([player(none, AB).at, player(none, WA).summoned]).toEqual(['prison', undefined])
    const end = played(
      position({ Ab: { at: 'pub', summoned: true } }, { ...act(NE), ...inForce('queen_distressed') }),
      '.',
      '[rain]',
    )
    expect(player(end, AB).summoned).toBeUndefined()
  })
})

describe('at once', () => {
  test('LD-106: a reward for all who do not serve, as far as the reserve goes, from the holder leftwards', () => {
    const paid = revealed('reward', { Gu: { at: 'prison', serving: 'turn' }, Wa: { life: 0 } })
    expect([AB, LU, GU, WA, NE].map(seat => player(paid, seat).pounds)).toEqual([4, 4, 2, 0, 4])
    const short = revealed('reward', {}, { reserve: 3, holder: GU })
    expect([GU, WA, NE].map(seat => player(short, seat).pounds)).toEqual([4, 3, 2])
  })

  test('LD-107: the card chosen for DEAR BOSS is shown to its giver and, at the end, to its receiver', () => {
    const p = revealed('dear_boss', { Ab: hand('alibi'), Lu: hand('wages') })
    expect([GU, 'public' as const].map(to => told(p, to, 'Ab:give alibi')?.text)).toEqual(['Ab:give ?', 'Ab:give ?'])
    const passed = played(p, 'Ab:give alibi', 'Lu:give wages')
    expect([view(passed, LU).players[LU].hand, view(passed, AB).players[AB].seen]).toEqual([
      { alibi: 1 },
      { [LU]: { alibi: 1 } },
    ])
    expect(view(passed, NE).players[NE].seen).toBeUndefined()
  })

  test('LD-108: the postcard shows its reader alone one face-down card of another', () => {
    const p = revealed('saucy_jacky', {
      Lu: { shown: true, line: { 1: 'role' } },
      Gu: { life: 0 },
      Wa: { line: { 2: 'false_lead' } },
    })
    expect(tokens(p)).toEqual([
      ...[1, 3, 4, 5].map(place => `Ab:peek Wa#${place}`),
      ...[1, 2, 3, 4, 5].map(place => `Ab:peek Ne#${place}`),
    ])
    const texts = [AB, WA].map(to => told(p, to, 'Ab:peek Wa#3', '[innocent]')?.text)
    expect(texts).toEqual(['[innocent]', '[?]'])
    const none = revealed('saucy_jacky', {
      ...Object.fromEntries(['Lu', 'Gu', 'Wa'].map(code => [code, { shown: true, line: { 1: 'role' } }])),
      Ne: { life: 0 },
    })
    expect(view(none).state).toBe('draw')
  })

  test('LD-110: a RAID takes all in the Black Market but the holder, in order, each with W2', () => {
    const p = revealed('raid', beside('black_market', { Lu: { pounds: 12 }, Gu: { pounds: 0 }, Wa: hand('alibi') }))
    const asked = (at: LondonPosition) => [view(at).state, view(at).pending.asked]
    expect(asked(p)).toEqual(['arrest-window', LU])
    const paid = played(p, 'Lu!bail')
    expect([player(paid, LU).at, player(paid, LU).serving, ...asked(paid)]).toEqual([
      'prison',
      undefined,
      'release-window',
      WA,
    ])
    const gull = played(paid, 'Wa-')
    expect([player(gull, GU).serving, ...asked(gull)]).toEqual(['turn', 'arrest-window', WA])
    const over = played(gull, 'Wa-', 'Wa-')
    expect([player(over, AB).at, player(over, WA).serving, view(over).state]).toEqual(['black_market', 'turn', 'draw'])
  })

  test('LD-110, LD-173: a RAID on the unmasked Jack ends the game; no card helps him', () => {
    const jack = unmasked(LU, { Lu: { at: 'black_market', pounds: 20, hand: { corruption: 1, counter_order: 1 } } })
    expect(ending(revealed('raid', jack, { unmasked: LU }))).toBe('I-arrest')
  })

  test('LD-111: CHARITY WARD with an empty used pile heals all the same, the unmasked Jack too', () => {
    const p = revealed('charity', unmasked(LU, { Lu: { at: 'hospital', life: 2 } }), { unmasked: LU })
    expect([player(p, LU).life, view(p).tokens.hospital]).toEqual([3, { life: 2 }])
  })
})
