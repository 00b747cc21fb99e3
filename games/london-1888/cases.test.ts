import { DecisionList, Sfc32 } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { ACTION_COPIES } from './action-cards.ts'
import { CHARACTERS } from './cast.ts'
import { EVENT_COUNT, EVENTS, MURDERS } from './event-cards.ts'
import { london1888 as game } from './game.ts'
import { stepsLeft } from './movement.ts'
import { Phase } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { SUPPLY } from './supply.ts'
import {
  AB,
  begun,
  ending,
  GU,
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
import { WEAPON_TABLE, WEAPONS } from './weapons.ts'

/** The handed cases by number (section 15). */

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)

/** Plays at random where nothing else is wanted, until `stop`. */
function wander(p: LondonPosition, seed: number, stop: (p: LondonPosition) => boolean): LondonPosition {
  const rng = new Sfc32(seed)
  const list = new DecisionList()
  while (p.phase !== Phase.over && !stop(p)) {
    p.legal(list)
    p.apply(p.turn().kind === 'chance' ? p.draw(rng) : list.at(rng.below(list.length)))
  }
  return p
}

/** The first so many revealed events, the MURDERs at these places. */
function events(count: number, murders: readonly number[], others: readonly string[] = []) {
  const murder = EVENTS.slice(0, MURDERS)
  const rest = [...others, 'shortage', 'clearance', 'reward', 'charity', 'rain', 'fog_1', 'fog_2', 'palace_closed']
  const spare = [
    ...rest,
    'resignation',
    'queen_distressed',
    'saucy_jacky',
    'dear_boss',
    'manifestation',
    'raid',
    'police_reinforcements',
  ]
  const ids: string[] = []
  for (let i = 1; i <= count; i++) {
    const at = murders.indexOf(i)
    ids.push(at >= 0 ? murder[at] : (spare.find(id => !ids.includes(id)) as string))
  }
  return Object.fromEntries(ids.map((id, i) => [i + 2, id]))
}

describe('the box and the deal', () => {
  test('T-1: 53 tokens, 165 cards, £120 in 60 notes', () => {
    expect(SUPPLY.life + SUPPLY.weaponTokens + SUPPLY.actionTokens + sum(SUPPLY.silver)).toBe(53)
    expect(sum(SUPPLY.silver.map((count, i) => count * (i + 1)))).toBe(34)
    const weapons = sum(WEAPONS.map(id => WEAPON_TABLE[id].copies))
    const identities = sum(Object.values(SUPPLY.identities))
    expect([EVENT_COUNT, sum(ACTION_COPIES), weapons, identities]).toEqual([20, 57, 21, 50])
    expect(EVENT_COUNT + CHARACTERS.length + sum(ACTION_COPIES) + weapons + identities + 1 + SUPPLY.recapCards).toBe(
      165,
    )
    expect(sum(Object.values(SUPPLY.notes))).toBe(60)
    expect(sum(Object.entries(SUPPLY.notes).map(([value, count]) => Number(value) * count))).toBe(SUPPLY.pounds)
  })

  test('T-2: card 10 is a MURDER, the last one is at 10 to 20', () => {
    const p = begun(4)
    p.phase = Phase.event
    const rng = new Sfc32(2)
    const seen = new Set<number>()
    for (let deck = 0; deck < 1000; deck++) {
      p.eventCount = 0
      p.murders = 0
      let last = 0
      while (p.eventCount < EVENT_COUNT) {
        const event = p.draw(rng) & 31
        p.events[p.eventCount++] = event
        if (event >= MURDERS) continue
        p.murders++
        last = p.eventCount
      }
      expect(p.events[9]).toBeLessThan(MURDERS)
      expect(p.murders).toBe(MURDERS)
      seen.add(last)
    }
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, i) => i + 10))
  })

  test.each([
    [[2, 5, 7, 9, 10], 11],
    [[10, 12, 15, 18, 20], 21],
  ])('T-3: MURDERs at %j make round %i the last', (murders, round) => {
    const p = position({}, { state: 'event', turn: undefined, round, events: events(round - 2, murders) })
    expect(p.murders).toBe(MURDERS - 1)
    const last = played(p, '[murder_kelly]')
    expect(view(last)).toMatchObject({ round, state: 'draw' })
    const over = wander(last, 3, () => false)
    expect(view(over)).toMatchObject({ round, state: 'over' })
  })

  test('T-4: no event in round 1, one at the start of round 2', () => {
    const p = wander(begun(5), 4, ({ phase }) => phase === Phase.event)
    expect(view(p)).toMatchObject({ round: 2, events: {} })
  })

  test.each([
    [7, 1, 3],
    [8, 0, 4],
  ])('T-5: with %i players %i Suspect and %i False Leads in each line', (seats, suspects, falseLeads) => {
    const { rules } = begun(seats)
    expect(rules).toMatchObject({ suspects, falseLeads })
    if (seats === 7) expect(50 - 7 * (1 + suspects + falseLeads)).toBe(15)
    else expect(8 * falseLeads).toBe(32)
  })
})

