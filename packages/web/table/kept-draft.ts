import type { Decision } from '@gaslight/core'

/** Where a seat's draft lies, and the moment of the game that it was begun at. */
export interface DraftPlace {
  readonly game: string
  readonly seat: number
  /** How many moments the seat has been told: a draft that was begun at fewer is void. */
  readonly at: number
}

/** A game's draft as it is written down, the one of whoever composes in this tab: the decisions that were asked, in order. */
interface Kept {
  readonly seat: number
  readonly at: number
  readonly decisions: readonly Decision[]
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The decisions that a seat had composed at this moment of its game, in order; none where the game has moved on. */
export function keptDraft(store: Store, place: DraftPlace): readonly Decision[] {
  const kept = read(store, place)
  if (kept === null || kept.seat !== place.seat || kept.at > place.at) return []
  if (kept.at === place.at) return kept.decisions
  store.removeItem(keyOf(place))
  return []
}

/** Whoever sits down at this screen after another leaves nothing of what that one has composed. */
export function keepDraft(store: Store, place: DraftPlace, decisions: readonly Decision[]): void {
  const kept = read(store, place)
  // The tab that is told less has still to catch up with what it wrote itself.
  if (kept?.seat === place.seat && kept.at > place.at) return
  if (decisions.length === 0) store.removeItem(keyOf(place))
  else store.setItem(keyOf(place), JSON.stringify({ seat: place.seat, at: place.at, decisions } satisfies Kept))
}

function keyOf({ game }: DraftPlace): string {
  return `gaslight.draft.${game}`
}

function read(store: Store, place: DraftPlace): Kept | null {
  try {
    const kept = JSON.parse(store.getItem(keyOf(place)) ?? 'null') as Kept | null
    return typeof kept?.seat === 'number' && typeof kept.at === 'number' && Array.isArray(kept.decisions) ? kept : null
  } catch {
    return null
  }
}
