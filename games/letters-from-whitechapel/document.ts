import { err, FIRST, Fields, type FormatError, ok, type Result } from '@gaslight/core'
import { build } from './build.ts'
import { COLOURS, type Colour, FACES, LETTERS, type Letter, REASONS } from './cast.ts'
import { winnerOf } from './endings.ts'
import { entriesOf, murderCell } from './entries.ts'
import { because } from './illegal.ts'
import { CIRCLE_COUNT, type CircleNumber, CROSSINGS, type CrossingId, crossingNumber } from './map.ts'
import { OPTIONS, type WhitechapelOptions } from './options.ts'
import { WhitechapelPosition } from './position.ts'
import { view } from './project.ts'
import { CELLS, FALSE_CLUES, ROUNDS, rulesOf, SUPPLY } from './rules.ts'
import { complete } from './secrets.ts'
import { checkPosition, checkView } from './soundness.ts'
import {
  type Answer,
  type Night,
  type NightLog,
  STATES,
  type State,
  type Token,
  type WhitechapelView,
  type Woman,
} from './view.ts'

const KEYS = [
  'options',
  'seats',
  'state',
  'night',
  'round',
  'coaches',
  'alleys',
  'scenes',
  'women',
  'wretched',
  'tokens',
  'policemen',
  'handled',
  'clues',
  'falseClues',
  'letters',
  'carrying',
  'address',
  'search',
  'nights',
  'hideouts',
  'hideout',
  'outcome',
] as const

type Root = { readonly [key: string]: unknown }

/** A position document: the all-seeing view without what follows from the rest of it (LW-135). */
export function toDocument(p: WhitechapelPosition): object {
  const { audience: _audience, decides: _decides, ...document } = view(p, 'omniscient')
  return document
}

/** The position of a document; fields left out take their start value, secrets the first that fits. */
export function fromDocument(document: unknown): Result<WhitechapelPosition, FormatError> {
  const f = new Fields('LW-135')
  const root = f.object(document, 'the document', KEYS)
  const read = readView(f, root, f.options(root.options, OPTIONS) as WhitechapelOptions)
  checkView(f, read)
  if (f.error !== null) return err(f.error)
  const whole = complete(read, FIRST)
  if (whole === null) return err({ message: 'nights: no row and hideout fit what is told of them (LW-85 to LW-88)' })
  const p = build(new WhitechapelPosition(rulesOf(whole.options, whole.seats)), whole)
  checkPosition(f, p)
  return f.error === null ? ok(p) : err(f.error)
}

function readView(f: Fields, root: Root, options: WhitechapelOptions): WhitechapelView {
  const night = f.integer(root.night ?? 1, 'night', 1, 4, 'LW-4') as Night
  const state = f.oneOf(root.state ?? 'hideout', 'state', STATES, 'LW-18')
  const nights = readNights(f, root.nights ?? {}, night)
  const { special = {} } = nights[night] ?? {}
  const used = (kind: 'alley' | 'coach') => Object.values(special).filter(token => token === kind).length
  const coaches = SUPPLY.coaches[night] - Math.ceil(used('coach') / 2)
  const alleys = SUPPLY.alleys[night] - used('alley')
  return {
    audience: 'omniscient',
    options,
    seats: f.integer(root.seats ?? 2, 'seats', 2, 6, 'LW-1'),
    state,
    decides: 'nobody',
    night,
    round: f.integer(root.round ?? roundOf(state, night, nights[night]), 'round', 0, ROUNDS, 'LW-5'),
    coaches: f.integer(root.coaches ?? coaches, 'coaches', 0, SUPPLY.coaches[night], 'LW-16'),
    alleys: f.integer(root.alleys ?? alleys, 'alleys', 0, SUPPLY.alleys[night], 'LW-16'),
    scenes: readCircles(f, root.scenes ?? {}, 'scenes', (value, path) => f.integer(value, path, 1, 4, 'LW-4') as Night),
    women: readCircles(f, root.women ?? {}, 'women', (value, path) => f.oneOf(value, path, WOMEN, 'LW-29')),
    wretched: readCircles(f, root.wretched ?? {}, 'wretched', (value, path) => f.oneOf(value, path, WRETCHED, 'LW-39')),
    tokens: readTokens(f, root.tokens ?? {}),
    policemen: readPolicemen(f, root.policemen ?? {}),
    handled: COLOURS.filter(colour => f.distinct(root.handled ?? [], 'handled', COLOURS).includes(colour)),
    clues: readCircles(f, root.clues ?? {}, 'clues', (value, path) => f.integer(value, path, 1, ROUNDS, 'LW-5')),
    falseClues: readFalseClues(f, root.falseClues ?? {}),
    letters: readLetters(f, root.letters ?? {}),
    ...readCarrying(f, root.carrying),
    ...readAddress(f, root.address),
    ...readSearch(f, root.search),
    nights,
    ...(root.hideouts === undefined ? {} : { hideouts: f.distinct(root.hideouts, 'hideouts', ALL_CIRCLES) }),
    ...(root.hideout === undefined ? {} : { hideout: readCircle(f, root.hideout, 'hideout') }),
    ...readOutcome(f, root.outcome),
  }
}

