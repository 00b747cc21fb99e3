import { DecisionList } from '@gaslight/core'
import { lettersFromWhitechapel as game } from '@gaslight/letters-from-whitechapel'
import { describe, expect, it, test } from 'vitest'
import { turns } from '../testing/games.ts'
import { composing, point } from './compose.ts'
import { type Mode, modeOf, type Part } from './parts.ts'
import { type Refused, refusedFor } from './refuse.ts'

type Document = { readonly [field: string]: unknown }

const circle = (number: number): Part => ({ kind: 'circle', circle: number })
const crossing = (number: number): Part => ({ kind: 'crossing', crossing: `x${number}` })
const pawn = (colour: 'blue' | 'yellow'): Part => ({ kind: 'pawn', colour })

const night1 = (row: readonly number[]): Document => ({ nights: { 1: { head: 'red', toc: 1, row } } })
const POLICE = { blue: 'x41', yellow: 'x46', brown: 'x58', red: 'x135', green: 'x138' }
const hunting = (changes: Document = {}): Document => ({
  state: 'move',
  hideout: 90,
  scenes: { 65: 1 },
  policemen: POLICE,
  ...night1([65]),
  ...changes,
})
const police = (changes: Document = {}) => hunting({ state: 'police', ...night1([65, 63]), ...changes })
const action = (changes: Document = {}) => police({ state: 'action', ...changes })
const women: Document = { state: 'women' }
const hell: Document = {
  state: 'kill',
  hideout: 90,
  wretched: { 3: 'unmoved', 21: 'unmoved', 27: 'unmoved', 65: 'unmoved', 84: 'unmoved' },
  tokens: Object.fromEntries([41, 46, 58, 135, 138, 165, 184].map(at => [`x${at}`, {}])),
  nights: { 1: { head: 'red', toc: 1 } },
}

/** What a click says in a position, in a mode, after what has been pointed at already. */
function clicked(document: Document, mode: Mode, path: readonly Part[], part: Part): Refused | null | 'taken' {
  const read = game.notation.position(document)
  if (!read.ok) throw new Error(read.error.message)
  const p = read.value
  const turn = p.turn()
  if (turn.kind !== 'seat') throw new Error('nobody is asked')
  const view = game.view(p, turn.seat)
  const list = new DecisionList()
  p.legal(list)
  const choices = list.toArray().map(decision => ({ decision, detail: game.decode(p, decision) }))
  const now = composing(choices, { mode, path }, view)
  return point(choices, now, part, view).kind === 'refused' ? refusedFor(p, now, part, view) : 'taken'
}

