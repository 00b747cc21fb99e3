import { at, type Document, testDocuments } from '@gaslight/jack-family/testing'
import { describe, expect, it } from 'vitest'
import { mrJackNewYork } from './game.ts'
import { LATE, played, position, tiles, turn } from './testing.ts'

const CARDS = { Beach: 'open', Callahan: 'open', Eastman: 'open', Grant: 'open' }
const MOVED = { cards: CARDS, active: { character: 'Beach', moved: true } }
const SEVEN = [1, 2, 3, 4, 5, 6, 7].map(round => ({ by: round % 2 === 1 ? 'detective' : 'jack', round, slot: 1 }))

/** Documents that no game can come to, and what is said of them. */
const UNSOUND: readonly (readonly [rule: string, document: unknown, message: RegExp])[] = [
  ['not an object', [], /an object is expected/],
  ['unknown field', { rond: 3 }, /unknown field "rond"; there are options, state, round/],
  ['unknown option', { options: { tumblety: 'any' } }, /unknown field "tumblety"/],
  ['wrong option', { options: { tumbletySwap: 'all' } }, /option "tumbletySwap" cannot be "all"/],
  ['round', { round: 9 }, /round: 9 is no whole number from 1 to 8/],
  ['NY-1 stranger', { characters: at({ Watson: 'a2' }) }, /unknown field "Watson"/],
  ['NY-4 off the board', { characters: at({ Beach: 'z9' }) }, /"z9" is no space of the board/],
  ['NY-9 two on one space', { characters: at({ Beach: 'f5' }) }, /Beach and Callahan both stand on f5/],
  ['NY-22 on a Building', { characters: at({ Beach: 'd3' }) }, /Beach\.at: d3 is a Building/],
  ['NY-22 in a port', { characters: at({ Beach: 'b1' }) }, /b1 is a port/],
  ['NY-22 on the land exit', { characters: at({ Beach: 'n8' }) }, /n8 is the land exit/],
  ['NY-22 on a lamp', { characters: at({ Beach: 'c3' }) }, /c3 is a Gaslamp/],
  [
    'NY-22 on a site',
    { round: LATE, tiles: tiles({ d1: 'site' }), characters: at({ Beach: 'd1' }) },
    /a Building site/,
  ],
  ['NY-22 under a tile', { characters: at({ Beach: 'e7' }) }, /e7 is a space under an Investigation tile/],
  ['NY-60 cleared too early', { characters: { Beach: { suspect: false } } }, /nobody is cleared in round 1/],
  ['NY-7 tile off the street', { round: LATE, tiles: tiles({ g6: 'park' }) }, /tiles\.g6: tiles lie on street spaces/],
  ['NY-7 no such tile', { tiles: { b3: 'metro' } }, /tiles\.b3: "metro" is none of entrance, lamp, site, park/],
  ['NY-11 lost tiles', { tiles: { b3: 'entrance', c3: 'lamp' } }, /3 of the first five are missing/],
  [
    'NY-13 more tiles than there are',
    { round: LATE, tiles: tiles({ d1: 'site' }), supply: {} },
    /1 show the side "site"/,
  ],
  ['NY-13 tiles and supply', { round: LATE, supply: { lamp: 3 } }, /0 tiles are built, but 1 are missing from it/],
  ['NY-13 supply', { supply: { lamp: 5 } }, /supply\.lamp: 5 is no whole number from 0 to 4/],
  ['NY-3 built too early', { tiles: tiles({ d1: 'lamp' }) }, /1 are built, but Latimer has built 0 at most by now/],
  ['NY-37 turned too early', { tiles: tiles({ c3: 'park' }) }, /1 are Parks, but Grant has turned 0 at most/],
  ['NY-11 one tile', { investigation: [['e7', 'f8']] }, /investigation: two tiles are expected, not 1/],
  [
    'NY-38 apart',
    {
      investigation: [
        ['e7', 'f8'],
        ['k5', 'm5'],
      ],
    },
    /k5 and m5 are not two neighbouring spaces/,
  ],
  [
    'NY-38 three spaces',
    {
      investigation: [
        ['e7', 'f8', 'f7'],
        ['k5', 'l5'],
      ],
    },
    /two spaces are expected, not 3/,
  ],
  [
    'NY-9 on each other',
    {
      investigation: [
        ['k5', 'l5'],
        ['l5', 'l6'],
      ],
    },
    /the tiles cover four different spaces/,
  ],
  [
    'NY-38 over a lamp',
    {
      investigation: [
        ['c3', 'c4'],
        ['k5', 'l5'],
      ],
    },
    /c3 holds a Gaslamp/,
  ],
  [
    'NY-38 over a quayside',
    {
      investigation: [
        ['a2', 'a3'],
        ['k5', 'l5'],
      ],
    },
    /a3 is a quayside \(option "coverQuays"/,
  ],
  [
    'NY-38 over a Park',
    {
      round: LATE,
      options: { coverParks: false, grantCovered: false },
      tiles: tiles({ l6: 'park' }),
      investigation: [
        ['e7', 'f8'],
        ['l6', 'm6'],
      ],
    },
    /l6 is a Park \(option "coverParks"/,
  ],
  ['NY-11 steamers', { steamers: ['e8'] }, /steamers: two are expected, not 1/],
  ['NY-39 one port', { steamers: ['e8', 'e8'] }, /steamers: the same stands twice/],
  ['NY-39 no port', { steamers: ['e8', 'n8'] }, /steamers\[1\]: "n8" is none of b1/],
  ['NY-51 Informant on a lamp', { informant: { at: 'c3' } }, /informant\.at: c3 is a Gaslamp/],
  ['NY-9 Informant on somebody', { informant: { at: 'e4' } }, /Beach stands on e4/],
  ['NY-49 Informant under a tile', { informant: { at: 'e7' } }, /e7 holds the Informant/],
  ['NY-9 Informant off the board', { cards: CARDS, informant: {} }, /it is left out exactly in state "informant"/],
  ['NY-51 mute while he waits', { ...MOVED, informant: { side: 'mute' } }, /he turns mute on his new space/],
  ['NY-53 mute without a draw', { cards: CARDS, informant: { at: 'h7', side: 'mute' } }, /no alibi of round 1 is told/],
  [
    'NY-20 mute before anybody moved',
    {
      round: 8,
      cards: CARDS,
      informant: { at: 'h7', side: 'mute' },
      alibis: SEVEN,
      characters: { Beach: { suspect: true } },
    },
    /nobody has moved in round 8 yet/,
  ],
  [
    'NY-51 talkative after a draw',
    { slot: 2, cards: { ...CARDS, Beach: 'used' }, alibis: [{ by: 'detective', round: 1, slot: 1 }] },
    /he was consulted in round 1, so he is mute/,
  ],
  [
    'NY-53 twice a round',
    {
      round: 2,
      cards: CARDS,
      alibis: [
        { by: 'detective', round: 1, slot: 1 },
        { by: 'jack', round: 1, slot: 2 },
      ],
    },
    /one at most is drawn in a round/,
  ],
  [
    'NY-50 drawn before the move',
    {
      cards: CARDS,
      active: { character: 'Beach' },
      informant: { at: 'h7', side: 'mute' },
      alibis: [{ by: 'detective', round: 1, slot: 1 }],
    },
    /whoever draws has moved before/,
  ],
  [
    'NY-54 draw from an empty deck',
    {
      round: 8,
      slot: 1,
      state: 'alibi',
      cards: CARDS,
      active: { character: 'Beach', moved: true },
      informant: { at: 'h7', side: 'mute' },
      alibis: SEVEN,
    },
    /an empty deck gives no card/,
  ],
  [
    'NY-15 alibi of the wrong seat',
    { round: 3, alibis: [{ by: 'jack', round: 1, slot: 1 }] },
    /1\.1 is not the jack's/,
  ],
  ['NY-12 alibi to come', { round: 3, alibis: [{ by: 'jack', round: 5, slot: 2 }] }, /5\.2 is still to come/],
  ['NY-13 witness', { witness: 'unseen' }, /in round 1 the Witness card shows "seen"/],
  ['NY-12 drawn later', { round: 3, state: 'identity' }, /Jack's character is drawn before round 1/],
  ['NY-14 cards', { cards: { Beach: 'open' } }, /four are revealed in state "card", not 1/],
  ['NY-14 even round without cards', { round: 2 }, /an even round has its four cards/],
  ['NY-16 used cards', { cards: CARDS, slot: 2 }, /1 of them are used in activation 2, not 0/],
  ['NY-16 active without a card', { cards: CARDS, active: { character: 'Smith' } }, /Smith has no open card/],
  ['NY-62 Jack innocent', { round: 3, jack: 'Grant', characters: { Grant: { suspect: false } } }, /Grant is Innocent/],
  [
    'NY-12 Jack’s own alibi',
    { round: 3, jack: 'Grant', alibis: [{ by: 'detective', round: 1, slot: 1, character: 'Grant' }] },
    /the alibi of Grant is drawn/,
  ],
  [
    'NY-60 cleared, yet a Suspect',
    { round: 2, cards: CARDS, appeals: [{ round: 1, witness: 'seen', cleared: ['Grant'] }] },
    /Grant shows Suspect/,
  ],
  [
    'NY-59 witness',
    { round: 2, cards: CARDS, witness: 'unseen', appeals: [{ round: 1, witness: 'seen', cleared: [] }] },
    /the appeal of round 1 turned it to "seen"/,
  ],
  ['NY-17 power', { cards: CARDS, active: { character: 'Eastman', power: 'open' } }, /Eastman has none/],
  ['NY-17 no power', { cards: CARDS, active: { character: 'Beach', power: 'none' } }, /Beach has one/],
  [
    'NY-18 move too early',
    { cards: CARDS, state: 'move', active: { character: 'Beach' } },
    /Beach can still use a power first/,
  ],
  [
    'NY-18 no power to use',
    { cards: CARDS, state: 'power-or-move', active: { character: 'Eastman' } },
    /Eastman has no power to use/,
  ],
  ['NY-18 not moved', { ...MOVED, state: 'move' }, /the move is still due in state "move"/],
  ['NY-18 moved', { cards: CARDS, state: 'power-after', active: { character: 'Beach' } }, /the move is done in state/],
  ['NY-71 outcome', { state: 'over' }, /outcome: it stands exactly in state "over"/],
  ['NY-21 dawn', { outcome: { reason: 'dawn' }, cards: CARDS }, /4 of them are used/],
]

describe('position documents', () => {
  testDocuments(mrJackNewYork, {
    unsound: UNSOUND,
    sound: [
      ['the start', () => position({})],
      ['an Informant to be re-placed', () => played(turn('jack', 'Latimer'), 'e5-LIB')],
      ['a draw that is due', () => played(turn('jack', 'Latimer'), 'e5-LIB', '(I h7)')],
      ['a draw after the power', () => played(turn('jack', 'Latimer'), '(L d1)', 'e5-LIB', '(I h7)')],
      ['a power to be used', () => played(turn('jack', 'Latimer', { jack: 'Beach' }), 'e5-LIB', '(I h7)', '+Rider')],
      ['a swap that may be declined', () => played(turn('jack', 'Tumblety'), 'h5-h7')],
      ['an arrest after a power', () => played(turn('detective', 'Smith', { jack: 'Rider' }), '(S e8-b1)', 'j7-i7#')],
      [
        'an accusation after the first tile was built',
        () => played(turn('detective', 'Beach', { round: 1 }), '(E d1)', 'e4-e5#'),
      ],
    ],
  })

  it('takes the first public suspect without a drawn alibi for Jack', () => {
    const document: Document = {
      round: 3,
      characters: { Beach: { suspect: false } },
      alibis: [{ by: 'detective', round: 1, slot: 1, character: 'Callahan' }],
    }
    expect(mrJackNewYork.view(position(document), 0).jack).toBe('Eastman')
  })

  it('NY-13: counts what has left the supply from the tiles, Parks by who can have built them', () => {
    const supply = (document: Document) => mrJackNewYork.view(position({ round: LATE, ...document }), 'public').supply
    expect(supply({ tiles: tiles({ m12: 'entrance', h6: 'lamp', i8: 'site' }) })).toEqual({
      entrance: 3,
      lamp: 3,
      site: 3,
    })
    expect(supply({ tiles: tiles({ d1: 'park', d2: 'park' }) })).toEqual({ entrance: 2, lamp: 4, site: 4 })
    expect(supply({ tiles: tiles({ c3: 'park' }) })).toEqual({ entrance: 4, lamp: 4, site: 4 })
    const early = { round: 2, cards: { Beach: 'open', Callahan: 'open', Eastman: 'open', Smith: 'open' } }
    expect(supply({ ...early, tiles: tiles({ d1: 'park' }) })).toEqual({ entrance: 4, lamp: 3, site: 4 })
  })

  it('NY-18: finds the state that the other fields speak of', () => {
    const state = (document: Document) => mrJackNewYork.view(position(document), 'public').state
    expect(state({})).toBe('identity')
    expect(state({ jack: 'Beach' })).toBe('deal')
    expect(state({ cards: CARDS })).toBe('card')
    expect(state({ cards: CARDS, active: { character: 'Beach' } })).toBe('power-or-move')
    expect(state({ cards: CARDS, active: { character: 'Beach', power: 'used' }, round: LATE })).toBe('move')
    expect(state({ cards: CARDS, active: { character: 'Eastman' } })).toBe('move')
    expect(state({ cards: { ...CARDS, Tumblety: 'open', Grant: undefined }, active: { character: 'Tumblety' } })).toBe(
      'move',
    )
    expect(state(MOVED)).toBe('power-after')
    expect(state({ ...MOVED, informant: {} })).toBe('informant')
  })
})
