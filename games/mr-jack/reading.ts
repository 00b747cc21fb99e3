import { type Decision, err, type Illegal, ok, type Result } from '@gaslight/core'
import { type Direction, type ExitId, STREETS } from './board.ts'
import type { Character } from './cast.ts'
import { encode } from './decode.ts'
import type { MrJackDetail, Shift } from './detail.ts'
import { because } from './illegal.ts'
import { illegal } from './legality.ts'
import { nameOf } from './names.ts'
import type { MrJackPosition } from './position.ts'
import { ordinalOf, ROSTER } from './roster.ts'

/** The legal decision that a token stands for; names may be codes and shifts in any order. */
export function parseToken(p: MrJackPosition, text: string): Result<Decision, Illegal> {
  const attempt = readToken(p, text.trim())
  if (attempt === null) return err(because('unreadable', { text: text.slice(0, 80) }))
  const reason = illegal(p, attempt)
  return reason === null ? ok(encode(p, attempt)) : err(reason)
}

/** What a token says, legal or not; null where it is none. */
function readToken(p: MrJackPosition, text: string): MrJackDetail | null {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text)
    if (match !== null) return read(match, p)
  }
  const character = nameIn(text)
  return character === null ? null : { kind: 'card', character }
}

const HEX = '([a-m]\\d{1,2})'
const EXIT = '(NW|NE|SW|SE)'
const NAME = '([A-Z][a-z]+)'

type Reader = (match: RegExpExecArray, p: MrJackPosition) => MrJackDetail | null

const READERS: readonly (readonly [RegExp, Reader])[] = [
  [RegExp(`^${HEX}-${HEX}$`), ([, from, to], p) => moveTo(p, from, to)],
  [RegExp(`^${HEX}-${HEX}#$`), ([, from, to], p) => accuse(p, from, to)],
  [
    RegExp(`^${HEX}-${EXIT}\\^$`),
    ([, from, exit], p) => ({ kind: 'leaving', character: mover(p), from, exit: exit as ExitId }),
  ],
  [
    RegExp(`^${HEX}x${HEX} ${NAME}$`),
    ([, from, to, name]) => named(name, other => ({ kind: 'swap', from, to, other })),
  ],
  [RegExp(`^\\(M ${HEX}-${HEX}\\)$`), ([, from, to]) => ({ kind: 'cover', from, to })],
  [RegExp(`^\\(L ${HEX}-${HEX}\\)$`), ([, from, to]) => ({ kind: 'light', from, to })],
  [RegExp(`^\\(C ${EXIT}-${EXIT}\\)$`), ([, from, to]) => ({ kind: 'cordon', from: from as ExitId, to: to as ExitId })],
  [/^\(W (.+)\)$/, ([, list]) => readWhistle(list)],
  [/^\(F (.+)\)$/, ([, shift]) => readFlight(shift)],
  [RegExp(`^\\(A \\+${NAME}\\)$`), ([, name]) => named(name, character => ({ kind: 'alibi', character }))],
  [RegExp(`^\\(B ${HEX}/${HEX}\\)$`), ([, a, b]) => ({ kind: 'barricade', edge: [a, b] })],
  [RegExp(`^=${NAME}$`), ([, name]) => named(name, character => ({ kind: 'imitation', character }))],
  [RegExp(`^@${HEX}$`), ([, at], p) => ({ kind: 'placement', character: mover(p), at })],
  [RegExp(`^Jack=${NAME}$`), ([, name]) => named(name, character => ({ kind: 'identity', character }))],
  [/^(N|NE|SE|S|SW|NW)$/, ([, direction]) => ({ kind: 'facing', direction: direction as Direction })],
  [/^R\d deal (.+)$/, ([, list]) => allNamed(list, cards => ({ kind: 'deal', cards }))],
  [/^P deal (.+)$/, ([, list]) => allNamed(list, cards => ({ kind: 'reveal', cards }))],
  [/^hand J (.+)$/, ([, list]) => allNamed(list, jack => ({ kind: 'hands', jack }))],
  [/^pick [JD] (.+)$/, ([, list]) => allNamed(list, characters => ({ kind: 'picks', characters }))],
]

export function nameIn(text: string): Character | null {
  const ordinal = ordinalOf(text)
  return ordinal < 0 ? null : ROSTER[ordinal].name
}

function named(text: string, make: (name: Character) => MrJackDetail): MrJackDetail | null {
  const name = nameIn(text)
  return name === null ? null : make(name)
}

export function namesIn(text: string): Character[] | null {
  const names = text.trim().split(/\s+/).map(nameIn)
  return names.includes(null) ? null : names.flatMap(name => name ?? [])
}

function allNamed(text: string, make: (names: readonly Character[]) => MrJackDetail): MrJackDetail | null {
  const names = namesIn(text)
  return names === null ? null : make(names)
}

/** Whose token a move is: the active character's; before there is one, anybody's, since the card is missing anyway. */
function mover(p: MrJackPosition): Character {
  return nameOf(p, Math.max(p.active, 0))
}

function moveTo(p: MrJackPosition, from: string, to: string): MrJackDetail {
  const character = mover(p)
  return from === to ? { kind: 'stay', character, at: from } : { kind: 'move', character, from, to }
}

function accuse(p: MrJackPosition, from: string, to: string): MrJackDetail {
  const character = mover(p)
  const piece = [...p.hexes].findIndex((hex, i) => i !== p.active && STREETS[hex] === to)
  return { kind: 'accusation', character, from, to, accused: piece < 0 ? character : nameOf(p, piece) }
}

function readShift(text: string): Shift | null {
  const match = RegExp(`^${NAME} ${HEX}-${HEX}$`).exec(text.trim())
  const character = match === null ? null : nameIn(match[1])
  return match === null || character === null ? null : { character, from: match[2], to: match[3] }
}

function readWhistle(text: string): MrJackDetail | null {
  const shifts = text.split('+').map(readShift)
  return shifts.includes(null) ? null : { kind: 'whistle', shifts: shifts.flatMap(shift => shift ?? []) }
}

function readFlight(text: string): MrJackDetail | null {
  const shift = readShift(text)
  return shift === null ? null : { kind: 'flight', ...shift }
}
