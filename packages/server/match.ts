import { commitment, type Game, type ReturnMatch } from '@gaslight/core'
import type { GameInfo } from '@gaslight/protocol'
import type { Beginning } from './new-game.ts'
import type { StoredGame } from './stores/store.ts'

/**
 * The second game of a match of two, in other seats; null where the option is not set, or this is it. Its people keep
 * their nonces, and its seed was fixed before they gave them: see `seedOf`.
 */
export function returnGame(
  { match }: Game,
  first: StoredGame,
  { id, created }: Omit<Beginning, 'seed'>,
): StoredGame | null {
  if (match === undefined || !hasReturn(match, first)) return null
  return { ...first, id, created, returnOf: first.id, seats: match.seats.map(seat => first.seats[seat]) }
}

/**
 * The seed from which a game is dealt, 32 bytes, hex. The first game of a match is dealt from the SHA-256 of what is
 * stored, its return game from that itself: so the first game's commitment binds both, and its seed, when it is shown,
 * is the commitment of the return game.
 */
export function seedOf({ match }: Game, stored: StoredGame): string {
  return match !== undefined && hasReturn(match, stored) ? commitment(stored.seed) : stored.seed
}

function hasReturn({ option }: ReturnMatch, { options, returnOf }: StoredGame): boolean {
  return options[option.key] === option.value && returnOf === null
}

/** The other game of its match, and which of both this one is; nothing where there is none yet. */
export function matchOf({ returnOf }: StoredGame, next: string | null): Pick<GameInfo, 'match'> {
  if (returnOf !== null) return { match: { game: returnOf, number: 2 } }
  return next === null ? {} : { match: { game: next, number: 1 } }
}
