import { readdirSync, readFileSync } from 'node:fs'
import { parseRecord, readRecord, verifyRecord } from '@gaslight/core'
import { expect, test } from 'vitest'
import { mrJack } from './index.ts'

const folder = new URL('./records/', import.meta.url)
const names = readdirSync(folder).map(file => file.replace('.game', ''))

test('there is a recorded game for every way to end (MJ-65)', () => {
  expect(names.sort()).toEqual(['arrested', 'dawn', 'escaped', 'wrong-accusation'])
})

test.each(names)('the recorded game "%s" still plays to that end, and its seal holds', name => {
  const parsed = parseRecord(readFileSync(new URL(`${name}.game`, folder), 'utf8'))
  if (!parsed.ok) throw new Error(parsed.error.message)
  const read = readRecord(mrJack, parsed.value)
  if (!read.ok) throw new Error(read.error.message)
  const p = read.value.start.clone()
  for (const decision of read.value.decisions) p.apply(decision)
  expect(p.turn()).toMatchObject({ kind: 'over', outcome: { reason: name } })
  expect(verifyRecord(mrJack, parsed.value).ok).toBe(true)
})
