import { readFileSync } from 'node:fs'
import { type DecisionList, perftDivided } from '@gaslight/core'
import { describe, expect, it } from 'vitest'
import { reachOf } from './analysis.ts'
import type { Character } from './cast.ts'
import { Kind, type KindCode, kindOf } from './codec.ts'
import { mrJackNewYork } from './game.ts'
import { Phase } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { legal, listed } from './testing.ts'

/** The regression counts of sections 3 and 15, each from its document in `positions`. */
function load(name: string): NewYorkPosition {
  const document: unknown = JSON.parse(readFileSync(new URL(`./positions/${name}.json`, import.meta.url), 'utf8'))
  const position = mrJackNewYork.notation.position(document)
  if (!position.ok) throw new Error(`${name}: ${position.error.message}`)
  return position.value
}

interface Counts {
  readonly before: number
  readonly after: number
  readonly all: number
  readonly positions: number
}
type Row = readonly [card: Character, ends: number, occupied: number, powers: number, jack: Counts, detective: Counts]

function counts(before: number, after: number, all: number, positions: number): Counts {
  return { before, after, all, positions }
}

/** Rows without a power before the move: the whole activation is `after`. */
function plain(all: number): Counts {
  return counts(0, all, all, all)
}

const START: readonly Row[] = [
  ['Beach', 28, 3, 49, counts(1_421, 1_378, 2_799, 1_449), counts(1_568, 1_381, 2_949, 1_452)],
  ['Callahan', 39, 5, 197, counts(7_469, 7_708, 15_177, 8_063), counts(8_442, 7_713, 16_155, 8_068)],
  ['Eastman', 21, 6, 0, plain(258), plain(296)],
  ['Grant', 21, 4, 5, counts(105, 105, 210, 105), counts(125, 109, 234, 109)],
  ['Latimer', 24, 4, 49, counts(3_841, 3_982, 7_823, 3_982), counts(4_034, 3_986, 8_020, 3_986)],
  ['Rider', 28, 5, 49, counts(1_348, 1_376, 2_724, 1_376), counts(1_593, 1_381, 2_974, 1_381)],
  ['Smith', 20, 4, 6, counts(120, 120, 240, 120), counts(144, 124, 268, 124)],
  ['Tumblety', 23, 7, 0, plain(123), plain(130)],
]

const POSITION_M: readonly Row[] = [
  ['Beach', 29, 1, 48, counts(4_332, 4_010, 8_342, 4_332), counts(4_433, 4_011, 8_444, 4_339)],
  ['Callahan', 22, 3, 174, counts(5_140, 3_873, 9_013, 5_408), counts(5_910, 3_876, 9_786, 5_414)],
  ['Eastman', 14, 2, 0, plain(276), plain(297)],
  ['Grant', 27, 2, 7, counts(171, 189, 360, 190), counts(183, 191, 374, 192)],
  ['Latimer', 20, 4, 48, counts(933, 963, 1_896, 963), counts(1_122, 967, 2_089, 967)],
  ['Rider', 22, 2, 48, counts(3_677, 3_754, 7_431, 3_754), counts(3_773, 3_756, 7_529, 3_756)],
  ['Smith', 17, 3, 6, counts(105, 103, 208, 103), counts(120, 105, 225, 105)],
  ['Tumblety', 17, 5, 0, plain(115), plain(120)],
]

/** The document of a table in which this seat may take this card now. */
function withCard(table: string, seat: 'jack' | 'detective', card: Character): NewYorkPosition {
  const first = (table === 'start') === (seat === 'detective')
  for (const number of first ? [1, 2] : [1, 2, 3]) {
    const p = load(`${table}-${seat}-${number}`)
    if (((p.revealed & ~p.used) >> p.pieceOf(card)) & 1) return p
  }
  throw new Error(`no document of ${table} has ${card} for the ${seat}`)
}

function after(p: NewYorkPosition, decision: ReturnType<DecisionList['at']>): NewYorkPosition {
  const next = p.clone()
  next.apply(decision)
  return next
}

/** Complete activations from here, counted one by one; what is drawn does not count. */
function activations(p: NewYorkPosition): number {
  if (p.active < 0 || p.phase === Phase.over) return 1
  const options = p.phase === Phase.alibi ? legal(p).slice(0, 1) : legal(p)
  return options.reduce((total, decision) => total + activations(after(p, decision)), 0)
}

