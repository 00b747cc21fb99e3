import {
  completeOptions,
  err,
  type GameRecord,
  type Options,
  ok,
  type ParsedRecord,
  parseRecord,
  type Result,
} from '@gaslight/core'
import {
  type CircleNumber,
  COLOURS,
  type Colour,
  type CrossingId,
  lettersFromWhitechapel as game,
  tokensOf,
} from '@gaslight/letters-from-whitechapel'
import { begin, type Course, type Side, type Step } from './course.ts'
import { enter, type Misfit, TOKENS } from './enter.ts'
import { facesEntry, patrolEntry, STUCK, turnedEntry, womenEntry } from './entry.ts'
import { originOf } from './supposition.ts'

/** Why a text is no record that a companion can go on with. */
export type Unreadable =
  | { readonly kind: 'format'; readonly message: string }
  | { readonly kind: 'misfit'; readonly line: number; readonly text: string; readonly misfit: Misfit }

/** What a record says, for the side whose secrets it tells: one without the hideout is the police's. */
export interface Read {
  readonly side: Side
  readonly options: Options
  /** Who sits where, Jack first. */
  readonly seats: readonly string[]
  readonly created: string
  readonly entries: readonly string[]
}

export function readRecord(text: string): Result<Read, Unreadable> {
  const parsed = parseRecord(text)
  if (!parsed.ok) return err({ kind: 'format', message: parsed.error.message })
  const followed = follow(parsed.value)
  if (!followed.ok) return followed
  const { start, steps } = followed.value
  const { seats, date } = parsed.value.record
  return ok({
    side: start.setup.side,
    options: start.setup.options,
    seats,
    created: date,
    entries: steps.map(({ entry }) => entry),
  })
}

/** Whose record it is. */
export function sideOf({ lines }: GameRecord): Side {
  return lines[0]?.text === 'hideout ?' ? 'police' : 'jack'
}

/** The same, gone through. */
export interface Followed {
  readonly start: Course
  readonly steps: readonly Step[]
}

export function follow({ record, bodyLine }: ParsedRecord): Result<Followed, Unreadable> {
  if (record.game !== game.id || record.rulesVersion !== game.rulesVersion)
    return err({ kind: 'format', message: `${record.game}, rules ${record.rulesVersion}` })
  const options = completeOptions(game.options, record.options)
  if (!options.ok) return err({ kind: 'format', message: options.error })
  const { min, max } = game.seats
  if (record.seats.length < min || record.seats.length > max)
    return err({ kind: 'format', message: `${record.seats.length} seats` })
  const start = begin({ side: sideOf(record), options: options.value, seats: record.seats.length })
  const reader = new Reader(start)
  for (const [i, line] of record.lines.entries()) {
    const misfit = reader.read(line.text)
    if (misfit !== null) return err({ kind: 'misfit', line: bodyLine + i, text: line.text, misfit })
  }
  if (record.result?.endsWith('stuck')) reader.enter(STUCK)
  return ok({ start, steps: reader.steps })
}

class Reader {
  readonly steps: Step[] = []
  private course: Course
  /** What the lines say already and the table turns up later. */
  private marked: readonly CircleNumber[] | null = null
  private faces: ReadonlyMap<CrossingId, string> | null = null

  constructor(course: Course) {
    this.course = course
  }

  read(line: string): Misfit | null {
    const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(line) ?? []
    if (line.trim() === '' || line === 'hideout ?' || word === 'night') return null
    const tokens = GROUPS.includes(word) ? tokensOf(word, rest) : [line]
    if (word === 'women' && this.course.setup.side === 'police') return this.women(tokens)
    if (word === 'patrol') return this.patrol(tokens)
    return this.all(tokens)
  }

  private all(tokens: readonly string[]): Misfit | null {
    for (const token of tokens) {
      const misfit = this.enter(token)
      if (misfit !== null) return misfit
    }
    return null
  }

  enter(entry: string): Misfit | null {
    const entered = enter(this.course, entry)
    if (!entered.ok) return entered.error
    this.steps.push(entered.value)
    this.course = entered.value.course
    if (this.course.due === 'women' && this.marked !== null) return this.enter(turnedEntry(this.marked))
    if (this.course.due === 'faces' && this.faces !== null) return this.enter(this.facesNow(this.faces))
    return null
  }

  private women(tokens: readonly string[]): Misfit | null {
    if (tokens[0] === UNFINISHED) return null
    const laid = tokens.filter(token => !token.endsWith('-'))
    const circles = laid.map(token => Number.parseInt(token, 10))
    this.marked = laid.some(token => token.endsWith('?')) ? null : circles.filter((_, i) => laid[i].endsWith('m'))
    return this.enter(womenEntry(circles))
  }

  private patrol(tokens: readonly string[]): Misfit | null {
    if (tokens[0] === UNFINISHED || tokens.length < TOKENS) return null
    const laid = tokens.map(token => token.split('@'))
    const crossings = laid.map(([, at]) => at as CrossingId)
    this.faces = tokens.some(token => token.startsWith('?'))
      ? null
      : new Map(laid.map(([face, at]) => [at as CrossingId, face]))
    return this.enter(patrolEntry(crossings))
  }

  /** The policemen that nobody had seen before the murder, where their tokens lie now. */
  private facesNow(faces: ReadonlyMap<CrossingId, string>): string {
    const { view, supposed } = this.course
    const at: { [colour in Colour]?: CrossingId } = {}
    for (const crossing of Object.keys(view.tokens) as CrossingId[]) {
      const colour = COLOURS.find(name => name === faces.get(originOf(supposed, crossing)))
      if (colour !== undefined && view.tokens[crossing]?.up !== true) at[colour] = crossing
    }
    return facesEntry(at)
  }
}

/** Where a record breaks off while tokens are being laid: those that did not lay them see none yet (LW-133). */
const UNFINISHED = '?'

const GROUPS = ['women', 'patrol', 'saucy', 'wretched', 'police', 'action', 'jack']
