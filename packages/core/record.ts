import type { FormatError, Options } from './game.ts'
import { err, ok, type Result } from './result.ts'

/**
 * A record as text: header lines `Key: value`, an empty line, then the body in the game's notation, one line an
 * activation or turn. Behind a body line, after ` ; `, stand the links of its decisions (see `seal.ts`), if the game
 * was sealed.
 */
export interface GameRecord {
  readonly game: string
  readonly rulesVersion: number
  readonly options: Options
  /** Who sat where, in the order of the game's roles. */
  readonly seats: readonly string[]
  /** The day the game began, `2026-11-29`; empty where nobody noted it. */
  readonly date: string
  /** `SHA-256(seed)`, shown from the start; absent in games that no server dealt. */
  readonly commitment?: string
  readonly nonces?: readonly string[]
  /** Shown when the game is over. */
  readonly seed?: string
  /** The last link, whole. */
  readonly seal?: string
  readonly result?: string
  readonly lines: readonly SealedLine[]
}

export interface SealedLine {
  readonly text: string
  /** Short links, one a decision; empty where the game was not sealed. */
  readonly links: readonly string[]
}

/** The header lines that are fixed when the last seat is taken; the first link seals them. */
export function sealedHeader(record: Omit<GameRecord, 'lines'>): string {
  const lines = [
    `Game: ${record.game}`,
    `Rules: ${record.rulesVersion}`,
    `Options: ${JSON.stringify(record.options)}`,
    `Seats: ${JSON.stringify(record.seats)}`,
    `Date: ${record.date}`,
  ]
  if (record.commitment !== undefined) lines.push(`Commitment: ${record.commitment}`)
  if (record.nonces !== undefined) lines.push(`Nonces: ${JSON.stringify(record.nonces)}`)
  return `${lines.join('\n')}\n`
}

export function formatRecord(record: GameRecord): string {
  let text = sealedHeader(record)
  if (record.seed !== undefined) text += `Seed: ${record.seed}\n`
  if (record.result !== undefined) text += `Result: ${record.result}\n`
  if (record.seal !== undefined) text += `Seal: ${record.seal}\n`
  text += '\n'
  for (const line of record.lines)
    text += line.links.length > 0 ? `${line.text} ; ${line.links.join(' ')}\n` : `${line.text}\n`
  return text
}

/** The text and its line numbers: line `bodyLine + i` of the text is `record.lines[i]`. */
export interface ParsedRecord {
  readonly record: GameRecord
  readonly bodyLine: number
}

const KEYS = ['Game', 'Rules', 'Options', 'Seats', 'Date', 'Commitment', 'Nonces', 'Seed', 'Result', 'Seal'] as const
type Key = (typeof KEYS)[number]

export function parseRecord(text: string): Result<ParsedRecord, FormatError> {
  const rows = text.replace(/\r\n?/g, '\n').split('\n')
  const header = new Map<Key, string>()
  let row = 0
  for (; row < rows.length && rows[row].trim() !== ''; row++) {
    const match = /^([A-Z][a-z]+): ?(.*)$/.exec(rows[row])
    const key = KEYS.find(candidate => candidate === match?.[1])
    if (match === null || key === undefined)
      return err({ line: row + 1, message: `not a header line; the headers are ${KEYS.join(', ')}` })
    if (header.has(key)) return err({ line: row + 1, message: `header ${key} stands twice` })
    header.set(key, match[2].trim())
  }
  const game = header.get('Game')
  if (game === undefined) return err({ line: 1, message: 'header Game is missing' })
  const rules = header.get('Rules') ?? '1'
  if (!/^(?:0|[1-9]\d{0,5})$/.test(rules)) return err({ message: 'header Rules is not a whole number' })
  const options = json(header.get('Options') ?? '{}')
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    return err({ message: 'header Options is not a JSON object' })
  const seats = json(header.get('Seats') ?? '[]')
  const nonces = json(header.get('Nonces') ?? 'null')
  if (!isTexts(seats)) return err({ message: 'header Seats is not a JSON list of names' })
  if (nonces !== null && !isTexts(nonces)) return err({ message: 'header Nonces is not a JSON list of texts' })
  for (const key of ['Commitment', 'Seed', 'Seal'] as const) {
    const value = header.get(key)
    if (value !== undefined && !/^[0-9a-f]{64}$/.test(value))
      return err({ message: `header ${key} is not 64 lower-case hexadecimal digits` })
  }
  const bodyLine = row + 2
  const lines = rows.slice(row + 1).map(sealedLine)
  while (lines.length > 0 && lines[lines.length - 1].text === '') lines.pop()
  return ok({
    bodyLine,
    record: {
      game,
      rulesVersion: Number(rules),
      options: options as Options,
      seats,
      date: header.get('Date') ?? '',
      ...optional('commitment', header.get('Commitment')),
      ...(nonces === null ? {} : { nonces }),
      ...optional('seed', header.get('Seed')),
      ...optional('seal', header.get('Seal')),
      ...optional('result', header.get('Result')),
      lines,
    },
  })
}

function sealedLine(row: string): SealedLine {
  const at = row.indexOf(';')
  if (at < 0) return { text: row.trim(), links: [] }
  return {
    text: row.slice(0, at).trim(),
    links: row
      .slice(at + 1)
      .split(/\s+/)
      .filter(Boolean),
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(item => typeof item === 'string')
}

function optional<K extends string>(key: K, value: string | undefined): { [P in K]?: string } {
  return (value === undefined ? {} : { [key]: value }) as { [P in K]?: string }
}
