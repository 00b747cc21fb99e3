import { any, conformLegality } from '@gaslight/conformance/legality'
import { DecisionList, type Rng } from '@gaslight/core'
import { at, type Document } from '@gaslight/jack-family/testing'
import { CELLS, DIRECTIONS, EXIT_IDS, type ExitId, POSTS } from './board.ts'
import type { Character } from './cast.ts'
import { decode } from './decode.ts'
import type { MrJackDetail, Shift } from './detail.ts'
import { mrJack } from './game.ts'
import { ILLEGAL, type IllegalReason } from './illegal.ts'
import { hexName } from './names.ts'
import type { MrJackPosition } from './position.ts'
import { castNames, ROSTER } from './roster.ts'
import { played, position, turn } from './testing.ts'

const NAMES = ROSTER.map(row => row.name)
const HEXES = [...CELLS.map(cell => cell.id), 'a9']

/** Where a character stands, mostly; some other hex at times. */
function whereabouts(p: MrJackPosition, name: Character, rng: Rng): string {
  const piece = [...p.who].findIndex((_, i) => p.nameOf(i) === name && p.cast !== 0)
  return piece < 0 || p.hexes[piece] >= 60 || rng.below(8) === 0 ? any(HEXES, rng) : hexName(p.hexes[piece])
}

function someShift(p: MrJackPosition, rng: Rng): Shift {
  const character = any(NAMES, rng)
  return { character, from: whereabouts(p, character, rng), to: any(HEXES, rng) }
}

/** Mostly illegal attempts of every kind, near enough to legal ones to reach every check. */
const ATTEMPTS: readonly ((p: MrJackPosition, rng: Rng) => MrJackDetail)[] = [
  (_, rng) => ({ kind: 'identity', character: any(NAMES, rng) }),
  (_, rng) => ({ kind: 'deal', cards: Array.from({ length: 3 + rng.below(2) }, () => any(NAMES, rng)) }),
  (_, rng) => ({ kind: 'reveal', cards: Array.from({ length: 4 }, () => any(NAMES, rng)) }),
  (p, rng) => ({ kind: 'hands', jack: castNames(any([...p.rules.hands, 7], rng)) }),
  (_, rng) => ({ kind: 'card', character: any(NAMES, rng) }),
  (p, rng) => {
    const character = mover(p, rng)
    return { kind: 'move', character, from: whereabouts(p, character, rng), to: any(HEXES, rng) }
  },
  (p, rng) => {
    const character = mover(p, rng)
    return { kind: 'stay', character, at: whereabouts(p, character, rng) }
  },
  (p, rng) => {
    const character = mover(p, rng)
    const accused = any(NAMES, rng)
    const to = rng.below(4) === 0 ? any(HEXES, rng) : whereabouts(p, accused, rng)
    return { kind: 'accusation', character, from: whereabouts(p, character, rng), to, accused }
  },
  (p, rng) => {
    const character = mover(p, rng)
    return { kind: 'leaving', character, from: whereabouts(p, character, rng), exit: any(EXIT_IDS, rng) }
  },
  (p, rng) => {
    const other = any(NAMES, rng)
    return { kind: 'swap', from: whereabouts(p, mover(p, rng), rng), to: whereabouts(p, other, rng), other }
  },
  (p, rng) => {
    const manholes = [...p.terrain.manholes].map(hexName)
    return { kind: 'cover', from: any(manholes, rng), to: any([...manholes, 'b3'], rng) }
  },
  (_, rng) => ({ kind: 'cordon', from: any<ExitId>(EXIT_IDS, rng), to: any<ExitId>(EXIT_IDS, rng) }),
  (_, rng) => ({ kind: 'light', from: any([...POSTS, 'a1'], rng), to: any([...POSTS, 'a1'], rng) }),
  (p, rng) => ({ kind: 'whistle', shifts: Array.from({ length: 1 + rng.below(4) }, () => someShift(p, rng)) }),
  (_, rng) => ({ kind: 'facing', direction: any(DIRECTIONS, rng) }),
  (_, rng) => ({ kind: 'alibi', character: any(NAMES, rng) }),
  (_, rng) => ({ kind: 'picks', characters: [any(NAMES, rng), any(NAMES, rng)] }),
  (p, rng) => ({ kind: 'placement', character: mover(p, rng), at: any(HEXES, rng) }),
  (_, rng) => ({ kind: 'barricade', edge: [any(HEXES, rng), any(HEXES, rng)] }),
  (_, rng) => ({ kind: 'imitation', character: any(NAMES, rng) }),
  (p, rng) => ({ kind: 'flight', ...someShift(p, rng) }),
  (p, rng) => ({ kind: 'whistle', shifts: [any(legalShifts(p), rng) ?? someShift(p, rng), someShift(p, rng)] }),
]

function mover(p: MrJackPosition, rng: Rng): Character {
  return p.active < 0 || rng.below(8) === 0 ? any(NAMES, rng) : p.nameOf(p.active)
}

function legalShifts(p: MrJackPosition): readonly Shift[] {
  const list = new DecisionList()
  p.legal(list)
  return list.toArray().flatMap(decision => {
    const detail = decode(p, decision)
    return detail.kind === 'whistle' ? detail.shifts : []
  })
}

