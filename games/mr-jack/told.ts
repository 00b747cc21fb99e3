import { nameReading, readRow, type TokenRow } from '@gaslight/jack-family'
import type { Direction, ExitId, HexId } from './board.ts'
import type { Character } from './cast.ts'
import type { Shift } from './detail.ts'
import { ordinalOf, ROSTER } from './roster.ts'

/** What a token of section 14 says by itself: a decision as far as it stands there, null for what `?` hides. */
export type Told =
  | { readonly kind: 'identity'; readonly character: Character | null }
  | { readonly kind: 'deal'; readonly cards: readonly Character[] }
  | { readonly kind: 'card'; readonly character: Character }
  | { readonly kind: 'move'; readonly from: HexId; readonly to: HexId }
  | { readonly kind: 'stay'; readonly at: HexId }
  | { readonly kind: 'accusation'; readonly from: HexId; readonly to: HexId }
  | { readonly kind: 'leaving'; readonly from: HexId; readonly exit: ExitId }
  | { readonly kind: 'swap'; readonly from: HexId; readonly to: HexId; readonly other: Character }
  | { readonly kind: 'facing'; readonly direction: Direction }
  | { readonly kind: 'light'; readonly from: HexId; readonly to: HexId }
  | { readonly kind: 'cordon'; readonly from: ExitId; readonly to: ExitId }
  | { readonly kind: 'cover'; readonly from: HexId; readonly to: HexId }
  | { readonly kind: 'whistle'; readonly shifts: readonly Shift[] }
  | { readonly kind: 'alibi'; readonly character: Character | null }
  | { readonly kind: 'hands'; readonly jack: readonly Character[] | null }
  | { readonly kind: 'picks'; readonly characters: readonly Character[] | null }
  | { readonly kind: 'reveal'; readonly cards: readonly Character[] }
  | { readonly kind: 'placement'; readonly at: HexId }
  | { readonly kind: 'barricade'; readonly edge: readonly [HexId, HexId] }
  | { readonly kind: 'imitation'; readonly character: Character }
  | { readonly kind: 'flight'; readonly character: Character; readonly from: HexId; readonly to: HexId }

/** The character with this name or code. */
export function nameIn(text: string): Character | null {
  const ordinal = ordinalOf(text)
  return ordinal < 0 ? null : ROSTER[ordinal].name
}

const reading = nameReading(nameIn)
export const { namesIn } = reading
const { named, allNamed, shown, allShown } = reading

/** Reads a token, whoever wrote it and whether or not it is legal; names may be codes. Null for what is no token. */
export function readToken(text: string): Told | null {
  const told = readRow(READERS, text)
  return told === undefined ? named(text, character => ({ kind: 'card', character })) : told
}

const HEX = '([a-m]\\d{1,2})'
const EXIT = '(NW|NE|SW|SE)'
const NAME = '([A-Z][a-z]+)'
const SHIFT = RegExp(`^${NAME} ${HEX}-${HEX}$`)

/** The tokens of the notation (section 14, MJ-71, MJ-88), one row a kind; a name alone is a card. */
const READERS: readonly TokenRow<Told>[] = [
  [RegExp(`^${HEX}-\\1$`), ([at]) => ({ kind: 'stay', at })],
  [RegExp(`^${HEX}-${HEX}$`), ([from, to]) => ({ kind: 'move', from, to })],
  [RegExp(`^${HEX}-${HEX}#$`), ([from, to]) => ({ kind: 'accusation', from, to })],
  [RegExp(`^${HEX}-${EXIT}\\^$`), ([from, exit]) => ({ kind: 'leaving', from, exit: exit as ExitId })],
  [RegExp(`^${HEX}x${HEX} ${NAME}$`), ([from, to, name]) => named(name, other => ({ kind: 'swap', from, to, other }))],
  [RegExp(`^\\(M ${HEX}-${HEX}\\)$`), ([from, to]) => ({ kind: 'cover', from, to })],
  [RegExp(`^\\(L ${HEX}-${HEX}\\)$`), ([from, to]) => ({ kind: 'light', from, to })],
  [RegExp(`^\\(C ${EXIT}-${EXIT}\\)$`), ([from, to]) => ({ kind: 'cordon', from: from as ExitId, to: to as ExitId })],
  [/^\(W (.+)\)$/, ([list]) => readWhistle(list)],
  [/^\(F (.+)\)$/, ([shift]) => readFlight(shift)],
  [/^\(A \+(.+)\)$/, ([name]) => shown(name, character => ({ kind: 'alibi', character }))],
  [RegExp(`^\\(B ${HEX}/${HEX}\\)$`), ([a, b]) => ({ kind: 'barricade', edge: [a, b] })],
  [RegExp(`^=${NAME}$`), ([name]) => named(name, character => ({ kind: 'imitation', character }))],
  [RegExp(`^@${HEX}$`), ([at]) => ({ kind: 'placement', at })],
  [/^Jack=(.+)$/, ([name]) => shown(name, character => ({ kind: 'identity', character }))],
  [/^(N|NE|SE|S|SW|NW)$/, ([direction]) => ({ kind: 'facing', direction: direction as Direction })],
  [/^R\d deal (.+)$/, ([list]) => allNamed(list, cards => ({ kind: 'deal', cards }))],
  [/^P deal (.+)$/, ([list]) => allNamed(list, cards => ({ kind: 'reveal', cards }))],
  [/^hand J (.+)$/, ([list]) => allShown(list, jack => ({ kind: 'hands', jack }))],
  [/^pick [JD] (.+)$/, ([list]) => allShown(list, characters => ({ kind: 'picks', characters }))],
]

function readShift(text: string): Shift | null {
  const match = SHIFT.exec(text.trim())
  const character = match === null ? null : nameIn(match[1])
  return match === null || character === null ? null : { character, from: match[2], to: match[3] }
}

function readWhistle(text: string): Told | null {
  const shifts = text.split('+').map(readShift)
  return shifts.includes(null) ? null : { kind: 'whistle', shifts: shifts.flatMap(shift => shift ?? []) }
}

function readFlight(text: string): Told | null {
  const shift = readShift(text)
  return shift === null ? null : { kind: 'flight', ...shift }
}
