import { describe, expect, test } from 'vitest'
import {
  AB,
  act,
  beforeEvent,
  beside,
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
  unmasked,
  view,
  WA,
} from './testing.ts'

/** Arrest and Prison (7.7), windows W1 and W2 (7.8), as far as the handed cases leave them out. */

const arrest = hand('arrest')

describe('who can be arrested', () => {
  test('LD-119, LD-127: Godley has the power too; the Absinthe does not protect from it', () => {
    const p = position(beside('pub', {}, 'Go'), act(NE), 'Go')
    expect(tokens(p, 'h:')).toEqual(['h:Ab', 'h:Lu', 'h:Gu'])
  })

  test('LD-128, LD-121: by card neither the holder, nor Warren in office, nor the Prince', () => {
    const p = position(beside('pub', { Gu: arrest }, 'Pr'), act(GU), 'Pr')
    expect(tokens(p, '!arrest')).toEqual(['!arrest:Lu'])
  })

  test('LD-129, LD-121: at market Warren and the Prince too, the holder never', () => {
    const p = position({ ...beside('black_market', { Gu: arrest }, 'Pr'), Lu: {} }, act(GU), 'Pr')
    expect(tokens(p, '!arrest')).toEqual(['!arrest:Wa:none', '!arrest:Pr:none'])
  })

  test('LD-134: who serves cannot be arrested again', () => {
    const p = position({ Ab: { at: 'prison', ...arrest }, Lu: { at: 'prison', serving: 'turn' } })
    expect([refusal(p, 'h:Lu'), refusal(p, '!arrest:Lu')]).toEqual(['arrest-serving LD-127', 'arrest-serving LD-79'])
  })

  test('LD-173: the unmasked Jack by power, by card of Abberline or Godley, at market by anybody; Warren in office not', () => {
    const jack = (seat: number, by: number, at = 'pub') =>
      position(
        unmasked(seat, beside(at, { Ab: arrest, Gu: arrest })),
        act(by, { unmasked: seat, holder: NE, starter: NE }),
      )
    expect(ending(played(jack(LU, AB), 'h:Lu'))).toBe('I-arrest')
    expect(ending(played(jack(LU, AB), '!arrest:Lu'))).toBe('I-arrest')
    expect(refusal(jack(LU, GU), '!arrest:Lu')).toBe('arrest-jack LD-128')
    expect(ending(played(jack(LU, GU, 'black_market'), '!arrest:Lu:none'))).toBe('I-arrest')
    expect(refusal(jack(WA, AB), 'h:Wa')).toBe('arrest-immune LD-127')
    expect(ending(played(jack(WA, GU, 'black_market'), '!arrest:Wa:none'))).toBe('I-arrest')
  })

  test('LD-173, LD-82: COUNTER-ORDER saves the unmasked Jack from a card, CORRUPTION and £10 do not', () => {
    const p = position(
      unmasked(
        LU,
        beside('pub', { Ab: arrest, Lu: { at: 'pub', pounds: 20, hand: { counter_order: 1, corruption: 1 } } }),
      ),
      { unmasked: LU },
    )
    const asked = played(p, '!arrest:Lu')
    expect(tokens(asked)).toEqual(['Lu-', 'Lu!counter_order'])
    expect(view(played(asked, 'Lu!counter_order'))).toMatchObject({ state: 'act', turn: AB })
    expect(ending(played(asked, 'Lu-'))).toBe('I-arrest')
    expect(ending(played(p, 'h:Lu'))).toBe('I-arrest')
  })
})

