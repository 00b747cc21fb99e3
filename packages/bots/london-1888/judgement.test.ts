import { Sfc32 } from '@gaslight/core'
import { distOf, london1888 as game, LOCATION_ROWS, spaceNumber } from '@gaslight/london-1888'
import { describe, expect, test } from 'vitest'
import { weighByActs } from './belief.ts'
import { choicesOf } from './choices.ts'
import { look, newOutlook } from './outlook.ts'
import { agentOf, huntWith, LEVELS, positionWith, told, viewOf } from './testing.ts'

const rng = () => new Sfc32(1, 2)

/** What a level would do in an act or answer of this seat. */
function wouldDo(level: string, p: ReturnType<typeof positionWith>, seat = 0): Map<string, number> {
  return told(p, agentOf(level), viewOf(p, seat), rng())
}

function decisionOf(p: ReturnType<typeof positionWith>, token: string) {
  const choice = choicesOf(p).find(({ decision }) => game.notation.format(p, decision, 'omniscient') === token)
  if (choice === undefined) throw new Error(`${token} is not legal`)
  return choice.decision
}

function best(chances: Map<string, number>): string {
  return [...chances].toSorted(([, one], [, other]) => other - one)[0][0]
}

describe.each(LEVELS)('%s', level => {
  test.each(['rope', 'worn_rope'])(
    'as a known Jack at home, with the police beside him, uses the %s (LD-174)',
    card => {
      const p = huntWith(
        1,
        { 0: { at: 'lusk_home' }, 1: { at: 'lusk_home', life: 1, hand: { [card]: 1 } } },
        { turn: 1 },
      )
      expect([...wouldDo(level, p, 1).keys()]).toEqual([`!${card}`])
    },
  )

  test('leads a known Jack away who stands beside him (LD-127)', () => {
    const p = huntWith(1, { 0: { at: 'pub' }, 1: { at: 'pub' } }, { acting: { rolled: 1 } })
    expect(best(wouldDo(level, p))).toBe('h:Lu')
  })

  test('never withdraws an offer that was made to him (LD-149)', () => {
    const p = positionWith(
      { 0: { at: 'pub', lifeTokens: 1 }, 1: { at: 'pub', hand: { curfew: 1 } } },
      { state: 'offer-window', pending: { asked: 1, offer: { give: 'l', want: 'a?' } }, acting: { offers: 1 } },
    )
    expect([...wouldDo(level, p, 1).keys()].filter(token => token.includes('withdraw'))).toEqual([])
  })

  test('gets himself out of the arrest with a card that does it (LD-132)', () => {
    const p = positionWith(
      { 0: { at: 'pub' }, 1: { at: 'pub', hand: { counter_order: 1 } } },
      {
        state: 'arrest-window',
        pending: { asked: 1, arrest: { victim: 1, by: 0, cause: 'ordinary', loss: 'ordinary' } },
      },
    )
    expect(best(wouldDo(level, p, 1))).toBe('Lu!counter_order')
  })

  test('steps aside from a shot (LD-94)', () => {
    const p = huntWith(
      0,
      {
        0: { at: 'J62', weapons: { scalpel: 1, derringer: 1 } },
        1: { at: 'H62a', hand: { sidestep: 1 } },
      },
      {
        state: 'shot-window',
        acting: { decided: 1 },
        pending: { asked: 1, shot: { weapon: 'derringer', victim: 1 } },
      },
    )
    expect([...wouldDo(level, p, 1).keys()]).toEqual(['Lu!sidestep'])
  })
})

