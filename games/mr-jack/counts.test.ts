import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { perft, perftDivided } from '@gaslight/core'
import { type CountsRow, counts, plain, testCounts } from '@gaslight/jack-family/testing'
import { expect, it } from 'vitest'
import { reachOf } from './analysis.ts'
import type { Character } from './cast.ts'
import { Kind, kindOf } from './codec.ts'
import { mrJack } from './game.ts'
import type { MrJackPosition } from './position.ts'
import { legal, played, position } from './testing.ts'

const folder = new URL('./positions/', import.meta.url)
const NAMES = readdirSync(folder).map(file => file.replace('.json', ''))

/** The regression counts of section 15, each from its document in `positions`. */
function load(name: string): MrJackPosition {
  return position(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')))
}

const TABLES: readonly (readonly [document: string, rows: readonly CountsRow<Character>[]])[] = [
  [
    'start-2006',
    [
      ['Bert', 20, 1, 12, counts(230, 240, 470, 250), counts(242, 241, 483, 251)],
      ['Goodley', 27, 4, 454, counts(12_225, 11_002, 23_227, 17_023), counts(14_074, 11_006, 25_080, 17_044)],
      ['Gull', 22, 4, 0, plain(34), plain(38)],
      ['Holmes', 23, 5, 0, plain(23), plain(28)],
      ['Lestrade', 20, 1, 4, counts(80, 80, 160, 80), counts(84, 81, 165, 81)],
      ['Smith', 23, 5, 12, counts(276, 276, 552, 276), counts(336, 281, 617, 281)],
      ['Stealthy', 37, 7, 0, plain(37), plain(44)],
      ['Watson', 17, 0, 0, plain(102), plain(102)],
    ],
  ],
  [
    'start-revised',
    [
      ['Bert', 20, 1, 14, counts(272, 280, 552, 292), counts(286, 281, 567, 293)],
      ['Goodley', 17, 0, 434, counts(7_181, 6_957, 14_138, 9_495), counts(7_378, 6_957, 14_335, 9_505)],
      ['Gull', 30, 2, 0, plain(42), plain(44)],
      ['Holmes', 31, 4, 0, plain(31), plain(35)],
      ['Lestrade', 21, 1, 4, counts(84, 84, 168, 84), counts(88, 85, 173, 85)],
      ['Smith', 19, 2, 12, counts(228, 228, 456, 228), counts(252, 230, 482, 230)],
      ['Stealthy', 34, 4, 0, plain(34), plain(38)],
      ['Watson', 29, 2, 0, plain(174), plain(176)],
    ],
  ],
  [
    'position-m',
    [
      ['Bert', 23, 3, 12, counts(260, 276, 536, 316), counts(292, 279, 571, 319)],
      ['Goodley', 22, 3, 448, counts(9_804, 8_617, 18_421, 15_790), counts(11_200, 8_620, 19_820, 15_802)],
      ['Gull', 17, 2, 0, plain(29), plain(31)],
      ['Holmes', 16, 1, 0, plain(16), plain(17)],
      ['Lestrade', 17, 1, 4, counts(68, 68, 136, 68), counts(72, 69, 141, 69)],
      ['Smith', 38, 5, 15, counts(570, 570, 1_140, 570), counts(645, 575, 1_220, 575)],
      ['Stealthy', 50, 6, 0, plain(50), plain(56)],
      ['Watson', 11, 0, 0, plain(66), plain(66)],
    ],
  ],
]

testCounts(mrJack, {
  rules: 'MJ-27 to MJ-50',
  tables: TABLES,
  documents: (table, seat) => NAMES.filter(name => name.startsWith(`${table}-${seat}-`)).map(load),
  reachOf,
  moves: ['move', 'stay', 'swap', 'accusation', 'leaving'],
})

const WHISTLES: readonly (readonly [string, string, number, readonly [number, number], readonly [number, number]])[] = [
  ['free', 'all', 184, [23_227, 17_023], [14_138, 9_495]],
  ['free', 'upto', 188, [23_512, 17_255], [14_640, 9_848]],
  ['shortest', 'all', 145, [18_851, 14_008], [11_704, 7_964]],
  ['shortest', 'upto', 188, [23_512, 17_255], [14_640, 9_848]],
  ['direct', 'all', 98, [13_510, 10_552], [8_428, 6_130]],
  ['direct', 'upto', 135, [17_753, 13_588], [11_064, 7_887]],
]

it.each(WHISTLES)('MJ-43 to MJ-48: whistles with path %s and points %s', (path, points, whistles, old, revised) => {
  for (const [board, [sequences, positions]] of [
    ['2006', old],
    ['revised', revised],
  ] as const) {
    const p = load(`whistle-${board}-${path}-${points}`)
    const chosen = legal(played(p, 'Goodley'))
    expect(chosen.filter(decision => kindOf(decision) === Kind.whistle)).toHaveLength(whistles)
    expect(perftDivided(mrJack, p, { depth: 1, unit: 'turn' }).Goodley).toEqual({ sequences, positions })
  }
})

const DEALS: readonly (readonly [deal: string, depth: number, positions: number, lines: number])[] = [
  ['2006-gull-holmes-lestrade-smith', 1, 413, 769],
  ['2006-gull-holmes-lestrade-smith', 2, 45_054, 263_030],
  ['revised-gull-holmes-lestrade-smith', 1, 385, 697],
  ['revised-gull-holmes-lestrade-smith', 2, 45_097, 248_856],
  ['2006-bert-goodley-stealthy-watson', 1, 17_412, 23_836],
  ['revised-bert-goodley-stealthy-watson', 1, 9_995, 14_898],
]

it.each(DEALS)('section 15: deal %s after %i activations', (deal, depth, positions, sequences) => {
  const count = perft(mrJack, load(`deal-${deal}`), { depth, unit: 'turn', without: 'accusation' })
  expect(count).toEqual({ sequences, positions })
})

const LONG_DEALS: readonly (readonly [deal: string, positions: number, lines: number])[] = [
  ['2006-gull-holmes-lestrade-smith', 1_672_920, 33_785_536],
  ['revised-gull-holmes-lestrade-smith', 1_973_876, 38_373_208],
]

/** Eleven million leaves: in a process of its own, where no test tool slows the engine's loops down. */
const COUNTING = `
  import { readFileSync } from 'node:fs'
  import { perft } from '@gaslight/core'
  import { mrJack } from './game.ts'
  const position = mrJack.notation.position(JSON.parse(readFileSync(process.argv[1], 'utf8')))
  const count = perft(mrJack, position.value, { depth: 3, unit: 'turn', without: 'accusation' })
  process.stdout.write(JSON.stringify(count))`

it.each(LONG_DEALS)(
  'section 15: deal %s after 3 activations',
  (deal, positions, sequences) => {
    const folder = fileURLToPath(new URL('.', import.meta.url))
    const args = ['--input-type=module', '--eval', COUNTING, `positions/deal-${deal}.json`]
    const counted: unknown = JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' }))
    expect(counted).toEqual({ sequences, positions })
  },
  300_000,
)

const PAIRS: readonly (readonly [Character, Character, number, number])[] = [
  ['Gull', 'Holmes', 798, 1_321],
  ['Gull', 'Lestrade', 2_764, 3_584],
  ['Gull', 'Smith', 9_432, 9_720],
  ['Holmes', 'Lestrade', 1_796, 2_548],
  ['Holmes', 'Smith', 6_696, 7_524],
  ['Lestrade', 'Smith', 23_568, 20_400],
]

it.each(PAIRS)('section 15: positions after %s and %s, in either order', (a, b, old, revised) => {
  for (const [board, expected] of [
    ['2006', old],
    ['revised', revised],
  ] as const) {
    const p = load(`deal-${board}-gull-holmes-lestrade-smith`)
    // A deal of these two and two others that are used up in both orders leaves nothing else to choose.
    const only = (1 << p.pieceOf(a)) | (1 << p.pieceOf(b))
    p.used = p.revealed & ~only
    p.slot = 1
    const count = perft(mrJack, p, { depth: 2, unit: 'turn', without: 'accusation' })
    expect(count.positions).toBe(expected)
  }
})
