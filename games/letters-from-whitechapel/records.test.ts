import { readdirSync, readFileSync } from 'node:fs'
import { conformRecords } from '@gaslight/conformance/records'
import { expect, it } from 'vitest'
import { REASONS } from './cast.ts'
import { lettersFromWhitechapel } from './game.ts'

const folder = new URL('./records/', import.meta.url)
const records = Object.fromEntries(
  readdirSync(folder).map(file => [file.replace('.game', ''), readFileSync(new URL(file, folder), 'utf8')]),
)

/** LW-96; the record of an arrest is the one that is tampered with. */
conformRecords(lettersFromWhitechapel, {
  records,
  endings: ['arrest', ...REASONS.filter(reason => reason !== 'arrest')],
})

it('the recorded escape goes through all four nights, the third with two murders (LW-36)', () => {
  expect(records.escape).toMatch(/^night 4$/m)
  expect(records.escape).toMatch(/^kill \d+,\d+ /m)
})
