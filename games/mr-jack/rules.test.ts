import { at, type Document, testDraws, testHash, testSamples } from '@gaslight/jack-family/testing'
import { describe, expect, it } from 'vitest'
import { BASE_CAST, type Character } from './cast.ts'
import { mrJack } from './game.ts'
import { effects, forcedToken, played, position, refusal, tokens, turn } from './testing.ts'

/** Rules of sections 4 to 12 that no handed case shows, and what follows a decision without one. */
const CARDS = { Bert: 'open', Goodley: 'open', Gull: 'open', Holmes: 'open' }
const LAST: Document = {
  slot: 4,
  cards: { Bert: 'used', Goodley: 'used', Gull: 'used', Smith: 'open' },
  active: { character: 'Smith' },
}

describe('draws', () => {
  testDraws(mrJack, 'Bert')

  it('MJ-38: the deck lacks Jack’s card and every drawn one', () => {
    const document = {
      round: 3,
      jack: 'Gull',
      alibis: [{ by: 'jack', round: 1, slot: 2, character: 'Bert' }],
    }
    const p = played(turn('detective', 'Holmes', document), 'g5-g6')
    expect(tokens(p)).toEqual(
      ['Goodley', 'Holmes', 'Lestrade', 'Smith', 'Stealthy', 'Watson'].map(name => `(A +${name})`),
    )
    expect(mrJack.view(played(p, '(A +Watson)'), 1).deck).toBe(5)
  })

  it('MJ-17: Jack’s seat draws in a Jack activation', () => {
    const p = played(turn('jack', 'Holmes', { jack: 'Gull' }), 'g5-g6', '(A +Bert)')
    expect(mrJack.view(p, 0).alibis).toEqual([{ by: 'jack', round: 1, slot: 2, character: 'Bert' }])
  })
})

describe('MJ-23: forced decisions', () => {
  const lonely = at({ Bert: 'm8', Goodley: 'm9', Gull: 'j6', Holmes: 'l6', Lestrade: 'k7', Smith: 'l7' })

  it('the last card', () => {
    const p = position({ slot: 4, cards: { Bert: 'used', Goodley: 'used', Gull: 'used', Holmes: 'open' } })
    expect(forcedToken(p)).toBe('Holmes')
    expect(forcedToken(position({ cards: CARDS }))).toBeNull()
  })

  it('a stay, where nothing hidden could be another option', () => {
    const round2 = { round: 2, characters: lonely, jack: 'Bert' }
    expect(forcedToken(turn('jack', 'Holmes', { ...round2, witness: 'seen' }))).toBe('l6-l6')
    expect(forcedToken(turn('jack', 'Holmes', { ...round2, witness: 'unseen' }))).toBeNull()
    // The Detective could accuse a neighbour.
    expect(forcedToken(turn('detective', 'Holmes', { ...round2, witness: 'unseen' }))).toBeNull()
  })

  it('no draw and no end', () => {
    expect(mrJack.forced(position({}))).toBeNull()
    expect(mrJack.forced(played(turn('detective', 'Smith', { jack: 'Bert' }), 'g8-e5#'))).toBeNull()
  })
})

describe('the end of a round', () => {
  it('MJ-54, MJ-24, MJ-25: appeal, lamp, round and the other four cards, in this order', () => {
    expect(effects(position({ ...LAST, jack: 'Gull' }), 'g8-g9', '(L b2-f9)')).toEqual([
      { kind: 'appeal', round: 1, witness: 'seen', cleared: ['Goodley', 'Stealthy', 'Watson'] },
      { kind: 'lamp-out', post: 'f9', tile: 1 },
      { kind: 'round', round: 2 },
      { kind: 'deal', round: 2, cards: ['Holmes', 'Lestrade', 'Stealthy', 'Watson'] },
    ])
  })

  it('MJ-24: no lamp goes out after round 5, and an odd round waits for its deal', () => {
    const p = position({ ...LAST, round: 6, jack: 'Gull' })
    expect(effects(p, 'g8-g9', '(L f5-f9)')?.map(({ kind }) => kind)).toEqual(['appeal', 'round'])
    expect(played(p, 'g8-g9', '(L f5-f9)').turn()).toEqual({ kind: 'chance', purpose: 'deal' })
  })

  it('MJ-26, MJ-66: dawn shows Jack’s character and the alibis', () => {
    const alibis = [{ by: 'jack', round: 1, slot: 2, character: 'Bert' }]
    const p = position({ ...LAST, round: 8, jack: 'Gull', alibis })
    expect(effects(p, 'g8-g9', '(L f5-f9)')).toEqual([
      { kind: 'over', winner: 'jack', reason: 'dawn', jack: 'Gull', alibis },
    ])
  })

  it('MJ-55: the Witness card stands through the round', () => {
    const p = played(position({ ...LAST, jack: 'Gull' }), 'g8-g9', '(L b2-f9)', 'Lestrade', 'e5-e6', '(C NE-NW)')
    expect(mrJack.view(p, 'public').witness).toBe('seen')
  })
})

