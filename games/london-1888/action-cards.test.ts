import { describe, expect, test } from 'vitest'
import { stepsLeft } from './movement.ts'
import {
  AB,
  act,
  beside,
  ending,
  GU,
  hand,
  inForce,
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

/** What each ACTION card does (7.3), as far as the handed cases leave it out. */

describe('steps', () => {
  test('LD-75: a cab costs £1, brings 4 steps without a roll, and one may follow the other', () => {
    const p = position({ Ab: { pounds: 1, hand: { hansom_cab: 2 } } })
    const driven = played(p, '!hansom_cab')
    expect([stepsLeft(driven), player(driven, AB).pounds, view(driven).discard]).toEqual([4, 0, { hansom_cab: 1 }])
    expect(refusal(driven, '!hansom_cab')).toBe('cab-unpaid LD-75')
    const rich = played(position({ Ab: { hand: { hansom_cab: 2 } } }), '!hansom_cab', '!hansom_cab', 'roll', '[2]')
    expect(stepsLeft(rich)).toBe(10)
  })

  test('LD-76: CHANCE is the roll, a 6; 5 in the RAIN, 8 for Netley, never a second roll', () => {
    const chance = (code: string, seat: number, changes = {}) =>
      played(position({ [code]: hand('chance') }, act(seat, changes)), '!chance')
    expect(stepsLeft(chance('Ab', AB))).toBe(6)
    expect(stepsLeft(chance('Ab', AB, inForce('rain')))).toBe(5)
    expect(stepsLeft(chance('Ne', NE))).toBe(8)
    expect(refusal(chance('Ab', AB), 'roll')).toBe('already-rolled LD-35')
    expect(view(chance('Ne', NE)).netleyRolled).toBe(1)
  })

  test('LD-78: BY STEALTH opens a location once, two cards two, and lets one into the closed Palace', () => {
    const p = position({ Lu: { at: 'H63a', hand: { stealth: 2 } } }, act(LU, { acting: { rolled: 1, roll: 6 } }))
    const twice = played(p, '!stealth', '!stealth', '>police_station', '>H63a', '>police_station', '>H63a')
    expect(refusal(twice, '>police_station')).toBe('location-forbidden LD-10')
    const closed = position(
      { Gu: { at: 'H13b', ...hand('stealth') } },
      act(GU, { ...inForce('palace_closed'), acting: { rolled: 1, roll: 2 } }),
    )
    expect(player(played(closed, '!stealth', '>palais_royal'), GU).at).toBe('palais_royal')
    expect(refusal(position({ Wa: hand('stealth') }, act(WA)), '!stealth')).toBe('nothing-forbidden LD-78')
    expect(refusal(position({ Wa: hand('stealth') }, act(WA, inForce('palace_closed'))), '!stealth')).toBeNull()
  })
})

describe('on others', () => {
  test('LD-79: where both arrests fit, the player says which', () => {
    const p = position({
      Ab: { at: 'black_market', ...hand('arrest') },
      Lu: { at: 'black_market', silver: { 1: 1 }, weapons: { knife: 1 } },
      Wa: { at: 'black_market' },
    })
    expect(tokens(p, '!arrest').toSorted()).toEqual([
      '!arrest:Lu',
      '!arrest:Lu:silver',
      '!arrest:Lu:weapon',
      '!arrest:Wa:none',
    ])
  })

  test('LD-80: a CURFEW at any distance marks to the end of the next turn', () => {
    const marked = played(position({ Ab: hand('curfew') }), '!curfew:Lu')
    expect(player(marked, LU).curfew).toBe(true)
    const turn = played(marked, '.', '+[rope]', '+[alibi]')
    expect([stepsLeft(turn), refusal(turn, 'roll')]).toEqual([2, 'curfew-roll LD-43'])
    expect(player(played(turn, '.'), LU).curfew).toBeUndefined()
  })

  test('LD-82, LD-138: COUNTER-ORDER cancels a CURFEW; both cards are spent', () => {
    const p = position({ Ab: hand('curfew'), Lu: hand('counter_order') })
    const cancelled = played(p, '!curfew:Lu', 'Lu!counter_order')
    expect([player(cancelled, LU).curfew, view(cancelled).discard]).toEqual([
      undefined,
      { curfew: 1, counter_order: 1 },
    ])
    expect(player(played(p, '!curfew:Lu', 'Lu-'), LU).curfew).toBe(true)
  })

  test('LD-84: WITNESS looks at the same space and at those adjacent, also through a door', () => {
    const seen = (at: string) => tokens(position({ Ab: { at: 'pub', ...hand('witness') }, Lu: { at } }), '!witness')
    expect(seen('pub').length).toBe(5)
    expect(seen('V61b').length).toBe(5)
    expect(seen('lyceum').length).toBe(5)
    expect(seen('J62')).toEqual([])
    const looked = played(position(beside('pub', { Ab: hand('witness') })), '!witness:Lu#3', '[innocent]')
    expect([player(looked, LU).line, view(looked, AB).players[LU].role]).toEqual([undefined, 'innocent'])
    expect(view(looked, GU).players[LU].role).toBeUndefined()
  })

  test('LD-85: INFORMER turns one card over, also in the Prison, and no ALIBI helps', () => {
    const p = position(beside('prison', { Ab: hand('informer'), Lu: hand('alibi') }))
    const turned = played(p, '!informer:Lu#3', '[false_lead]')
    expect([player(turned, LU).line, view(turned).acting.decided]).toEqual([{ 3: 'false_lead' }, undefined])
    expect(view(turned).state).toBe('act')
  })

  test('LD-86: PICKPOCKET takes a SILVER of choice, or £2, or the last £1', () => {
    const p = position(beside('pub', { Ab: hand('pickpocket'), Lu: { pounds: 5, silver: { 2: 1, 5: 1 } } }))
    expect(tokens(p, '!pickpocket:Lu')).toEqual(['!pickpocket:Lu:notes', '!pickpocket:Lu:s2', '!pickpocket:Lu:s5'])
    const silver = played(p, '!pickpocket:Lu:s5')
    expect([player(silver, AB).silver, player(silver, LU).silver]).toEqual([{ 5: 1 }, { 2: 1 }])
    const notes = played(p, '!pickpocket:Lu:notes')
    expect([player(notes, AB).pounds, player(notes, LU).pounds]).toEqual([4, 3])
    const poor = position(beside('pub', { Ab: hand('pickpocket'), Lu: { pounds: 1 } }))
    expect(player(played(poor, '!pickpocket:Lu:notes'), AB).pounds).toBe(3)
  })

  test('LD-87: a lost kit goes to the used pile, at any distance', () => {
    const lost = played(position({ Ab: hand('lost_kit'), Lu: { lifeTokens: 2 } }), '!lost_kit:Lu')
    expect([player(lost, LU).lifeTokens, view(lost).used]).toEqual([1, 1])
  })
})

describe('on oneself', () => {
  test('LD-89: BARGAIN is for this turn', () => {
    const p = position({ Ab: { at: 'shop_west', pounds: 3, ...hand('bargain') } }, inForce('shortage'))
    expect(refusal(p, 'e:pay')).toBe('cannot-pay LD-157')
    expect(refusal(played(p, '!bargain'), 'e:pay')).toBeNull()
    expect(view(played(p, '!bargain', '.')).acting.bargain).toBeUndefined()
  })

  test('LD-90, LD-158: WAGES are £3, or what is left', () => {
    const paid = (reserve: number) => player(played(position({ Ab: hand('wages') }, { reserve }), '!wages'), AB).pounds
    expect([paid(110), paid(2)]).toEqual([5, 4])
  })

  test('LD-91, LD-92: the ROPE ends it at home, and for nobody but the unmasked Jack', () => {
    const known = (card: string, at = 'lusk_home') =>
      position(unmasked(LU, { Lu: { at, ...hand(card) } }), act(LU, { unmasked: LU }))
    for (const card of ['rope', 'worn_rope']) {
      expect(ending(played(known(card), `!${card}`))).toBe('J-suicide')
      expect(refusal(known(card, 'pub'), `!${card}`)).toBe('rope-not-home LD-174')
      expect(refusal(position({ Lu: hand(card) }, act(LU)), `!${card}`)).toBe('rope-not-jack LD-91')
    }
  })

  test('LD-93: ORDER TO DISPERSE moves a pawn of either kind', () => {
    const p = position({ Ab: hand('disperse') }, { protesters: ['J72'], police: ['J11'] })
    const moved = played(p, '!disperse:J72-J13')
    expect([view(moved).protesters, view(moved).police]).toEqual([['J13'], ['J11']])
    expect(view(played(p, '!disperse:J11-J13')).police).toEqual(['J13'])
  })

  test('LD-95: FIRST AID heals one', () => {
    const healed = played(position({ Ab: { life: 1, ...hand('first_aid') } }), '!first_aid')
    expect([player(healed, AB).life, view(healed).acting.decided]).toEqual([2, undefined])
  })

  test('LD-74: a card that is only an answer cannot be played in one’s own turn', () => {
    for (const card of ['corruption', 'counter_order', 'alibi', 'sidestep'])
      expect(refusal(position({ Ab: hand(card) }), `!${card}`)).toBe('card-not-own-turn LD-74')
  })

  test('LD-74: a card is discarded before all eyes', () => {
    expect(told(position({ Ab: hand('wages') }), 'public', '!wages')?.text).toBe('!wages')
  })
})
