import { asking, Sfc32 } from '@gaslight/core'
import { describe, expect, it, test } from 'vitest'
import { CHARACTERS } from './cast.ts'
import { london1888 as game } from './game.ts'
import { WINDOWS } from './open-window.ts'
import type { LondonPosition } from './position.ts'
import {
  ALIBI_ORDERS,
  ARREST_ANSWERS,
  DEFAULT_ORDERS,
  readOrders,
  SIDESTEP_ORDERS,
  type StandingOrders,
} from './standing-orders.ts'
import { AB, begun, GU, LU, legal, played, position, tokens, unmasked, WA } from './testing.ts'
import { windows } from './windows.ts'

/** What standing orders answer for the seat that is asked, as everybody reads it. */
function answerOf(p: LondonPosition, orders: Partial<StandingOrders> = {}): string {
  return game.notation.format(p, windows.ordered(p, { ...DEFAULT_ORDERS, ...orders }), 'omniscient')
}

const inMarket = (more: object = {}) =>
  position(
    {
      Gu: { at: 'H74a', pounds: 0, weapons: { knife: 1 }, silver: { 2: 1 }, hand: { counter_order: 1 } },
      Wa: { hand: { alibi: 2 } },
      Ab: { hand: { arrest: 1, wages: 2 } },
      Lu: { hand: { arrest: 1 } },
    },
    { turn: GU, starter: AB, acting: { rolled: 1, roll: 1 }, ...more },
  )

describe('LD-143, LD-145: W1 asks all its seats together, in their order', () => {
  const asked = played(inMarket(), '>black_market')

  it('Warren, Abberline and Lusk, who have cards, from the left of the visitor', () => {
    expect(windows.at(asked)).toMatchObject({ kind: 'market', seats: [WA, AB, LU] })
    expect(windows.at(played(asked, 'Wa-'))).toMatchObject({ kind: 'market', seats: [AB, LU] })
    expect(windows.at(played(asked, 'Wa-', 'Ab-', 'Lu-'))).toBeNull()
  })

  it('and each answers as if those before had passed', () => {
    const lusk = asking(game, asked, LU)
    expect(lusk && tokens(lusk)).toEqual(['Lu-', 'Lu!arrest:Gu:weapon', 'Lu!arrest:Gu:silver'])
    expect(asking(game, asked, GU)).toBeNull()
  })
})

describe('LD-146: standing orders', () => {
  it('arrest the unmasked Jack in the Black Market where nothing else is said, nobody else', () => {
    const asked = played(inMarket(), '>black_market', 'Wa-')
    expect(answerOf(asked)).toBe('Ab-')
    const jack = played(
      position(unmasked(GU, { Gu: { at: 'H74a', line: { 1: 'role' } }, Lu: { hand: { arrest: 1 } } }), {
        unmasked: GU,
        turn: GU,
        starter: AB,
        acting: { rolled: 1, roll: 1 },
      }),
      '>black_market',
    )
    expect(answerOf(jack)).toBe('Lu!arrest:Gu:none')
    expect(answerOf(jack, { market: [] })).toBe('Lu-')
  })

  it('name whom to arrest, and weapon or silver first', () => {
    const asked = played(inMarket(), '>black_market', 'Wa-')
    expect(answerOf(asked, { market: [{ who: 'gull', first: 'silver' }] })).toBe('Ab!arrest:Gu:silver')
    expect(answerOf(asked, { market: [{ who: 'gull', first: 'weapon' }] })).toBe('Ab!arrest:Gu:weapon')
    expect(answerOf(asked, { market: [{ who: 'warren', first: 'weapon' }] })).toBe('Ab-')
    // The first answer of who has no such card is a pass.
    expect(answerOf(played(inMarket(), '>black_market'), { market: [{ who: 'gull', first: 'silver' }] })).toBe('Wa-')
  })

  it('answer an arrest in the order of preference', () => {
    const beside = { Ab: { at: 'pub' }, Lu: { at: 'pub', pounds: 12, hand: { corruption: 1, counter_order: 1 } } }
    const power = played(position(beside), 'h:Lu')
    expect(answerOf(power)).toBe('Lu!corruption')
    expect(answerOf(power, { arrested: ['bail', 'corruption'] })).toBe('Lu!bail')
    expect(answerOf(power, { arrested: ['counter_order'] })).toBe('Lu-')
    const card = played(position({ ...beside, Ab: { at: 'pub', hand: { arrest: 1 } } }), '!arrest:Lu')
    expect(answerOf(card)).toBe('Lu!counter_order')
    expect(answerOf(card, { arrested: ['corruption', 'counter_order'] })).toBe('Lu!corruption')
  })

  it('save those who are to be saved, as the holder of release', () => {
    const asked = played(
      position({ Ab: { at: 'pub' }, Lu: { at: 'pub', pounds: 0 }, Wa: { hand: { corruption: 1 } } }),
      'h:Lu',
    )
    expect(windows.at(asked)).toMatchObject({ kind: 'release', seats: [WA] })
    expect(answerOf(asked)).toBe('Wa-')
    expect(answerOf(asked, { release: ['gull'] })).toBe('Wa-')
    expect(answerOf(asked, { release: ['lusk'] })).toBe('Wa!corruption')
  })

  it('cancel a CURFEW only where it is said', () => {
    const asked = played(position({ Ab: { hand: { curfew: 1 } }, Lu: { hand: { counter_order: 1 } } }), '!curfew:Lu')
    expect(answerOf(asked)).toBe('Lu-')
    expect(answerOf(asked, { curfew: true })).toBe('Lu!counter_order')
  })

  it('play an ALIBI with at most so many cards face down', () => {
    const asked = played(
      position({
        Ab: { at: 'pub' },
        Lu: { at: 'pub', hand: { alibi: 1 }, line: { 1: 'false_lead', 2: 'false_lead' } },
      }),
      'c:Lu',
    )
    expect(answerOf(asked)).toBe('Lu-')
    expect(answerOf(asked, { alibi: 2 })).toBe('Lu-')
    expect(answerOf(asked, { alibi: 3 })).toBe('Lu!alibi')
    expect(answerOf(asked, { alibi: 'always' })).toBe('Lu!alibi')
  })

  it('SIDESTEP a hit that would leave at most so much Life', () => {
    const asked = (weapons: object) =>
      played(
        position({ Ab: { at: 'H62a', weapons: { bulldog: 1 } }, Lu: { at: 'J62', hand: { sidestep: 1 }, weapons } }),
        'b:bulldog>Lu',
      )
    expect(answerOf(asked({}))).toBe('Lu!sidestep')
    expect(answerOf(asked({}), { sidestep: 1 })).toBe('Lu!sidestep')
    expect(answerOf(asked({}), { sidestep: 0 })).toBe('Lu-')
    // The Chest Protector leaves one more.
    expect(answerOf(asked({ leather_chest_protector: 1 }), { sidestep: 1 })).toBe('Lu-')
    expect(answerOf(asked({}), { sidestep: 'never' })).toBe('Lu-')
  })

  it.each<[string, unknown, string | null]>([
    ['nothing', {}, null],
    ['everything', { ...DEFAULT_ORDERS, alibi: 3, sidestep: 'never', curfew: true, release: ['gull', 'lusk'] }, null],
    ['a list', [], 'orders are an object'],
    ['null', null, 'orders are an object'],
    ['an order there is not', { rope: 'always' }, 'there is no order rope; there are market, arrested, release'],
    ['a name of every object', { constructor: 1 }, 'there is no order constructor'],
    ['an ALIBI with no card', { alibi: 0 }, 'alibi must be one of never, 1, 2, 3, 4, always'],
    ['a SIDESTEP at full Life', { sidestep: 3 }, 'sidestep must be one of never, 0, 1, 2, always'],
    ['a word for yes', { curfew: 'yes' }, 'curfew must be one of true, false'],
    ['somebody twice', { release: ['gull', 'gull'] }, 'release must be a list that names nothing twice'],
    ['a stranger', { release: ['moriarty'] }, 'release must be a list, each one of'],
    ['an arrest of nobody', { market: [{ first: 'weapon' }] }, 'market must be a list, each { who'],
    ['an arrest with more', { market: [{ who: 'jack', first: 'weapon', second: 'silver' }] }, 'market must be a list'],
    [
      'two orders for one',
      { market: ['weapon', 'silver'].map(first => ({ who: 'jack', first })) },
      'names nothing twice',
    ],
  ])('are read: %s', (_, value, problem) => {
    const read = readOrders(value, DEFAULT_ORDERS)
    if (problem === null) expect(read).toEqual({ ok: true, value: { ...DEFAULT_ORDERS, ...(value as object) } })
    else expect(read.ok ? '' : read.error).toContain(problem)
  })
})

