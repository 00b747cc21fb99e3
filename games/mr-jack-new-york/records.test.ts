import { readdirSync, readFileSync } from 'node:fs'
import { conformRecords } from '@gaslight/conformance/records'
import { expect, it } from 'vitest'
import { mrJackNewYork } from './game.ts'

const folder = new URL('./records/', import.meta.url)
const files = readdirSync(folder)

const records = Object.fromEntries(
  files.map(file => [file.replace('.game', ''), readFileSync(new URL(file, folder), 'utf8')]),
)

conformRecords(mrJackNewYork, {
  records,
  /** NY-71 */
  endings: ['arrested', 'dawn', 'escaped', 'wrong-accusation'],
  // That Tumblety swapped nobody is said by the line after his own.
  unsaid: /^\d\.\d Tumblety [^()]* ;/,
})

it.each([
  ['by-land', /-n8\^/],
  ['by-steamer', /-(b1|e8|g2|k4|l12)\^/],
])('NY-63: one is kept of an escape %s', (way, leaving) => {
  expect(records[`escaped-${way}`]).toMatch(leaving)
})
