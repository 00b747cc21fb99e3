import { any, conformLegality } from '@gaslight/conformance/legality'
import type { Rng } from '@gaslight/core'
import { COLOURS, type Colour, FACES } from './cast.ts'
import type { WhitechapelDetail } from './detail.ts'
import { lettersFromWhitechapel } from './game.ts'
import { ALLEYS, CIRCLES_BY, JOINED, rowOf, STEPS, WITHIN_TWO } from './graph.ts'
import { ILLEGAL, type IllegalReason } from './illegal.ts'
import { type CrossingId, RED, YELLOW } from './map.ts'
import type { WhitechapelPosition } from './position.ts'
import { type Document, hunt, load, played, policemen, position, tokensOn, walkTo } from './testing.ts'

type P = WhitechapelPosition

const COLOURS_AND_MORE: readonly Colour[] = [...COLOURS, 'black' as Colour]
const crossing = (number: number): CrossingId => `x${number}`
const someCrossing = (rng: Rng) => crossing(rng.below(237))
const someCircle = (rng: Rng) => rng.below(198)

/** A circle that can matter here: a Wretched, one that is joined to Jack's, a red one, or any. */
function circleNear(p: P, rng: Rng): number {
  const from = rng.below(2) === 0 ? p.location() : p.wretched[rng.below(5)]
  switch (rng.below(5)) {
    case 0:
      return someCircle(rng)
    case 1:
      return any(RED, rng)
    case 2:
      return from
    case 3:
      return any([...rowOf(ALLEYS, from), p.hideout], rng)
    default:
      return any([...rowOf(JOINED, from), p.hideout], rng)
  }
}

/** A circle next to a pawn, mostly. */
function circleBy(p: P, colour: Colour, rng: Rng): number {
  const next = rowOf(CIRCLES_BY, p.police[Math.max(0, COLOURS.indexOf(colour))])
  return next.length === 0 || rng.below(6) === 0 ? someCircle(rng) : any(next, rng)
}

/** Where a token or a pawn stands, a yellow crossing, or any. */
function place(p: P, rng: Rng): CrossingId {
  switch (rng.below(4)) {
    case 0:
      return someCrossing(rng)
    case 1:
      return crossing(any(YELLOW, rng))
    case 2:
      return crossing(p.tokens[rng.below(7)])
    default:
      return crossing(p.police[rng.below(5)])
  }
}

/** Mostly illegal attempts of every kind, near enough to legal ones to reach every check. */
const ATTEMPTS: readonly ((p: P, rng: Rng) => WhitechapelDetail)[] = [
  (_, rng) => ({ kind: 'hideout', circle: someCircle(rng) }),
  (p, rng) => ({
    kind: 'woman',
    circle: rng.below(3) === 0 ? circleNear(p, rng) : any(RED, rng),
    woman: any(['marked', 'plain', 'none'] as const, rng),
  }),
  (_, rng) => ({ kind: 'head', colour: any(COLOURS_AND_MORE, rng) }),
  (_, rng) => ({ kind: 'address', circle: someCircle(rng) }),
  (p, rng) => ({ kind: 'patrol', face: any(FACES, rng), at: place(p, rng) }),
  (p, rng) => ({
    kind: 'letter',
    letter: any(['dear-boss', 'from-hell'] as const, rng),
    from: place(p, rng),
    to: place(p, rng),
  }),
  (p, rng) => ({ kind: 'saucy-jacky', crossings: [place(p, rng), place(p, rng)] }),
  (p, rng) => ({ kind: 'shift', from: place(p, rng), to: place(p, rng) }),
  () => ({ kind: 'wait' }),
  (p, rng) => ({ kind: 'kill', victims: Array.from({ length: 1 + rng.below(2) }, () => circleNear(p, rng)) }),
  (p, rng) => ({ kind: 'wretched', from: circleNear(p, rng), to: circleNear(p, rng) }),
  (p, rng) => ({ kind: 'wretched-stays', at: circleNear(p, rng) }),
  (p, rng) => ({ kind: 'flip', at: place(p, rng) }),
  (p, rng) => ({ kind: 'move', to: circleNear(p, rng), declared: rng.below(2) === 0 }),
  (p, rng) => ({ kind: 'alley', to: circleNear(p, rng) }),
  (p, rng) => ({ kind: 'coach', via: circleNear(p, rng), to: circleNear(p, rng) }),
  (_, rng) => ({
    kind: any(['goulston', 'x99', 'police-stays', 'area-arrest', 'pass'] as const, rng),
    colour: any(COLOURS, rng),
  }),
  (p, rng) => {
    const pawn = rng.below(5)
    const near = [...rowOf(WITHIN_TWO, p.police[pawn]), 0]
    // To stay is a decision of its own, so that a move to one's own crossing says it in other words.
    const to = rng.below(4) === 0 ? p.police[(pawn + 1) % 5] : any(near, rng)
    return { kind: 'police', colour: COLOURS[pawn], to: crossing(to === p.police[pawn] ? 0 : to) }
  },
  (p, rng) => ({ kind: 'false-clue', circle: circleNear(p, rng) }),
  (p, rng) => {
    const colour = any(COLOURS, rng)
    return { kind: any(['search', 'arrest'] as const, rng), colour, circle: circleBy(p, colour, rng) }
  },
  (p, rng) => {
    const pawn = rng.below(5)
    return { kind: 'rush', colour: COLOURS[pawn], to: crossing(any([...rowOf(STEPS, p.police[pawn]), 0], rng)) }
  },
  (_, rng) => ({ kind: 'decline', what: any(['address', 'letter', 'goulston', 'false-clue'] as const, rng) }),
]

