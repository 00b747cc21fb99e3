import { readdirSync, readFileSync } from 'node:fs'
import { type CountsRow, counts, listed, plain, testCounts } from '@gaslight/jack-family/testing'
import { expect, it } from 'vitest'
import { reachOf } from './analysis.ts'
import type { Character } from './cast.ts'
import { mrJackNewYork } from './game.ts'
import type { NewYorkPosition } from './position.ts'
import { position } from './testing.ts'

const folder = new URL('./positions/', import.meta.url)
const NAMES = readdirSync(folder).map(file => file.replace('.json', ''))

/** The regression counts of sections 3 and 15, each from its document in `positions`. */
function load(name: string): NewYorkPosition {
  return position(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')))
}

const START: readonly CountsRow<Character>[] = [
  ['Beach', 28, 3, 49, counts(1_421, 1_378, 2_799, 1_449), counts(1_568, 1_381, 2_949, 1_452)],
  ['Callahan', 39, 5, 197, counts(7_469, 7_708, 15_177, 8_063), counts(8_442, 7_713, 16_155, 8_068)],
  ['Eastman', 21, 6, 0, plain(258), plain(296)],
  ['Grant', 21, 4, 5, counts(105, 105, 210, 105), counts(125, 109, 234, 109)],
  ['Latimer', 24, 4, 49, counts(3_841, 3_982, 7_823, 3_982), counts(4_034, 3_986, 8_020, 3_986)],
  ['Rider', 28, 5, 49, counts(1_348, 1_376, 2_724, 1_376), counts(1_593, 1_381, 2_974, 1_381)],
  ['Smith', 20, 4, 6, counts(120, 120, 240, 120), counts(144, 124, 268, 124)],
  ['Tumblety', 23, 7, 0, plain(123), plain(130)],
]

const POSITION_M: readonly CountsRow<Character>[] = [
  ['Beach', 29, 1, 48, counts(4_332, 4_010, 8_342, 4_332), counts(4_433, 4_011, 8_444, 4_339)],
  ['Callahan', 22, 3, 174, counts(5_140, 3_873, 9_013, 5_408), counts(5_910, 3_876, 9_786, 5_414)],
  ['Eastman', 14, 2, 0, plain(276), plain(297)],
  ['Grant', 27, 2, 7, counts(171, 189, 360, 190), counts(183, 191, 374, 192)],
  ['Latimer', 20, 4, 48, counts(933, 963, 1_896, 963), counts(1_122, 967, 2_089, 967)],
  ['Rider', 22, 2, 48, counts(3_677, 3_754, 7_431, 3_754), counts(3_773, 3_756, 7_529, 3_756)],
  ['Smith', 17, 3, 6, counts(105, 103, 208, 103), counts(120, 105, 225, 105)],
  ['Tumblety', 17, 5, 0, plain(115), plain(120)],
]

testCounts(mrJackNewYork, {
  rules: 'NY-22 to NY-51',
  tables: [
    ['start', START],
    ['position-m', POSITION_M],
  ],
  documents: (table, seat) => NAMES.filter(name => name.startsWith(`${table}-${seat}-`)).map(load),
  reachOf,
  moves: ['move', 'stay', 'accusation', 'leaving'],
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
