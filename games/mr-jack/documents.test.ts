import { at, type Document, testDocuments } from '@gaslight/jack-family/testing'
import { describe, expect, it } from 'vitest'
import { mrJack } from './game.ts'
import { played, position, turn } from './testing.ts'

const CARDS = { Bert: 'open', Goodley: 'open', Gull: 'open', Holmes: 'open' }
const EXTENSION = { cast: 'extension' }

/** Documents that no game can come to, and what is said of them. */
const UNSOUND: readonly (readonly [rule: string, document: unknown, message: RegExp])[] = [
  ['not an object', [], /an object is expected/],
  ['unknown field', { rond: 3 }, /unknown field "rond"; there are options, state, round/],
  ['unknown option', { options: { bord: '2006' } }, /unknown field "bord"/],
  ['wrong option', { options: { board: '2007' } }, /option "board" cannot be "2007"/],
  ['round', { round: 9 }, /round: 9 is no whole number from 1 to 8/],
  ['MJ-46 two on one hex', { characters: at({ Bert: 'g5' }) }, /Bert and Holmes both stand on g5/],
  ['MJ-7 off the street', { characters: at({ Bert: 'b4' }) }, /characters\.Bert\.at: b4 is no street hex/],
  ['MJ-5 off the board', { characters: at({ Bert: 'z9' }) }, /"z9" is no hex of the board/],
  ['MJ-2 stranger', { characters: at({ Pizer: 'a1' }) }, /unknown field "Pizer"/],
  ['MJ-11 cover on no manhole', { covers: ['a5', 'b3'] }, /covers\[1\]: "b3" is none of/],
  ['MJ-11 one cover', { covers: ['a5'] }, /covers: two are expected, not 1/],
  ['MJ-11 both covers on one', { covers: ['a5', 'a5'] }, /covers: the same stands twice/],
  ['MJ-10 three cordons', { cordons: ['NW', 'NE', 'SE'] }, /cordons: two are expected, not 3/],
  [
    'MJ-24 tile gone',
    { round: 3, lamps: { b2: 1, c7: 3, k6: 4, f5: 'plain', h8: 'plain' } },
    /tile 1 has left the board/,
  ],
  ['MJ-24 tile missing', { lamps: { b2: 1, c7: 3, k6: 4, f5: 'plain', h8: 'plain' } }, /tile 2 lies on one post/],
  ['MJ-13 plain tiles', { round: 5, lamps: { f5: 'plain' } }, /two plain tiles are expected, not 1/],
  ['MJ-15 witness', { witness: 'unseen' }, /in round 1 the Witness card shows "seen"/],
  ['MJ-16 cards', { cards: { Bert: 'open' } }, /four are revealed in state "card", not 1/],
  ['MJ-16 even round without cards', { round: 2 }, /an even round has its four cards/],
  ['MJ-18 used cards', { cards: CARDS, slot: 2 }, /1 of them are used in activation 2, not 0/],
  ['MJ-18 active without a card', { cards: CARDS, active: { character: 'Watson' } }, /Watson has no open card/],
  ['MJ-57 Jack innocent', { jack: 'Gull', characters: { Gull: { suspect: false } } }, /Gull is Innocent/],
  [
    'MJ-14 Jack’s own alibi',
    { round: 3, jack: 'Gull', alibis: [{ by: 'detective', round: 1, slot: 1, character: 'Gull' }] },
    /the alibi of Gull is drawn/,
  ],
  [
    'MJ-17 alibi of the wrong seat',
    { round: 3, alibis: [{ by: 'jack', round: 1, slot: 1 }] },
    /1\.1 is not the jack's/,
  ],
  ['MJ-38 alibi to come', { round: 3, alibis: [{ by: 'jack', round: 5, slot: 2 }] }, /5\.2 is still to come/],
  [
    'MJ-54 cleared, yet a Suspect',
    { round: 2, cards: CARDS, appeals: [{ round: 1, witness: 'seen', cleared: ['Gull'] }] },
    /Gull shows Suspect/,
  ],
  [
    'MJ-54 witness',
    { round: 2, cards: CARDS, witness: 'unseen', appeals: [{ round: 1, witness: 'seen', cleared: [] }] },
    /the appeal of round 1 turned it to "seen"/,
  ],
  ['MJ-19 power', { cards: CARDS, active: { character: 'Gull', power: 'open' } }, /Gull has none/],
  [
    'MJ-19 state',
    { cards: CARDS, active: { character: 'Holmes' }, state: 'power-or-move' },
    /no power before the move/,
  ],
  [
    'MJ-21 facing',
    { cards: CARDS, active: { character: 'Gull' }, state: 'facing' },
    /nothing has displaced the lantern/,
  ],
  ['MJ-65 outcome', { state: 'over' }, /outcome: it stands exactly in state "over"/],
  ['extension only', { extension: {} }, /only with the option cast "extension"/],
  ['MJ-72 too few', { options: EXTENSION, characters: at({ Bert: 'a1' }) }, /eight are expected, not 1/],
  [
    'MJ-83 barricade',
    {
      options: EXTENSION,
      characters: at({
        Abberline: 'f7',
        Bert: 'h10',
        Holmes: 'g5',
        Lane: 'c4',
        Lestrade: 'e5',
        Madame: 'i8',
        Pizer: 'm10',
        Smith: 'g8',
      }),
      extension: { barricade: ['a1', 'a3'] },
    },
    /a1 and a3 are not adjacent street hexes/,
  ],
]

describe('position documents', () => {
  testDocuments(mrJack, {
    unsound: UNSOUND,
    sound: [
      ['the start', () => position({})],
      ['a draw that is due', () => played(turn('jack', 'Holmes'), 'g5-g6')],
      ['a lantern to be turned before the move', () => played(turn('jack', 'Goodley'), '(W Watson a3-b3)')],
      ['a lantern to be turned after a swap', () => played(turn('jack', 'Gull'), 'e9xa3 Watson')],
      ['an arrest', () => played(turn('detective', 'Smith', { jack: 'Lestrade' }), 'g8-e5#')],
      ['the hands dealt', () => played(position({ options: EXTENSION }), 'hand J Abberline Goodley Gull Lane Madame')],
    ],
  })

  it('takes the first public suspect without a drawn alibi for Jack', () => {
    const document: Document = {
      round: 3,
      characters: { Bert: { suspect: false } },
      alibis: [{ by: 'detective', round: 1, slot: 1, character: 'Goodley' }],
    }
    expect(mrJack.view(position(document), 0).jack).toBe('Gull')
  })
})