describe('walking', () => {
  const turn = (seat: number, roll: number, changes: object = {}) => ({
    turn: seat,
    starter: AB,
    acting: { rolled: 1, roll },
    ...changes,
  })

  test('T-6: the Pub costs 3, the search is the decision, V61b costs 1', () => {
    const p = position({ Lu: { at: 'H72a' } }, turn(LU, 6))
    const inside = played(p, '>pub')
    expect(stepsLeft(inside)).toBe(3)
    const out = played(inside, 'd:?', '[life]', '>V61b')
    expect(stepsLeft(out)).toBe(2)
    expect(refusal(out, 'd:?')).toBe('decision-used LD-32')
  })

  test('T-7: steps may be left, and nobody has to roll', () => {
    const p = position({ Lu: { at: 'J72' } }, turn(LU, 3))
    expect(stepsLeft(played(p, '>pub'))).toBe(1)
    expect(refusal(position(), '.')).toBeNull()
  })

  test('T-8: a full space is neither entered nor crossed; a location holds any number', () => {
    const p = position({ Ab: { at: 'H62a' }, Lu: { at: 'H62a' }, Gu: { at: 'J62' } }, turn(GU, 6))
    expect(refusal(p, '>H62a')).toBe('space-full LD-5')
    expect(stepsLeft(played(p, '>H62b'))).toBe(3)
    expect(refusal(p, '>pub')).toBeNull()
    const crowd = { Ab: { at: 'pub' }, Lu: { at: 'pub' }, Gu: { at: 'H62b' } }
    expect(refusal(position(crowd, turn(GU, 1)), '>pub')).toBeNull()
  })

  test('T-26: RAIN and a curfew: 2 steps, 6 with the cab, no CHANCE', () => {
    const p = position(
      { Ne: { curfew: true, pounds: 1, hand: { hansom_cab: 1, chance: 1 } } },
      { turn: NE, starter: AB, round: 2, event: 'rain', events: { 2: 'rain' } },
    )
    expect(refusal(p, 'roll')).toBe('curfew-roll LD-43')
    expect(refusal(p, '!chance')).toBe('chance-curfew LD-76')
    expect(stepsLeft(p)).toBe(2)
    const cab = played(p, '!hansom_cab')
    expect(stepsLeft(cab)).toBe(6)
    expect(player(cab, NE).pounds).toBe(0)
    expect(player(played(cab, '.'), NE).curfew).toBeUndefined()
  })

  test('T-27: SHORT CUT adds 2 and crosses full spaces, once a turn', () => {
    const hand = { hand: { short_cut: 2 } }
    const mansfield = position({ Ma: hand }, { turn: NE, starter: AB }, 'Ma')
    expect(stepsLeft(played(mansfield, 'roll', '[3]', '!short_cut'))).toBe(5)
    const once = played(mansfield, '!short_cut')
    expect(stepsLeft(once)).toBe(2)
    expect(refusal(once, '!short_cut')).toBe('short-cut-twice LD-77')
    const full = { Lu: { at: 'J62', ...hand }, Ab: { at: 'H62a' }, Gu: { at: 'H62a' } }
    const lusk = position(full, turn(LU, 1))
    expect(refusal(lusk, '>H62b')).toBe('too-far LD-37')
    const across = played(lusk, '!short_cut')
    expect(refusal(across, '>H62a')).toBe('space-full LD-5')
    expect(stepsLeft(played(across, '>H62b'))).toBe(1)
  })

  test("T-25: a Protester pawn may not stand on the Lyceum's only door", () => {
    const p = position({}, { turn: LU, starter: AB })
    expect(refusal(p, 'lusk:+H33a')).toBe('free-streets LD-13')
    expect(refusal(p, 'lusk:+J33')).toBeNull()
  })
})