const MOVES: readonly KindCode[] = [Kind.move, Kind.stay, Kind.accusation, Kind.leaving]

/** Sequences whose first duty is the power, or the move. */
function byFirstDuty(p: NewYorkPosition, card: Character): { before: number; after: number; powers: number } {
  const chosen = after(p, mrJackNewYork.encode(p, { kind: 'card', character: card }))
  const result = { before: 0, after: 0, powers: 0 }
  for (const decision of legal(chosen)) {
    const ways = activations(after(chosen, decision))
    if (MOVES.includes(kindOf(decision))) result.after += ways
    else {
      result.before += ways
      result.powers++
    }
  }
  return result
}

describe.each([
  ['start', START],
  ['position-m', POSITION_M],
] as const)('counts from %s', (table, rows) => {
  it.each(rows)('NY-22 to NY-51: %s', (card, ends, occupied, powers, jack, detective) => {
    for (const [seat, expected] of [
      ['jack', jack],
      ['detective', detective],
    ] as const) {
      const p = withCard(table, seat, card)
      const reach = reachOf(after(p, mrJackNewYork.encode(p, { kind: 'card', character: card })), card)
      expect([reach.ends.length, reach.occupied.length]).toEqual([ends, occupied])
      const first = byFirstDuty(p, card)
      expect({ seat, ...first }).toEqual({ seat, before: expected.before, after: expected.after, powers })
      const divided = perftDivided(mrJackNewYork, p, { depth: 1, unit: 'turn' })
      expect(divided[card]).toEqual({ sequences: expected.all, positions: expected.positions })
    }
  })
})

const ENDS: readonly (readonly [card: Character, ends: string, occupied: string])[] = [
  ['Beach', 'b3 c1 c2 c4 c5 d1 d2 d5 d6 e1 e2 e3 e6 f2 f3 f4 f6 f7 g3 g4 g5 g6 g7 h4 h6 h7 k10 l6', 'e5 f5 h5'],
  [
    'Callahan',
    'a2 a3 b2 b3 b4 c4 c5 d2 d5 d6 e2 e3 e6 f2 f3 f4 f6 f7 g3 g4 g5 g6 g7 g8 h4 h6 h7 i5 i6 i8 j10 k10 k11 k6 l10 l11 l6 l7 m6',
    'e4 e5 h5 h8 i7',
  ],
  ['Eastman', 'b3 e6 f6 f7 g5 g6 g7 g8 g9 h6 h7 h9 i10 i6 i8 i9 j10 k10 k11 k8 l6', 'e5 f5 h5 i7 j7 j8'],
  ['Grant', 'g5 g6 g7 g8 h6 h7 h9 i10 i5 i6 i8 i9 j10 k8 l10 l7 l8 l9 m10 m8 m9', 'h5 h8 i7 j7'],
  ['Latimer', 'LIB b3 b4 c4 c5 d2 d5 d6 e2 e3 e6 f3 f4 f6 f7 g4 g5 g6 g7 g8 h6 h7 k10 l6', 'e4 f5 h5 h8'],
  [
    'Rider',
    'b3 f4 f6 f7 g4 g5 g6 g7 g8 h4 h6 h7 h9 i10 i5 i6 i8 i9 j10 j5 k10 k6 k8 l10 l6 l7 l8 l9',
    'f5 h5 h8 j7 j8',
  ],
  ['Smith', 'g4 g5 g6 g7 h4 h6 h7 i5 i6 i8 i9 j5 k8 l10 l7 l8 l9 m10 m8 m9', 'h5 h8 i7 j8'],
  ['Tumblety', 'b3 e2 e3 f2 f3 f4 f6 g3 g4 g5 g6 g7 h4 h6 h7 i5 i6 i8 j5 k10 k6 k8 l6', 'e4 e5 f5 h8 i7 j7 j8'],
]

it.each(ENDS)('section 3: where %s can end from the start', (card, ends, occupied) => {
  const reach = reachOf(load('start'), card)
  const sorted = (spaces: readonly string[]) => listed([...spaces].sort())
  expect([sorted(reach.ends), sorted(reach.occupied)]).toEqual([ends, occupied])
})