const WOMEN: readonly Woman[] = ['marked', 'plain', 'none', 'unknown']
const WRETCHED = ['unmoved', 'moved'] as const
const ALL_CIRCLES: readonly CircleNumber[] = Array.from({ length: CIRCLE_COUNT }, (_, i) => i + 1)

/** The round that the row speaks of (LW-44), where the document does not name it. */
function roundOf(state: State, night: Night, log: NightLog | undefined): number {
  if (log?.toc === undefined || log.filled === undefined) return 0
  return entriesOf(night, log).length + (state === 'move' ? 1 : 0) + (night === 3 ? 1 : 0)
}

function readCircle(f: Fields, value: unknown, path: string): CircleNumber {
  if (typeof value === 'number' && !ALL_CIRCLES.includes(value)) failCircle(f, value, path)
  return f.integer(value, path, 1, CIRCLE_COUNT)
}

function failCircle(f: Fields, circle: number | string, path: string): void {
  const message = `${path}: ${circle} is no whole number from 1 to ${CIRCLE_COUNT}, the circles of the map (LW-7)`
  f.fail(message, because('unknown-circle', { circle }))
}

/** An object by circle, in the order of the circles. */
function readCircles<T>(
  f: Fields,
  value: unknown,
  path: string,
  read: (value: unknown, path: string) => T,
): { readonly [circle: CircleNumber]: T } {
  const keys = typeof value === 'object' && value !== null ? Object.keys(value) : []
  for (const key of keys) if (!ALL_CIRCLES.includes(Number(key))) failCircle(f, key, path)
  const fields = f.object(value, path, ALL_CIRCLES.map(String))
  return Object.fromEntries(Object.entries(fields).map(([circle, item]) => [circle, read(item, `${path}.${circle}`)]))
}

function readCrossing(f: Fields, value: unknown, path: string): CrossingId {
  if (typeof value === 'string' && crossingNumber(value) > 0) return value as CrossingId
  const crossing = JSON.stringify(value)
  f.fail(`${path}: ${crossing} is no crossing of the map (LW-7)`, because('unknown-crossing', { crossing: `${value}` }))
  return CROSSINGS[0].id
}

/** In the order of the crossings. */
function readTokens(f: Fields, value: unknown): WhitechapelView['tokens'] {
  const ids = CROSSINGS.map(crossing => crossing.id)
  const fields = f.object(value, 'tokens', ids)
  const tokens: { [crossing: CrossingId]: Token } = {}
  for (const id of ids) {
    if (fields[id] === undefined) continue
    const { face, up } = f.object(fields[id], `tokens.${id}`, ['face', 'up'])
    tokens[id] = {
      ...(face === undefined ? {} : { face: f.oneOf(face, `tokens.${id}.face`, FACES, 'LW-31') }),
      ...(up === undefined || f.oneOf(up, `tokens.${id}.up`, [true, false], 'LW-43') === false ? {} : { up: true }),
    }
  }
  return tokens
}