describe('what follows', () => {
  test('LD-128, LD-132: by card as by power: weapons and cards go, LIFE, SILVER and notes stay', () => {
    const lusk = { at: 'pub', pounds: 3, lifeTokens: 1, silver: { 4: 1 }, weapons: { knife: 1 }, ...hand('alibi') }
    const p = played(position({ Ab: { at: 'pub', ...arrest }, Lu: lusk }), '!arrest:Lu', 'Lu-')
    expect(player(p, LU)).toMatchObject({
      at: 'prison',
      serving: 'turn',
      pounds: 3,
      lifeTokens: 1,
      silver: { 4: 1 },
      cards: 0,
    })
    expect(view(p)).toMatchObject({ armouryDiscard: { knife: 1 }, discard: { alibi: 1, arrest: 1 }, turn: AB })
  })

  test.each([
    ['weapon', { silver: { 1: 1 }, weapons: undefined }],
    ['silver', { silver: undefined, weapons: { knife: 1 } }],
  ] as const)('LD-129: at market all of what the arresting player names: %s', (named, left) => {
    const lusk = { at: 'black_market', silver: { 1: 1 }, weapons: { knife: 1 }, ...hand('alibi') }
    const p = played(position({ Ab: { at: 'black_market', ...arrest }, Lu: lusk }), `!arrest:Lu:${named}`, 'Lu-')
    const { silver, weapons, cards, serving } = player(p, LU)
    expect({ silver, weapons, cards, serving }).toEqual({ ...left, cards: 1, serving: 'turn' })
    if (named === 'silver') expect(view(p).bank).toMatchObject({ 1: 3 })
  })

  test('LD-129, LD-133: in his own turn the running turn is the one that is missed; the next he plays', () => {
    const p = position(
      { Gu: { at: 'H74a', pounds: 0, hand: { alibi: 1, rope: 1, wages: 1 } }, Wa: arrest },
      act(GU, { acting: { rolled: 1, roll: 1 } }),
    )
    const taken = played(p, '>black_market', 'Wa!arrest:Gu:none', 'Gu-')
    expect(view(taken)).toMatchObject({ state: 'discard', turn: GU })
    const next = played(taken, 'x:rope')
    expect([player(next, GU).serving, view(next).turn]).toEqual(['start', WA])
    const round = position(
      { Gu: { at: 'prison', serving: 'start' } },
      act(LU, { round: 2, events: { 2: 'rain' }, event: 'rain' }),
    )
    const turn = played(round, '.')
    expect([view(turn).turn, player(turn, GU).serving]).toEqual([GU, undefined])
  })

  test('LD-131: the killer, a policeman too, unless he is released; then he goes on in the Prison', () => {
    const p = position(beside('pub', { Ab: { weapons: { knife: 1 }, pounds: 10 }, Gu: { life: 1 } }))
    const killed = played(p, 'b:knife>Gu')
    expect(view(killed).pending).toMatchObject({ asked: AB, arrest: { victim: AB, cause: 'kill' } })
    const paid = played(killed, 'Ab!bail')
    expect(player(paid, AB)).toMatchObject({ at: 'prison', pounds: 0, weapons: { knife: 1 } })
    expect(view(paid)).toMatchObject({ state: 'act', turn: AB, acting: { decided: 1 } })
    const gone = played(killed, 'Ab-')
    expect([player(gone, AB).serving, view(gone).turn]).toEqual(['turn', LU])
  })

  test('LD-131: neither Warren nor the Prince is spared after a murder', () => {
    const p = position(beside('pub', { Wa: { weapons: { knife: 1 }, pounds: 0 }, Gu: { life: 1 } }), act(WA))
    expect(player(played(p, 'b:knife>Gu'), WA)).toMatchObject({ at: 'prison', serving: 'turn' })
  })

  test('LD-133, LD-30: the missed turn is passed over without a draw, and takes the curfew along', () => {
    const p = position({ Lu: { at: 'prison', serving: 'turn', curfew: true } })
    const after = played(p, '.')
    expect(view(after)).toMatchObject({ turn: GU, state: 'draw' })
    expect(player(after, LU)).toMatchObject({ at: 'prison', cards: 0 })
    expect([player(after, LU).serving, player(after, LU).curfew]).toEqual([undefined, undefined])
  })

  test('LD-135: a visitor walks out, and others in', () => {
    const p = position({ Ab: { at: 'prison' } }, { acting: { rolled: 1, roll: 2 } })
    expect(player(played(p, '>H44b', '>prison'), AB)).toMatchObject({ at: 'prison' })
  })

  test('LD-134: who serves answers windows, is asked about two cards, is shot at, is offered an exchange', () => {
    const p = position({
      Ab: { at: 'prison', weapons: { knife: 1 }, ...hand('alibi') },
      Lu: { at: 'prison', serving: 'turn', ...hand('wages') },
    })
    expect(refusal(p, 'b:knife>Lu')).toBeNull()
    expect(tokens(played(p, 'f:Lu:a.alibi=a?'))).toContain('Lu+a.wages')
    expect(tokens(played(p, 'c:Lu')).length).toBe(10)
    const market = position(
      { Gu: { at: 'H74a' }, Lu: { at: 'prison', serving: 'turn', ...arrest } },
      act(GU, { acting: { rolled: 1, roll: 1 } }),
    )
    expect(view(played(market, '>black_market')).pending.asked).toBe(LU)
  })
})