describe.each(['greedy', 'inspector'])('%s', level => {
  test('kills who cannot defend himself, as a known Jack with the Scalpel', () => {
    const p = huntWith(2, { 2: { at: 'pub' }, 0: { at: 'pub' } }, { turn: 2, acting: { rolled: 1 } })
    expect(best(wouldDo(level, p, 2))).toMatch(/^b:scalpel>Ab/)
  })

  test('asks for the last card of a line before one of five', () => {
    const line = { 1: 'false_lead', 2: 'false_lead', 3: 'suspect' }
    const p = positionWith({ 0: { at: 'pub' }, 1: { at: 'pub' }, 2: { at: 'pub', line } }, { acting: { rolled: 1 } })
    expect(best(wouldDo(level, p))).toBe('c:Gu')
  })

  test('declines to give more than he gets', () => {
    const p = positionWith(
      { 0: { at: 'pub', hand: { disperse: 1 } }, 1: { at: 'pub', hand: { informer: 1 } } },
      {
        state: 'offer-window',
        pending: { asked: 1, offer: { give: 'a.disperse', want: 'a.informer' } },
        acting: { offers: 1 },
      },
    )
    expect([...wouldDo(level, p, 1).keys()]).toEqual(['Lu-'])
  })

  test('uses an ALIBI as Jack, and lets himself be cleared as an Innocent (LD-83)', () => {
    const asked = (role: 'jack' | 'innocent') =>
      positionWith(
        {
          0: { at: 'pub', ...(role === 'jack' ? {} : { role: 'jack' }) },
          1: { at: 'pub', hand: { alibi: 1 }, ...(role === 'jack' ? { role } : {}) },
        },
        { state: 'question-window', acting: { decided: 1 }, pending: { asked: 1, reveal: { seat: 1 } } },
      )
    expect(best(wouldDo(level, asked('jack'), 1))).toBe('Lu!alibi')
    expect(best(wouldDo(level, asked('innocent'), 1))).toBe('Lu-')
  })
})

describe.each(['greedy', 'inspector'])('%s hunts a known Jack', level => {
  const LUSK = 1
  const JACK = 4
  const [DOOR] = LOCATION_ROWS.find(({ id }) => id === 'police_station')?.doors ?? []
  const near = { turn: LUSK, holder: LUSK, starter: LUSK, acting: { rolled: 1, roll: 4, lusked: 1 } }

  test('walks to where his weapon reaches him, whatever the Scalpel may do to him afterwards (LD-71)', () => {
    const p = huntWith(JACK, { [JACK]: { at: 'H72a' }, [LUSK]: { at: 'H63a', weapons: { derringer: 1 } } }, near)
    const to = best(wouldDo(level, p, LUSK)).replace('>', '')
    expect(to, 'a walk to a street').toMatch(/^[HVJ]\d/)
    expect(distOf(spaceNumber(to), spaceNumber('H72a'))).toBeLessThanOrEqual(3)
  })

  test('goes in to him where he is in a location, however far his weapon reaches (LD-9)', () => {
    const p = huntWith(JACK, { [JACK]: { at: 'pub' }, [LUSK]: { at: 'H62b', weapons: { service_revolver: 1 } } }, near)
    expect(best(wouldDo(level, p, LUSK))).toBe('>pub')
  })

  test('opens the door of his home BY STEALTH (LD-78)', () => {
    const p = huntWith(
      0,
      { 0: { at: 'police_station' }, [LUSK]: { at: DOOR, weapons: { knife: 1 }, hand: { stealth: 1 } } },
      near,
    )
    expect(best(wouldDo(level, p, LUSK))).toBe('!stealth')
    p.apply(decisionOf(p, '!stealth'))
    expect(best(wouldDo(level, p, LUSK))).toBe('>police_station')
  })
})

describe.each(['greedy', 'inspector'])('%s', level => {
  test('does not walk on to and fro where nothing better is near (LD-36)', () => {
    const p = positionWith({ 0: { at: 'J44' } }, { acting: { rolled: 1, roll: 6, walked: 5, decided: 1 } })
    expect([...wouldDo(level, p).keys()]).toEqual(['.'])
  })

  const SPARE = { hansom_cab: 1, chance: 1, informer: 1, witness: 1 }
  const bargain = (hand: object, lifeTokens: number) =>
    positionWith(
      {
        1: { at: 'pub', hand },
        2: { at: 'pub', shown: true, line: { 1: 'role' }, lifeTokens },
      },
      { turn: 1, holder: 1, starter: 1, acting: { rolled: 1 } },
    )

  test('offers a card that he would have to throw away for a token of which the other has several (LD-33, LD-148)', () => {
    expect(best(wouldDo(level, bargain(SPARE, 3), 1))).toMatch(/^f:Gu:a.(hansom_cab|chance)=l$/)
  })

  test.each([
    ['the other has nothing to spare', bargain(SPARE, 0)],
    [
      'the card would be worth nothing to the other, named or not',
      bargain({ disperse: 1, informer: 1, witness: 1 }, 3),
    ],
    ['he has cards to keep only', bargain({ hansom_cab: 1, witness: 1 }, 3)],
  ])('makes no offer where %s', (_, p) => {
    expect([...wouldDo(level, p, 1).keys()].filter(token => token.startsWith('f:'))).toEqual([])
  })
})