const women = (document: Document = {}) => position({ ...load('women-1'), ...document })
const head = () => position({ ...load('patrol-2-plain'), state: 'head', nights: { 1: { head: 'blue' } } })
const patrol = (...laid: readonly string[]) => played(position(load('patrol-1')), ...laid)
const later = (...laid: readonly string[]) => played(position(load('patrol-2-plain')), ...laid)
const letter = (document: Document = {}) => position({ ...load('letters-2'), ...document })
const wretched = (document: Document = {}) => position({ ...load('wretched-1'), ...document })
const kill = (document: Document = {}) =>
  wretched({ state: 'kill', nights: { 1: { head: 'red', toc: 1 } }, ...document })
const flip = () =>
  wretched({
    state: 'flip',
    tokens: { x41: { face: 'blue', up: true }, ...tokensOn(46, 58, 135, 138, 165, 184) },
    nights: { 1: { head: 'red', toc: 3 } },
  })
const moving = (document: Document = {}) => hunt([103], document)
const action = (document: Document = {}) =>
  hunt(walkTo(83, 2), { state: 'action', policemen: policemen(125, 53), ...document })
const NIGHT_2: Document = {
  night: 2,
  options: { letters: true },
  scenes: { 65: 1, 103: 2 },
  coaches: 0,
  alleys: 0,
  nights: { 1: { head: 'blue' }, 2: { head: 'red', toc: 1, row: [103] } },
}
const goulston = (...crossings: readonly number[]) =>
  played(hunt([103], { ...NIGHT_2, policemen: policemen(...crossings) }), '127')
const shielded = () => {
  const row = walkTo(83, 6)
  return action({
    options: { falseClues: true },
    clues: Object.fromEntries(row.slice(0, 5).map(circle => [circle, 1])),
    nights: { 1: { head: 'red', toc: 1, row } },
    scenes: { [row[0]]: 1 },
    falseClues: { placed: { 100: 1 } },
  })
}
const placing = () => {
  const row = walkTo(83, 12)
  return hunt(row, {
    state: 'false-clue',
    options: { falseClues: true },
    clues: Object.fromEntries(row.slice(0, 10).map(circle => [circle, 1])),
    falseClues: { held: 1, placed: { 100: 1 } },
  })
}
const over = () => played(hunt(walkTo(100, 2), { state: 'action', policemen: policemen(125) }), 'blue arrest 100')
const saucy = (...tokens: readonly string[]) => played(letter(), 'letter saucy-jacky x41,x103', ...tokens)