describe('weapons', () => {
  test('T-9: no Winchester at DIST 0', () => {
    const armed = { at: 'J62', weapons: { winchester: 1 } }
    const act = { turn: GU, starter: AB }
    const shot = (at: string, gull = 'J62') =>
      refusal(position({ Gu: { ...armed, at: gull }, Lu: { at } }, act), 'b:winchester>Lu')
    expect(shot('J62')).toBe('out-of-reach LD-71')
    expect(shot('H62a')).toBeNull()
    expect(shot('pub', 'pub')).toBe('out-of-reach LD-71')
  })

  test("T-10: of two on the target's space the target is hit", () => {
    const p = position(
      { Lu: { at: 'J62', weapons: { derringer: 1 } }, Ab: { at: 'H62a' }, Wa: { at: 'H62a' } },
      { turn: LU, starter: AB },
    )
    const after = played(p, 'b:derringer>Wa')
    expect([player(after, WA).life, player(after, AB).life]).toEqual([2, 3])
  })

  test('T-11: no shot between a street and a location', () => {
    const shot = (lusk: string, gull: string) =>
      refusal(
        position({ Lu: { at: lusk, weapons: { derringer: 1 } }, Gu: { at: gull } }, { turn: LU, starter: AB }),
        'b:derringer>Gu',
      )
    expect(shot('H62b', 'pub')).toBe('out-of-reach LD-71')
    expect(shot('pub', 'H62b')).toBe('out-of-reach LD-71')
    expect(shot('pub', 'pub')).toBeNull()
  })

  /** Lusk kills Godley beside him. */
  const murder = (players: Parameters<typeof position>[0], changes: object = {}) =>
    position(
      {
        ...players,
        Lu: { at: 'pub', weapons: { knife: 1 }, hand: { alibi: 1 }, pounds: 0, ...players?.Lu },
        Go: { at: 'pub', life: 1, ...players?.Go },
      },
      { turn: LU, starter: AB, ...changes },
      'Go',
    )

  test('T-14: who kills an unshown player goes to the Prison; with Jack unmasked nothing happens', () => {
    const killed = played(murder({}), 'b:knife>Go', 'Lu-')
    expect(player(killed, LU)).toMatchObject({ at: 'prison', serving: 'turn', cards: 0 })
    expect(player(killed, LU).weapons).toBeUndefined()
    expect(player(killed, NE)).toMatchObject({ life: 0 })
    expect(view(killed)).toMatchObject({ turn: GU, state: 'draw' })
    expect(told(murder({}), 'public', 'b:knife>Go')?.effects).toEqual(
      expect.arrayContaining([
        { kind: 'died', seat: NE },
        { kind: 'arrested', seat: LU },
      ]),
    )
    const known = murder(unmasked(GU, { Lu: {}, Go: {} }, 'Go'), { unmasked: GU })
    const free = played(known, 'b:knife>Go')
    expect(view(free)).toMatchObject({ turn: LU, state: 'act' })
    expect(player(free, LU)).toMatchObject({ at: 'pub', weapons: { knife: 1 } })
    expect(told(known, 'public', 'b:knife>Go')?.effects).not.toContainEqual({ kind: 'arrested', seat: LU })
  })

  test('LD-131: a killing is told before what the killer loses by it, in whatever seats the two sit', () => {
    const before = position({ Ab: { at: 'pub', weapons: { knife: 1 }, pounds: 0 }, Lu: { at: 'pub', life: 1 } })
    expect(told(before, 'public', 'b:knife>Lu')?.effects.map(({ kind }) => kind)).toEqual([
      'died',
      'arrested',
      'serving',
      'turn',
    ])
  })

  test('T-23: the holder dies: the Absinthe moves once, the killer misses his turn', () => {
    const p = position(
      { Ab: { at: 'pub', life: 1 }, Lu: { at: 'pub', weapons: { knife: 1 }, pounds: 0 } },
      { turn: LU, starter: AB },
    )
    const killed = played(p, 'b:knife>Ab')
    expect(view(killed)).toMatchObject({ holder: LU, passed: 1, turn: GU })
    const next = wander(killed, 5, ({ phase }) => phase === Phase.event)
    expect(view(next)).toMatchObject({ round: 2, holder: LU })
    const round = played(next, '[shortage]')
    expect(view(round)).toMatchObject({ starter: LU, turn: GU })
  })

  test('T-30: the Scalpel kills who wears no Defence; with the option it does not', () => {
    const cut = (lusk: object, options = {}) =>
      player(
        played(
          position(unmasked(GU, { Gu: { at: 'pub' }, Lu: { at: 'pub', ...lusk } }), {
            unmasked: GU,
            turn: GU,
            starter: AB,
            options,
          }),
          'b:scalpel>Lu',
        ),
        LU,
      ).life
    expect(cut({})).toBe(0)
    expect(cut({ weapons: { leather_chest_protector: 1 } })).toBe(1)
    expect(cut({}, { scalpelImpact: '2' })).toBe(1)
  })

  test('T-32: a TRUNCHEON knocks a card out of a hand that lives', () => {
    const struck = (gull: object) =>
      position(
        { Lu: { at: 'pub', weapons: { truncheon: 1 }, pounds: 0 }, Gu: { at: 'pub', ...gull } },
        { turn: LU, starter: AB },
      )
    const hand = { hand: { alibi: 1, wages: 1 } }
    const shielded = played(struck({ weapons: { leather_chest_protector: 1 }, ...hand }), 'b:truncheon>Gu')
    expect(player(shielded, GU).life).toBe(3)
    expect(told(shielded, 'public', '[wages]')?.text).toBe('[wages]')
    expect(view(played(shielded, '[wages]')).discard).toEqual({ wages: 1 })
    expect(view(played(struck({}), 'b:truncheon>Gu')).state).toBe('act')
    const dead = played(struck({ life: 1, ...hand }), 'b:truncheon>Gu')
    expect(view(dead).discard).toEqual({ alibi: 1, wages: 1 })
  })
})