const ROWS: readonly (readonly [
  what: string,
  document: Document,
  mode: Mode,
  path: readonly Part[],
  click: Part,
  reason: string,
])[] = [
  ['Jack on a crossing', hunting(), 'walk', [], crossing(1), 'jack-on-circles LW-46'],
  ['Jack on a crossing with a policeman', hunting(), 'walk', [], crossing(41), 'jack-on-circles LW-46'],
  ['Jack too far away', hunting(), 'walk', [], circle(3), 'not-joined LW-46'],
  ['Jack where he stands', hunting(), 'walk', [], circle(65), 'must-move LW-45'],
  [
    'Jack past a policeman',
    hunting({ scenes: { 127: 1 }, policemen: { ...POLICE, blue: 'x140' }, ...night1([127]) }),
    'walk',
    [],
    circle(103),
    'way-blocked LW-46',
  ],
  ['an alley to another block', hunting(), 'alley', [], circle(3), 'no-common-block LW-51'],
  ['a coach that does not begin there', hunting(), 'coach', [], circle(3), 'coach-not-joined LW-53'],
  ['a coach to a hideout that is not joined', hunting(), 'coach', [], circle(90), 'coach-not-joined LW-53'],
  ['a coach back to its start', hunting(), 'coach', [circle(63)], circle(65), 'coach-circle-twice LW-53'],
  ['a policeman on a circle', police(), 'police', [pawn('blue')], circle(40), 'police-on-crossings LW-54'],
  ['a policeman on a circle, none chosen', police(), 'police', [], circle(40), 'police-on-crossings LW-54'],
  ['a policeman too far away', police(), 'police', [pawn('blue')], crossing(234), 'police-too-far LW-54'],
  ['a crossing that nobody reaches', police(), 'police', [], crossing(234), 'police-too-far LW-54'],
  [
    'another who stands there',
    police({ policemen: { ...POLICE, blue: 'x52', yellow: 'x53' }, handled: ['yellow'] }),
    'police',
    [pawn('blue')],
    crossing(53),
    'police-occupied LW-54',
  ],
  ['one who has moved', police({ handled: ['yellow'] }), 'police', [], crossing(46), 'policeman-moved LW-54'],
  ["another detective's policeman", police({ seats: 3 }), 'police', [], crossing(41), 'not-your-policeman LW-19'],
  ['a search of a crossing', action(), 'search', [pawn('blue')], crossing(1), 'search-names-circles LW-65'],
  ['a search too far away', action(), 'search', [pawn('blue')], circle(195), 'not-next-to LW-8'],
  ['an arrest too far away, none chosen', action(), 'arrest', [], circle(195), 'not-next-to LW-8'],
  ['one who has acted', action({ handled: ['yellow'] }), 'search', [], crossing(46), 'policeman-acted LW-64'],
  ['a woman on a crossing', women, 'marked', [], crossing(1), 'women-on-circles LW-29'],
  ['a woman who is not next', women, 'marked', [], circle(21), 'woman-order LW-18'],
  ['a victim on a crossing', hell, 'kill', [], crossing(1), 'women-on-circles LW-29'],
  ['a victim who is not there', hell, 'kill', [], circle(100), 'no-wretched LW-40'],
  ['a hideout on a crossing', {}, 'hideout', [], crossing(1), 'circle-asked LW-7'],
  ['a red hideout', {}, 'hideout', [], circle(21), 'hideout-red LW-14'],
]

describe('a click that leads to nothing says why, with its rule', () => {
  test.each(ROWS)('%s', (_, document, mode, path, click, reason) => {
    const refused = clicked(document, mode, path, click)
    if (refused === null || refused === 'taken' || refused.kind !== 'rule') throw new Error(JSON.stringify(refused))
    expect(`${refused.illegal.reason} ${refused.illegal.rule}`).toBe(reason)
  })

  it('of the nearest policeman where none is in reach', () => {
    expect(clicked(police(), 'police', [], crossing(1))).toMatchObject({
      illegal: { params: { colour: 'blue', crossing: 'x1' } },
    })
  })

  it('a crossing that several can reach asks which of them goes there', () => {
    const near = police({ policemen: { ...POLICE, blue: 'x52', yellow: 'x53' } })
    expect(clicked(near, 'police', [], crossing(54))).toEqual({ kind: 'first', what: 'which' })
  })

  it('an order that names policemen asks for one', () => {
    expect(clicked(action(), 'pass', [], crossing(1))).toEqual({ kind: 'first', what: 'pawn' })
    expect(clicked(action(), 'pass', [], circle(1))).toEqual({ kind: 'first', what: 'pawn' })
  })

  it('wherever one clicks in a game with everything, unless only a button can be pressed', () => {
    for (const { position, choices, view } of turns(11, 3)) {
      const modes = new Set(choices.map(({ detail }) => modeOf(detail)))
      for (const mode of modes) {
        if (mode === null) continue
        const now = composing(choices, { mode, path: [] }, view)
        for (const part of [circle(1), circle(90), circle(195), crossing(1), crossing(99), crossing(234)])
          if (point(choices, now, part, view).kind === 'refused')
            expect([mode, part, refusedFor(position, now, part, view)]).not.toContain(null)
      }
    }
  })
})
