import { type Audience, type Decision, err, type Illegal, ok, type Result } from '@gaslight/core'
import { type Direction, type ExitId, STREETS } from './board.ts'
import type { Character } from './cast.ts'
import { decode, encode } from './decode.ts'
import type { MrJackDetail, Shift } from './detail.ts'
import { because } from './illegal.ts'
import { illegal } from './legality.ts'
import { castNames, nameOf } from './names.ts'
import { JACK } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { ordinalOf, ROSTER } from './roster.ts'

/** One decision as one token of section 14, with `?` for what this audience may not know. */
export function formatToken(p: MrJackPosition, decision: Decision, to: Audience): string {
  const detail = decode(p, decision)
  const all = to === 'omniscient'
  switch (detail.kind) {
    case 'identity':
      return `Jack=${all || to === JACK ? detail.character : '?'}`
    case 'deal':
      return `R${p.round} deal ${detail.cards.join(' ')}`
    case 'card':
      return detail.character
    case 'move':
      return `${detail.from}-${detail.to}`
    case 'stay':
      return `${detail.at}-${detail.at}`
    case 'accusation':
      return `${detail.from}-${detail.to}#`
    case 'leaving':
      return `${detail.from}-${detail.exit}^`
    case 'swap':
      return `${detail.from}x${detail.to} ${detail.other}`
    case 'cover':
      return `(M ${detail.from}-${detail.to})`
    case 'cordon':
      return `(C ${detail.from}-${detail.to})`
    case 'light':
      return `(L ${detail.from}-${detail.to})`
    case 'whistle':
      return `(W ${detail.shifts.map(shiftText).join(' + ')})`
    case 'facing':
      return detail.direction
    case 'alibi':
      return `(A +${all || to === p.seat() ? detail.character : '?'})`
    case 'hands':
      return `hand J ${(all || typeof to === 'number' ? detail.jack : detail.jack.map(() => '?')).join(' ')}`
    case 'picks':
      return pickText(p, detail.characters, to)
    case 'reveal':
      return `P deal ${detail.cards.join(' ')}`
    case 'placement':
      return `@${detail.at}`
    case 'barricade':
      return `(B ${detail.edge.join('/')})`
    case 'imitation':
      return `=${detail.character}`
    case 'flight':
      return `(F ${shiftText(detail)})`
    default:
      return detail satisfies never
  }
}

/** The Detective's hand, which Jack's leaves over (MJ-88). */
export function otherHand(p: MrJackPosition, hand: number, to: Audience): string {
  const names = castNames(p.rules.pool & ~hand)
  return `hand D ${(to === 'public' ? names.map(() => '?') : names).join(' ')}`
}

/** The Detective's pick is shown as it is made, since Jack has picked before (MJ-74). */
function pickText(p: MrJackPosition, picks: readonly Character[], to: Audience): string {
  if (p.jackPicks !== 0) return `pick D ${picks.join(' ')}`
  return `pick J ${(to === JACK || to === 'omniscient' ? picks : picks.map(() => '?')).join(' ')}`
}

function shiftText(shift: Shift): string {
  return `${shift.character} ${shift.from}-${shift.to}`
}

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