const NIGHT_3_LETTER: Document = {
  night: 3,
  scenes: { 65: 1, 40: 2 },
  letters: { 'dear-boss': 2 },
  women: { 3: 'marked', 21: 'marked', 27: 'marked', 84: 'plain', 147: 'plain', 149: 'plain' },
  nights: { 1: { head: 'blue' }, 2: { head: 'red' }, 3: { head: 'green' } },
}
const TOC_1_NIGHT_3: Document = {
  nights: { 1: { head: 'blue' }, 2: { head: 'brown' }, 3: { head: 'red', toc: 1 } },
}

/** Something refused for every reason there is: a token, or what no token can say. */
const REFUSALS: { readonly [reason in IllegalReason]: readonly [() => P, string | WhitechapelDetail] } = {
  unreadable: [moving, 'hello'],
  'game-over': [over, 'blue pass'],
  'not-now': [moving, 'blue pass'],
  'draw-due': [head, 'blue pass'],
  'no-draw-due': [moving, 'head red'],
  'unknown-circle': [moving, '196'],
  'unknown-crossing': [() => hunt([103], { state: 'police' }), 'blue x235'],
  'unknown-colour': [action, { kind: 'pass', colour: 'black' as Colour }],
  'head-drawn': [head, 'head blue'],
  'circle-asked': [() => position({}), 'hideout x90'],
  'women-on-circles': [kill, 'kill x3'],
  'patrols-on-crossings': [patrol, 'blue@41'],
  'jack-on-circles': [moving, 'x103'],
  'police-on-crossings': [() => hunt([65], { state: 'police' }), 'blue 65'],
  'search-names-circles': [action, 'blue search x125'],

  'hideout-red': [() => position({}), 'hideout 3'],
  'hideout-near-red': [() => position({ options: { catchMe: true } }), 'hideout 51'],

  'woman-not-red': [women, '4m'],
  'woman-scene': [() => position(load('women-2')), '65m'],
  'woman-order': [women, '21m'],
  'no-marked-left': [() => played(women(), '3m', '21m', '27m', '65m', '84m'), '147m'],
  'no-plain-left': [() => played(women(), '3w', '21w', '27w'), '65w'],
  'woman-needed': [women, '3-'],

  'face-order': [patrol, 'red@x41'],
  'place-taken': [() => patrol('blue@x41'), 'yellow@x41'],
  'place-not-yellow': [patrol, 'blue@x42'],
  'place-not-allowed': [later, 'blue@x42'],
  'extras-placed': [() => later('blue@x41', 'yellow@x46'), 'brown@x58'],
  'fake-order': [() => patrol('blue@x41', 'yellow@x46', 'brown@x58', 'red@x135', 'green@x138'), 'fake@x184'],

  'letter-used': [() => letter(NIGHT_3_LETTER), 'letter dear-boss x184>x58'],
  'no-token-there': [letter, 'letter dear-boss x1>x58'],
  'letter-section': [letter, 'letter dear-boss x41>x58'],
  'letter-not-yellow': [letter, 'letter dear-boss x184>x1'],
  'letter-occupied': [letter, 'letter dear-boss x184>x41'],
  'saucy-two-tokens': [letter, 'letter saucy-jacky x41,x41'],
  'saucy-no-room': [() => letter({ tokens: tokensOn(41, 46, 58, 135, 138, 165, 53) }), 'letter saucy-jacky x41,x58'],
  'saucy-order': [saucy, 'x103>x58'],
  'saucy-left': [() => saucy('x41>x58'), 'x103>x41'],

  'must-kill': [
    () =>
      kill({
        tokens: { x41: { face: 'blue', up: true }, x46: { face: 'red', up: true }, ...tokensOn(58, 135, 138) },
        nights: { 1: { head: 'red', toc: 5 } },
      }),
    'wait',
  ],
  'kill-one': [kill, 'kill 3,21'],
  'kill-two': [() => position({ ...load('wretched-3'), state: 'kill', ...TOC_1_NIGHT_3 }), 'kill 21'],
  'no-wretched': [kill, 'kill 4'],
  'wretched-moved': [() => played(wretched(), '21>41'), '41>42'],
  'wretched-not-joined': [wretched, '21>100'],
  'wretched-blocked': [() => wretched({ tokens: tokensOn(20, 46, 58, 135, 138, 165, 25) }), '21>41'],
  'wretched-patrol': [wretched, '21>40'],
  'wretched-scene': [() => position({ ...load('wretched-3'), scenes: { 85: 1, 3: 2 } }), '84>85'],
  'wretched-other': [
    () => wretched({ wretched: { 3: 'unmoved', 21: 'unmoved', 41: 'unmoved', 65: 'unmoved', 84: 'unmoved' } }),
    '21>41',
  ],
  'wretched-must-move': [wretched, '21='],
  'flip-no-token': [flip, 'flip x1'],
  'flip-up': [flip, 'flip x41'],

  'must-move': [moving, '103'],
  'not-joined': [moving, '3'],
  'way-blocked': [() => hunt([127], { policemen: policemen(140) }), '103'],
  'not-hideout': [moving, '127!'],
  'no-alley-left': [() => moving({ alleys: 0 }), 'a69'],
  'no-coach-left': [() => moving({ coaches: 0 }), 'c69-56'],
  'no-common-block': [moving, 'a3'],
  'coach-one-cell': [() => hunt(walkTo(103, 15)), 'c69-56'],
  'coach-circle-twice': [moving, 'c69-103'],
  'coach-not-joined': [moving, 'c69-3'],

  'goulston-colour': [goulston, 'goulston yellow'],
  'goulston-occupied': [() => goulston(1, 2, 7, 99), 'goulston green'],
  'x99-not-named': [() => played(goulston(), 'goulston blue'), 'x99 red'],

  'not-your-policeman': [() => hunt([65], { state: 'police', seats: 3, policemen: policemen() }), 'blue ='],
  'policeman-moved': [() => played(hunt([65], { state: 'police' }), 'blue ='), 'blue ='],
  'police-too-far': [() => hunt([65], { state: 'police' }), 'blue x234'],
  'police-occupied': [() => hunt([65], { state: 'police', policemen: policemen(52, 53) }), 'blue x53'],

  'false-clue-there': [placing, 'false 100'],

  'policeman-acted': [() => played(action(), 'blue pass'), 'blue pass'],
  'search-goes-on': [() => played(action(), 'blue search 99'), 'blue pass'],
  'not-next-to': [action, 'blue search 3'],
  'false-clue-shields': [shielded, 'blue search 100'],
  'already-named': [() => played(action(), 'blue search 99'), 'blue search 99'],
  'arrest-area-only': [() => action({ options: { areaArrests: true } }), 'blue arrest 99'],
  'arrest-one-circle': [action, 'blue arrest'],
  'nothing-to-arrest': [() => action({ options: { areaArrests: true }, policemen: policemen(167) }), 'blue arrest'],
  'no-rushing': [action, 'yellow rush x54'],
  'rush-too-far': [() => action({ options: { rushing: true } }), 'yellow rush x1'],
  'rush-occupied': [() => action({ options: { rushing: true }, policemen: policemen(89, 78) }), 'blue rush x78'],
  'must-act': [() => action({ options: { passing: 'forbidden' } }), 'blue pass'],
}

conformLegality<WhitechapelPosition, object, WhitechapelDetail, IllegalReason>(lettersFromWhitechapel, {
  seed: 1888,
  optionSets: [
    ['the defaults', {}],
    [
      'everything',
      {
        letters: true,
        falseClues: true,
        rushing: true,
        areaArrests: true,
        address: true,
        catchMe: true,
        passing: 'forbidden',
      },
    ],
  ],
  attempts: ATTEMPTS,
  ends: ['arrest', 'area-arrest'],
  reasons: ILLEGAL,
  refused: REFUSALS,
})
