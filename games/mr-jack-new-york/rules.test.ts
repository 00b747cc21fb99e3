import { at, type Document, testDraws, testHash, testSamples } from '@gaslight/jack-family/testing'
import { describe, expect, it } from 'vitest'
import { CAST, type Character } from './cast.ts'
import { mrJackNewYork } from './game.ts'
import type { NewYorkPosition } from './position.ts'
import { effects, forcedToken, mute, played, position, refusal, tiles, tokens, turn } from './testing.ts'

/** Rules of sections 4 to 12 that no handed case shows, and what follows a decision without one. */
const CARDS = { Beach: 'open', Callahan: 'open', Eastman: 'open', Grant: 'open' }
const LAST_CARDS = { Beach: 'used', Callahan: 'used', Eastman: 'used', Smith: 'open' }
const LAST: Document = {
  slot: 4,
  cards: LAST_CARDS,
  active: { character: 'Smith' },
}

const state = (p: NewYorkPosition) => mrJackNewYork.view(p, 'public').state

describe('draws', () => {
  testDraws(mrJackNewYork, 'Beach')

  it('NY-12, NY-52: the deck lacks Jack’s card and every drawn one', () => {
    const alibis = [{ by: 'jack', round: 1, slot: 2, character: 'Beach' }]
    const p = played(turn('detective', 'Latimer', { round: 3, jack: 'Grant', alibis }), 'e5-LIB', '(I h7)')
    const left = ['Callahan', 'Eastman', 'Latimer', 'Rider', 'Smith', 'Tumblety']
    expect(tokens(p)).toEqual(left.map(name => `+${name}`))
    expect(mrJackNewYork.view(played(p, '+Smith'), 1).deck).toBe(5)
  })
})

describe('NY-15, NY-16: who decides, and with which cards', () => {
  it('both orders of a pair of rounds', () => {
    const order = (round: number) =>
      [1, 2, 3, 4].map(slot => {
        const used = Object.fromEntries(Object.keys(CARDS).map((name, i) => [name, i < slot - 1 ? 'used' : 'open']))
        return mrJackNewYork.view(position({ round, slot, cards: used }), 'public').decides
      })
    expect(order(3)).toEqual(['detective', 'jack', 'jack', 'detective'])
    expect(order(4)).toEqual(['jack', 'detective', 'detective', 'jack'])
  })

  it('any revealed card that is not used', () => {
    expect(tokens(position({ slot: 2, cards: { ...CARDS, Eastman: 'used' } }))).toEqual(['Beach', 'Callahan', 'Grant'])
  })
})

describe('NY-19: forced decisions', () => {
  const shut = { tiles: tiles({ m6: 'lamp' }), characters: at({ Latimer: 'm5' }) }

  it('the last card', () => {
    expect(forcedToken(position({ slot: 4, cards: LAST_CARDS }))).toBe('Smith')
    expect(forcedToken(position({ cards: CARDS }))).toBeNull()
  })

  it('a stay, where nothing hidden could be another option', () => {
    const moving = (seat: 'jack' | 'detective', witness: string) =>
      forcedToken(played(turn(seat, 'Latimer', { ...shut, witness }), '(L d1)'))
    expect(moving('jack', 'seen')).toBe('m5-m5')
    expect(moving('jack', 'unseen')).toBeNull()
    expect(moving('detective', 'unseen')).toBe('m5-m5')
  })

  it('no draw and no end', () => {
    expect(forcedToken(position({}))).toBeNull()
    expect(forcedToken(played(turn('detective', 'Smith', { jack: 'Beach' }), 'j7-i7#'))).toBeNull()
  })
})