describe('a known Jack who looks ahead to the points (LD-186)', () => {
  test.each([
    ['greedy', true],
    ['inspector', false],
  ] as const)('whom nobody can arrest: %s takes the rope at once: %s', (level, takes) => {
    const p = huntWith(0, { 0: { at: 'police_station', hand: { rope: 1 } } })
    expect(wouldDo(level, p).has('!rope')).toBe(takes)
  })

  test.each([
    ['greedy', true],
    ['inspector', false],
  ] as const)('before a last hunter who cannot arrest him: %s kills him at once: %s', (level, kills) => {
    const p = huntWith(
      2,
      {
        2: { at: 'pub' },
        0: { side: 'accomplice' },
        1: { at: 'pub' },
        3: { side: 'accomplice' },
        4: { side: 'accomplice' },
      },
      { turn: 2, acting: { rolled: 1 } },
    )
    expect(best(wouldDo(level, p, 2)).startsWith('b:scalpel>Lu')).toBe(kills)
  })
})

describe('whom one suspects', () => {
  const suspicionIn = (players: Parameters<typeof positionWith>[0], heard: Parameters<typeof weighByActs>[2] = []) => {
    const outlook = newOutlook()
    const p = positionWith(players)
    look(p, 0, outlook)
    weighByActs(p, outlook, heard)
    return [...outlook.suspicion.subarray(0, 5)]
  }

  test.each([
    { 1: { line: { 1: 'false_lead' } } },
    { 1: { line: { 2: 'suspect', 5: 'suspect' } }, 2: { line: { 3: 'false_lead' } } },
    { 1: { line: { 1: 'false_lead', 2: 'false_lead', 3: 'suspect', 4: 'suspect' } } },
  ])('turned decoys alone move nothing (LD-159): %j', players => {
    expect(suspicionIn(players)).toEqual([0, 0.25, 0.25, 0.25, 0.25])
  })

  test('who has been shown Innocent is none of them, and the others alike (LD-160)', () => {
    const third = expect.closeTo(1 / 3)
    expect(suspicionIn({ 1: { shown: true, line: { 1: 'role' } } })).toEqual([0, 0, third, third, third])
  })

  test('who asks less than others, and who keeps silent, is likelier Jack; but four times at most', () => {
    const asked = suspicionIn({
      0: { inquiries: 4 },
      1: { inquiries: 4 },
      2: { inquiries: 4 },
      4: { inquiries: 4, role: 'jack' },
    })
    expect(asked[3]).toBeGreaterThan(asked[1])
    expect(suspicionIn({ 1: { alibis: 1 } })[1]).toBeGreaterThan(0.4)
    expect(suspicionIn({ 1: { alibis: 9 } })[1]).toBeCloseTo(4 / 7)
  })

  test('words weigh little, and each speaker counts once', () => {
    const accused = { by: 2, act: 'accuse', seat: 1 } as const
    const once = suspicionIn({}, [accused])
    expect(once[1]).toBeGreaterThan(0.25)
    expect(once[1]).toBeLessThan(0.3)
    expect(suspicionIn({}, [accused, accused, accused])).toEqual(once)
    expect(suspicionIn({}, [{ by: 2, act: 'vouch', seat: 1 }])[1]).toBeLessThan(0.25)
    expect(suspicionIn({}, [{ by: 1, act: 'vouch', seat: 1 }])[1]).toBe(0.25)
  })
})
