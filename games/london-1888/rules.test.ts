import { describe, expect, test } from 'vitest'
import { stepsLeft } from './movement.ts'
import { shopPriceIn } from './shop-price.ts'
import {
  AB,
  act,
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

/** What the handed cases leave out, by rule. */

describe('cards', () => {
  test('LD-48, LD-89: the shop costs £5, £3 with BARGAIN, £7 in a SHORTAGE; a weapon must be taken', () => {
    const shopping = (pounds: number, changes: Document = {}) =>
      position({ Ab: { at: 'shop_west', pounds, ...hand('bargain') } }, changes)
    expect(refusal(shopping(4), 'e:pay')).toBe('cannot-pay LD-157')
    expect(player(played(shopping(4), '!bargain', 'e:pay', 'take:knife'), AB)).toMatchObject({
      pounds: 1,
      weapons: { knife: 1 },
    })
    expect(refusal(shopping(6, inForce('shortage')), 'e:pay')).toBe('cannot-pay LD-157')
    expect(shopPriceIn(view(shopping(5)))).toBe(5)
    expect(shopPriceIn(view(shopping(7, inForce('shortage'))))).toBe(7)
    expect(shopPriceIn(view(shopping(7, inForce('clearance'))))).toBe(3)
    expect(shopPriceIn(view(played(shopping(7, inForce('shortage')), '!bargain')))).toBe(3)
    const full = position({ Ab: { at: 'shop_west', pounds: 5, weapons: { derringer: 1 } } })
    const bought = played(full, 'e:pay', 'take:knife')
    expect(tokens(bought)).toEqual(['drop:derringer', 'drop:knife'])
  })

  test('LD-78: a walk into a forbidden location uses one card and ends there', () => {
    const p = position({ Lu: { at: 'H63a', ...hand('stealth') } }, act(LU, { acting: { rolled: 1, roll: 4 } }))
    const inside = played(p, '!stealth', '>police_station')
    expect(stepsLeft(inside)).toBe(3)
    const out = played(inside, '>H63a')
    expect(refusal(out, '>police_station')).toBe('location-forbidden LD-10')
  })

  test('LD-74, LD-127: a card that is played is not lost, the hand of an arrested player is', () => {
    const near = position({ Ab: { at: 'pub', ...hand('wages') }, Lu: { at: 'pub', ...hand('rope', 'alibi') } })
    expect(told(near, 'public', '!wages')?.effects).toEqual([])
    expect(told(near, 'public', 'h:Lu', 'Lu-')?.effects).toContainEqual({
      kind: 'lost',
      seat: LU,
      cards: { alibi: 1, rope: 1 },
    })
  })

  test('LD-80, LD-43: a curfew costs the roll, until the Absinthe takes it away', () => {
    const p = position(
      { Ab: { life: 1, at: 'pub' }, Lu: { at: 'pub', curfew: true, pounds: 20, weapons: { knife: 1 } } },
      act(LU),
    )
    const walked = played(p, '>H62b', '>pub')
    expect(stepsLeft(walked)).toBe(0)
    const freed = played(walked, 'b:knife>Ab', 'Lu!bail')
    expect(player(freed, LU).curfew).toBeUndefined()
    expect(stepsLeft(played(freed, 'roll', '[5]'))).toBe(3)
  })

  test('LD-83: an ALIBI spends the questioner, but not in the Prison', () => {
    const at = (where: string) => position({ Ab: { at: where }, Lu: { at: where, ...hand('alibi') } })
    const spent = played(at('pub'), 'c:Lu', 'Lu!alibi')
    expect(view(spent)).toMatchObject({ state: 'act', acting: { decided: 1 } })
    expect(view(played(at('prison'), 'c:Lu')).state).toBe('designate')
  })

  test('LD-116: in the Prison two cards are turned together, the role card first', () => {
    const p = position({ Ab: { at: 'prison' }, Lu: { at: 'prison' } })
    const asked = played(p, 'c:Lu')
    expect(refusal(asked, '#1')).toBe('designate-count LD-116')
    const turned = played(asked, '#1,4', '[suspect]', '[innocent]')
    expect(player(turned, LU)).toMatchObject({ shown: true, line: { 4: 'role' } })
    const visitors = position(
      { Ab: { at: 'prison' }, Lu: { at: 'prison' } },
      { options: { prisonTwoCards: 'prisoners' } },
    )
    expect(refusal(played(visitors, 'c:Lu'), '#1')).toBeNull()
  })

  test('LD-113: a Suspect goes back, and what was seen of the line is worth nothing', () => {
    const p = position({ Ab: { at: 'pub', ...hand('witness') }, Lu: { at: 'pub' } })
    const seen = played(p, '!witness:Lu#2', '[false_lead]', 'c:Lu', '#1', '[suspect]')
    expect(view(seen, AB).players[AB].peeks).toEqual({ [`${LU}#2`]: { card: 'false_lead', valid: false } })
    expect(player(seen, LU).line).toBeUndefined()
    expect(told(p, 'public', '!witness:Lu#2', '[false_lead]')?.text).toBe('[?]')
  })

  test('LD-88: only the two see what BURGLARY takes', () => {
    const p = position({ Ab: { at: 'pub', ...hand('burglary') }, Lu: { at: 'pub', ...hand('rope') } })
    const texts = [AB, LU, GU].map(seat => told(p, seat, '!burglary:Lu', '[rope]')?.text)
    expect(texts).toEqual(['[rope]', '[rope]', '[?]'])
  })
})

describe('weapons', () => {
  test('LD-72: who stands between takes the shot; a blocking pawn swallows it', () => {
    const p = position(
      { Lu: { at: 'J62', weapons: { derringer: 1 } }, Gu: { at: 'H62a' }, Wa: { at: 'H62a' }, Ab: { at: 'H62b' } },
      act(LU),
    )
    expect(tokens(p, 'b:')).toEqual(['b:derringer>Ab*Gu', 'b:derringer>Ab*Wa', 'b:derringer>Gu', 'b:derringer>Wa'])
    const barred = position(
      { Lu: { at: 'J62', weapons: { derringer: 1 } }, Ab: { at: 'H62b' } },
      act(LU, { police: ['H62a'] }),
    )
    expect(tokens(barred, 'b:')).toEqual(['b:derringer>Ab*x'])
    expect(player(played(barred, 'b:derringer>Ab*x'), AB).life).toBe(3)
  })

  test('LD-94, LD-102: SIDESTEP makes a shot from afar miss; FOG shortens it', () => {
    const players = { Lu: { at: 'J62', weapons: { derringer: 1 } }, Gu: { at: 'H62b', ...hand('sidestep') } }
    const missed = played(position(players, act(LU)), 'b:derringer>Gu', 'Gu!sidestep')
    expect(player(missed, GU)).toMatchObject({ life: 3, cards: 0 })
    expect(refusal(position(players, act(LU, inForce('fog_1'))), 'b:derringer>Gu')).toBe('out-of-reach LD-71')
  })

  test('LD-68: Vitriol is used up, hit or not', () => {
    const players = { Lu: { at: 'J62', weapons: { vitriol: 1 } }, Gu: { at: 'H62a', ...hand('sidestep') } }
    const missed = played(position(players, act(LU)), 'b:vitriol>Gu', 'Gu!sidestep')
    expect(player(missed, LU).weapons).toBeUndefined()
    expect(view(missed).armouryDiscard).toEqual({ vitriol: 1 })
  })
})

describe('the Black Market', () => {
  test('LD-53: an item a roll, refused ones are kept and offered once', () => {
    const p = position({ Ab: { at: 'black_market', ...hand('alibi', 'wages') } })
    const kept = played(p, 'g:sell', 'item:a.alibi', 'price[2]', 'no')
    expect(tokens(kept)).toEqual(['item:a.wages', 'stop'])
    expect(told(p, LU, 'g:sell', 'item:a.alibi')?.text).toBe('item:a?')
    const sold = played(kept, 'item:a.wages', 'price[6]', 'yes')
    expect(player(sold, AB)).toMatchObject({ pounds: 8, cards: 1 })
    expect(view(sold)).toMatchObject({ state: 'act', discard: { wages: 1 } })
    expect(told(kept, LU, 'item:a.wages', 'price[6]', 'yes')?.effects).toContainEqual({ kind: 'sold', item: 'a.wages' })
  })

  test('LD-54, LD-55: a weapon of the discard for the die; a clue for £10 at any distance', () => {
    const p = position(
      { Ab: { at: 'black_market', pounds: 10 }, Lu: { role: 'jack' } },
      { armouryDiscard: { knife: 1 } },
    )
    expect(player(played(p, 'g:buy', 'price[4]', 'take:knife'), AB)).toMatchObject({ pounds: 6, weapons: { knife: 1 } })
    const clue = played(p, 'g:clue', 'pay:Ab#1', '[innocent]')
    expect(player(clue, AB)).toMatchObject({ pounds: 0, shown: true })
  })

  test('LD-136, LD-132: released before his deal he has his decision still', () => {
    const p = position({ Lu: { at: 'black_market', pounds: 12, ...hand('alibi') }, Gu: hand('arrest') }, act(LU))
    const out = played(p, 'g:sell', 'Gu!arrest:Lu:none', 'Lu!bail')
    expect(view(out)).toMatchObject({ state: 'act', turn: LU, acting: {} })
    expect(player(out, LU)).toMatchObject({ at: 'prison', pounds: 2 })
  })

  test('LD-50: whose last item was the COUNTER-ORDER against an ARREST in W1 has nothing to sell, and his decision still', () => {
    const p = position({ Lu: { at: 'black_market', ...hand('counter_order') }, Gu: hand('arrest') }, act(LU))
    const out = played(p, 'g:sell', 'Gu!arrest:Lu:none', 'Lu!counter_order')
    expect(view(out)).toMatchObject({ state: 'act', turn: LU, acting: {} })
    expect(view(out).acting?.decided).toBeUndefined()
    expect(tokens(out)).not.toContain('g:sell')
    expect(tokens(out)).toContain('.')
  })

  test('LD-110: a RAID asks what it takes; its victims miss their turns', () => {
    const p = position(
      { Lu: { at: 'black_market', pounds: 0, silver: { 2: 1 }, weapons: { knife: 1 } } },
      { state: 'event', turn: undefined, round: 2 },
    )
    const raided = played(p, '[raid]')
    expect(tokens(raided)).toEqual(['Lu:lose weapon', 'Lu:lose silver'])
    const lost = played(raided, 'Lu:lose silver')
    expect(player(lost, LU)).toMatchObject({ at: 'prison', serving: 'turn', weapons: { knife: 1 } })
    expect(player(lost, LU).silver).toBeUndefined()
    expect(view(played(lost, '+[rope]', '+[alibi]', '.'))).toMatchObject({ turn: GU })
  })
})

describe('privileges', () => {
  test('LD-151: the trade gives Warren the steps and Netley the release', () => {
    const p = position({ Ne: hand('corruption') }, act(WA))
    const traded = played(p, 'trade', 'Ne+', 'roll', '[3]')
    expect(stepsLeft(traded)).toBe(5)
    expect(refusal(played(p, 'trade', 'Ne-'), 'trade')).toBe('trade-declined LD-151')
  })

  test("LD-124: Gull's first token gives 2 Life, also to others", () => {
    const p = position({ Gu: { at: 'pub', lifeTokens: 3, life: 2 }, Ab: { at: 'pub', life: 1 } }, act(GU))
    const healed = played(p, 'a:Ab', 'a:Gu')
    expect([player(healed, AB).life, player(healed, GU).life, player(healed, GU).lifeTokens]).toEqual([3, 3, 1])
    expect(refusal(played(p, 'a:Ab', 'roll', '[1]'), 'a:Gu')).toBe('decision-used LD-32')
  })

  test('LD-137: Warren releases another with CORRUPTION', () => {
    const p = position({ Ab: { at: 'pub' }, Lu: { at: 'pub', pounds: 0 }, Wa: hand('corruption') })
    const saved = played(p, 'h:Lu', 'Wa!corruption')
    expect(player(saved, LU)).toMatchObject({ at: 'prison' })
    expect(player(saved, LU).serving).toBeUndefined()
    expect(view(saved).warrenReleased).toBe(1)
  })

  test('LD-123, LD-97: Lusk places one a turn; MANIFESTATION takes them', () => {
    const placed = played(position({}, act(LU)), 'lusk:+J72')
    expect(refusal(placed, 'lusk:+J73')).toBe('protester-used LD-123')
    const p = position({}, { state: 'event', turn: undefined, round: 2, protesters: ['J72'] })
    expect(view(played(p, '[manifestation]')).protesters.toSorted()).toEqual(['H51b', 'H53b', 'H55b'])
  })
})

describe('endings', () => {
  const line = { shown: true, line: { 1: 'role' } }

  test('LD-166: when all others are shown Innocent, the last role card is turned over', () => {
    const last = played(
      position({ Ab: { ...line, at: 'pub' }, Lu: { at: 'pub' }, Gu: line, Wa: line, Ne: { role: 'jack' } }),
      'c:Lu',
      '#2',
      '[innocent]',
    )
    expect(tokens(last)).toEqual([1, 2, 3, 4, 5].map(position => `[elim:Ne#${position}]`))
    const known = played(last, '[elim:Ne#3]')
    expect(view(known)).toMatchObject({ state: 'act', unmasked: NE })
  })

  test('LD-176: unmasked while serving, Jack has lost', () => {
    const p = position({ Ab: { at: 'prison' }, Lu: { at: 'prison', serving: 'turn', role: 'jack' } })
    expect(ending(played(p, 'c:Lu', '#1,2', '[jack]', '[suspect]'))).toBe('I-gaol')
  })

  test('LD-182: Jack dead and every survivor shown', () => {
    const players: Players = { Ab: { at: 'pub' }, Lu: { life: 0, role: 'jack' }, Gu: line, Wa: line, Ne: line }
    const last = position({ ...players, Ab: { at: 'black_market', pounds: 10 } })
    expect(ending(played(last, 'g:clue', 'pay:Ab#1', '[innocent]'))).toBe('I-clear')
  })

  test('LD-180, LD-181: no hunter lives, or nobody but Jack', () => {
    const known = position(
      unmasked(LU, {
        Lu: { at: 'pub' },
        Ab: { at: 'pub', side: 'hunter' },
        Gu: { life: 0 },
        Wa: { life: 0 },
        Ne: { side: 'accomplice' },
      }),
      { unmasked: LU, ...act(LU) },
    )
    expect(ending(played(known, 'b:scalpel>Ab'))).toBe('J-all')
    const alone = position(
      {
        Lu: { at: 'pub', role: 'jack', weapons: { knife: 1 } },
        Ab: { at: 'pub', life: 1 },
        Gu: { life: 0 },
        Wa: { life: 0 },
        Ne: { life: 0 },
      },
      act(LU),
    )
    expect(ending(played(alone, 'b:knife>Ab'))).toBe('J-all-unknown')
  })

  test('LD-157: notes first, then SILVER of the least value that suffices', () => {
    const p = position({ Ab: { at: 'shop_west', pounds: 1, silver: { 1: 1, 3: 1, 5: 1 } } })
    expect(player(played(p, 'e:pay'), AB)).toMatchObject({ pounds: 0, silver: { 5: 1 } })
    const change = position({ Ab: { at: 'shop_west', pounds: 1, silver: { 5: 1 } } })
    expect(player(played(change, 'e:pay'), AB)).toMatchObject({ pounds: 1 })
  })
})