describe('arrests', () => {
  test('T-12: Warren is immune until RESIGNATION, the Prince always', () => {
    const beside = { Ab: { at: 'pub' }, Wa: { at: 'pub' }, Pr: { at: 'pub' } }
    expect(refusal(position(beside), 'h:Wa')).toBe('arrest-immune LD-127')
    const resigned = position(beside, { round: 2, event: 'resignation', events: { 2: 'resignation' } }, 'Pr')
    expect(refusal(resigned, 'h:Wa')).toBeNull()
    expect(refusal(resigned, 'h:Pr')).toBe('arrest-immune LD-127')
  })

  test('T-13: £10 buys him out: a visitor who keeps everything', () => {
    const lusk = { at: 'pub', pounds: 12, weapons: { knife: 1 }, hand: { alibi: 1 } }
    const p = played(position({ Ab: { at: 'pub' }, Lu: lusk }), 'h:Lu', 'Lu!bail')
    expect(player(p, LU)).toMatchObject({ at: 'prison', pounds: 2, weapons: { knife: 1 }, cards: 1 })
    expect(player(p, LU).serving).toBeUndefined()
    expect(view(played(p, '.'))).toMatchObject({ turn: LU })
  })

  test('T-17: Jack can still be arrested in the last round; else it pays 4 points', () => {
    const last = (changes: object = {}) =>
      position(unmasked(LU, { Ab: { at: 'pub' }, Lu: { at: 'pub', pounds: 0 } }), {
        unmasked: LU,
        round: 11,
        events: events(10, [2, 5, 7, 9, 10]),
        ...changes,
      })
    expect(ending(played(last(), 'h:Lu'))).toBe('I-arrest')
    const over = played(last({ turn: NE, starter: AB }), '.')
    expect(ending(over)).toBe('J-murders')
    expect(view(over).outcome?.points[LU]).toBe(4)
  })

  test('T-20: W1 asks who has a card, from the left, and shows nothing', () => {
    const p = position(
      {
        Gu: { at: 'H74a', pounds: 0, hand: { counter_order: 1 } },
        Wa: { hand: { alibi: 2 } },
        Ab: { hand: { arrest: 1, wages: 2 } },
        Lu: { hand: { arrest: 1 } },
      },
      { turn: GU, starter: AB, acting: { rolled: 1, roll: 1 } },
    )
    const asked = played(p, '>black_market')
    expect(tokens(asked)).toEqual(['Wa-'])
    expect(game.forced(asked)).toBeNull()
    const second = played(asked, 'Wa-')
    expect(tokens(second)).toEqual(['Ab-', 'Ab!arrest:Gu:none'])
    const taken = played(second, 'Ab!arrest:Gu:none', 'Gu-', 'Wa-')
    expect(player(taken, GU)).toMatchObject({ at: 'prison', serving: 'start' })
    expect(player(taken, LU).cards).toBe(1)
    const cancelled = played(second, 'Ab!arrest:Gu:none', 'Gu!counter_order')
    expect(tokens(cancelled)).toEqual(['Lu-', 'Lu!arrest:Gu:none'])
    expect(view(played(cancelled, 'Lu-'))).toMatchObject({ state: 'act', turn: GU })
  })

  test('T-28: the Queen summons Abberline, not the unmasked Warren, nor who serves', () => {
    const players = unmasked(
      WA,
      { Wa: { at: 'J62' }, Ab: { at: 'pub', hand: { arrest: 1 } }, Go: { at: 'prison', serving: 'turn' } },
      'Go',
    )
    const p = position(players, { unmasked: WA, state: 'event', turn: undefined, round: 2, events: {} }, 'Go')
    const called = played(p, '[queen_distressed]')
    expect([player(called, AB).at, player(called, WA).at, player(called, NE).at]).toEqual([
      'scotland_yard',
      'J62',
      'prison',
    ])
    expect(player(called, AB).summoned).toBe(true)
    const beside = position(
      { Ab: { at: 'pub', summoned: true, hand: { arrest: 1 } }, Lu: { at: 'pub' } },
      { round: 2, event: 'queen_distressed', events: { 2: 'queen_distressed' } },
    )
    expect(refusal(beside, 'h:Lu')).toBe('summoned LD-109')
    expect(refusal(beside, '!arrest:Lu')).toBeNull()
    const next = wander(called, 6, ({ round }) => round === 3)
    if (next.phase !== Phase.over) expect(player(next, AB).summoned).toBeUndefined()
  })

  test('T-31: cane and SILVER stay, protector and cards go', () => {
    const lusk = {
      at: 'pub',
      pounds: 0,
      silver: { 2: 1 },
      hand: { alibi: 1 },
      weapons: { sword_cane: 1, leather_chest_protector: 1 },
    }
    const p = played(position({ Ab: { at: 'pub' }, Lu: lusk }), 'h:Lu', 'Lu-')
    expect(player(p, LU)).toMatchObject({
      at: 'prison',
      serving: 'turn',
      silver: { 2: 1 },
      weapons: { sword_cane: 1 },
      cards: 0,
    })
    expect(player(p, LU).weapons).toEqual({ sword_cane: 1 })
  })
})

