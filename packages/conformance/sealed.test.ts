import {
  commitment,
  type Decision,
  drawIndex,
  formatRecord,
  type GameRecord,
  parseRecord,
  Sfc32,
  type Unverified,
  verifyRecord,
  writeRecord,
} from '@gaslight/core'
import { describe, expect, it } from 'vitest'
import { applied } from './game/play.ts'
import { kuhn } from './kuhn.ts'

const KEYS = { seed: '0123456789abcdef'.repeat(4), nonces: ['5a'.repeat(16), ''] }
const PASS = 1 as Decision
const BET = 2 as Decision

/** Cards as the keys draw them, then a pass, a bet, a bet: five decisions. */
function sealedRecord(keys = KEYS): string {
  const start = kuhn.start({ deck: 5 }, 2)
  const decisions: Decision[] = []
  let p = start
  for (let seq = 0; seq < 2; seq++) {
    const outcomes = kuhn.chance(p)
    const index = drawIndex(
      keys,
      'card',
      seq,
      outcomes.map(({ weight }) => weight),
    )
    decisions.push(outcomes[index].decision)
    p = applied(p, outcomes[index].decision) as typeof p
  }
  return writeRecord(kuhn, start, [...decisions, PASS, BET, BET], {
    game: 'kuhn',
    rulesVersion: 1,
    options: { deck: 5 },
    seats: ['Ada', 'Bob'],
    date: '2026-11-29',
    commitment: commitment(keys.seed),
    result: `${p.cells[2] > p.cells[3] ? 'first' : 'second'} showdown`,
    ...keys,
  })
}

const TEXT = sealedRecord()
const RECORD = recordOf(TEXT)

function recordOf(text: string): GameRecord {
  const parsed = parseRecord(text)
  if (!parsed.ok) throw new Error(parsed.error.message)
  return parsed.value.record
}

function unverified(text: string): Unverified {
  const parsed = parseRecord(text)
  if (!parsed.ok) throw new Error(parsed.error.message)
  const verified = verifyRecord(kuhn, parsed.value)
  if (verified.ok) throw new Error('it verifies')
  return verified.error
}

/** The record with body line `index` written otherwise, its links kept. */
function withLine(index: number, text: string): string {
  return formatRecord({ ...RECORD, lines: RECORD.lines.map((line, i) => (i === index ? { ...line, text } : line)) })
}

it('an honest record verifies, with all that was checked', () => {
  const parsed = parseRecord(TEXT)
  if (!parsed.ok) throw new Error(parsed.error.message)
  expect(verifyRecord(kuhn, parsed.value)).toEqual({ ok: true, value: { decisions: 5, draws: 2 } })
})

it('no single byte can be changed without the record saying something else, or being caught', () => {
  const rng = new Sfc32(7)
  const missed: string[] = []
  for (let at = 0; at < TEXT.length; at++)
    for (const byte of ['0', '1', 'x', ' ', '\n', ';', String.fromCharCode(33 + rng.below(90))]) {
      if (TEXT[at] === byte) continue
      const changed = TEXT.slice(0, at) + byte + TEXT.slice(at + 1)
      const parsed = parseRecord(changed)
      if (!parsed.ok || JSON.stringify(parsed.value.record) === JSON.stringify(RECORD)) continue
      if (verifyRecord(kuhn, parsed.value).ok) missed.push(`${at}: ${TEXT[at]} to ${byte}`)
    }
  expect(missed).toEqual([])
})

const first = RECORD.lines[0].text
const otherCard = (text: string, not: string) =>
  [0, 1, 2, 3, 4].map(card => text.replace(/\d$/, String(card))).find(t => t !== text && t[2] !== not[2]) ?? ''
