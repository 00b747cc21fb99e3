import { Sfc32 } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { distOf } from './graph.ts'
import { SPACES, STREET_COUNT, spaceNumber } from './map.ts'
import {
  AB,
  act,
  beside,
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
import type { WEAPONS } from './weapons.ts'

/** The weapons (7.2), as far as the handed cases leave them out. */

/** Rule, reach and impact of each as the table of 7.2 has them. */
const TABLE: readonly (readonly [
  rule: string,
  weapon: (typeof WEAPONS)[number],
  least: number,
  most: number,
  impact: number,
])[] = [
  ['LD-58', 'winchester', 1, 6, 2],
  ['LD-59', 'derringer', 0, 3, 1],
  ['LD-61', 'strangling_cord', 0, 0, 2],
  ['LD-62', 'bulldog', 0, 1, 2],
  ['LD-63', 'service_revolver', 0, 4, 1],
  ['LD-64', 'shotgun', 0, 2, 2],
  ['LD-65', 'throwing_knife', 0, 1, 1],
  ['LD-66', 'sword_cane', 0, 0, 1],
  ['LD-67', 'knife', 0, 0, 1],
  ['LD-68', 'vitriol', 0, 1, 2],
  ['LD-69', 'truncheon', 0, 0, 1],
]
/** A street space at each DIST of J62. */
const AT = Array.from({ length: 8 }, (_, dist) => {
  const found = SPACES.findIndex((_, space) => space < STREET_COUNT && distOf(spaceNumber('J62'), space) === dist)
  return SPACES[found]
})

test.each(TABLE)('%s: the %s reaches from %i to %i and costs %i Life', (_, weapon, least, most, impact) => {
  const armed = (at: string) => position({ Ab: { at: 'J62', weapons: { [weapon]: 1 } }, Lu: { at } })
  const reached = AT.flatMap((at, dist) => (refusal(armed(at), `b:${weapon}>Lu`) === null ? [dist] : []))
  expect([reached[0], reached.at(-1), reached.length]).toEqual([least, most, most - least + 1])
  expect(player(played(armed(AT[most]), `b:${weapon}>Lu`), LU).life).toBe(3 - impact)
})

test('LD-57: the Scalpel is for the unmasked Jack alone, and goes neither into an exchange nor to market', () => {
  const p = position(
    unmasked(
      LU,
      beside('black_market', {
        Lu: { at: 'black_market', hand: { alibi: 1 } },
        Gu: { at: 'black_market', ...hand('wages') },
      }),
    ),
    act(LU, { unmasked: LU }),
  )
  expect(tokens(p, 'f:').filter(token => token.includes('scalpel'))).toEqual([])
  expect(tokens(played(p, 'g:sell', 'Gu-'), 'item:')).toEqual(['item:a.alibi'])
})

describe('LD-60, LD-73: a Defence', () => {
  test.each([
    ['knife', 3],
    ['bulldog', 2],
  ])('makes a hit of the %s leave %i', (weapon, left) => {
    const p = position(
      beside('pub', { Ab: { weapons: { [weapon]: 1 } }, Lu: { weapons: { leather_chest_protector: 1 } } }),
    )
    const hit = played(p, `b:${weapon}>Lu`)
    expect([player(hit, LU).life, player(hit, LU).weapons]).toEqual([left, { leather_chest_protector: 1 }])
  })

  test('LD-70: is kept beside a weapon, one at a time', () => {
    const p = position({ Ab: { at: 'shop_west', pounds: 5, weapons: { knife: 1, leather_chest_protector: 1 } } })
    const bought = played(p, 'e:pay', 'take:leather_chest_protector')
    expect(tokens(bought)).toEqual(['drop:leather_chest_protector'])
    expect(player(played(bought, 'drop:leather_chest_protector'), AB).weapons).toEqual({
      leather_chest_protector: 1,
      knife: 1,
    })
  })
})

test('LD-56: an empty Weapon pile is made of the discard when a weapon is due', () => {
  const all = { knife: 3, winchester: 1 }
  const p = position({ Ab: { at: 'shop_west', pounds: 5 } }, { armoury: {}, armouryDiscard: all })
  const paid = played(p, 'e:pay')
  expect([view(paid).armoury, view(paid).armouryDiscard]).toEqual([{ winchester: 1, knife: 3 }, {}])
})

test('LD-71, LD-9: no shot between two locations, nor through a passage', () => {
  const p = position({ Ab: { at: 'pub', weapons: { winchester: 1 } }, Lu: { at: 'lyceum' } })
  expect(refusal(p, 'b:winchester>Lu')).toBe('out-of-reach LD-71')
})

test('LD-72: of several shortest ways the shooter picks one; a free one hits the target', () => {
  const rng = new Sfc32(72)
  let several = 0
  while (several < 3) {
    const [from, to] = [rng.below(STREET_COUNT), rng.below(STREET_COUNT)]
    if (distOf(from, to) !== 6) continue
    const firsts = SPACES.filter(
      (_, space) => space < STREET_COUNT && distOf(from, space) === 1 && distOf(space, to) === 5,
    )
    if (firsts.length !== 2) continue
    several++
    const armed = { Ab: { at: SPACES[from], weapons: { winchester: 1 } }, Lu: { at: SPACES[to] } }
    const one = position({ ...armed, Gu: { at: firsts[0] } })
    expect(tokens(one, 'b:winchester>Lu')).toEqual(['b:winchester>Lu'])
    const both = position({ ...armed, Gu: { at: firsts[0] } }, { police: [firsts[1]] })
    expect(tokens(both, 'b:winchester>Lu')).toEqual(['b:winchester>Lu*Gu', 'b:winchester>Lu*x'])
    expect(player(played(both, 'b:winchester>Lu*Gu'), GU).life).toBe(1)
  }
})

test('LD-72: a character comes before a blocking pawn on the same space', () => {
  const p = position(
    { Ab: { at: 'J62', weapons: { derringer: 1 } }, Gu: { at: 'H62a' }, Lu: { at: 'H62b' } },
    { police: ['H62a'] },
  )
  expect(tokens(p, 'b:derringer>Lu')).toEqual(['b:derringer>Lu*Gu'])
})

test('LD-73, LD-140: at DIST 0 nobody is asked; a miss uses the decision', () => {
  const near = position(beside('pub', { Ab: { weapons: { derringer: 1 } }, Lu: hand('sidestep') }))
  expect(player(played(near, 'b:derringer>Lu'), LU).life).toBe(2)
  const far = position({ Ab: { at: 'J62', weapons: { derringer: 1 } }, Lu: { at: 'H62a', ...hand('alibi', 'rope') } })
  const asked = played(far, 'b:derringer>Lu')
  expect(tokens(asked)).toEqual(['Lu-'])
  expect(view(played(asked, 'Lu-')).acting.decided).toBe(1)
})

test('LD-155: wounding leads nobody to the Prison, nor does killing a player who was shown Innocent', () => {
  const shown = { shown: true, line: { 1: 'role' } }
  const p = position(beside('pub', { Ab: { weapons: { bulldog: 1 } }, Lu: { life: 2, ...shown } }))
  const killed = played(p, 'b:bulldog>Lu')
  expect([player(killed, LU).life, player(killed, AB).at, view(killed).state]).toEqual([0, 'pub', 'act'])
})

test('LD-152: goods of the dead: cards and weapons to their discards, LIFE used, SILVER out, notes to the reserve', () => {
  const p = position(
    beside('pub', {
      Ab: { weapons: { knife: 1 }, pounds: 0 },
      Gu: { life: 1, pounds: 7, lifeTokens: 2, silver: { 3: 1 }, weapons: { derringer: 1 }, ...hand('rope', 'alibi') },
    }),
  )
  const { reserve } = view(p)
  const dead = played(p, 'b:knife>Gu')
  const { discard, armouryDiscard, used, bank, reserve: after } = view(dead)
  expect(discard).toEqual({ rope: 1, alibi: 1 })
  expect([armouryDiscard, used, after - reserve, bank[3]]).toEqual([{ derringer: 1, knife: 1 }, 2, 7, 2])
  expect(player(dead, GU)).toMatchObject({ life: 0, cards: 0, pounds: 0 })
  expect(player(dead, GU).at).toBeUndefined()
})

test('LD-117, LD-153, LD-154: a dead player is no target, and nothing of his line is ever turned', () => {
  const p = position(
    beside('black_market', {
      Ab: { pounds: 10, weapons: { knife: 1 }, ...hand('witness', 'informer', 'curfew') },
      Wa: { at: 'pub' },
      Ne: { at: 'pub' },
      Gu: { at: 'pub' },
      Lu: { life: 0 },
    }),
  )
  expect(tokens(p).filter(token => token.includes('Lu'))).toEqual([])
  expect(tokens(played(p, 'g:clue')).filter(token => token.includes('Lu'))).toEqual([])
  expect([WA, NE].map(seat => player(p, seat).life)).toEqual([3, 3])
})
