import type { Illegal } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { lettersFromWhitechapel as game } from './game.ts'
import { type Document, load, played, policemen, position, tokensOn, walkTo } from './testing.ts'

/** Position documents (LW-135): what is left out, and what is refused, with the rule that it breaks. */

const problem = (document: unknown) => {
  const read = game.notation.position(document)
  return read.ok ? null : read.error.message
}

test('fields left out take their start value', () => {
  const p = position({})
  const start = game.start(p.rules.options, 2)
  expect([p.hash(), game.view(p, 'omniscient')]).toEqual([start.hash(), game.view(start, 'omniscient')])
})

test('secrets left out are filled in so that they fit', () => {
  const { hideout: _, ...open } = load('hunting-1')
  const p = position(open)
  expect(p.rules.hideouts).toContain(p.hideout)
  const row = {
    filled: 7,
    toc: 1,
    head: 'red',
    answers: { 1: { round: 2, by: 'blue', kind: 'search', circles: [63], yes: true } },
  }
  const filled = position({ ...open, nights: { 1: row } })
  expect(game.view(filled, 0).nights[1]?.row).toMatchObject({ 5: 65 })
  expect(Object.values(game.view(filled, 0).nights[1]?.row ?? {})).toContain(63)
})

test('a row may be a list from the murder cell on, and the round follows from it', () => {
  const p = position({ ...load('hunting-1'), nights: { 1: { head: 'red', toc: 2, row: [65, 63, 65] } } })
  expect([game.view(p, 0).nights[1]?.row, p.round]).toEqual([{ 4: 65, 5: 63, 6: 65 }, 3])
})

test('a document holds a game in the middle of everything', () => {
  const p = played(position(load('letters-2')), 'letter saucy-jacky x41,x103', 'x41>x58')
  expect(position(game.notation.document(p) as Document).hash()).toEqual(p.hash())
})

const hunting = (changes: Document) => ({ ...load('hunting-1'), ...changes })
const night1 = (log: Document) => ({ nights: { 1: { head: 'red', toc: 1, row: [65], ...log } } })
const street = (changes: Document) => ({ ...load('wretched-1'), ...changes })
const row = walkTo(83, 6)
const clues = (count: number) => Object.fromEntries(row.slice(0, count).map(circle => [circle, 1]))
const searching = (changes: Document) =>
  hunting({ state: 'search', scenes: { [row[0]]: 1 }, policemen: policemen(125), ...night1({ row }), ...changes })