describe('the end of a round', () => {
  it('NY-59, NY-20, NY-14: appeal, Informant, round and the other four cards, in this order', () => {
    const p = position({ ...LAST, jack: 'Beach', informant: { at: 'k8' } })
    expect(effects(p, '(S e8-b1)', 'j7-k8', '(I LIB)', '+Grant')).toEqual([
      { kind: 'appeal', round: 1, witness: 'seen', cleared: ['Eastman', 'Tumblety'] },
      { kind: 'informant-talks' },
      { kind: 'round', round: 2 },
      { kind: 'deal', round: 2, cards: ['Grant', 'Latimer', 'Rider', 'Tumblety'] },
    ])
    const view = mrJackNewYork.view(played(p, '(S e8-b1)', 'j7-k8', '(I LIB)', '+Grant'), 'public')
    expect([view.informant, view.round, view.slot]).toEqual([{ at: 'LIB', side: 'talkative' }, 2, 1])
  })

  it('NY-20: a Talkative Informant has nothing to turn, and an odd round waits for its deal', () => {
    const p = position({ ...LAST, round: 6, jack: 'Beach' })
    expect(effects(p, 'j7-k8', '(S e8-b1)')?.map(({ kind }) => kind)).toEqual(['appeal', 'round'])
    expect(played(p, 'j7-k8', '(S e8-b1)').turn()).toEqual({ kind: 'chance', purpose: 'deal' })
  })

  it('NY-54: an empty deck is told, before whatever ends with the activation', () => {
    const alibis = CAST.filter(name => name !== 'Rider').map((character, i) => {
      return { by: i % 2 === 0 ? 'detective' : 'jack', round: i + 1, slot: 1, character }
    })
    const p = position({ ...LAST, round: 8, jack: 'Rider', alibis, informant: { at: 'k8' } })
    expect(effects(p, '(S e8-b1)', 'j7-k8', '(I LIB)')?.map(({ kind }) => kind)).toEqual([
      'deck-empty',
      'appeal',
      'over',
    ])
  })

  it('NY-21, NY-72: dawn comes after the appeal and shows Jack’s character and the alibis', () => {
    const alibis = [{ by: 'jack', round: 1, slot: 2, character: 'Beach' }]
    const p = position({ ...LAST, round: 8, jack: 'Rider', alibis })
    expect(effects(p, 'j7-k8', '(S e8-b1)')).toEqual([
      { kind: 'appeal', round: 8, witness: 'seen', cleared: ['Eastman', 'Tumblety'] },
      { kind: 'over', winner: 'jack', reason: 'dawn', jack: 'Rider', alibis },
    ])
  })

  it('NY-61: the Witness card stands through the round', () => {
    const p = played(position({ ...LAST, jack: 'Beach' }), 'j7-k8', '(S e8-b1)', 'Latimer', 'e5-d6', '(L d1)')
    expect(mrJackNewYork.view(p, 'public').witness).toBe('seen')
  })
})

describe('duties', () => {
  it('NY-29, NY-30: a power used first frees the trapped, or shuts a character in', () => {
    const p = turn('jack', 'Grant', { tiles: tiles({ m6: 'lamp' }), characters: at({ Grant: 'm5' }) })
    const moves = (q: NewYorkPosition) => tokens(q).filter(token => !token.startsWith('('))
    expect(moves(p)).toEqual(['m5-m5'])
    expect(moves(played(p, '(P c3)'))).toEqual(['m5-m5'])
    expect(moves(played(p, '(P m6)'))).toEqual(['m5-b3', 'm5-g6', 'm5-k6', 'm5-k10', 'm5-l6', 'm5-l7', 'm5-m6'])
    const latimer = turn('jack', 'Latimer', { characters: at({ Latimer: 'm5' }) })
    expect(refusal(latimer, 'm5-m5')).toBe('not-trapped')
    expect(moves(played(latimer, '(L m6)'))).toEqual(['m5-m5'])
  })

  it('NY-31: a power that was not used before the move is due after it', () => {
    const p = played(turn('jack', 'Smith'), 'j7-k8')
    expect(mrJackNewYork.view(p, 'public').active).toEqual({
      character: 'Smith',
      seat: 'jack',
      moved: true,
      power: 'open',
    })
    expect(tokens(p)).toHaveLength(6)
    expect(state(played(p, '(S e8-b1)'))).toBe('card')
  })

  it('NY-31: a power without a target lapses', () => {
    const occupied = {
      options: { grantOccupied: false, grantCovered: false },
      tiles: { b3: 'entrance', c3: 'park', k10: 'park', l6: 'entrance', m7: 'park' },
      characters: at({ Smith: 'b3', Beach: 'l6' }),
    }
    const p = turn('jack', 'Grant', occupied)
    expect(state(p)).toBe('move')
    expect(effects(p, 'j8-k8')).toEqual([{ kind: 'lapse', character: 'Grant' }])
    expect(state(played(p, 'j8-k8'))).toBe('card')
  })

  it('NY-40: Tumblety’s duty', () => {
    const moved = (options: Document) => played(turn('jack', 'Tumblety', { options }), 'h5-h7')
    expect(tokens(moved({}))).toContain('(-)')
    expect(tokens(moved({ tumbletyDuty: 'mandatory' }))).not.toContain('(-)')
    expect(state(played(moved({}), '(-)'))).toBe('card')
    // Alone on Liberty Island he has nobody to swap (NY-42).
    const island = (options: Document) =>
      turn('jack', 'Tumblety', { options, informant: { at: 'i9' }, characters: at({ Tumblety: 'a3' }) })
    expect(effects(island({}), 'a3-LIB')).toEqual([])
    expect(effects(island({ tumbletyDuty: 'mandatory' }), 'a3-LIB')).toEqual([{ kind: 'lapse', character: 'Tumblety' }])
  })

  it('NY-42: a swap before the move is the only one', () => {
    const p = turn('jack', 'Tumblety', { characters: at({ Tumblety: 'h7' }) })
    const swapped = played(p, '(Rider x Beach)')
    expect(mrJackNewYork.view(swapped, 'public').characters).toMatchObject({ Beach: { at: 'i7' }, Rider: { at: 'e4' } })
    expect(state(played(swapped, 'h7-h6'))).toBe('card')
  })

  it('NY-69: an accusation ends the game at once, with the power unused', () => {
    const p = played(turn('detective', 'Smith', { jack: 'Beach' }), 'j7-i7#')
    expect(p.turn()).toEqual({ kind: 'over', outcome: { winners: [0], reason: 'wrong-accusation' } })
  })
})