describe('release', () => {
  test('LD-81, LD-132: CORRUPTION makes him a visitor who keeps everything and plays his next turn', () => {
    const lusk = { at: 'pub', weapons: { knife: 1 }, hand: { corruption: 1, alibi: 1 } }
    const p = played(position({ Ab: { at: 'pub' }, Lu: lusk }), 'h:Lu', 'Lu!corruption', '.')
    expect(player(p, LU)).toMatchObject({ at: 'prison', weapons: { knife: 1 }, cards: 1 })
    expect([player(p, LU).serving, view(p).turn]).toEqual([undefined, LU])
  })

  test('LD-81: nobody but Warren plays it for another, and not for the unmasked Jack', () => {
    const arrested = (players = {}) => position({ Ab: { at: 'pub' }, Lu: { at: 'pub', pounds: 0 }, ...players })
    expect(player(played(arrested({ Gu: hand('corruption') }), 'h:Lu'), LU).serving).toBe('turn')
    const jack = position(unmasked(LU, { Ab: { at: 'pub' }, Lu: { at: 'pub' }, Wa: hand('corruption') }), {
      unmasked: LU,
    })
    expect(ending(played(jack, 'h:Lu'))).toBe('I-arrest')
  })

  test('LD-137: Warren is asked once the arrested has accepted, not as arrested or arresting himself', () => {
    const p = position({ Ab: { at: 'pub' }, Lu: { at: 'pub', ...hand('alibi') }, Wa: hand('corruption') })
    const asked = played(p, 'h:Lu')
    expect(tokens(asked)).toEqual(['Lu-'])
    expect(tokens(played(asked, 'Lu-'))).toEqual(['Wa-', 'Wa!corruption'])
    const own = position(
      { Wa: { at: 'pub', hand: { arrest: 1, corruption: 1 } }, Lu: { at: 'pub', pounds: 0 } },
      act(WA),
    )
    expect(player(played(own, '!arrest:Lu'), LU).serving).toBe('turn')
  })

  test('LD-151, LD-122: by trade Netley is the one who releases, and Warren is not', () => {
    const p = position(
      { Ab: { at: 'pub' }, Lu: { at: 'pub', pounds: 0 }, Wa: hand('corruption'), Ne: hand('corruption') },
      { trade: 1 },
    )
    expect(tokens(played(p, 'h:Lu'))).toEqual(['Ne-', 'Ne!corruption'])
  })

  test('LD-136, LD-132: at the start of his turn in the market, released he still draws', () => {
    const p = position({ Lu: { at: 'black_market', pounds: 10 }, Wa: arrest }, { round: 1 })
    const asked = played(p, '.')
    expect(view(asked)).toMatchObject({ state: 'market-window', turn: LU, pending: { asked: WA } })
    const out = played(asked, 'Wa!arrest:Lu:none', 'Lu!bail')
    expect(view(out)).toMatchObject({ state: 'draw', turn: LU })
    const served = played(asked, 'Wa!arrest:Lu:none', 'Lu-')
    expect(view(served)).toMatchObject({ turn: GU })
  })

  test('LD-136: nobody is asked about the holder of the Absinthe', () => {
    const p = position({ Ab: { at: 'H74a' }, Wa: arrest }, { acting: { rolled: 1, roll: 1 } })
    expect(view(played(p, '>black_market')).state).toBe('act')
  })

  test('LD-136, LD-143: each entry and each deal opens a window of its own', () => {
    const p = position(
      { Lu: { at: 'H74a', ...hand('alibi') }, Wa: arrest },
      act(LU, { acting: { rolled: 1, roll: 4 } }),
    )
    const sold = played(p, '>black_market', 'Wa-', '>H74a', '>black_market', 'Wa-', 'g:sell')
    expect(view(sold)).toMatchObject({ state: 'market-window', pending: { market: 'declare' } })
  })
})

test('LD-25: without the Absinthe nobody has its protection', () => {
  const p = position(beside('pub', { Lu: arrest }), act(LU, { options: { absinthe: 'off' } }))
  expect(refusal(p, '!arrest:Ab')).toBeNull()
  const raid = position({ Ab: { at: 'black_market', pounds: 0 } }, beforeEvent({ options: { absinthe: 'off' } }))
  expect(view(played(raid, '[raid]'))).toMatchObject({ starter: AB, turn: LU })
})