function randomOrders(rng: Sfc32): StandingOrders {
  const pick = <T>(from: readonly T[]): T => from[rng.below(from.length)]
  return {
    market: CHARACTERS.filter(() => rng.below(2) === 0).map(who => ({ who, first: pick(['weapon', 'silver']) })),
    arrested: ARREST_ANSWERS.filter(() => rng.below(2) === 0),
    release: CHARACTERS.filter(() => rng.below(2) === 0),
    curfew: rng.below(2) === 0,
    alibi: pick(ALIBI_ORDERS),
    sidestep: pick(SIDESTEP_ORDERS),
  }
}

test('LD-144, LD-146: in random games every window is the same for all who see it, and orders use what their owner sees', () => {
  const met = new Map<string, number>()
  let cards = 0
  for (let seed = 1; seed <= 24; seed++) {
    const rng = new Sfc32(1888, seed)
    const p = begun(4 + (seed % 5))
    while (p.turn().kind !== 'over') {
      const window = windows.at(p)
      const choices = legal(p)
      if (window !== null) {
        met.set(window.kind, (met.get(window.kind) ?? 0) + 1)
        const turn = p.turn()
        expect(turn).toEqual({ kind: 'seat', seat: window.seats[0] })
        expect(choices).toContain(windows.silence(p))
        if (window.withdraw !== undefined) expect(choices).toContain(window.withdraw.decision)
        if (rng.below(8) === 0)
          for (const to of [...Array(p.rules.seats).keys(), 'public'] as const)
            expect(windows.at(game.sample(game.view(p, to), rng))).toEqual(window)
        for (const seat of window.seats) {
          const asked = asking(game, p, seat)
          if (asked === null) throw new Error('a seat of the window is not asked')
          expect(asked.turn()).toEqual({ kind: 'seat', seat })
          const orders = randomOrders(rng)
          const ordered = windows.ordered(asked, orders)
          expect(legal(asked)).toContain(ordered)
          if (ordered !== windows.silence(asked)) cards++
          if (rng.below(4) !== 0) continue
          const seen = asking(game, game.sample(game.view(p, seat), rng), seat)
          expect(seen && windows.ordered(seen, orders)).toBe(ordered)
          expect(seen && legal(seen)).toEqual(legal(asked))
        }
      }
      p.apply(p.turn().kind === 'chance' ? p.draw(rng) : choices[rng.below(choices.length)])
    }
  }
  expect([...met.keys()].toSorted()).toEqual([...WINDOWS].toSorted())
  expect(cards).toBeGreaterThan(30)
})