describe('NY-43 to NY-47: Eastman', () => {
  it('trapped, he stays, or somebody else moves', () => {
    const cut = { tiles: tiles({ m6: 'lamp' }), characters: at({ Eastman: 'm5' }) }
    const p = turn('jack', 'Eastman', cut)
    expect(tokens(p)).toContain('m5-m5')
    expect(refusal(p, 'Smith:j7-k8')).toBeNull()
    expect(refusal(turn('jack', 'Eastman'), 'h8-h8')).toBe('not-trapped')
    expect(state(played(p, 'm5-m5'))).toBe('card')
  })

  it('no power of the mover is used, and nobody is forced to move but one', () => {
    const p = played(turn('jack', 'Eastman'), 'Latimer:e5-e6')
    expect([state(p), mrJackNewYork.view(p, 'public').supply.lamp]).toEqual(['card', 4])
  })

  it('NY-46: options keep others from accusing, not Eastman himself', () => {
    const accusers = (options: Document) =>
      new Set(
        tokens(turn('detective', 'Eastman', { options }))
          .filter(token => token.endsWith('#'))
          .map(token => (token.includes(':') ? 'others' : 'Eastman')),
      )
    expect([...accusers({})].sort()).toEqual(['Eastman', 'others'])
    expect([...accusers({ eastmanAccuse: false })]).toEqual(['Eastman'])
  })

  it('NY-46: who may not accuse in his place is told so, not to accuse', () => {
    const p = turn('detective', 'Eastman', { options: { eastmanAccuse: false } })
    expect(refusal(p, 'Smith:j7-j8')).toBe('eastman-accuses')
    expect(refusal(turn('detective', 'Eastman'), 'Smith:j7-j8')).toBe('occupied-accuse')
  })
})

describe('NY-53: the Mute Informant', () => {
  it('is passed, and keeps his space from being ended on, built on and covered', () => {
    const p = turn('jack', 'Smith', mute('k8', 7))
    expect(refusal(p, 'j7-l9')).toBeNull()
    expect(refusal(p, 'j7-k8')).toBe('informant-mute')
    expect(refusal(turn('jack', 'Beach', mute('d1', 7)), '(E d1)')).toBe('build-informant')
    expect(refusal(turn('jack', 'Callahan', mute('d1', 7)), '(C e7f8-d1d2)')).toBe('cover-informant')
  })
})

describe('positions', () => {
  testHash(mrJackNewYork, { round: 7, jack: 'Grant' }, [
    ['a character', { characters: at({ Beach: 'e3' }) }],
    ['a token’s side', { characters: { Beach: { suspect: false } } }],
    ['a tile', { tiles: tiles({ c3: 'park' }) }],
    ['where a tile lies', { tiles: { b3: 'entrance', c2: 'lamp', k10: 'entrance', l6: 'entrance', m7: 'lamp' } }],
    [
      'an Investigation tile',
      {
        investigation: [
          ['e7', 'f7'],
          ['k5', 'l5'],
        ],
      },
    ],
    ['a Steamer', { steamers: ['b1', 'k4'] }],
    ['the Informant', { informant: { at: 'i9' } }],
    ['Jack’s character', { jack: 'Smith' }],
    ['the Witness card', { witness: 'unseen' }],
    ['the round', { round: 5 }],
  ])

  it('NY-11: Investigation tiles and Steamers are alike', () => {
    const tiled = position({
      investigation: [
        ['l5', 'k5'],
        ['f8', 'e7'],
      ],
      steamers: ['k4', 'e8'],
    })
    expect(tiled.hash()).toEqual(position({}).hash())
    expect(mrJackNewYork.view(tiled, 'public')).toEqual(mrJackNewYork.view(position({}), 'public'))
  })
})

describe('NY-62: samples', () => {
  const suspects: readonly Character[] = ['Grant', 'Latimer', 'Smith', 'Tumblety']
  const document = {
    round: 5,
    jack: 'Latimer',
    characters: Object.fromEntries(CAST.map(name => [name, { suspect: suspects.includes(name) }])),
    alibis: [
      { by: 'detective', round: 1, slot: 1, character: 'Grant' },
      { by: 'jack', round: 3, slot: 2, character: 'Beach' },
    ],
  }

  testSamples(mrJackNewYork, () => position(document), {
    jack: { Latimer: 1 },
    detective: { Latimer: 1 / 3, Smith: 1 / 3, Tumblety: 1 / 3 },
    public: { Grant: 1 / 4, Latimer: 1 / 4, Smith: 1 / 4, Tumblety: 1 / 4 },
  })
})