const ROWS: readonly (readonly [document: Document, problem: RegExp])[] = [
  [{ nonsense: 1 }, /unknown field "nonsense".* \(LW-135\)/],
  [{ options: { letters: 'on' } }, /option "letters" cannot be "on".* \(LW-72\)/],
  [{ options: { policemen: 1 } }, /unknown field "policemen"/],
  [{ seats: 7 }, /seats: 7 is no whole number from 2 to 6 \(LW-1\)/],
  [{ state: 'lunch' }, /state: "lunch" is none of .* \(LW-18\)/],
  [{ night: 7 }, /night: 7 is no whole number from 1 to 4 \(LW-4\)/],
  [{ coaches: 9 }, /coaches: 9 is no whole number from 0 to 3 \(LW-16\)/],
  [{ alleys: -1 }, /alleys: -1 is no whole number from 0 to 2 \(LW-16\)/],
  [{ round: 20 }, /round: 20 is no whole number from 0 to 19 \(LW-5\)/],
  [{ women: { 3: 'red' } }, /women\.3: "red" is none of .* \(LW-29\)/],
  [hunting({ scenes: { 65: 5 } }), /scenes\.65: 5 is no whole number from 1 to 4 \(LW-4\)/],
  [hunting(night1({ toc: 6 })), /nights\.1\.toc: 6 is no whole number from 1 to 5 \(LW-34\)/],
  [hunting(night1({ filled: 21 })), /nights\.1\.filled: 21 is no whole number from 0 to 20 \(LW-6\)/],
  [hunting(night1({ special: { 6: 'cab' } })), /special\.6: "cab" is none of alley, coach \(LW-50\)/],
  [street({ tokens: { x41: { face: 'violet' } } }), /tokens\.x41\.face: "violet" is none of .* \(LW-31\)/],
  [
    street({ tokens: { ...tokensOn(41, 46, 58, 135, 138), x165: { face: 'blue' }, x184: { face: 'blue' } } }),
    /blue stands twice \(LW-18\)/,
  ],
  [{ hideout: 90 }, /not chosen yet.*LW-14/],
  [hunting({ hideout: 3 }), /hideout: 3 is red \(LW-14\)/],
  [hunting({ hideout: 51, options: { catchMe: true } }), /joined to the red circle 65 \(LW-81\)/],
  [hunting({ hideouts: [1, 2] }), /hideouts: 90, the hideout, is not among them \(LW-88\)/],
  [hunting({ hideout: 196 }), /hideout: 196 is no whole number from 1 to 195/],
  [hunting({ nights: { 1: { toc: 1, row: [65] } } }), /nights\.1\.head: a tile is drawn \(LW-25\)/],
  [{ ...load('women-2'), nights: { 1: { head: 'red' }, 2: { head: 'red' } } }, /drawn once \(LW-25\)/],
  [{ ...load('women-2'), scenes: {} }, /scenes: night 1 has 1 by now, not 0 \(LW-35/],
  [hunting({ policemen: { blue: 'x41' } }), /policemen: 5 stand on the board, not 1 \(LW-27/],
  [hunting({ policemen: { ...policemen(41), yellow: 'x41' } }), /no two stand on one crossing \(LW-54\)/],
  [
    hunting({ policemen: { ...policemen(41), yellow: 'x999' } }),
    /policemen\.yellow: "x999" is no crossing of the map \(LW-7\)/,
  ],
  [hunting({ handled: ['blue'] }), /handled: nobody is in state "move" \(LW-20\)/],
  [
    hunting({ ...night1({ row: [65, 63] }), state: 'action', seats: 6, handled: ['blue'] }),
    /blue is not on turn yet \(LW-19\)/,
  ],
  [hunting({ letters: { goulston: 2 } }), /letters: the option is off \(LW-72\)/],
  [{ ...load('letters-2'), letters: { goulston: 1 } }, /not used on night 1 \(LW-72\)/],
  [hunting({ carrying: { letter: 'goulston', named: 'red' } }), /carrying: no Letter is carried out/],
  [hunting({ address: { night: 1, circle: 12 } }), /address: the option is off \(LW-82\)/],
  [{ women: { 4: 'marked' }, state: 'women' }, /women\.4: the circle is not red \(LW-29\)/],
  [{ women: { 21: 'marked' }, state: 'women' }, /ascending order \(LW-18\)/],
  [{ women: { 3: 'none' }, state: 'women' }, /do not fit on the circles left \(LW-29\)/],
  [{ ...load('patrol-1'), women: { 3: 'marked' } }, /women: 8 are laid on night 1 \(LW-29\)/],
  [hunting({ women: { 3: 'marked' } }), /turned up before state "move" \(LW-26\)/],
  [street({ wretched: { 3: 'unmoved' } }), /wretched: there are 5 in state "wretched", not 1 \(LW-26/],
  [street({ tokens: tokensOn(41, 46) }), /only fakes leave it \(LW-43\)/],
  [street({ tokens: tokensOn(41, 46, 58, 135, 138, 165) }), /tokens: 0 are turned up by now .* not 1 \(LW-43\)/],
  [street({ nights: { 1: { head: 'red', toc: 1 } } }), /Jack has not waited yet.*LW-39/],
  [{ ...load('patrol-1'), tokens: { x41: { face: 'red' } } }, /tokens: 1 laid are blue \(LW-18\)/],
  [{ ...load('patrol-1'), tokens: { x42: { face: 'blue' } } }, /tokens\.x42: no token goes there \(LW-31\)/],
  [{ ...load('patrol-2-plain'), tokens: { x42: { face: 'blue' } } }, /no token goes there \(LW-32\)/],
  [hunting(night1({ row: [64] })), /row: it begins with the murder \(LW-37\)/],
  [hunting(night1({ row: [65, 3] })), /from 65 to 3 is no normal move \(LW-46\)/],
  [hunting(night1({ row: [65, 3], special: { 6: 'alley' } })), /from 65 to 3 is no alley move \(LW-51\)/],
  [hunting(night1({ row: [65, 63], special: { 6: 'coach' } })), /a coach fills two cells \(LW-52\)/],
  [hunting({ ...night1({ row: [65, 63, 65], special: { 6: 'coach', 7: 'coach' } }) }), /is no coach move \(LW-53\)/],
  [
    hunting({
      scenes: { 127: 1 },
      ...night1({ row: [127, 103], stood: { 1: ['x140', 'x1', 'x2', 'x7', 'x8'] } }),
    }),
    /from 127 to 103 is no normal move \(LW-46\)/,
  ],
  [hunting(night1({ row: [65, 63], stood: { 1: ['x55'] } })), /five policemen stand on five crossings \(LW-54\)/],
  [hunting({ ...night1({ row: [65, 63] }), round: 5 }), /round: after 1 moves it is round 2 \(LW-44\)/],
  [
    hunting({ coaches: 3, ...night1({ row: [65, 83, 100], special: { 6: 'coach', 7: 'coach' } }) }),
    /coaches: more than are left \(LW-16\)/,
  ],
  [
    hunting(
      night1({ row: [65, 63], answers: { 1: { round: 1, by: 'red', kind: 'search', circles: [3], yes: true } } }),
    ),
    /answers\.1: the row says no \(LW-65/,
  ],
  [
    hunting({ clues: { 3: 1 }, round: 2, nights: { 1: { head: 'red', toc: 1, filled: 6 } } }),
    /no row and hideout fit what is told of them \(LW-85/,
  ],
  [hunting({ clues: { 3: 1 } }), /clues\.3: it is not in the row \(LW-65\)/],
  [hunting({ falseClues: { held: 1 } }), /falseClues: the option is off \(LW-79\)/],
  [
    searching({ options: { falseClues: true }, clues: clues(4), falseClues: { held: 1 } }),
    /do not bring so many \(LW-79\)/,
  ],
  [searching({}), /search: it stands exactly in state "search" \(LW-67\)/],
  [searching({ search: { by: 'blue', named: [3] } }), /search\.named: 3 is not next to blue \(LW-8\)/],
  [hunting({ outcome: { reason: 'time' } }), /outcome: it stands exactly in state "over" \(LW-96\)/],
  [
    hunting({ policemen: policemen(49, 73), scenes: { 43: 1 }, coaches: 0, ...night1({ row: [43] }) }),
    /no legal decision.*LW-93/,
  ],
]

describe('a document is refused', () => {
  test.each(ROWS.map(([document, reason]) => [reason.source, document, reason] as const))(
    '%s',
    (_, document, reason) => {
      expect(problem(document)).toMatch(reason)
    },
  )

  test('with the number of a rule, whatever is wrong', () => {
    for (const [document] of ROWS) expect(problem(document)).toMatch(/\(LW-\d+/)
  })

  test('that is no object', () => {
    expect(problem([])).toMatch(/the document: an object is expected/)
  })
})

/** What somebody can say wrongly of a night that begins later, and the reason that is told in every language. */
const LATER: readonly (readonly [what: string, changes: Document, illegal: Illegal])[] = [
  ['a Crime Scene off the map', { scenes: { 196: 1 } }, illegal('unknown-circle', 'LW-7', { circle: '196' })],
  ['no Crime Scene', { scenes: {} }, illegal('scene-count', 'LW-35', { night: 1, due: 1, found: 0 })],
  [
    'a Crime Scene too many',
    { scenes: { 65: 1, 66: 1 } },
    illegal('scene-count', 'LW-35', { night: 1, due: 1, found: 2 }),
  ],
  [
    'one Head twice',
    { night: 3, scenes: { 65: 1, 66: 2 }, nights: { 1: { head: 'red' }, 2: { head: 'red' } } },
    illegal('head-drawn', 'LW-25', { colour: 'red' }),
  ],
  [
    'a policeman off the map',
    { policemen: { ...policemen(), red: 'x235' } },
    illegal('unknown-crossing', 'LW-7', { crossing: 'x235' }),
  ],
  [
    'two policemen on one crossing',
    { policemen: { ...policemen(7), yellow: 'x7' } },
    illegal('police-occupied', 'LW-54', { colour: 'blue', crossing: 'x7' }),
  ],
  ['a hideout off the map', { hideout: 0 }, illegal('unknown-circle', 'LW-7', { circle: 0 })],
  ['a red hideout', { hideout: 21 }, illegal('hideout-red', 'LW-14', { circle: 21 })],
  [
    'a hideout too near',
    { hideout: 51, options: { catchMe: true } },
    illegal('hideout-near-red', 'LW-81', { circle: 51, other: 65 }),
  ],
]

function illegal(reason: string, rule: string, params: NonNullable<Illegal['params']>): Illegal {
  return { reason, rule, params }
}

test.each(LATER)('the set-up of a later night is refused with a typed reason: %s', (_, changes, expected) => {
  const read = game.notation.position({ ...load('women-2'), ...changes })
  expect(read.ok ? null : read.error.illegal).toEqual(expected)
})
