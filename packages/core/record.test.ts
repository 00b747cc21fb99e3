import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRecord, type GameRecord, parseRecord, sealedHeader } from './record.ts'

const hash = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(bytes => Buffer.from(bytes).toString('hex'))
const word = fc.stringMatching(/^[!-:<-~]{1,9}$/)
const text = fc.array(word, { minLength: 1, maxLength: 5 }).map(words => words.join(' '))
const name = fc.string({ unit: 'binary', maxLength: 12 })
const absentOr = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

const record: fc.Arbitrary<GameRecord> = fc
  .record({
    game: fc.constantFrom('mr-jack', 'kuhn'),
    rulesVersion: fc.nat(9),
    options: fc.dictionary(word, fc.oneof(fc.string(), fc.integer(), fc.boolean()), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
    seats: fc.array(name, { maxLength: 4 }),
    date: fc.constantFrom('', '2026-11-29'),
    commitment: absentOr(hash),
    nonces: absentOr(fc.array(hash, { maxLength: 2 })),
    seed: absentOr(hash),
    seal: absentOr(hash),
    result: absentOr(text),
    lines: fc.array(fc.record({ text, links: fc.array(fc.stringMatching(/^[0-9a-f]{8}$/), { maxLength: 4 }) })),
  })
  .map(
    found =>
      Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined)) as unknown as GameRecord,
  )

it('a record reads as it was written', () => {
  fc.assert(
    fc.property(record, written => {
      const parsed = parseRecord(formatRecord(written))
      expect(parsed).toMatchObject({ ok: true, value: { record: written } })
      if (parsed.ok) expect(Object.keys(parsed.value.record).sort()).toEqual(Object.keys(written).sort())
    }),
  )
})

it('it does so whatever ends its lines', () => {
  fc.assert(
    fc.property(record, fc.constantFrom('\r\n', '\r'), (written, end) => {
      expect(parseRecord(formatRecord(written).replaceAll('\n', end))).toEqual(parseRecord(formatRecord(written)))
    }),
  )
})

it('line numbers count from the first line of the text', () => {
  fc.assert(
    fc.property(record, written => {
      const whole = formatRecord(written)
      const parsed = parseRecord(whole)
      if (!parsed.ok) throw new Error(parsed.error.message)
      for (const [i, line] of parsed.value.record.lines.entries())
        expect(whole.split('\n')[parsed.value.bodyLine + i - 1].startsWith(line.text)).toBe(true)
    }),
  )
})

it('no header value can smuggle in another line', () => {
  const header = sealedHeader({
    game: 'kuhn',
    rulesVersion: 1,
    options: { a: 'x\nSeed: y' },
    seats: ['Eve\nSeal: z'],
    date: '',
  })
  expect(header.split('\n')).toHaveLength(6)
})

it('any text is a record or a precise error, never an exception', () => {
  fc.assert(
    fc.property(fc.string(), fc.string({ unit: 'binary' }), (a, b) => {
      for (const attempt of [a, `Game: kuhn\n${b}`, `Game: kuhn\n\n${b}`]) {
        const parsed = parseRecord(attempt)
        if (!parsed.ok) expect(parsed.error.message).not.toBe('')
      }
    }),
  )
})

const REFUSED = [
  ['', 1, 'Game is missing'],
  ['Rules: 1\n\n', 1, 'Game is missing'],
  ['Game: kuhn\nnonsense\n\n', 2, 'not a header line'],
  ['Game: kuhn\nColour: red\n\n', 2, 'the headers are Game, Rules'],
  ['Game: kuhn\nGame: kuhn\n\n', 2, 'stands twice'],
  ['Game: kuhn\nRules: one\n\n', undefined, 'whole number'],
  ['Game: kuhn\nOptions: [1]\n\n', undefined, 'Options is not a JSON object'],
  ['Game: kuhn\nOptions: {\n\n', undefined, 'Options is not a JSON object'],
  ['Game: kuhn\nSeats: {"a":1}\n\n', undefined, 'Seats is not a JSON list'],
  ['Game: kuhn\nNonces: [1]\n\n', undefined, 'Nonces is not a JSON list'],
  ['Game: kuhn\nSeed: 12\n\n', undefined, 'Seed is not 64'],
  ['Game: kuhn\nSeal: XYZ\n\n', undefined, 'Seal is not 64'],
] as const

describe('a broken header is refused', () => {
  it.each(REFUSED)('%j', (attempt, line, said) => {
    const parsed = parseRecord(attempt)
    if (parsed.ok) throw new Error('accepted')
    expect(parsed.error.message).toContain(said)
    expect(parsed.error.line).toBe(line)
  })
})