function readPolicemen(f: Fields, value: unknown): WhitechapelView['policemen'] {
  const fields = f.object(value, 'policemen', COLOURS)
  const policemen: { [colour in Colour]?: CrossingId } = {}
  for (const colour of COLOURS)
    if (fields[colour] !== undefined) policemen[colour] = readCrossing(f, fields[colour], `policemen.${colour}`)
  return policemen
}

function readFalseClues(f: Fields, value: unknown): WhitechapelView['falseClues'] {
  const { held, placed } = f.object(value, 'falseClues', ['held', 'placed'])
  return {
    held: f.integer(held ?? 0, 'falseClues.held', 0, FALSE_CLUES, 'LW-79'),
    placed: readCircles(f, placed ?? {}, 'falseClues.placed', (item, path) => f.integer(item, path, 1, ROUNDS, 'LW-5')),
  }
}

function readLetters(f: Fields, value: unknown): WhitechapelView['letters'] {
  const fields = f.object(value, 'letters', LETTERS)
  const letters: { [letter in Letter]?: Night } = {}
  for (const letter of LETTERS)
    if (fields[letter] !== undefined)
      letters[letter] = f.integer(fields[letter], `letters.${letter}`, 1, 4, 'LW-4') as Night
  return letters
}

function readCarrying(f: Fields, value: unknown): Pick<WhitechapelView, 'carrying'> {
  if (value === undefined) return {}
  const fields = f.object(value, 'carrying', ['letter', 'from', 'moved', 'named'])
  const letter = f.oneOf(fields.letter, 'carrying.letter', ['saucy-jacky', 'goulston'] as const, 'LW-72')
  if (letter === 'goulston')
    return { carrying: { letter, named: f.oneOf(fields.named, 'carrying.named', COLOURS, 'LW-77') } }
  const from = f.list(fields.from, 'carrying.from')
  return {
    carrying: {
      letter,
      from: [readCrossing(f, from[0], 'carrying.from[0]'), readCrossing(f, from[1], 'carrying.from[1]')],
      moved: f.integer(fields.moved ?? 0, 'carrying.moved', 0, 1, 'LW-75'),
    },
  }
}

function readAddress(f: Fields, value: unknown): Pick<WhitechapelView, 'address'> {
  if (value === undefined) return {}
  const { night, circle } = f.object(value, 'address', ['night', 'circle'])
  return {
    address: {
      night: f.integer(night, 'address.night', 1, 4, 'LW-4') as Night,
      circle: readCircle(f, circle, 'address.circle'),
    },
  }
}

function readSearch(f: Fields, value: unknown): Pick<WhitechapelView, 'search'> {
  if (value === undefined) return {}
  const { by, named } = f.object(value, 'search', ['by', 'named'])
  const circles = f.distinct(named ?? [], 'search.named', ALL_CIRCLES)
  return { search: { by: f.oneOf(by, 'search.by', COLOURS, 'LW-3'), named: circles.toSorted((a, b) => a - b) } }
}

function readNights(f: Fields, value: unknown, last: Night): WhitechapelView['nights'] {
  const fields = f.object(value, 'nights', ['1', '2', '3', '4'].slice(0, last))
  const nights: { [night in Night]?: NightLog } = {}
  for (let night = 1; night <= last; night++)
    nights[night as Night] = readNight(f, fields[night] ?? {}, `nights.${night}`)
  return nights
}

const CELL_KEYS = Array.from({ length: CELLS }, (_, i) => String(i + 1))
const ROUND_KEYS = Array.from({ length: ROUNDS }, (_, i) => String(i + 1))

