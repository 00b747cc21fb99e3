import { DecisionList, Sfc32 } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { ACTION_CARD_TABLE, ACTION_CARDS, type ActionCardId } from './action-cards.ts'
import { deduce } from './deduce.ts'
import { eventOdds } from './deduce-decks.ts'
import { chanceHeld, handOdds } from './deduce-hands.ts'
import { lineOdds } from './deduce-lines.ts'
import { roleOdds } from './deduce-roles.ts'
import { EVENTS, MURDERS, SURE_MURDER } from './event-cards.ts'
import { london1888 as game } from './game.ts'
import type { LondonOptions } from './options.ts'
import { Phase } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { sample } from './sample.ts'
import { AB, GU, LU, NE, played, position, unmasked, WA } from './testing.ts'
import type { Counts, IdentityName, LondonView } from './view.ts'

describe('who can be Jack', () => {
  const odds = (p: LondonPosition, to: number | 'public') => roleOdds(game.view(p, to))

  test('LD-160: equally all whose role card this audience has not seen, the dead included', () => {
    const p = position({ Ab: { role: 'innocent' }, Gu: { shown: true, line: { 2: 'role' } }, Wa: { life: 0 } })
    expect(odds(p, AB)).toEqual([
      { jack: 0, why: 'own' },
      { jack: 1 / 3 },
      { jack: 0, why: 'shown' },
      { jack: 1 / 3 },
      { jack: 1 / 3 },
    ])
    expect(odds(p, 'public').map(({ jack }) => jack)).toEqual([1 / 4, 1 / 4, 0, 1 / 4, 1 / 4])
  })

  test('LD-161: whoever has looked at a role card knows it, and what follows from it', () => {
    const p = position({ Ab: { hand: { witness: 1 }, at: 'pub' }, Lu: { at: 'pub', role: 'jack' } })
    const looked = played(p, '!witness:Lu#3', '[jack]')
    expect(odds(looked, AB)[LU]).toEqual({ jack: 1, why: 'looked-at' })
    expect(odds(looked, AB)[GU]).toEqual({ jack: 0, why: 'another' })
    expect(odds(looked, GU)[LU]).toEqual({ jack: 1 / 4 })
    expect(odds(looked, LU)[LU]).toEqual({ jack: 1, why: 'own' })
  })

  test('LD-166, LD-181: the last who can be him is Jack, and who is left alone alive is not', () => {
    const shown = (place: number) => ({ shown: true, line: { [place]: 'role' } })
    const last = position({ Ab: { role: 'innocent' }, Lu: shown(1), Gu: shown(2), Wa: shown(3) })
    expect(odds(last, AB)[NE]).toEqual({ jack: 1, why: 'last' })
    expect(odds(last, 'public')[NE]).toEqual({ jack: 1 / 2 })
    const dead = { life: 0 }
    const alone = position({ Lu: { role: 'jack', ...dead }, Gu: dead, Wa: dead, Ne: dead })
    expect(odds(alone, 'public').map(({ jack }) => jack)).toEqual([0, 1 / 4, 1 / 4, 1 / 4, 1 / 4])
    expect(odds(alone, 'public')[AB].why).toBe('alone')
  })

  test('LD-165: a Jack who is unmasked is known to all', () => {
    const p = position(unmasked(WA), { unmasked: WA })
    expect(odds(p, 'public')[WA]).toEqual({ jack: 1, why: 'shown' })
    expect(odds(p, 'public')[AB]).toEqual({ jack: 0, why: 'another' })
  })
})

