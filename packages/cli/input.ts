import { readFileSync } from 'node:fs'
import {
  type Audience,
  completeOptions,
  type Options,
  type ParsedRecord,
  type Position,
  parseRecord,
  type ReadRecord,
  readRecord,
} from '@gaslight/core'
import { complain, complainOf } from './complaint.ts'
import { explain } from './explain.ts'
import type { Entry, Followed } from './games.ts'

/** The flags that say which position is meant. */
export interface PositionFlags {
  readonly options?: string
  readonly seats?: string
  readonly position?: string
}

/** The text of a file; of the standard input for `-`. */
export function readText(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8')
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    if (code === 'ENOENT') return complain(`${file}: no such file`)
    if (code === 'EISDIR') return complain(`${file}: a folder, not a file`)
    return complain(`${file}: cannot be read (${code ?? 'unknown error'})`)
  }
}

function optionsOf({ game }: Entry, text: string | undefined): Options {
  const given = text === undefined ? {} : parseJson('--options', text)
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return complain('--options: not a JSON object, such as \'{"board":"revised"}\'')
  const options = completeOptions(game.options, given as Record<string, unknown>)
  return options.ok ? options.value : complain(`--options: ${options.error}`)
}

/** Options that so many can play with. */
export function playableOptions(entry: Entry, text: string | undefined, seats: number): Options {
  const options = optionsOf(entry, text)
  const misfit = entry.game.misfit?.(options, seats) ?? null
  return misfit === null ? options : complain(`--options: ${explain(entry.say)(misfit)}`)
}

export function seatsOf({ game }: Entry, text: string | undefined): number {
  const { min, max } = game.seats
  if (text === undefined) return min
  if (min === max && text !== String(min)) return complain(`--seats: ${game.id} has ${min} seats`)
  return wholeNumber('--seats', text, min, max)
}

/** The position of `--position` (a position document, or a record: its last position), or the start. */
export function positionOf(entry: Entry, flags: PositionFlags): Position {
  const { game } = entry
  if (flags.position === undefined) {
    const seats = seatsOf(entry, flags.seats)
    return game.start(playableOptions(entry, flags.options, seats), seats)
  }
  if (flags.seats !== undefined) return complain('--seats: a position says itself how many seats there are')
  const text = readText(flags.position)
  if (!/^\s*[{[]/.test(text)) return lastPosition(entry, flags.position, text)
  return positionFrom(entry, flags.position, text, flags.options)
}

/** The position that a position document describes; `options` are for one that leaves them out. */
export function positionFrom(entry: Entry, file: string, text: string, options?: string): Position {
  const document = parseJson(file, text)
  if (options !== undefined && hasOptions(document))
    return complain('--options: the position document holds its own options')
  const whole = options === undefined ? document : { ...(document as object), options: optionsOf(entry, options) }
  const position = entry.game.notation.position(whole)
  return position.ok ? position.value : complainOf(file, position.error, explain(entry.say))
}

export function recordOf(file: string, text = readText(file)): ParsedRecord {
  const parsed = parseRecord(text)
  return parsed.ok ? parsed.value : complainOf(file, parsed.error, illegal => illegal.reason)
}

/** What a record says that holds everything. */
export function wholeRecord(entry: Entry, file: string, parsed: ParsedRecord): ReadRecord {
  const read = readRecord(entry.game, parsed)
  if (read.ok) return read.value
  const line = hidingLine(entry, parsed)
  if (line === null || (read.error.line ?? 0) < line) return complainOf(file, read.error, explain(entry.say))
  return complain(
    `${file}: line ${line}: ${ONE_SEAT}, and hides here what that seat may not know; give the whole record, or a position document`,
  )
}

/** The first line of a record that hides something; null in a whole one. */
export function hidingLine({ hides }: Entry, { record, bodyLine }: ParsedRecord): number | null {
  const at = record.lines.findIndex(({ text }) => hides.test(text))
  return at < 0 ? null : bodyLine + at
}

export const ONE_SEAT = 'this record was written for one seat'

/** What a record says that was written for one side, if it can be followed; null for any other. */
export function followedRecord(entry: Entry, file: string, parsed: ParsedRecord): Followed<object> | null {
  const followed = entry.game.id === parsed.record.game ? entry.follow(parsed) : null
  if (followed === null || followed.ok) return followed?.value ?? null
  return complainOf(file, followed.error, explain(entry.say))
}

/** Complains of a perspective that such a record does not hold. */
export function checkFollowed(entry: Entry, { start, side, isFor }: Followed<object>, as: string): void {
  if (!isFor(audienceOf(entry, start, as, true)))
    complain(`--as: this record was written for ${side}, and does not hold what is shown to "${as}"`)
}

function lastPosition(entry: Entry, file: string, text: string): Position {
  const { start, decisions } = wholeRecord(entry, file, recordOf(file, text))
  const position = start.clone()
  for (const decision of decisions) position.apply(decision)
  return position
}

/** A seat of this position by its role or number, or `public`; `omniscient` where `everything` may be seen. */
export function audienceOf({ game }: Entry, p: Position, text: string, everything: boolean): Audience {
  if (text === 'public' || (text === 'omniscient' && everything)) return text
  // Where games differ in their number of seats, views say it.
  const { seats = game.roles.length } = game.view(p, 'public') as { readonly seats?: number }
  const roles = game.roles.slice(0, seats)
  const seat = roles.findIndex((role, i) => role.id === text || String(i) === text)
  if (seat >= 0) return seat
  if (text === 'omniscient') return complain('--as: all secrets are shown only when the game is over')
  return complain(
    `--as: "${text}" is neither a seat nor public; the seats are ${roles.map(role => role.id).join(', ')}`,
  )
}

export function wholeNumber(name: string, text: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  const range = most === Number.MAX_SAFE_INTEGER ? `from ${least} on` : `from ${least} to ${most}`
  return complain(`${name}: "${text}" is not a whole number ${range}`)
}

export function positiveNumber(name: string, text: string): number {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) && value > 0
    ? value
    : complain(`${name}: "${text}" is not a number above 0`)
}

function parseJson(source: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return complain(`${source}: not JSON: ${oneLine((error as Error).message)}`)
  }
}

function hasOptions(document: unknown): boolean {
  return typeof document === 'object' && document !== null && 'options' in document
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ')
}
