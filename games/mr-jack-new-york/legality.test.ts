import { any, conformLegality } from '@gaslight/conformance/legality'
import type { Rng } from '@gaslight/core'
import { at, type Document } from '@gaslight/jack-family/testing'
import { EXITS, PORTS, SPACES } from './board.ts'
import { CAST, type Character } from './cast.ts'
import type { NewYorkDetail } from './detail.ts'
import { mrJackNewYork } from './game.ts'
import { PAIR_COUNT, pairName } from './hexes.ts'
import { ILLEGAL, type IllegalReason } from './illegal.ts'
import type { NewYorkPosition } from './position.ts'
import { mute, played, position, tiles, turn } from './testing.ts'
import type { CellPair, SpaceId } from './view.ts'

const NAMES: readonly Character[] = [...CAST, 'Watson' as Character]
const ANYWHERE = [...SPACES, 'a9']

/** Where a character stands, mostly; some other space at times. */
function whereabouts(p: NewYorkPosition, name: Character, rng: Rng): SpaceId {
  const piece = p.pieceOf(name)
  return piece < 0 || rng.below(8) === 0 ? any(ANYWHERE, rng) : SPACES[p.spaces[piece]]
}

/** The active character, mostly; in Eastman's activation anybody. */
function mover(p: NewYorkPosition, rng: Rng): Character {
  return p.active < 0 || rng.below(p.active === 2 ? 2 : 8) === 0 ? any(NAMES, rng) : CAST[p.active]
}

function somePair(p: NewYorkPosition, rng: Rng): CellPair {
  switch (rng.below(4)) {
    case 0:
      return pairName(rng.below(2) === 0 ? p.firstPair : p.secondPair)
    case 1:
      return [any(ANYWHERE, rng), any(ANYWHERE, rng)]
    default: {
      const [one, other] = pairName(rng.below(PAIR_COUNT))
      return rng.below(2) === 0 ? [one, other] : [other, one]
    }
  }
}

/** Mostly illegal attempts of every kind, near enough to legal ones to reach every check. */
const ATTEMPTS: readonly ((p: NewYorkPosition, rng: Rng) => NewYorkDetail)[] = [
  (_, rng) => ({ kind: 'identity', character: any(NAMES, rng) }),
  (_, rng) => ({ kind: 'deal', cards: Array.from({ length: 3 + rng.below(2) }, () => any(NAMES, rng)) }),
  (_, rng) => ({ kind: 'card', character: any(NAMES, rng) }),
  (_, rng) => ({ kind: 'alibi', character: any(NAMES, rng) }),
  (p, rng) => {
    const character = mover(p, rng)
    return { kind: 'move', character, from: whereabouts(p, character, rng), to: any(ANYWHERE, rng) }
  },
  (p, rng) => {
    const character = mover(p, rng)
    return { kind: 'stay', character, at: whereabouts(p, character, rng) }
  },
  (p, rng) => {
    const character = mover(p, rng)
    const accused = any(NAMES, rng)
    const to = rng.below(4) === 0 ? any(ANYWHERE, rng) : whereabouts(p, accused, rng)
    return { kind: 'accusation', character, from: whereabouts(p, character, rng), to, accused }
  },
  (p, rng) => {
    const character = mover(p, rng)
    return { kind: 'leaving', character, from: whereabouts(p, character, rng), to: any([...EXITS, 'm8', 'x1'], rng) }
  },
  (_, rng) => ({ kind: any(['entrance', 'lamp', 'site', 'park', 'informant'] as const, rng), at: any(ANYWHERE, rng) }),
  (p, rng) => {
    const tile = p.active < 0 ? 'park' : any(['entrance', 'lamp', 'site', 'park'] as const, rng)
    return { kind: tile, at: any([...Object.keys(mrJackNewYork.view(p, 'public').tiles), 'g6'], rng) }
  },
  (p, rng) => ({ kind: 'cover', from: somePair(p, rng), to: somePair(p, rng) }),
  (p, rng) => ({ kind: 'cover', from: pairName(p.firstPair), to: somePair(p, rng) }),
  (_, rng) => ({ kind: 'steamer', from: any([...PORTS, 'a2'], rng), to: any([...PORTS, 'a2'], rng) }),
  (_, rng) => ({ kind: 'swap', characters: [any(NAMES, rng), any(NAMES, rng)] }),
  () => ({ kind: 'decline' }),
]