function readNight(f: Fields, value: unknown, path: string): NightLog {
  const fields = f.object(value, path, ['head', 'toc', 'filled', 'row', 'special', 'stood', 'answers'])
  const toc = fields.toc === undefined ? undefined : f.integer(fields.toc, `${path}.toc`, 1, 5, 'LW-34')
  const row = readRow(f, fields.row, `${path}.row`, murderCell(toc ?? 1))
  const special = readCells(f, fields.special, `${path}.special`, (item, at) =>
    f.oneOf(item, at, ['alley', 'coach'] as const, 'LW-50'),
  )
  const stood = readRounds(f, fields.stood, `${path}.stood`)
  const answers = readAnswers(f, fields.answers, `${path}.answers`)
  const lastOfRow = row === undefined ? undefined : Math.max(0, ...Object.keys(row).map(Number))
  const filled = fields.filled === undefined ? lastOfRow : f.integer(fields.filled, `${path}.filled`, 0, CELLS, 'LW-6')
  return {
    ...(fields.head === undefined ? {} : { head: f.oneOf(fields.head, `${path}.head`, COLOURS, 'LW-3') }),
    ...(toc === undefined ? {} : { toc }),
    ...(filled ? { filled } : {}),
    ...(row === undefined ? {} : { row }),
    ...(special === undefined ? {} : { special }),
    ...(stood === undefined ? {} : { stood }),
    ...(answers === undefined ? {} : { answers }),
  }
}

/** By cell, or a list from the murder cell on. */
function readRow(f: Fields, value: unknown, path: string, first: number): NightLog['row'] {
  if (!Array.isArray(value)) return readCells(f, value, path, (item, at) => readCircle(f, item, at))
  if (value.length > CELLS + 1 - first) f.fail(`${path}: a row has ${CELLS} cells (LW-6)`)
  return Object.fromEntries(value.map((item, i) => [first + i, readCircle(f, item, `${path}[${i}]`)]))
}

function readCells<T>(
  f: Fields,
  value: unknown,
  path: string,
  read: (value: unknown, path: string) => T,
): { readonly [cell: number]: T } | undefined {
  if (value === undefined) return undefined
  const fields = Object.entries(f.object(value, path, CELL_KEYS))
  return Object.fromEntries(fields.map(([cell, item]) => [cell, read(item, `${path}.${cell}`)]))
}

function readRounds(f: Fields, value: unknown, path: string): NightLog['stood'] {
  if (value === undefined) return undefined
  const fields = Object.entries(f.object(value, path, ROUND_KEYS))
  return Object.fromEntries(
    fields.map(([round, item]) => {
      const crossings = f.list(item, `${path}.${round}`).map((id, i) => readCrossing(f, id, `${path}.${round}[${i}]`))
      f.check(
        crossings.length === COLOURS.length && new Set(crossings).size === COLOURS.length,
        `${path}.${round}: five policemen stand on five crossings (LW-54)`,
      )
      return [round, crossings]
    }),
  )
}

function readAnswers(f: Fields, value: unknown, path: string): NightLog['answers'] {
  if (value === undefined) return undefined
  const items = typeof value === 'object' && value !== null ? Object.values(value) : []
  const keys = items.map((_, i) => String(i + 1))
  const fields = f.object(value, path, keys)
  return Object.fromEntries(keys.map(key => [key, readAnswer(f, fields[key], `${path}.${key}`)]))
}

function readAnswer(f: Fields, value: unknown, path: string): Answer {
  const { round, by, kind, circles, yes } = f.object(value, path, ['round', 'by', 'kind', 'circles', 'yes'])
  const named = f.distinct(circles, `${path}.circles`, ALL_CIRCLES)
  f.check(named.length >= 1 && named.length <= 4, `${path}.circles: one to four circles are named (LW-57)`)
  return {
    round: f.integer(round, `${path}.round`, 1, ROUNDS, 'LW-5'),
    by: f.oneOf(by, `${path}.by`, COLOURS, 'LW-3'),
    kind: f.oneOf(kind, `${path}.kind`, ['search', 'arrest'] as const, 'LW-57'),
    circles: named,
    yes: f.oneOf(yes, `${path}.yes`, [true, false], 'LW-65'),
  }
}

function readOutcome(f: Fields, value: unknown): Pick<WhitechapelView, 'outcome'> {
  if (value === undefined) return {}
  const fields = f.object(value, 'outcome', ['winner', 'reason'])
  const reason = f.oneOf(fields.reason, 'outcome.reason', REASONS, 'LW-96')
  const winner = winnerOf(REASONS.indexOf(reason))
  f.oneOf(fields.winner ?? winner, 'outcome.winner', [winner], 'LW-96')
  return { outcome: { winner, reason } }
}