describe('Jack', () => {
  const jack = (seat: number, code: string, at: string, hand: object, extra: object = {}, options = {}) =>
    position(
      unmasked(seat, { [code]: { at, hand, ...extra } }, code === 'Pr' ? 'Pr' : 'Ne'),
      { unmasked: seat, turn: seat, starter: AB, options },
      code === 'Pr' ? 'Pr' : 'Ne',
    )

  test('T-15: suicide at home with a rope only', () => {
    expect(ending(played(jack(AB, 'Ab', 'police_station', { rope: 1 }), '!rope'))).toBe('J-suicide')
    expect(refusal(jack(AB, 'Ab', 'gull_home', { rope: 1 }), '!rope')).toBe('rope-not-home LD-174')
    const cord = jack(AB, 'Ab', 'police_station', {}, { weapons: { scalpel: 1, strangling_cord: 1 } })
    expect(tokens(cord, '!')).toEqual([])
    expect(ending(played(jack(NE, 'Pr', 'palais_royal', { rope: 1 }), '!rope'))).toBe('J-suicide')
    expect(refusal(jack(NE, 'Pr', 'police_station', { rope: 1 }), '!rope')).toBe('rope-not-home LD-174')
  })

  test('T-16: unmasked he keeps his weapon beside the Scalpel', () => {
    const p = position({ Ab: { at: 'pub' }, Lu: { at: 'pub', role: 'jack', weapons: { derringer: 1 } } })
    const turned = played(p, 'c:Lu', '#1', '[jack]')
    expect(player(turned, LU).weapons).toEqual({ scalpel: 1, derringer: 1 })
    expect(view(turned)).toMatchObject({ state: 'act', unmasked: LU })
  })

  test('T-19: points', () => {
    const ended = (reason: string, round: number, players: Parameters<typeof position>[0], known: boolean) =>
      view(
        position(players, {
          state: 'over',
          turn: undefined,
          outcome: { reason },
          round,
          events: events(round - 1, round === 11 ? [2, 5, 7, 9, 10] : [2, 5, 7, 10, 13]),
          ...(known ? { unmasked: LU } : {}),
        }),
      ).outcome?.points
    expect(ended('J-murders', 14, unmasked(LU, { Ne: { side: 'accomplice' } }), true)).toEqual([0, 5, 0, 0, 5])
    expect(ended('J-suicide', 14, unmasked(LU), true)).toEqual([0, 2, 0, 0, 0])
    expect(ended('J-murders-unknown', 11, { Lu: { role: 'jack' } }, false)).toEqual([0, 8, 0, 0, 0])
    expect(ended('I-kill', 14, unmasked(LU, { Gu: { life: 0 }, Lu: { life: 0 } }), true)).toEqual([1, 0, 1, 1, 1])
  })

  test('T-22: two may become accomplices of four, and nobody after the fifth MURDER', () => {
    const p = position(unmasked(LU), {
      unmasked: LU,
      state: 'side',
      turn: AB,
      starter: AB,
      round: 7,
      events: events(6, [2]),
    })
    expect(refusal(p, 'side:accomplice')).toBeNull()
    const one = unmasked(LU, { Ab: { side: 'accomplice' } })
    const side = { unmasked: LU, state: 'side', round: 7, events: events(6, [2]), starter: AB }
    expect(refusal(position(one, { ...side, turn: GU }), 'side:accomplice')).toBeNull()
    const two = unmasked(LU, { Ab: { side: 'accomplice' }, Gu: { side: 'accomplice' } })
    expect(refusal(position(two, { ...side, turn: WA }), 'side:accomplice')).toBe('too-many-accomplices LD-169')
    const frozen = position(unmasked(LU), {
      unmasked: LU,
      state: 'event',
      turn: undefined,
      round: 11,
      events: events(9, [2, 5, 7, 9]),
    })
    expect(view(played(frozen, '[murder_kelly]')).state).toBe('draw')
  })

  test('T-29: a worn rope holds, or may break', () => {
    const worn = (options = {}) => jack(AB, 'Ab', 'police_station', { worn_rope: 1 }, {}, options)
    expect(ending(played(worn(), '!worn_rope'))).toBe('J-suicide')
    const broken = played(worn({ wornRope: 'breaks' }), '!worn_rope', '[2]')
    expect(view(broken)).toMatchObject({ state: 'act', discard: { worn_rope: 1 } })
    expect(ending(played(worn({ wornRope: 'breaks' }), '!worn_rope', '[3]'))).toBe('J-suicide')
  })
})

