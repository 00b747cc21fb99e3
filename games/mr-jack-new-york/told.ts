import { nameReading, readRow, type TokenRow } from '@gaslight/jack-family'
import { CAST, type Character } from './cast.ts'
import type { CellPair, SpaceId } from './view.ts'

/** What a token of section 14 says by itself: a decision as far as it stands there, null for what `?` hides. */
export type Told =
  | { readonly kind: 'identity'; readonly character: Character | null }
  | { readonly kind: 'deal'; readonly cards: readonly Character[] }
  | { readonly kind: 'card'; readonly character: Character }
  /** `mover`: whom Eastman lets move instead of himself; null where the active character moves. */
  | { readonly kind: 'move'; readonly mover: Character | null; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly kind: 'stay'; readonly mover: Character | null; readonly at: SpaceId }
  | { readonly kind: 'accusation'; readonly mover: Character | null; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly kind: 'leaving'; readonly mover: Character | null; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly kind: 'entrance' | 'lamp' | 'site' | 'park' | 'informant'; readonly at: SpaceId }
  | { readonly kind: 'cover'; readonly from: CellPair; readonly to: CellPair }
  | { readonly kind: 'steamer'; readonly from: SpaceId; readonly to: SpaceId }
  | { readonly kind: 'swap'; readonly characters: readonly [Character, Character] }
  | { readonly kind: 'decline' }
  | { readonly kind: 'alibi'; readonly character: Character | null }

/** The character with this name. */
function nameIn(text: string): Character | null {
  return CAST.find(name => name === text) ?? null
}

const reading = nameReading(nameIn)
export const { namesIn } = reading
const { named, allNamed, shown } = reading

/** Reads a token, whoever wrote it and whether or not it is legal. Null for what is no token. */
export function readToken(text: string): Told | null {
  const told = readRow(READERS, text)
  return told === undefined ? named(text, character => ({ kind: 'card', character })) : told
}

const CELL = '([a-n]\\d{1,2})'
const SPACE = '([a-n]\\d{1,2}|LIB)'
const NAME = '([A-Z][a-z]+)'
const MOVER = `(?:${NAME}:)?`

/** The tokens of the notation (section 14), one row a kind; a name alone is a card. */
const READERS: readonly TokenRow<Told>[] = [
  [RegExp(`^${MOVER}${SPACE}-\\2$`), ([name, at]) => moved(name, mover => ({ kind: 'stay', mover, at }))],
  [
    RegExp(`^${MOVER}${SPACE}-${SPACE}$`),
    ([name, from, to]) => moved(name, mover => ({ kind: 'move', mover, from, to })),
  ],
  [
    RegExp(`^${MOVER}${SPACE}-${SPACE}#$`),
    ([name, from, to]) => moved(name, mover => ({ kind: 'accusation', mover, from, to })),
  ],
  [
    RegExp(`^${MOVER}${SPACE}-${SPACE}\\^$`),
    ([name, from, to]) => moved(name, mover => ({ kind: 'leaving', mover, from, to })),
  ],
  [RegExp(`^\\(E ${SPACE}\\)$`), ([at]) => ({ kind: 'entrance', at })],
  [RegExp(`^\\(L ${SPACE}\\)$`), ([at]) => ({ kind: 'lamp', at })],
  [RegExp(`^\\(B ${SPACE}\\)$`), ([at]) => ({ kind: 'site', at })],
  [RegExp(`^\\(P ${SPACE}\\)$`), ([at]) => ({ kind: 'park', at })],
  [RegExp(`^\\(I ${SPACE}\\)$`), ([at]) => ({ kind: 'informant', at })],
  [RegExp(`^\\(C ${CELL}${CELL}-${CELL}${CELL}\\)$`), ([a, b, c, d]) => ({ kind: 'cover', from: [a, b], to: [c, d] })],
  [RegExp(`^\\(S ${CELL}-${CELL}\\)$`), ([from, to]) => ({ kind: 'steamer', from, to })],
  [
    RegExp(`^\\(${NAME} x ${NAME}\\)$`),
    parts => allNamed(parts.join(' '), ([one, other]) => ({ kind: 'swap', characters: [one, other] })),
  ],
  [/^\(-\)$/, () => ({ kind: 'decline' })],
  [/^\+(.+)$/, ([name]) => shown(name, character => ({ kind: 'alibi', character }))],
  [/^Jack=(.+)$/, ([name]) => shown(name, character => ({ kind: 'identity', character }))],
  [/^R\d deal (.+)$/, ([list]) => allNamed(list, cards => ({ kind: 'deal', cards }))],
]

/** What is made of the mover that stands before the spaces, if one does. */
function moved(text: string | undefined, make: (mover: Character | null) => Told): Told | null {
  return text === undefined ? make(null) : named(text, make)
}
