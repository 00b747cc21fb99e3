import type { Decision } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { Ending } from './endings.ts'
import { london1888 as game } from './game.ts'
import { Side } from './phase.ts'
import { pointsOf } from './points.ts'
import type { LondonPosition } from './position.ts'
import { startReveal } from './reveals.ts'
import { faceDown } from './suspicion.ts'
import {
  AB,
  act,
  beside,
  type Document,
  dealt,
  ending,
  GU,
  hand,
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

/** Identity cards, sides, exchanges and endings (7.5, 7.9, 9, 10), as far as the handed cases leave them out. */

const shown = { shown: true, line: { 1: 'role' } }
const asked = (players: Players = {}, changes: Document = {}) =>
  played(position(beside('pub', players), changes), 'c:Lu')

describe('cards turned over', () => {
  test('LD-46, LD-112: a False Lead stays face up, before all eyes', () => {
    const p = played(asked(), '#2', '[false_lead]')
    expect([player(p, LU).line, view(p, 'public').players[LU].line]).toEqual([{ 2: 'false_lead' }, { 2: 'false_lead' }])
    expect(refusal(position(beside('pub', { Lu: { line: { 2: 'false_lead' } } })), 'c:Lu')).toBeNull()
    expect(tokens(played(position(beside('pub', { Lu: { line: { 2: 'false_lead' } } })), 'c:Lu'))).toEqual([
      '#1',
      '#3',
      '#4',
      '#5',
    ])
  })

  test('LD-113: by option a Suspect stays face up', () => {
    const p = played(asked({}, { options: { suspect: 'stays' } }), '#2', '[suspect]')
    expect(player(p, LU).line).toEqual({ 2: 'suspect' })
  })

  test('LD-114, LD-117: shown Innocent for good, and asked no more', () => {
    const p = played(asked(), '#4', '[innocent]')
    expect(player(p, LU)).toMatchObject({ shown: true, line: { 4: 'role' } })
    const again = position(beside('pub', { Ab: hand('witness', 'informer'), Lu: shown }))
    expect(tokens(again).filter(token => /^(c:|!witness:|!informer:)Lu/.test(token))).toEqual([])
  })

  test('LD-115, LD-165, LD-167: turned over Jack is unmasked, gets the Scalpel, and the turn goes on', () => {
    const p = played(asked({ Lu: { role: 'jack' }, Gu: { life: 0 } }), '#4', '[jack]')
    expect(view(p)).toMatchObject({ unmasked: LU, state: 'act', turn: AB })
    expect(player(p, LU).weapons).toEqual({ scalpel: 1 })
    expect([AB, GU, WA, NE].map(seat => player(p, seat).side)).toEqual(['hunter', 'hunter', 'hunter', 'hunter'])
  })

  test('LD-165, LD-161: looking in secret unmasks nobody; the role is known to the peeker alone, for good', () => {
    const p = position(beside('pub', { Ab: hand('witness'), Lu: { role: 'jack' } }))
    const seen = played(p, '!witness:Lu#1', '[jack]')
    expect([view(seen).unmasked, view(seen, AB).players[LU].role, view(seen, GU).players[LU].role]).toEqual([
      undefined,
      'jack',
      undefined,
    ])
    const mixed = played(seen, 'c:Lu', '#2', '[suspect]')
    expect(view(mixed, AB).players[LU].role).toBe('jack')
    expect(view(mixed, AB).players[AB].peeks).toEqual({ [`${LU}#1`]: { card: 'role', valid: false } })
  })

  test('LD-116: by option one card of a mere visitor, two of a prisoner', () => {
    const count = (serving: Document) =>
      tokens(
        played(
          position(
            { Ab: { at: 'prison' }, Lu: { at: 'prison', ...serving } },
            { options: { prisonTwoCards: 'prisoners' } },
          ),
          'c:Lu',
        ),
      ).length
    expect([count({}), count({ serving: 'turn' })]).toEqual([5, 10])
  })

  test('LD-83, LD-139: W4 asks whoever holds a card, whatever it is', () => {
    const p = asked({ Lu: hand('rope') })
    expect(tokens(p)).toEqual(['Lu-'])
    expect(view(played(p, 'Lu-')).state).toBe('designate')
  })

  test.each([
    [5, [20, 38, 53.5, 66.1, 75.9]],
    [6, [20, 39, 56.5, 71.8, 83.1]],
    [8, [20, 40, 60, 80, 100]],
  ])(
    'LD-159, LD-162: with %i players a role shows within 1 to 5 questionings in so many of 100 lines',
    (seats, shares) => {
      const p = dealt(seats)
      for (const [i, share] of shares.entries())
        expect(Math.abs(100 * shownWithin(p, i + 1) - share), `within ${i + 1}`).toBeLessThan(0.051)
    },
  )

  /** How likely the role card of the first seat shows in so many questionings. */
  function shownWithin(p: LondonPosition, times: number): number {
    if (p.isRoleShown(0)) return 1
    if (times === 0) return 0
    const asked = p.clone()
    startReveal(asked, 0, faceDown(asked, 0) & -faceDown(asked, 0))
    return game
      .chance(asked)
      .reduce(
        (sum, { decision, weight }) => sum + weight * shownWithin(played(asked, tokenOf(asked, decision)), times - 1),
        0,
      )
  }

  function tokenOf(p: LondonPosition, decision: Decision): string {
    return game.notation.format(p, decision, 'omniscient')
  }
})

describe('sides', () => {
  test('LD-170, LD-168: unmasked in the last round all are hunters, and nobody is asked', () => {
    const events = Object.fromEntries(
      [
        'murder_nichols',
        'murder_chapman',
        'murder_stride',
        'murder_eddowes',
        'rain',
        'fog_1',
        'fog_2',
        'shortage',
        'reward',
        'murder_kelly',
      ].map((id, i) => [i + 2, id]),
    )
    const p = position(beside('pub', { Lu: { role: 'jack', pounds: 0 } }), { round: 11, events })
    const known = played(p, 'c:Lu', '#1', '[jack]', '.')
    expect(view(known)).toMatchObject({ state: 'draw', turn: LU })
    expect(view(played(known, '+[rope]', '+[alibi]', '.'))).toMatchObject({ state: 'draw', turn: GU })
    expect(player(known, GU).side).toBe('hunter')
  })

  test('LD-169: D5 comes before the draw; an accomplice may turn back', () => {
    const side = { unmasked: LU, state: 'side' }
    const p = position(unmasked(LU, { Ab: { side: 'accomplice' } }), side)
    expect(tokens(p)).toEqual(['side:keep', 'side:hunter'])
    expect(view(played(p, 'side:hunter'))).toMatchObject({ state: 'draw' })
  })

  test('LD-169: without the cap one living hunter has to remain', () => {
    const all = { Gu: { side: 'accomplice' }, Wa: { side: 'accomplice' }, Ne: { side: 'accomplice' } }
    const options = { options: { accompliceCap: 'none' }, unmasked: LU, state: 'side' }
    expect(refusal(position(unmasked(LU, { ...all, Ne: {} }), options), 'side:accomplice')).toBeNull()
    expect(refusal(position(unmasked(LU, all), options), 'side:accomplice')).toBe('too-many-accomplices LD-169')
  })
})

describe('agreements', () => {
  const pair = (changes: Document = {}) =>
    position(
      beside('pub', {
        Ab: { lifeTokens: 1, ...hand('alibi') },
        Lu: { silver: { 2: 1 }, weapons: { knife: 1 }, ...hand('rope') },
      }),
      changes,
    )

  test('LD-148: one item for one, of any kind, no notes', () => {
    const p = pair()
    for (const offer of ['f:Lu:l=s.2', 'f:Lu:a.alibi=w.knife', 'f:Lu:a?alibi=a?', 'f:Lu:l=a.wages'])
      expect([offer, refusal(p, offer)]).toEqual([offer, null])
    expect(refusal(p, 'f:Lu:l=0')).toBe('no-gifts LD-149')
    expect(refusal(pair({ options: { exchangeGifts: 'on' } }), 'f:Lu:l=0')).toBeNull()
  })

  test('LD-149: only a named ACTION card may be one he lacks; then he can but decline', () => {
    const p = pair()
    expect(refusal(p, 'f:Lu:l=w.derringer')).toBe('partner-lacks LD-149')
    expect(tokens(played(p, 'f:Lu:l=a.wages'))).toEqual(['Lu-', 'f:withdraw'])
    expect(view(played(p, 'f:Lu:l=a.wages', 'Lu-')).acting).toEqual({ offers: 1 })
  })

  test('LD-150: all see the kinds, the two the named card, the receiver a hidden one', () => {
    const p = pair()
    expect([AB, LU, GU].map(seat => told(p, seat, 'f:Lu:a.alibi=a?')?.text)).toEqual([
      'f:Lu:a.alibi=a?',
      'f:Lu:a.alibi=a?',
      'f:Lu:a?=a?',
    ])
    const text = (seat: number) => told(p, seat, 'f:Lu:a.alibi=a?', 'Lu+a.rope')?.text
    expect([text(AB), text(LU), text(GU)]).toEqual(['Lu+a.rope', 'Lu+a.rope', 'Lu+'])
  })

  test('LD-149, LD-70: after an exchange of weapons the proposer puts one down, then the partner', () => {
    const p = position(
      beside('pub', {
        Ab: { weapons: { derringer: 1, leather_chest_protector: 1 } },
        Lu: { weapons: { knife: 1, leather_chest_protector: 1 } },
      }),
    )
    const swapped = played(p, 'f:Lu:w.derringer=w.leather_chest_protector', 'Lu+')
    expect([view(swapped).pending.asked, tokens(swapped)]).toEqual([AB, ['drop:leather_chest_protector']])
    const both = played(swapped, 'drop:leather_chest_protector')
    expect([view(both).pending.asked, tokens(both)]).toEqual([LU, ['drop:derringer', 'drop:knife']])
    expect(view(played(both, 'drop:knife')).state).toBe('act')
  })

  test('LD-151: no trade once Netley has rolled, nor a second one while one runs', () => {
    expect(refusal(position({}, act(WA, { netleyRolled: 1 })), 'trade')).toBe('trade-rolled LD-151')
    expect(refusal(position({}, act(WA, { warrenReleased: 1 })), 'trade')).toBe('trade-released LD-151')
    expect(refusal(position({}, act(NE, { trade: 1 })), 'trade')).toBe('trade-runs LD-151')
    expect(refusal(position({ Ne: { life: 0 } }, act(WA)), 'trade')).toBe('trade-alone LD-151')
  })
})

describe('endings', () => {
  const duel = (players: Players, changes: Document = {}) =>
    position(unmasked(LU, beside('pub', players)), { unmasked: LU, ...changes })

  test('LD-178: the unmasked Jack is killed by whomever, an accomplice too', () => {
    const p = duel({ Gu: { side: 'accomplice', weapons: { bulldog: 1 } }, Lu: { life: 2 } }, act(GU))
    const over = played(p, 'b:bulldog>Lu')
    expect([ending(over), view(over).outcome?.points]).toEqual(['I-kill', [1, 0, 0, 1, 1]])
  })

  test('LD-180, LD-171: when the last living hunter dies; the dead keep their sides', () => {
    const p = duel(
      { Ab: { life: 0 }, Gu: { side: 'accomplice' }, Wa: { life: 0, side: 'accomplice' }, Ne: { life: 2 } },
      act(LU, { holder: GU, starter: GU }),
    )
    const over = played(p, 'b:scalpel>Ne')
    expect([ending(over), view(over).outcome?.points]).toEqual(['J-all', [0, 3, 3, 3, 0]])
  })

  test('LD-185: one unshown Innocent alone, Jack dead: he can still clear himself', () => {
    const p = position({
      Ab: { at: 'black_market', pounds: 10 },
      Lu: { life: 0, role: 'jack' },
      Gu: { life: 0 },
      Wa: { life: 0 },
      Ne: { life: 0 },
    })
    expect(ending(played(p, '.'))).toBeNull()
    expect(ending(played(p, 'g:clue', 'pay:Ab#1', '[innocent]'))).toBe('I-clear')
  })

  test('LD-166, LD-176: eliminated while he serves, Jack has lost', () => {
    const p = position({
      Ab: { at: 'black_market', pounds: 10 },
      Lu: shown,
      Gu: shown,
      Wa: shown,
      Ne: { role: 'jack', at: 'prison', serving: 'turn' },
    })
    expect(ending(played(p, 'g:clue', 'pay:Ab#1', '[innocent]', '[elim:Ne#5]'))).toBe('I-gaol')
  })

  test('LD-175: Jack dead unknown and all survivors shown comes before elimination', () => {
    const p = position({
      Ab: { at: 'black_market', pounds: 10 },
      Lu: shown,
      Gu: shown,
      Wa: shown,
      Ne: { role: 'jack', life: 0 },
    })
    expect(ending(played(p, 'g:clue', 'pay:Ab#1', '[innocent]'))).toBe('I-clear')
  })

  test.each([
    [Ending.gaol, 11, 0, 0, 1],
    [Ending.arrest, 16, 0, 0, 1],
    [Ending.kill, 21, 0, 0, 1],
    [Ending.clear, 12, 0, 0, 1],
    [Ending.suicide, 5, 2, 2, 0],
    [Ending.all, 5, 3, 3, 0],
    [Ending.murders, 11, 4, 4, 0],
    [Ending.murders, 12, 5, 5, 0],
    [Ending.murders, 16, 5, 5, 0],
    [Ending.murders, 17, 6, 6, 0],
    [Ending.murders, 21, 6, 6, 0],
  ])(
    'LD-186: ending %i in round %i pays Jack %i, an accomplice %i, the others %i',
    (reason, round, jack, aide, other) => {
      const p = duel({ Ne: { side: 'accomplice' } })
      expect(p.side[NE]).toBe(Side.accomplice)
      expect(paid(p, reason, round)).toEqual([other, jack, other, other, aide])
    },
  )

  test.each([
    [Ending.allUnknown, 9, 7],
    [Ending.murdersUnknown, 11, 8],
    [Ending.murdersUnknown, 12, 9],
    [Ending.murdersUnknown, 16, 9],
    [Ending.murdersUnknown, 17, 10],
  ])('LD-186: ending %i in round %i pays an unknown Jack %i', (reason, round, jack) => {
    expect(paid(position({ Gu: { role: 'jack' } }), reason, round)).toEqual([0, 0, jack, 0, 0])
  })

  function paid(p: LondonPosition, reason: number, round: number): readonly number[] {
    p.ending = reason
    p.round = round
    return pointsOf(p)
  }

  test('LD-187: then everything is shown', () => {
    const over = played(duel({ Ab: { weapons: { bulldog: 1 } }, Lu: { life: 1 }, Gu: hand('rope') }), 'b:bulldog>Lu')
    expect(view(over, NE)).toEqual({ ...view(over), audience: NE })
    expect(player(over, GU).hand).toEqual({ rope: 1 })
  })
})