describe('duties', () => {
  it('MJ-31, MJ-32: a trapped character uses its power first or after staying, and must move once it is free', () => {
    const characters = at({ Bert: 'l6', Goodley: 'l7', Gull: 'm8', Holmes: 'k7', Lestrade: 'j6', Smith: 'm9' })
    const trapped = (options: Document = {}) => turn('jack', 'Bert', { characters, ...options })
    expect(tokens(trapped()).filter(token => token.startsWith('l6'))).toEqual(['l6-l6'])
    expect(tokens(played(trapped(), 'l6-l6')).every(token => token.startsWith('(M'))).toBe(true)
    // On the revised board the open manhole under Goodley lets Bert out, until he covers it.
    const revised = trapped({ options: { board: 'revised' } })
    expect(refusal(revised, 'l6-l6')).toBe('not-trapped')
    expect(tokens(played(revised, '(M b1-l7)'))).toEqual(['l6-l6'])
  })

  it('MJ-34: a power that was not used before the move is due after it', () => {
    const p = played(turn('jack', 'Lestrade'), 'e5-e6')
    expect(mrJack.view(p, 'public').active).toEqual({ character: 'Lestrade', seat: 'jack', moved: true, power: 'open' })
    expect(tokens(p)).toHaveLength(4)
    expect(played(p, '(C NE-NW)').active).toBe(-1)
  })

  it('MJ-40: lights to be moved, by the number of lit tiles', () => {
    const choices = [1, 3, 5, 7].map(round => {
      const p = turn('detective', 'Smith', { round })
      return tokens(p).filter(token => token.startsWith('(L')).length
    })
    expect(choices).toEqual([12, 16, 12, 12])
  })

  it('MJ-62: no accusation after a power, where the option says so', () => {
    const accusing = (accuseAfterPower: boolean) => {
      const p = turn('detective', 'Smith', { options: { accuseAfterPower } })
      return tokens(played(p, '(L b2-h4)')).filter(token => token.endsWith('#')).length
    }
    expect([accusing(true), accusing(false)]).toEqual([5, 0])
  })

  it('MJ-47: where neither three nor two points can be spent, one is', () => {
    const places = {
      Bert: 'i6',
      Goodley: 'i7',
      Gull: 'i8',
      Holmes: 'i4',
      Lestrade: 'i9',
      Smith: 'h10',
      Stealthy: 'i10',
      Watson: 'h6',
    }
    const whistles = (whistlePath: string) =>
      tokens(turn('jack', 'Goodley', { options: { whistlePath }, characters: at(places) })).filter(token =>
        token.startsWith('(W'),
      )
    expect(whistles('direct')).toEqual(['(W Holmes i4-i5)'])
    expect(whistles('free').length).toBeGreaterThan(1)
  })

  it('MJ-63: a wrong accusation ends the game at once, with the power unused', () => {
    const p = played(turn('detective', 'Bert', { jack: 'Watson', characters: at({ Gull: 'i9' }) }), 'i8-i9#')
    expect(p.turn()).toEqual({ kind: 'over', outcome: { winners: [0], reason: 'wrong-accusation' } })
  })
})

describe('positions', () => {
  testHash(mrJack, { jack: 'Gull' }, [
    ['a character', { characters: at({ Bert: 'i9' }) }],
    ['a token’s side', { characters: { Bert: { suspect: false } } }],
    ['the facing', { facing: 'S' }],
    ['a cover', { covers: ['a5', 'l12'] }],
    ['a cordon', { cordons: ['NW', 'SW'] }],
    ['which tile lies where', { lamps: { b2: 2, l11: 1, c7: 3, k6: 4, f5: 'plain', h8: 'plain' } }],
    ['Jack’s character', { jack: 'Watson' }],
    ['the round', { round: 3, lamps: { b2: 3, c7: 4, f5: 'plain', h8: 'plain' } }],
  ])

  it('MJ-4: like pieces are alike', () => {
    const swapped = played(turn('jack', 'Smith'), '(L f5-h4)', 'g8-g9')
    const other = played(turn('jack', 'Smith'), '(L h8-h4)', 'g8-g9')
    expect(mrJack.view(swapped, 'public').lamps).toEqual({ b2: 1, c7: 3, h4: 'plain', h8: 'plain', k6: 4, l11: 2 })
    expect(mrJack.view(other, 'public').lamps).toEqual({ b2: 1, c7: 3, f5: 'plain', h4: 'plain', k6: 4, l11: 2 })
  })
})

describe('MJ-57: samples', () => {
  const suspects: readonly Character[] = ['Gull', 'Holmes', 'Smith', 'Watson']
  const document = {
    round: 5,
    jack: 'Holmes',
    characters: Object.fromEntries(BASE_CAST.map(name => [name, { suspect: suspects.includes(name) }])),
    alibis: [
      { by: 'detective', round: 1, slot: 1, character: 'Gull' },
      { by: 'jack', round: 3, slot: 2, character: 'Bert' },
    ],
  }

  testSamples(mrJack, () => position(document), {
    jack: { Holmes: 1 },
    detective: { Holmes: 1 / 3, Smith: 1 / 3, Watson: 1 / 3 },
    public: { Gull: 1 / 4, Holmes: 1 / 4, Smith: 1 / 4, Watson: 1 / 4 },
  })
})
