import { readFileSync } from 'node:fs'
import { type PerftRequest, perft, perftDivided } from '@gaslight/core'
import { expect, test } from 'vitest'
import { london1888 as game } from './game.ts'

/** The regression counts of section 3.1, each from its document in `positions`. */

function load(name: string) {
  const text = readFileSync(new URL(`positions/${name}.json`, import.meta.url), 'utf8')
  const read = game.notation.position(JSON.parse(text))
  if (!read.ok) throw new Error(read.error.message)
  return read.value
}

function counting(depth: number): PerftRequest {
  return { depth, unit: 'decision', without: 'end' }
}

/** Destinations of a walk by die: street spaces and locations together. */
const WALKS: readonly (readonly [character: string, destinations: readonly number[]])[] = [
  ['abberline', [2, 6, 12, 22, 33, 49]],
  ['godley', [2, 6, 12, 22, 33, 49]],
  ['warren', [2, 6, 12, 21, 30, 40]],
  ['gull', [1, 3, 6, 11, 17, 23]],
  ['lusk', [1, 3, 6, 9, 13, 19]],
  ['netley', [5, 8, 11, 16, 23, 29]],
  ['mansfield', [2, 6, 14, 25, 40, 60]],
  ['albert_victor', [2, 6, 11, 16, 20, 30]],
]

test.each(WALKS)('the first walk of %s, by die', (character, destinations) => {
  const divided = perftDivided(game, load(`walk-${character}`), counting(2))
  expect(Object.values(divided).map(({ sequences }) => sequences)).toEqual(destinations)
})

test('LD-123: Lusk has 144 spaces for his first Protester pawn; LD-93: ORDER TO DISPERSE 660 choices', () => {
  expect(perft(game, load('protester'), counting(1)).sequences).toBe(144)
  expect(perft(game, load('disperse'), counting(1)).sequences).toBe(660)
})
