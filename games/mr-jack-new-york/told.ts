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

/** Reads a token, whoever wrote it and whether or not it is legal. Null for what is no token. */
export function readToken(text: string): Told | null {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text)
    if (match !== null) return read(match.slice(1))
  }
  return named(text, character => ({ kind: 'card', character }))
}

const CELL = '([a-n]\\d{1,2})'
const SPACE = '([a-n]\\d{1,2}|LIB)'
const NAME = '([A-Z][a-z]+)'
const MOVER = `(?:${NAME}:)?`

type Reader = readonly [pattern: RegExp, read: (parts: readonly string[]) => Told | null]

/** The tokens of the notation (section 14), one row a kind; a name alone is a card. */
const READERS: readonly Reader[] = [
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
  [RegExp(`^\\(${NAME} x ${NAME}\\)$`), ([one, other]) => swapped(nameIn(one), nameIn(other))],
  [/^\(-\)$/, () => ({ kind: 'decline' })],
  [/^\+(.+)$/, ([name]) => shown(name, character => ({ kind: 'alibi', character }))],
  [/^Jack=(.+)$/, ([name]) => shown(name, character => ({ kind: 'identity', character }))],
  [/^R\d deal (.+)$/, ([list]) => dealt(namesIn(list))],
]

/** The character with this name. */
function nameIn(text: string): Character | null {
  return CAST.find(name => name === text) ?? null
}

/** The characters of a list; null where one of them is none. */
export function namesIn(text: string): Character[] | null {
  const names = text.trim().split(/\s+/).map(nameIn)
  return names.includes(null) ? null : names.flatMap(name => name ?? [])
}

function named(text: string, make: (name: Character) => Told): Told | null {
  const name = nameIn(text)
  return name === null ? null : make(name)
}

/** What is made of a name, or of null where the text hides it. */
function shown(text: string, make: (name: Character | null) => Told): Told | null {
  return text === '?' ? make(null) : named(text, make)
}

/** What is made of the mover that stands before the spaces, if one does. */
function moved(text: string | undefined, make: (mover: Character | null) => Told): Told | null {
  return text === undefined ? make(null) : named(text, make)
}

function swapped(one: Character | null, other: Character | null): Told | null {
  return one === null || other === null ? null : { kind: 'swap', characters: [one, other] }
}

function dealt(cards: readonly Character[] | null): Told | null {
  return cards === null ? null : { kind: 'deal', cards }
}