describe('what lies in a line', () => {
  /** Every order of the five cards that shows what lies face up and what the audience has looked at, each once. */
  function orders(view: LondonView, seat: number): IdentityName[][] {
    const suspects = view.seats <= 5 ? 2 : 1
    const cards: IdentityName[] = ['role', ...Array<IdentityName>(suspects).fill('suspect')]
    while (cards.length < 5) cards.push('false_lead')
    const peeks = typeof view.audience === 'number' ? (view.players[view.audience].peeks ?? {}) : {}
    return permutations(cards).filter(order =>
      order.every((card, i) => {
        const up = view.players[seat].line?.[i + 1]
        const peek = peeks[`${seat}#${i + 1}`]
        return (up === undefined || up === card) && (!peek?.valid || peek.card === undefined || peek.card === card)
      }),
    )
  }

  const looking = position(
    { Ab: { hand: { witness: 3 }, at: 'pub' }, Lu: { at: 'pub', line: { 1: 'false_lead' } }, Gu: { at: 'pub' } },
    {},
  )
  test.each<[string, LondonPosition]>([
    ['nothing is known', position()],
    ['one lies face up', looking],
    ['one was looked at', played(looking, '!witness:Lu#3', '[suspect]')],
    ['two were looked at', played(looking, '!witness:Lu#3', '[suspect]', '!witness:Lu#2', '[suspect]')],
    ['the role was looked at', played(looking, '!witness:Lu#4', '[innocent]')],
    ['a Suspect went back', played(looking, '!witness:Lu#4', '[innocent]', 'c:Lu', '#2', '[suspect]')],
  ])('LD-159: counted like every order of the cards, where %s', (_, p) => {
    for (const to of [AB, LU, 'public'] as const) {
      const view = game.view(p, to)
      const fitting = orders(view, LU)
      const { positions, faceDown } = lineOdds(view, LU)
      for (const place of faceDown)
        for (const card of ['role', 'suspect', 'false_lead'] as const) {
          const share = fitting.filter(order => order[place - 1] === card).length / fitting.length
          expect(positions[place][card] ?? 0, `${to} ${place} ${card}`).toBeCloseTo(share)
        }
    }
  })

  test('with eight players only False Leads lie beside the role card (LD-21)', () => {
    const view = game.view(dealt({ characters: 'assigned' }, 8, 3), 'public')
    expect(lineOdds(view, 2).positions[4]).toEqual({ false_lead: 0.8, role: 0.2 })
  })
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, i) => permutations(items.toSpliced(i, 1)).map(rest => [item, ...rest]))
}

describe('who holds what', () => {
  const two = { arrest: 1, alibi: 1 }
  /** All but seven cards lie in the discard: five in hands, two in the pile. */
  const few: Counts<ActionCardId> = { arrest: 2, alibi: 2, rope: 1, chance: 2 }
  const discard = Object.fromEntries(
    ACTION_CARDS.map(id => [id, ACTION_CARD_TABLE[id].copies - (few[id] ?? 0)]).filter(([, count]) => count !== 0),
  )
  const p = position(
    { Ab: { hand: two }, Lu: { hand: { rope: 1, chance: 1 } }, Gu: { hand: { arrest: 1 } } },
    { discard },
  )

  test('LD-164: like every deal of the cards that nobody has shown', () => {
    const odds = handOdds(game.view(p, AB))
    expect(odds).toMatchObject({ total: 5, pile: 2, unseen: { arrest: 1, alibi: 1, rope: 1, chance: 2 } })
    const deals = permutations(['arrest', 'alibi', 'rope', 'chance', 'chance'])
    const share = (fits: (deal: readonly string[]) => boolean) => deals.filter(fits).length / deals.length
    for (const card of ['arrest', 'alibi', 'rope', 'chance'] as const) {
      expect(odds.hands[LU].holds[card]).toBeCloseTo(share(deal => deal.slice(0, 2).includes(card)))
      expect(odds.hands[GU].holds[card]).toBeCloseTo(share(deal => deal[2] === card))
      expect(chanceHeld(odds, [LU, GU], card)).toBeCloseTo(share(deal => deal.slice(0, 3).includes(card)))
    }
    expect(odds.hands[LU].holds.hansom_cab).toBeUndefined()
    expect(odds.hands[AB].holds).toEqual({ arrest: 1, alibi: 1 })
    expect(chanceHeld(odds, [WA, NE], 'arrest')).toBe(0)
  })

  test('a card that was seen to go there is there', () => {
    const near = position({ Ab: { at: 'pub', hand: { rope: 1 } }, Gu: { at: 'pub', hand: { wages: 1, alibi: 1 } } })
    const given = played(near, 'f:Gu:a.rope=a.wages', 'Gu+')
    expect(handOdds(game.view(given, AB)).hands[GU]).toMatchObject({ cards: 2, known: { rope: 1 } })
    expect(handOdds(game.view(given, AB)).hands[GU].holds.rope).toBe(1)
    expect(handOdds(game.view(given, LU)).hands[GU].holds.rope).toBeCloseTo(2 / 57)
  })
})

