import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type PerftCount, perft } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { lettersFromWhitechapel as game } from './game.ts'
import { load, played, position, tokens } from './testing.ts'

/** The regression counts of section 15.2, each from its document in `positions`, in a process of their own. */

const worker = fileURLToPath(new URL('./counts.worker.ts', import.meta.url))

function counts(name: string, depth: number): readonly PerftCount[] {
  return JSON.parse(execFileSync(process.execPath, [worker, name, String(depth)], { encoding: 'utf8' }))
}

/** Nothing before Jack's first move hangs on the hideout, so that all 187 of H37 have the same numbers. */
const HIDEOUTS = 187
const H37 = [374, 748, 1496, 2805, 4862, 7667, 10472, 10472, 52360, 366520, 2199120].map(all => all / HIDEOUTS)

const ROWS: readonly (readonly [number: string, document: string, counts: readonly number[]])[] = [
  ['H37', 'start', [HIDEOUTS, 374]],
  ['H37 with one hideout', 'hideout-90', H37],
  ['H38 night 1', 'women-1', [2, 4, 8, 15, 26, 41, 56, 56]],
  ['H38 night 2', 'women-2', [2, 4, 8, 15, 25, 35, 35]],
  ['H38 night 3', 'women-3', [3, 8, 20, 46, 90, 140, 140]],
  ['H38 night 4', 'women-4', [3, 7, 13, 20, 20]],
  ['H39 night 1', 'patrol-1', [7, 42, 210, 840, 2520, 2520, 2520]],
  ['H39 no yellow crossing', 'patrol-2-plain', [12, 132, 1110, 6840, 29520, 30120, 52920]],
  ['H39 one yellow crossing', 'patrol-2-yellow', [11, 110, 870, 5160, 21720, 27000, 37800]],
  ['H40', 'hunting-1', [55, 4125, 246180]],
  ['H41', 'hunting-4', [55, 3410, 167145]],
]

test.each(ROWS)('%s: sequences from %s', (_, document, expected) => {
  expect(counts(document, expected.length).map(({ sequences }) => sequences)).toEqual(expected)
})

describe('Wretched', () => {
  test.each([
    ['H35', 'wretched-1', 5, 30, 873600, 7840],
    ['H36', 'wretched-3', 3, 15, 672, 112],
  ])(
    '%s: from %s, %i of them: first decisions, sequences, results',
    (_, document, depth, first, sequences, positions) => {
      const found = counts(document, depth)
      expect(found[0].sequences).toBe(first)
      expect(found[depth - 1]).toEqual({ sequences, positions })
    },
  )
})

test('H42: Letters, and what the Head makes of Saucy Jacky', () => {
  const p = position(load('letters-2'))
  const kinds = Object.groupBy(tokens(p), token => token.split(' ')[1])
  expect(Object.entries(kinds).map(([letter, decisions]) => [letter, decisions?.length])).toEqual([
    ['no', 1],
    ['dear-boss', 8],
    ['from-hell', 8],
    ['saucy-jacky', 3],
  ])
  const saucy = played(p, kinds['saucy-jacky']?.[0] ?? '')
  expect(perft(game, saucy, { depth: 2, unit: 'decision' }).sequences).toBe(12)
})
