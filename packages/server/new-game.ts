import {
  commitment,
  completeOptions,
  err,
  type Game,
  type Options,
  ok,
  type Result,
  type ReturnMatch,
} from '@gaslight/core'
import { type Refusal, refuse } from './refusal.ts'
import type { StoredGame, StoredSeat } from './stores/store.ts'

/** What the world outside gives a new game. */
export interface Beginning {
  readonly id: string
  /** 32 bytes, hex. */
  readonly seed: string
  /** ISO 8601. */
  readonly created: string
}

export type SeatWish = { readonly role: string; readonly seat: StoredSeat }

/** A new game with one wish for each of its roles, or why there is none. */
export function newGame(
  game: Game,
  given: Options,
  wishes: readonly SeatWish[],
  { id, seed, created }: Beginning,
): Result<StoredGame, Refusal> {
  const options = completeOptions(game.options, given)
  if (!options.ok) return refuse('invalid-options', options.error)
  const { min, max } = game.seats
  if (wishes.length < min || wishes.length > max)
    return refuse('invalid-request', `${game.id} has ${min === max ? min : `${min} to ${max}`} seats`)
  const seats: StoredSeat[] = []
  for (const { id: role } of game.roles.slice(0, wishes.length)) {
    const [wish, second] = wishes.filter(candidate => candidate.role === role)
    if (wish === undefined) return refuse('invalid-request', `nobody is to be ${role}`)
    if (second !== undefined) return refuse('invalid-request', `two seats are ${role}`)
    seats.push(wish.seat)
  }
  const people = seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []))
  if (new Set(people).size < people.length) return err({ code: 'invalid-request', detail: 'one person, one seat' })
  const { rulesVersion } = game
  return ok({ id, game: game.id, rulesVersion, options: options.value, created, seed, returnOf: null, seats })
}

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