const X: Document = {
  options: { cast: 'extension' },
  characters: at({
    Abberline: 'f7',
    Bert: 'h10',
    Goodley: 'c4',
    Holmes: 'g5',
    Lestrade: 'e5',
    Moriarty: 'i8',
    Pizer: 'm10',
    Smith: 'g8',
  }),
}
const PIZER = () => played(turn('jack', 'Pizer', X), 'm10-e6')
/** Goodley has nobody to whistle: all others are nearer than any free hex. */
const CROWD = at({
  Goodley: 'b7',
  Bert: 'b6',
  Smith: 'a5',
  Gull: 'c6',
  Holmes: 'a4',
  Lestrade: 'd7',
  Watson: 'a3',
  Stealthy: 'e7',
})
const GULL_TRAPPED = at({ Bert: 'm8', Goodley: 'm9', Gull: 'l6', Holmes: 'j6', Lestrade: 'k7', Smith: 'l7' })
const goodley = () => turn('jack', 'Goodley')
const OVER = () => played(turn('detective', 'Smith', { jack: 'Bert' }), 'g8-e5#')
const dealt = () => played(position({ options: { cast: 'extension' } }), 'hand J Abberline Goodley Gull Lane Madame')
const placing = () =>
  played(
    dealt(),
    'pick J Abberline Lane',
    'pick D Pizer Watson',
    'P deal Bert Holmes Pizer Smith',
    'Bert',
    '@l12',
    'Holmes',
  )
const UNSEEN = { round: 2, witness: 'unseen' }

const HEMMED = at({ Pizer: 'l7', Holmes: 'l6', Smith: 'm8' })
const PIZER_DUE = {
  slot: 1,
  cards: { Pizer: 'open', Bert: 'open', Goodley: 'open', Holmes: 'open' },
  active: { character: 'Pizer', moved: true },
}