describe('cards and events', () => {
  test('T-18: two are kept, four by Abberline', () => {
    const p = position({ Lu: { hand: { alibi: 2, wages: 2 } } }, { turn: LU, starter: AB })
    const end = played(p, '!wages', '.')
    expect(view(end).state).toBe('discard')
    const done = played(end, 'x:alibi')
    expect(player(done, LU).cards).toBe(2)
    expect(view(done).turn).toBe(GU)
    const abberline = position({ Ab: { hand: { alibi: 2, wages: 2 } } })
    expect(view(played(abberline, '.')).turn).toBe(LU)
  })

  test('T-21: a hidden card against a token; three offers a turn', () => {
    const p = position({ Ab: { at: 'pub', hand: { curfew: 1 } }, Gu: { at: 'pub', lifeTokens: 1 } })
    const offer = 'f:Gu:a?curfew=l'
    const declined = played(p, offer, 'Gu-')
    expect(view(declined).acting).toEqual({ offers: 1 })
    expect(told(declined, GU, offer)?.text).toBe('f:Gu:a?=l')
    expect(told(declined, LU, offer)?.text).toBe('f:Gu:a?=l')
    const accepted = played(declined, offer, 'Gu+')
    expect(player(accepted, AB)).toMatchObject({ lifeTokens: 1, cards: 0 })
    expect(view(accepted, GU).players[GU].hand).toEqual({ curfew: 1 })
    expect(view(accepted, AB).players[AB].seen).toEqual({ [GU]: { curfew: 1 } })
    expect(view(accepted, LU).players[GU].hand).toBeUndefined()
    expect(told(played(declined, offer), GU, 'Gu+')?.effects).toContainEqual({ kind: 'received', card: 'curfew' })
    expect(told(played(declined, offer), LU, 'Gu+')?.effects).toEqual([])
    expect(view(accepted).acting.decided).toBe(1)
    const thrice = played(declined, offer, 'Gu-', offer, 'f:withdraw')
    expect(refusal(thrice, offer)).toBe('offers-used LD-149')
  })

  test('T-24: DEAR BOSS: all pass left at once', () => {
    const p = position(
      {
        Ab: { hand: { alibi: 1 } },
        Gu: { hand: { wages: 1 } },
        Wa: { hand: { curfew: 1 } },
        Ne: { hand: { rope: 1 }, at: 'prison', serving: 'turn' },
      },
      { state: 'event', turn: undefined, round: 2 },
    )
    const chosen = played(p, '[dear_boss]', 'Ab:give alibi', 'Gu:give wages')
    expect(view(chosen, LU).players[AB].cards).toBe(1)
    const passed = played(chosen, 'Wa:give curfew', 'Ne:give rope')
    const hands = [AB, LU, GU, WA, NE].map(seat => player(passed, seat).hand)
    expect(hands).toEqual([{ rope: 1 }, { alibi: 1 }, undefined, { wages: 1 }, { curfew: 1 }])
  })

  test('T-33: CHARITY WARD brings what there is, and heals in the Hospital', () => {
    const p = position(
      { Lu: { at: 'hospital', life: 1 }, Gu: { at: 'hospital' }, Ab: { at: 'H73b', life: 2 } },
      {
        state: 'event',
        turn: undefined,
        round: 2,
        used: 1,
        tokens: { hospital: { life: 1 }, bank: { hidden: 14 }, pub: { hidden: 27 } },
      },
    )
    const after = played(p, '[charity]')
    expect(view(after).tokens.hospital).toEqual({ life: 2 })
    expect([player(after, LU).life, player(after, GU).life, player(after, AB).life]).toEqual([2, 3, 2])
  })
})
