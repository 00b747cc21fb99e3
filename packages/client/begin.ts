import type { Result } from '@gaslight/core'
import type { CreateGame, GameInfo } from '@gaslight/protocol'
import type { Api } from './api.ts'
import { type Failure, unfair } from './failure.ts'
import { randomHex64 } from './transport.ts'

/**
 * Begins a game so that the server is committed to its seed before it sees the person's nonce: their seat is made open,
 * and taken once the commitment is here. A server that knew the nonce first could try seeds until one suits it.
 */
export async function begin(
  api: Pick<Api, 'createGame' | 'takeSeat'>,
  { nonce = randomHex64(), ...game }: CreateGame,
): Promise<Result<GameInfo, Failure>> {
  const mine = game.seats.find(({ kind }) => kind === 'me')
  if (mine === undefined) return api.createGame(game)
  const seats = game.seats.map(seat => (seat === mine ? { kind: 'open' as const, role: seat.role } : seat))
  const created = await api.createGame({ ...game, seats })
  if (!created.ok) return created
  const { id, commitment } = created.value
  const seated = await api.takeSeat(id, mine.role, nonce)
  if (!seated.ok) return seated
  const kept = seated.value.commitment === commitment && seated.value.nonces.includes(nonce)
  return kept ? seated : { ok: false, error: unfair() }
}
