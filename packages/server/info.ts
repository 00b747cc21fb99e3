import type { Game, Seat, Turn } from '@gaslight/core'
import type { GameInfo } from '@gaslight/protocol'
import { noncesOf, openSeats } from './seats.ts'
import type { StoredGame } from './stores/store.ts'

/** What a game's info is made of. */
export interface Standing {
  readonly game: Game
  /** With its seats as they are now. */
  readonly stored: StoredGame
  readonly commitment: string
  readonly turn: Turn
  readonly returnGame: string | null
}

export function statusOf({ stored, turn }: Pick<Standing, 'stored' | 'turn'>): GameInfo['status'] {
  if (openSeats(stored.seats) > 0) return 'open'
  return turn.kind === 'over' ? 'over' : 'running'
}

/** What everybody may know of a game apart from its events; `seq` is the number of the asker's last event. */
export function infoOf(standing: Standing, audience: Seat | 'public', seq: number): GameInfo {
  const { game, stored, commitment, turn } = standing
  const role = (seat: Seat) => game.roles[seat].id
  const status = statusOf(standing)
  return {
    id: stored.id,
    game: game.id,
    rulesVersion: stored.rulesVersion,
    options: stored.options,
    seats: stored.seats.map((seat, index) => ({
      role: role(index),
      kind: seat.kind,
      ...(seat.kind === 'person' ? { name: seat.name } : {}),
      ...(seat.kind === 'bot' ? { level: seat.level } : {}),
      you: index === audience,
    })),
    status,
    created: stored.created,
    commitment,
    nonces: noncesOf(stored.seats),
    audience,
    seq,
    ...(status === 'running' && turn.kind === 'seat' ? { turn: role(turn.seat) } : {}),
    ...(turn.kind === 'over'
      ? { outcome: { winners: turn.outcome.winners.map(role), reason: turn.outcome.reason } }
      : {}),
    ...matchOf(standing),
  }
}

function matchOf({ stored: { returnOf }, returnGame }: Standing): Pick<GameInfo, 'match'> {
  if (returnOf !== null) return { match: { game: returnOf, number: 2 } }
  return returnGame === null ? {} : { match: { game: returnGame, number: 1 } }
}
