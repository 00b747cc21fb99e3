import type { Character, Direction, ExitId, HexId, Shift } from '@gaslight/mr-jack'

/** What a decision's token tells its reader: a decision, with null in place of what this reader must not know. */
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
  | { readonly kind: 'hands'; readonly jack: readonly Character[] }
  | { readonly kind: 'picks'; readonly characters: readonly Character[] }
  | { readonly kind: 'reveal'; readonly cards: readonly Character[] }
  | { readonly kind: 'placement'; readonly at: HexId }
  | { readonly kind: 'barricade'; readonly edge: readonly [HexId, HexId] }
  | { readonly kind: 'imitation'; readonly character: Character }
  | { readonly kind: 'flight'; readonly character: Character; readonly from: HexId; readonly to: HexId }

type Reader = readonly [pattern: RegExp, read: (parts: readonly string[]) => Told]

/** The tokens of the notation (section 14, MJ-71, MJ-88), one row a kind. */
const READERS: readonly Reader[] = [
  [/^Jack=(\S+)$/, ([name]) => ({ kind: 'identity', character: known(name) })],
  [/^R\d+ deal (.+)$/, ([names]) => ({ kind: 'deal', cards: list(names) })],
  [/^P deal (.+)$/, ([names]) => ({ kind: 'reveal', cards: list(names) })],
  [/^hand J (.+)$/, ([names]) => ({ kind: 'hands', jack: shown(names) })],
  [/^pick [JD] (.+)$/, ([names]) => ({ kind: 'picks', characters: shown(names) })],
  [/^([a-m]\d+)-\1$/, ([at]) => ({ kind: 'stay', at })],
  [/^([a-m]\d+)-([a-m]\d+)$/, ([from, to]) => ({ kind: 'move', from, to })],
  [/^([a-m]\d+)-([a-m]\d+)#$/, ([from, to]) => ({ kind: 'accusation', from, to })],
  [/^([a-m]\d+)-([NS][EW])\^$/, ([from, exit]) => ({ kind: 'leaving', from, exit: exit as ExitId })],
  [/^([a-m]\d+)x([a-m]\d+) (\w+)$/, ([from, to, other]) => ({ kind: 'swap', from, to, other: other as Character })],
  [/^(N|NE|SE|S|SW|NW)$/, ([direction]) => ({ kind: 'facing', direction: direction as Direction })],
  [/^\(L (\S+)-(\S+)\)$/, ([from, to]) => ({ kind: 'light', from, to })],
  [/^\(C (\S+)-(\S+)\)$/, ([from, to]) => ({ kind: 'cordon', from: from as ExitId, to: to as ExitId })],
  [/^\(M (\S+)-(\S+)\)$/, ([from, to]) => ({ kind: 'cover', from, to })],
  [/^\(W (.+)\)$/, ([shifts]) => ({ kind: 'whistle', shifts: shifts.split(' + ').flatMap(shift) })],
  [/^\(A \+(\S+)\)$/, ([name]) => ({ kind: 'alibi', character: known(name) })],
  [/^\(B (\S+)\/(\S+)\)$/, ([a, b]) => ({ kind: 'barricade', edge: [a, b] })],
  [/^\(F (\w+) (\S+)-(\S+)\)$/, ([name, from, to]) => ({ kind: 'flight', character: name as Character, from, to })],
  [/^=(\w+)$/, ([name]) => ({ kind: 'imitation', character: name as Character })],
  [/^@(\S+)$/, ([at]) => ({ kind: 'placement', at })],
  [/^([A-Z]\w+)$/, ([name]) => ({ kind: 'card', character: name as Character })],
]

/** Reads the text of an event; null for a text that is no token of this game. */
export function readToken(text: string): Told | null {
  for (const [pattern, read] of READERS) {
    const match = pattern.exec(text)
    if (match !== null) return read(match.slice(1))
  }
  return null
}

function known(name: string): Character | null {
  return name === '?' ? null : (name as Character)
}

function list(names: string): Character[] {
  return names.trim().split(/\s+/) as Character[]
}

/** The names among them that this reader may know. */
function shown(names: string): Character[] {
  return names
    .trim()
    .split(/\s+/)
    .flatMap(name => known(name) ?? [])
}

function shift(text: string): Shift[] {
  const match = /^(\w+) (\S+)-(\S+)/.exec(text.trim())
  return match === null ? [] : [{ character: match[1] as Character, from: match[2], to: match[3] }]
}