describe('what can still come', () => {
  test('LD-163: which round is the last one, before any event is seen', () => {
    const { last } = eventOdds(game.view(position(), 'public'))
    const percent = Object.values(last).map(chance => Number((100 * chance).toFixed(1)))
    expect(Object.keys(last).map(Number)).toEqual(Array.from({ length: 11 }, (_, i) => 11 + i))
    expect(percent).toEqual([3.3, 2.2, 3.1, 4.3, 5.7, 7.4, 9.4, 11.7, 14.4, 17.5, 21.1])
  })

  test('LD-15: each event is as likely as the pile deals it', () => {
    const rng = new Sfc32(15)
    for (let i = 0; i < 8; i++) {
      const p = position({}, { state: 'event', round: 1 })
      while (p.eventCount < EVENTS.length && p.murders < MURDERS) {
        const odds = eventOdds(game.view(p, 'public'))
        const exact = Object.fromEntries(
          game.chance(p).map(({ decision, weight }) => {
            const detail = game.decode(p, decision)
            return [detail.kind === 'event' ? detail.event : '', weight]
          }),
        )
        expect(Object.keys(odds.next).toSorted()).toEqual(Object.keys(exact).toSorted())
        for (const id of EVENTS) expect(odds.next[id] ?? 0).toBeCloseTo(exact[id] ?? 0)
        expect(Object.values(odds.last).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1)
        if (p.eventCount + 1 === SURE_MURDER) expect(odds.murder).toBe(1)
        p.apply(p.draw(rng))
        p.phase = Phase.event
      }
    }
  })
})

/** A game with so many seats as it lies once all cards are dealt. */
function dealt(options: Partial<LondonOptions>, seats: number, seed: number): LondonPosition {
  const given = Object.fromEntries(game.options.map(field => [field.key, field.default]))
  const p = game.start({ ...given, ...options }, seats)
  const rng = new Sfc32(seed)
  const list = new DecisionList()
  while (game.view(p, 'public').state !== 'act') {
    p.legal(list)
    p.apply(p.turn().kind === 'chance' ? p.draw(rng) : list.at(0))
  }
  return p
}

test.each([4, 6, 8])('in random games of %i nothing true is excluded, and samples come as often as counted', seats => {
  const rng = new Sfc32(1888, seats)
  const list = new DecisionList()
  const p = dealt({ exchangeGifts: 'on' }, seats, seats)
  const SAMPLES = 400
  for (let step = 1; p.turn().kind !== 'over' && step < 4000; step++) {
    p.legal(list)
    p.apply(p.turn().kind === 'chance' ? p.draw(rng) : list.at(rng.below(list.length)))
    if (step % 40 !== 0 || p.turn().kind === 'over') continue
    const to = rng.below(seats)
    const view = game.view(p, to)
    const { roles, hands } = deduce(view)
    const all = game.view(p, 'omniscient')
    expect(roles[p.jack].jack).toBeGreaterThan(0)
    expect(roles.reduce((sum, { jack }) => sum + jack, 0)).toBeCloseTo(1)
    for (let seat = 0; seat < seats; seat++) {
      for (const card of Object.keys(all.players[seat].hand ?? {}) as ActionCardId[])
        expect(hands.hands[seat].holds[card] ?? 0).toBeGreaterThan(0)
    }
    if (step % 800 !== 0) continue
    const jacks = new Float64Array(seats)
    const arrests = new Float64Array(seats)
    for (let i = 0; i < SAMPLES; i++) {
      const sampled = game.view(sample(view, rng), 'omniscient')
      for (let seat = 0; seat < seats; seat++) {
        if (sampled.players[seat].role === 'jack') jacks[seat]++
        if ((sampled.players[seat].hand?.arrest ?? 0) > 0) arrests[seat]++
      }
    }
    // Four standard errors of a share.
    const allowed = (chance: number) => 4 * Math.sqrt((chance * (1 - chance)) / SAMPLES) + 1e-9
    for (let seat = 0; seat < seats; seat++) {
      const arrest = hands.hands[seat].holds.arrest ?? 0
      expect(Math.abs(jacks[seat] / SAMPLES - roles[seat].jack)).toBeLessThanOrEqual(allowed(roles[seat].jack))
      expect(Math.abs(arrests[seat] / SAMPLES - arrest)).toBeLessThanOrEqual(allowed(arrest))
    }
  }
})
