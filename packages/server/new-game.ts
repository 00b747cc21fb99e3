import { completeOptions, err, type Game, type Options, ok, type Result } from '@gaslight/core'
import { type Refusal, refuse } from './refusal.ts'
import { onlyBots } from './seats.ts'
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

/** What somebody wants to play. */
export interface GameWish {
  readonly options: Options
  readonly seats: readonly SeatWish[]
  /** How long a person may take for a turn; null for ever. */
  readonly turnSeconds: number | null
  /** Where only bots sit: that they answer as soon as they have thought. */
  readonly pace?: 'full' | undefined
}

/** A new game with one wish for each of its roles, or why there is none. */
export function newGame(
  game: Game,
  { options: given, seats: wishes, turnSeconds, pace }: GameWish,
  { id, seed, created }: Beginning,
): Result<StoredGame, Refusal> {
  const options = completeOptions(game.options, given)
  if (!options.ok) return refuse('invalid-options', options.error)
  const { min, max } = game.seats
  if (wishes.length < min || wishes.length > max)
    return refuse('invalid-request', `${game.id} has ${min === max ? min : `${min} to ${max}`} seats`)
  const misfit = game.misfit?.(options.value, wishes.length) ?? null
  if (misfit !== null) {
    const names = Object.values(misfit.params ?? {}).join(', ')
    return err({
      code: 'invalid-options',
      detail: `${misfit.reason}: ${names} (${misfit.rule})`,
      illegal: { index: 0, ...misfit },
    })
  }
  const seats: StoredSeat[] = []
  for (const { id: role } of game.roles.slice(0, wishes.length)) {
    const [wish, second] = wishes.filter(candidate => candidate.role === role)
    if (wish === undefined) return refuse('invalid-request', `nobody is to be ${role}`)
    if (second !== undefined) return refuse('invalid-request', `two seats are ${role}`)
    seats.push(wish.seat)
  }
  const people = seats.flatMap(seat => (seat.kind === 'person' ? [seat.player] : []))
  if (new Set(people).size < people.length) return err({ code: 'invalid-request', detail: 'one person, one seat' })
  if (pace !== undefined && !onlyBots(seats))
    return refuse('invalid-request', 'full speed is for tables at which only bots sit')
  const { rulesVersion } = game
  const common = { id, game: game.id, rulesVersion, options: options.value, created, seed, seats }
  return ok({ ...common, returnOf: null, turnSeconds, ...(pace === undefined ? {} : { pace }) })
}