const CARDS = { Beach: 'open', Callahan: 'open', Eastman: 'open', Grant: 'used' }
const UNSEEN = { round: 6, witness: 'unseen' }
const choosing = () => position({ cards: CARDS })
const smith = (document: Document = {}) => turn('jack', 'Smith', document)
const beach = (document: Document = {}) => turn('jack', 'Beach', document)
const grant = (document: Document = {}) => turn('jack', 'Grant', document)
const callahan = (document: Document = {}) => turn('jack', 'Callahan', document)
const tumblety = (document: Document = {}) => turn('jack', 'Tumblety', document)
const consulting = () => played(turn('jack', 'Latimer', { jack: 'Beach' }), 'e5-LIB')
const drawing = () => played(consulting(), '(I h7)')
const OVER = () => played(turn('detective', 'Smith', { jack: 'Beach' }), 'j7-i7#')

/** Something refused for every reason there is: a token, or what no token can say. */
const REFUSALS: { readonly [reason in IllegalReason]: readonly [() => NewYorkPosition, string | NewYorkDetail] } = {
  unreadable: [choosing, 'hello'],
  'game-over': [OVER, 'Beach'],
  'not-now': [smith, '(I h7)'],
  'draw-due': [drawing, 'Beach'],
  'no-draw-due': [smith, 'Jack=Beach'],
  'alibi-gone': [drawing, '+Beach'],
  'deal-of-four': [() => played(position({}), 'Jack=Beach'), 'R1 deal Beach Grant Rider'],
  'unknown-space': [smith, 'j7-a9'],
  'not-in-game': [smith, { kind: 'move', character: 'Watson' as Character, from: 'j7', to: 'k8' }],
  'card-first': [choosing, 'e4-e3'],
  'activation-unfinished': [smith, 'Beach'],
  'card-not-revealed': [choosing, 'Smith'],
  'card-used': [choosing, 'Grant'],
  'not-active': [smith, 'Grant:j8-i8'],
  'informant-due': [consulting, '(L d1)'],
  'already-moved': [() => played(smith(), 'j7-k8'), 'k8-j7'],
  'not-there': [smith, 'k8-l8'],
  'stop-building': [smith, 'j7-k7'],
  'stop-lamp': [() => turn('jack', 'Latimer'), 'e5-c3'],
  'stop-site': [() => smith({ tiles: tiles({ k8: 'site' }) }), 'j7-k8'],
  'stop-covered': [() => turn('jack', 'Latimer'), 'e5-e7'],
  'stop-way-out': [() => beach(), 'e4-g2'],
  'too-far': [smith, 'j7-a2'],
  'must-move': [() => turn('jack', 'Eastman'), 'Smith:j7-j7'],
  'not-trapped': [smith, 'j7-j7'],
  'informant-mute': [() => smith(mute('i6', 7)), 'j7-i6'],
  'occupied-accuse': [() => turn('detective', 'Smith'), 'j7-j8'],
  'occupied-jack': [smith, 'j7-j8'],
  'jack-accuses': [smith, 'j7-j8#'],
  'nobody-to-accuse': [() => turn('detective', 'Smith'), 'j7-k8#'],
  'eastman-accuses': [() => turn('detective', 'Eastman', { options: { eastmanAccuse: false } }), 'Smith:j7-j8#'],
  'leaving-detective': [() => turn('detective', 'Smith', UNSEEN), 'j7-n8^'],
  'leaving-seen': [() => smith({ jack: 'Smith' }), 'j7-n8^'],
  'leaving-not-jack': [() => smith({ ...UNSEEN, jack: 'Beach' }), 'j7-n8^'],
  'eastman-leaves': [
    () => turn('jack', 'Eastman', { ...UNSEEN, jack: 'Smith', options: { eastmanEscape: false } }),
    'Smith:j7-n8^',
  ],
  'no-way-out': [() => smith({ ...UNSEEN, jack: 'Smith' }), 'j7-m8^'],
  'no-steamer': [() => smith({ ...UNSEEN, jack: 'Smith' }), 'j7-b1^'],
  'exit-too-far': [() => smith({ ...UNSEEN, jack: 'Smith' }), 'j7-n8^'],
  'no-such-power': [smith, '(L d1)'],
  'power-used': [() => played(smith(), '(S e8-b1)'), '(S b1-e8)'],
  'build-no-street': [beach, '(E a3)'],
  'build-tile': [beach, '(E c3)'],
  'build-covered': [beach, '(E e7)'],
  'build-occupied': [beach, '(E e4)'],
  'build-informant': [() => beach({ informant: { at: 'd1' } }), '(E d1)'],
  'no-tile': [grant, '(P g6)'],
  'park-already': [() => grant({ tiles: tiles({ l6: 'park' }) }), '(P l6)'],
  'park-occupied': [() => grant({ characters: at({ Smith: 'l6' }), options: { grantOccupied: false } }), '(P l6)'],
  'park-covered': [
    () =>
      grant({
        options: { grantCovered: false },
        investigation: [
          ['e7', 'f8'],
          ['k6', 'l6'],
        ],
      }),
    '(P l6)',
  ],
  'no-investigation': [callahan, '(C d1e1-d1d2)'],
  'cover-apart': [callahan, '(C e7f8-d1d6)'],
  'cover-kind': [callahan, '(C e7f8-c2c3)'],
  'cover-quay': [callahan, '(C e7f8-a2a3)'],
  'cover-park': [() => callahan({ tiles: tiles({ l6: 'park' }), options: { coverParks: false } }), '(C e7f8-l6m6)'],
  'cover-covered': [callahan, '(C e7f8-l5l6)'],
  'cover-occupied': [callahan, '(C e7f8-e3e4)'],
  'cover-informant': [() => callahan({ informant: { at: 'd1' } }), '(C e7f8-d1d2)'],
  'cover-same': [callahan, '(C e7f8-f8e7)'],
  'cover-overlap': [() => callahan({ options: { callahanOverlap: false } }), '(C e7f8-f7f8)'],
  'no-port': [smith, '(S e8-a2)'],
  'no-steamer-there': [smith, '(S b1-g2)'],
  'steamer-there': [smith, '(S e8-k4)'],
  'swap-same': [() => played(tumblety(), 'h5-h7'), '(Rider x Rider)'],
  'swap-self': [() => played(tumblety(), 'h5-h7'), '(Rider x Tumblety)'],
  'swap-not-near': [() => played(tumblety(), 'h5-h7'), '(Callahan x Grant)'],
  'decline-early': [tumblety, '(-)'],
  'must-swap': [() => played(tumblety({ options: { tumbletyDuty: 'mandatory' } }), 'h5-h7'), '(-)'],
  'informant-no-stop': [consulting, '(I c3)'],
  'informant-occupied': [consulting, '(I j7)'],
}

conformLegality(mrJackNewYork, {
  seed: 18,
  optionSets: [
    ['the defaults', {}],
    ['more freedom', { tumbletySwap: 'any', tumbletySelf: true, coverQuays: true, eastmanRiderCrosses: true }],
    ['stricter duties', { tumbletyDuty: 'mandatory', tumbletySelf: true, grantOccupied: false, grantCovered: false }],
    ['less freedom', { eastmanAccuse: false, eastmanEscape: false, coverParks: false, callahanOverlap: false }],
  ],
  attempts: ATTEMPTS,
  ends: ['accusation', 'leaving'],
  reasons: ILLEGAL,
  refused: REFUSALS,
})
