import { err, FIRST, Fields, type FormatError, type OptionField, ok, type Result, type Rng } from '@gaslight/core'
import { DUTIES } from './duties.ts'
import { REASONS, winnerOf } from './endings.ts'
import { ROUNDS } from './rounds.ts'
import { ROLES } from './seats.ts'
import type { JackView, Witness } from './view.ts'

const WITNESS: readonly Witness[] = ['seen', 'unseen']

/** The fields of a document, not yet read. */
export type Root = { readonly [key: string]: unknown }

/** How the documents of a title are read: into a view, which is then made whole and built. */
export interface DocumentReading<P, V, O> {
  readonly keys: readonly string[]
  readonly options: readonly OptionField[]
  read(f: Fields, root: Root, options: O): V
  checkView(f: Fields, view: V): void
  /** Fills in what the document leaves open by this generator. */
  build(view: V, rng: Rng): P
  checkPosition(f: Fields, p: P): void
}

/** A position document: the all-seeing view without what follows from the rest of it. */
export function documentOf(view: JackView): object {
  const { audience: _audience, decides: _decides, deck: _deck, ...document } = view
  return document
}

/** The position of a document; fields left out take their start value, secrets the first that fits. */
export function positionOf<P, V, O>(document: unknown, title: DocumentReading<P, V, O>): Result<P, FormatError> {
  const f = new Fields()
  const root = f.object(document, 'the document', title.keys)
  const view = title.read(f, root, f.options(root.options, title.options) as O)
  title.checkView(f, view)
  if (f.problem !== null) return err({ message: f.problem })
  const p = title.build(view, FIRST)
  title.checkPosition(f, p)
  return f.problem === null ? ok(p) : err({ message: f.problem })
}

export function readWitness(f: Fields, root: Root): Witness {
  return f.oneOf(root.witness ?? 'seen', 'witness', WITNESS)
}

/** The revealed cards of the round. */
export function readCards<Character extends string>(
  f: Fields,
  root: Root,
  names: readonly Character[],
): JackView<Character>['cards'] {
  const fields = f.object(root.cards ?? {}, 'cards', names)
  const cards: { [name in Character]?: 'open' | 'used' } = {}
  for (const name of names)
    if (fields[name] !== undefined) cards[name] = f.oneOf(fields[name], `cards.${name}`, ['open', 'used'] as const)
  return cards
}

/** How many of the cards are used. */
export function usedOf(cards: JackView['cards']): number {
  return Object.values(cards).filter(card => card === 'used').length
}

/** The activation under way; `dueOf`: whether a character's power is due where the document does not say. */
export function readActive<Character extends string>(
  f: Fields,
  root: Root,
  names: readonly Character[],
  dueOf: (character: Character) => 'none' | 'open',
): JackView<Character>['active'] {
  if (root.active === undefined) return undefined
  const fields = f.object(root.active, 'active', ['character', 'seat', 'moved', 'power'])
  const character = f.oneOf(fields.character, 'active.character', names)
  return {
    character,
    seat: f.oneOf(fields.seat ?? 'jack', 'active.seat', ROLES),
    moved: f.oneOf(fields.moved ?? false, 'active.moved', [false, true]),
    power: f.oneOf(fields.power ?? dueOf(character), 'active.power', DUTIES),
  }
}

export function readOutcome(f: Fields, root: Root): JackView['outcome'] {
  if (root.outcome === undefined) return undefined
  const fields = f.object(root.outcome, 'outcome', ['winner', 'reason'])
  const reason = f.oneOf(fields.reason, 'outcome.reason', REASONS)
  const winner = winnerOf(REASONS.indexOf(reason))
  f.oneOf(fields.winner ?? winner, 'outcome.winner', [winner])
  return { winner, reason }
}

/** The state that the other fields speak of where nobody is active; `dealRule`: why even rounds have their cards. */
export function idleState(
  f: Fields,
  root: Root,
  { round, cards, outcome }: Pick<JackView, 'round' | 'cards' | 'outcome'>,
  dealRule: string,
): 'over' | 'card' | 'identity' | 'deal' {
  if (outcome !== undefined) return 'over'
  if (Object.keys(cards).length > 0) return 'card'
  f.check(round % 2 === 1, `cards: an even round has its four cards from the start (${dealRule})`)
  return round === 1 && root.jack === undefined && root.alibis === undefined ? 'identity' : 'deal'
}

/** What a document tells of the past and of Jack's character. */
export function readHistory<Character extends string>(
  f: Fields,
  root: Root,
  names: readonly Character[],
): Pick<JackView<Character>, 'alibis' | 'deck' | 'appeals' | 'jack'> {
  return {
    alibis: f.list(root.alibis ?? [], 'alibis').map((draw, i) => readAlibi(f, draw, `alibis[${i}]`, names)),
    deck: 0,
    appeals: f.list(root.appeals ?? [], 'appeals').map((appeal, i) => readAppeal(f, appeal, `appeals[${i}]`, names)),
    ...(root.jack === undefined ? {} : { jack: f.oneOf(root.jack, 'jack', names) }),
  }
}

function readAlibi<Character extends string>(f: Fields, value: unknown, path: string, names: readonly Character[]) {
  const fields = f.object(value, path, ['by', 'round', 'slot', 'character'])
  return {
    by: f.oneOf(fields.by, `${path}.by`, ROLES),
    round: f.integer(fields.round, `${path}.round`, 1, ROUNDS),
    slot: f.integer(fields.slot, `${path}.slot`, 1, 4),
    ...(fields.character === undefined ? {} : { character: f.oneOf(fields.character, `${path}.character`, names) }),
  }
}

function readAppeal<Character extends string>(f: Fields, value: unknown, path: string, names: readonly Character[]) {
  const fields = f.object(value, path, ['round', 'witness', 'cleared'])
  return {
    round: f.integer(fields.round, `${path}.round`, 1, ROUNDS),
    witness: f.oneOf(fields.witness, `${path}.witness`, WITNESS),
    cleared: f.distinct(fields.cleared ?? [], `${path}.cleared`, names),
  }
}
