import type { Audience, Channel, Game, Options, Seat, Turn } from '@gaslight/core'
import type { ChannelInfo, GameInfo, SeatInfo } from './types.ts'

/** How a game stands, whoever keeps it: all of it is public. */
export interface Standing {
  readonly id: string
  readonly game: Pick<Game, 'id' | 'rulesVersion' | 'roles'>
  readonly options: Options
  /** Who sits where, in the order of the roles. */
  readonly seats: readonly Omit<SeatInfo, 'role' | 'you'>[]
  /** ISO 8601. */
  readonly created: string
  readonly commitment: string
  readonly nonces: readonly string[]
  readonly turn: Turn
  /** Who is asked in the window that is open, whether they have answered or not. */
  readonly asked?: readonly Seat[]
  readonly clock?: GameInfo['clock']
  readonly match?: GameInfo['match']
  /** How its seats confer. */
  readonly channels?: readonly Channel[]
}

export function statusOf({ seats, turn }: Pick<Standing, 'seats' | 'turn'>): GameInfo['status'] {
  if (seats.some(({ kind }) => kind === 'open')) return 'open'
  return turn.kind === 'over' ? 'over' : 'running'
}

/** What everybody may know of a game apart from its events; `seq` is the number of the asker's last event. */
export function infoOf(standing: Standing, audience: Audience, seq: number): GameInfo {
  const { id, game, options, seats, created, commitment, nonces, turn, asked, clock, match, channels = [] } = standing
  const role = (seat: Seat) => game.roles[seat].id
  const status = statusOf(standing)
  return {
    id,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options,
    seats: seats.map((seat, index) => ({ role: role(index), ...seat, you: index === audience })),
    status,
    created,
    commitment,
    nonces: [...nonces],
    audience: audience === 'omniscient' ? 'public' : audience,
    seq,
    ...(status === 'running' && turn.kind === 'seat' ? { turn: role(turn.seat) } : {}),
    ...(asked === undefined ? {} : { asked: asked.map(role) }),
    ...(clock === undefined ? {} : { clock }),
    ...(turn.kind === 'over'
      ? { outcome: { winners: turn.outcome.winners.map(role), reason: turn.outcome.reason } }
      : {}),
    ...(match === undefined ? {} : { match }),
    ...(channels.length === 0 ? {} : { channels: channels.map(channel => channelInfo(channel, role)) }),
  }
}

function channelInfo({ id, seats, readers, carries }: Channel, role: (seat: Seat) => string): ChannelInfo {
  return { id, seats: seats.map(role), readers, carries: [...carries] }
}
