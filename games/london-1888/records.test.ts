import { readdirSync, readFileSync } from 'node:fs'
import { conformRecords } from '@gaslight/conformance/records'
import { parseRecord, verifyRecord } from '@gaslight/core'
import { expect, test } from 'vitest'
import { REASONS } from './endings.ts'
import { london1888 } from './game.ts'

const folder = new URL('./records/', import.meta.url)
const records = Object.fromEntries(
  readdirSync(folder).map(file => [file.replace('.game', ''), readFileSync(new URL(file, folder), 'utf8')]),
)

/** LD-175; the record of an arrest is the one that is tampered with. */
conformRecords(london1888, {
  records,
  endings: ['I-arrest', ...REASONS.filter(reason => reason !== 'I-arrest')],
})

test('LD-187: a record of before the end was shown is refused by its rules, not taken for a game under way', () => {
  const earlier = Object.values(records)[0].replace(`Rules: ${london1888.rulesVersion}`, 'Rules: 1')
  const parsed = parseRecord(earlier)
  if (!parsed.ok) throw new Error(parsed.error.message)
  expect(verifyRecord(london1888, parsed.value)).toEqual({
    ok: false,
    error: { decision: 0, message: 'rules version 1; this is version 2' },
  })
})