const CHANGED = [
  ['the first draw', withLine(0, otherCard(first, RECORD.lines[1].text)), 1, 'not what seed and nonces draw'],
  ['the second draw', withLine(1, otherCard(RECORD.lines[1].text, first)), 2, 'not what seed and nonces draw'],
  ['a decision', withLine(2, 'bet'), 3, '"bet" does not fit its link'],
  ['a decision, so that a later one is illegal', withLine(3, 'pass'), 4, '"pass" does not fit its link'],
  ['a decision, to something unreadable', withLine(3, 'raise'), 4, 'not legal here'],
  ['the last decision', withLine(4, 'pass'), 5, '"pass" does not fit its link'],
  ['what the last decision led to', withLine(5, 'wins 7'), 5, 'not legal here'],
  ['a name in the header', TEXT.replace('Ada', 'Eve'), 1, 'or a header line was changed'],
  ['a nonce', TEXT.replace('5a5a', '5a5b'), 1, 'not what seed and nonces draw'],
  ['the seed', TEXT.replace('Seed: 01', 'Seed: 02'), 0, 'commitment'],
  ['the commitment', TEXT.replace(/Commitment: ../, 'Commitment: 00'), 0, 'commitment'],
  ['the options', TEXT.replace('"deck":5', '"deck":9'), 0, 'option "deck" cannot be 9'],
  ['the rules version', TEXT.replace('Rules: 1', 'Rules: 2'), 0, 'rules version 2'],
  ['the game', TEXT.replace('Game: kuhn', 'Game: chess'), 0, 'a record of chess'],
  ['the result', TEXT.replace(/Result: \w+/, 'Result: nobody'), 0, 'nobody showdown'],
  ['the seal', formatRecord({ ...RECORD, seal: '0'.repeat(64) }), 0, 'the seal does not fit'],
  [
    'the end, which was cut off',
    formatRecord({ ...RECORD, lines: RECORD.lines.slice(0, 4) }),
    0,
    'the seal does not fit',
  ],
  ['a link, which was left out', TEXT.replace(/ ; \w+\n(wins.*\n)$/, '\n$1'), 5, 'does not fit its link (none)'],
] as const

describe('the first decision that does not fit is named when somebody changes', () => {
  it.each(CHANGED)('%s', (_, text, decision, said) => {
    const { decision: named, message } = unverified(text)
    expect(message).toContain(said)
    expect(named).toBe(decision)
  })
})

it('the line of a wrong decision is told', () => {
  const { line } = unverified(withLine(2, 'bet'))
  expect(withLine(2, 'bet').split('\n')[(line ?? 0) - 1]).toMatch(/^bet ; /)
})

it('a record of a game that is not over, or was never sealed, says so', () => {
  for (const key of ['Seed', 'Commitment', 'Nonces', 'Seal'])
    expect(unverified(TEXT.replace(new RegExp(`${key}: .*\n`), '')).message).toContain('lacks Seed, Commitment')
})

it('a record that is sound in itself but not of the game that was shown is caught', () => {
  const links = RECORD.lines.flatMap(line => line.links)
  const shown = { commitment: commitment(KEYS.seed), links }
  const check = (text: string, told = shown) => {
    const parsed = parseRecord(text)
    if (!parsed.ok) throw new Error(parsed.error.message)
    return verifyRecord(kuhn, parsed.value, told)
  }
  expect(check(TEXT)).toMatchObject({ ok: true })
  expect(check(TEXT, { ...shown, links: links.filter((_, i) => i !== 1) })).toMatchObject({ ok: true })
  expect(check(TEXT, { ...shown, links: links.with(3, '00000000') })).toMatchObject({ error: { decision: 4 } })
  const other = sealedRecord({ ...KEYS, seed: 'fedcba9876543210'.repeat(4) })
  expect(check(other)).toMatchObject({ ok: false, error: { decision: 0 } })
  expect(check(other, { commitment: recordOf(other).commitment ?? '', links })).toMatchObject({
    error: { decision: 1 },
  })
})

it('a server that deals other than its seed is caught, although every link fits', () => {
  const cheat = { ...KEYS, nonces: ['00', ''] }
  const dealt = recordOf(sealedRecord(cheat))
  const start = kuhn.start({ deck: 5 }, 2)
  const read = kuhn.notation.read(
    start,
    dealt.lines.map(line => line.text),
  )
  if (!read.ok) throw new Error(read.error.message)
  const { lines: _, seal: __, result: ___, ...header } = RECORD
  const error = unverified(writeRecord(kuhn, start, read.value, header))
  expect(error.decision).toBeLessThan(3)
  expect(error.message).toContain('not what seed and nonces draw')
})