/** Something refused for every reason there is: a token, or what no token can say. */
const REFUSALS: { readonly [reason in IllegalReason]: readonly [() => MrJackPosition, string | MrJackDetail] } = {
  unreadable: [() => position({}), 'hello'],
  'game-over': [OVER, 'Bert'],
  'not-now': [() => position({ cards: { Bert: 'open', Goodley: 'open', Gull: 'open', Holmes: 'open' } }), '=Watson'],
  'draw-due': [() => position({}), 'Bert'],
  'no-draw-due': [goodley, 'Jack=Bert'],
  'unknown-hex': [goodley, 'm10-a9'],
  'not-in-game': [goodley, '(W Pizer i8-j8)'],
  'card-first': [() => position({ cards: { Bert: 'open', Goodley: 'open', Gull: 'open', Holmes: 'open' } }), 'i8-i9'],
  'activation-unfinished': [goodley, 'Bert'],
  'card-not-revealed': [
    () => position({ cards: { Bert: 'open', Goodley: 'open', Gull: 'open', Holmes: 'open' } }),
    'Watson',
  ],
  'card-used': [() => position({ cards: { Bert: 'used', Goodley: 'open', Gull: 'open', Holmes: 'open' } }), 'Be'],
  'not-active': [goodley, { kind: 'move', character: 'Bert', from: 'i8', to: 'i9' }],
  'not-there': [goodley, 'm11-m12'],
  'already-moved': [() => played(goodley(), 'm10-m11'), 'm11-m12'],
  'facing-due': [() => played(turn('jack', 'Gull'), 'e9xa3 Watson'), 'e9-f10'],
  obstacle: [goodley, 'm10-l9'],
  'too-far': [goodley, 'm10-a1'],
  'must-move': [goodley, { kind: 'move', character: 'Goodley', from: 'm10', to: 'm10' }],
  'not-trapped': [goodley, 'm10-m10'],
  'must-swap': [
    () =>
      turn('jack', 'Gull', {
        ...UNSEEN,
        characters: GULL_TRAPPED,
        jack: 'Smith',
        options: { trappedGull: 'mustSwap' },
      }),
    'l6-l6',
  ],
  'occupied-accuse': [() => turn('detective', 'Smith'), 'g8-e5'],
  'occupied-jack': [() => turn('jack', 'Smith'), 'g8-e5'],
  'jack-accuses': [() => turn('jack', 'Smith'), 'g8-e5#'],
  'nobody-to-accuse': [() => turn('detective', 'Smith'), 'g8-g9#'],
  'accusation-after-power': [
    () => played(turn('detective', 'Smith', { options: { accuseAfterPower: false } }), '(L b2-h4)'),
    'g8-e5#',
  ],
  'leaving-detective': [() => turn('detective', 'Smith', UNSEEN), 'g8-NW^'],
  'leaving-not-jack': [() => turn('jack', 'Smith', { ...UNSEEN, jack: 'Bert' }), 'g8-NW^'],
  'leaving-seen': [() => turn('jack', 'Smith', { jack: 'Smith' }), 'g8-NW^'],
  'exit-cordoned': [() => turn('jack', 'Smith', { ...UNSEEN, jack: 'Smith' }), 'g8-NE^'],
  'exit-too-far': [() => turn('jack', 'Smith', { ...UNSEEN, jack: 'Smith' }), 'g8-NW^'],
  'not-a-swapper': [goodley, 'm10xa3 Watson'],
  'swap-with-self': [() => turn('jack', 'Gull'), 'e9xe9 Gull'],
  'no-such-power': [goodley, '(L b2-h4)'],
  'power-used': [() => played(turn('jack', 'Smith'), '(L b2-h4)'), '(L c7-b2)'],
  'power-after-move': [() => turn('jack', 'Watson'), 'N'],
  'no-cover-there': [() => turn('jack', 'Bert'), '(M a5-h3)'],
  'no-manhole': [() => turn('jack', 'Bert'), '(M c2-b3)'],
  'covered-already': [() => turn('jack', 'Bert'), '(M c2-l12)'],
  'no-cordon-there': [() => turn('jack', 'Lestrade'), '(C NW-SE)'],
  'cordon-there': [() => turn('jack', 'Lestrade'), '(C NE-SW)'],
  'no-light-there': [() => turn('jack', 'Smith'), '(L h4-f9)'],
  'no-post': [() => turn('jack', 'Smith'), '(L b2-a1)'],
  'lit-already': [() => turn('jack', 'Smith'), '(L b2-c7)'],
  'whistle-count': [goodley, '(W Bert i8-j8 + Gull e9-f10 + Holmes g5-h6 + Smith g8-g9)'],
  'whistle-self': [goodley, '(W Goodley m10-m11)'],
  'whistle-twice': [goodley, '(W Bert i8-j8 + Be i8-j8)'],
  'whistle-not-nearer': [goodley, '(W Bert i8-i7)'],
  'whistle-no-walk': [goodley, '(W Bert i8-m11)'],
  'whistle-collision': [() => turn('jack', 'Goodley', { characters: at({ Gull: 'j8' }) }), '(W Bert i8-j8)'],
  'whistle-points': [() => turn('jack', 'Goodley', { options: { whistlePath: 'direct' } }), '(W Bert i8-j8)'],
  'whistle-impossible': [() => turn('jack', 'Goodley', { characters: CROWD }), '(W Holmes a4-a5)'],
  'alibi-gone': [() => played(turn('jack', 'Holmes', { jack: 'Bert' }), 'g5-g6'), '(A +Bert)'],
  'deal-of-four': [() => played(position({}), 'Jack=Bert'), 'R1 deal Bert Goodley Gull'],
  'hand-size': [() => position({ options: { cast: 'extension' } }), 'hand J Gull'],
  'pick-two': [dealt, 'pick J Gull'],
  'pick-not-in-hand': [dealt, 'pick J Gull Watson'],
  'reveal-of-four': [
    () => played(dealt(), 'pick J Abberline Lane', 'pick D Pizer Watson'),
    'P deal Bert Holmes Pizer Gull',
  ],
  'placement-occupied': [placing, '@l12'],
  'placement-obstacle': [placing, '@b4'],
  'barricade-edge': [
    () => played(dealt(), 'pick J Gull Lane', 'pick D Pizer Watson', 'P deal Bert Holmes Lane Smith', 'Lane', '@a1'),
    '(B a1/a3)',
  ],
  'barricade-same': [
    () =>
      played(
        dealt(),
        'pick J Gull Lane',
        'pick D Pizer Watson',
        'P deal Bert Holmes Lane Smith',
        'Lane',
        '@a1',
        '(B a1/a2)',
        'Bert',
        '@b1',
        'Holmes',
        '@b3',
        'Smith',
        '@b7',
        ...['Watson', '@c2', 'N', 'Gull', '@c3', 'Lestrade', '@d3', 'Pizer', '@e3'],
        'Jack=Bert',
        'R1 deal Bert Gull Lane Pizer',
        'Lane',
      ),
    '(B a2/a1)',
  ],
  'imitation-first': [() => turn('jack', 'Moriarty', { ...X, state: 'imitation' }), 'i8-i9'],
  'imitation-in-game': [() => turn('jack', 'Moriarty', { ...X, state: 'imitation' }), '=Bert'],
  'flight-not-adjacent': [PIZER, '(F Bert h10-g10)'],
  'flight-impossible': [
    () => position({ ...X, characters: { ...(X.characters as object), ...HEMMED }, ...PIZER_DUE }),
    { kind: 'flight', character: 'Holmes', from: 'l6', to: 'l7' },
  ],
  'flight-distance': [PIZER, '(F Abberline f7-g7)'],
  'flight-occupied': [PIZER, '(F Abberline f7-g8)'],
}

conformLegality(mrJack, {
  seed: 20,
  optionSets: [
    ['the base cast', {}],
    ['the extension cast', { cast: 'extension' }],
    [
      'other options',
      {
        board: 'revised',
        whistlePath: 'direct',
        whistlePoints: 'upto',
        trappedGull: 'mustSwap',
        accuseAfterPower: false,
      },
    ],
  ],
  attempts: ATTEMPTS,
  ends: ['accusation'],
  reasons: ILLEGAL,
  refused: REFUSALS,
})
