import { readdirSync, readFileSync } from 'node:fs'
import { conformRecords } from '@gaslight/conformance/records'
import { describe, expect, it } from 'vitest'
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

/** The lines of each night of a record, from its women to its last round. */
function nightsOf(record: string): string[] {
  return record.split(/^night \d$/m).slice(1)
}

/** How a recorded game ended, and after how many murders of its last night. */
function endOf(record: string) {
  const nights = nightsOf(record)
  const [, victims] = /^kill (\S+)/m.exec(nights.at(-1) ?? '') ?? []
  return {
    reason: /^Result: .* (\S+)$/m.exec(record)?.[1],
    night: nights.length,
    murders: victims?.split(',').length ?? 0,
  }
}

describe('a hunt is kept that ends', () => {
  it.each([
    { reason: 'arrest', night: 1, murders: 1, rule: 'LW-92' },
    { reason: 'arrest', night: 2, murders: 1, rule: 'LW-92' },
    { reason: 'arrest', night: 3, murders: 2, rule: 'LW-92, LW-36' },
    { reason: 'arrest', night: 4, murders: 1, rule: 'LW-92' },
    { reason: 'stuck', night: 1, murders: 1, rule: 'LW-93' },
    { reason: 'stuck', night: 2, murders: 1, rule: 'LW-93' },
    { reason: 'stuck', night: 3, murders: 2, rule: 'LW-93, LW-36' },
    { reason: 'stuck', night: 4, murders: 1, rule: 'LW-93' },
    { reason: 'time', night: 1, murders: 1, rule: 'LW-94' },
    { reason: 'time', night: 2, murders: 1, rule: 'LW-94' },
    { reason: 'time', night: 3, murders: 2, rule: 'LW-94, LW-36' },
    { reason: 'time', night: 4, murders: 1, rule: 'LW-94' },
    { reason: 'address', night: 1, murders: 0, rule: 'LW-95' },
    { reason: 'address', night: 2, murders: 0, rule: 'LW-95' },
    { reason: 'address', night: 3, murders: 0, rule: 'LW-95' },
    { reason: 'address', night: 4, murders: 0, rule: 'LW-95' },
    { reason: 'escape', night: 4, murders: 1, rule: 'LW-91' },
  ])('$rule: by $reason on night $night, after $murders murders', ({ reason, night, murders }) => {
    expect(Object.values(records).map(endOf)).toContainEqual({ reason, night, murders })
  })

  it('LW-90: the escape was declared on each of the four nights', () => {
    expect(nightsOf(records.escape).map(night => /^jack \d+! ;/m.test(night))).toEqual([true, true, true, true])
  })

  it.each([
    { what: 'a False Clue', line: /^false \d+ ;/m, rule: 'LW-79' },
    { what: 'Dear Boss', line: /^letter dear-boss /m, rule: 'LW-73' },
    { what: 'From Hell', line: /^letter from-hell /m, rule: 'LW-74' },
    { what: 'Saucy Jacky', line: /^saucy /m, rule: 'LW-75' },
    { what: 'Goulston Street', line: /^x99 /m, rule: 'LW-76' },
    { what: 'a policeman who rushes', line: /^action .* rush /m, rule: 'LW-59' },
    { what: 'an address that was wrong', line: /^address \d+- ;/m, rule: 'LW-82' },
  ])('$rule: after $what', ({ line }) => {
    expect(Object.values(records).some(record => line.test(record))).toBe(true)
  })
})
