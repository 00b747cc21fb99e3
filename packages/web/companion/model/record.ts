import { completeOptions, err, formatRecord, ok, parseRecord, type Result, resultOf } from '@gaslight/core'
import {
  type CircleNumber,
  COLOURS,
  type Colour,
  type CrossingId,
  lettersFromWhitechapel as game,
  tokensOf,
  type WhitechapelDetail,
} from '@gaslight/letters-from-whitechapel'
import { begin, type Course } from './course.ts'
import { enter, type Misfit } from './enter.ts'
import { facesEntry, patrolEntry, readEntry, STUCK, turnedEntry, womenEntry } from './entry.ts'
import type { Kept, Sheet } from './sheet.ts'
import { laidTonight, originOf, type Supposition, womenTonight } from './supposition.ts'

/**
 * The sheet as a record in the project's format, written for what its owner knows (LW-133): what nobody said stands as `?`,
 * and is never made up. Jack's record is whole from Hell 9 on and replays like any other; that of the police is read
 * here alone. Null for a sheet that does not begin with the game: records do.
 */
export function recordOf({ kept, start, steps, course }: Sheet): string | null {
  if (kept.from !== undefined) return null
  const { outcome } = course.view
  const lines = new Lines(kept.side)
  let before = start
  for (const step of steps) {
    lines.add(step.text, before, step.course)
    before = step.course
  }
  return formatRecord({
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: kept.options,
    seats: kept.seats,
    date: kept.created.slice(0, 10),
    ...(outcome === undefined
      ? {}
      : { result: resultOf(game, { winners: winners(outcome.winner, kept.seats.length), reason: outcome.reason }) }),
    lines: lines.written.map(text => ({ text, links: [] })),
  })
}

function winners(winner: 'jack' | 'police', seats: number): readonly number[] {
  return winner === 'jack' ? [0] : Array.from({ length: seats - 1 }, (_, detective) => detective + 1)
}

class Lines {
  readonly written: string[]
  private group = ''

  constructor(side: Kept['side']) {
    this.written = side === 'police' ? ['hideout ?'] : []
  }

  add(text: string, before: Course, after: Course): void {
    const entry = readEntry(text)
    switch (entry?.kind) {
      case 'women':
        this.line(`night ${before.view.night}`)
        this.line(`women ${text}`)
        break
      case 'patrol':
        this.line(`patrol ${text}`)
        break
      case 'turned':
        this.rewrite('women', womenText(after.supposed))
        break
      case 'faces':
        this.rewrite(
          'patrol',
          laidTonight(after.supposed)
            .map(({ face, at }) => `${face}@${at}`)
            .join(' '),
        )
        break
      case 'hidden':
        this.line(JACKS.includes(entry.what) ? `jack ${text}` : text)
        break
      case 'decision':
        this.decision(entry.detail, text, before)
    }
  }

  private decision(detail: WhitechapelDetail, text: string, before: Course): void {
    switch (detail.kind) {
      case 'woman':
        if (this.group !== 'women') this.line(`night ${before.view.night}`)
        this.grouped('women', text, ' ')
        break
      case 'shift':
        this.grouped('saucy', text, ' ')
        break
      case 'wretched':
      case 'wretched-stays':
        this.grouped('wretched', text, ' ')
        break
      case 'police':
      case 'police-stays':
        this.grouped('police', text, ', ')
        break
      case 'search':
        // Later circles of a search follow on the same item.
        if (before.view.state === 'search') this.grouped('action', text.split(' ').at(-1) ?? '', ' ')
        else this.grouped('action', text, ', ')
        break
      case 'arrest':
      case 'area-arrest':
      case 'rush':
      case 'pass':
        this.grouped('action', text, ', ')
        break
      case 'move':
      case 'alley':
      case 'coach':
        this.line(`jack ${text}`)
        break
      default:
        this.line(text)
    }
  }

  private line(text: string): void {
    this.written.push(text)
    this.group = ''
  }

  private grouped(group: string, text: string, between: string): void {
    if (this.group === group) this.written[this.written.length - 1] += between + text
    else this.written.push(`${group} ${text}`)
    this.group = group
  }

  /** Secrets stand in full once they are shown to all. */
  private rewrite(word: string, text: string): void {
    const at = this.written.findLastIndex(line => line.startsWith(`${word} `))
    if (at >= 0) this.written[at] = `${word} ${text}`
  }
}

const JACKS: readonly string[] = ['move', 'alley', 'coach']
const WOMAN_MARKS = { marked: 'm', plain: 'w', none: '-' } as const

function womenText(supposed: Supposition): string {
  return womenTonight(supposed)
    .map(({ circle, woman }) => `${circle}${WOMAN_MARKS[woman]}`)
    .join(' ')
}

/** Why a text is no record that a companion can go on with. */
export type Unreadable =
  | { readonly kind: 'format'; readonly message: string }
  | { readonly kind: 'misfit'; readonly line: number; readonly text: string; readonly misfit: Misfit }

export type Read = Pick<Kept, 'side' | 'options' | 'seats' | 'created' | 'entries'>

/** What a record says, for the side whose secrets it tells: one without the hideout is the police's. */
export function readRecord(text: string): Result<Read, Unreadable> {
  const parsed = parseRecord(text)
  if (!parsed.ok) return err({ kind: 'format', message: parsed.error.message })
  const { record, bodyLine } = parsed.value
  if (record.game !== game.id || record.rulesVersion !== game.rulesVersion)
    return err({ kind: 'format', message: `${record.game}, rules ${record.rulesVersion}` })
  const options = completeOptions(game.options, record.options)
  if (!options.ok) return err({ kind: 'format', message: options.error })
  const { min, max } = game.seats
  if (record.seats.length < min || record.seats.length > max)
    return err({ kind: 'format', message: `${record.seats.length} seats` })
  const side = record.lines[0]?.text === 'hideout ?' ? 'police' : 'jack'
  const reader = new Reader(begin({ side, options: options.value, seats: record.seats.length }))
  for (const [i, line] of record.lines.entries()) {
    const misfit = reader.read(line.text)
    if (misfit !== null) return err({ kind: 'misfit', line: bodyLine + i, text: line.text, misfit })
  }
  if (record.result?.endsWith('stuck')) reader.enter(STUCK)
  return ok({ side, options: options.value, seats: record.seats, created: record.date, entries: reader.entries })
}

class Reader {
  readonly entries: string[] = []
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
    this.entries.push(entered.value.entry)
    this.course = entered.value.course
    if (this.course.due === 'women' && this.marked !== null) return this.enter(turnedEntry(this.marked))
    if (this.course.due === 'faces' && this.faces !== null) return this.enter(this.facesNow(this.faces))
    return null
  }

  private women(tokens: readonly string[]): Misfit | null {
    const laid = tokens.filter(token => !token.endsWith('-'))
    const circles = laid.map(token => Number.parseInt(token, 10))
    this.marked = laid.some(token => token.endsWith('?')) ? null : circles.filter((_, i) => laid[i].endsWith('m'))
    return this.enter(womenEntry(circles))
  }

  private patrol(tokens: readonly string[]): Misfit | null {
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

const GROUPS = ['women', 'patrol', 'saucy', 'wretched', 'police', 'action', 'jack']
