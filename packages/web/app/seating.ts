import type { Api } from '@gaslight/client'
import { sideFor } from './sides.ts'

export type SeatWish = Parameters<Api['createGame']>[0]['seats'][number]

/** A table of any number: at this one screen, or on the server with a seat for everybody. */
export type Seating =
  | { readonly kind: 'here'; readonly names: readonly string[] }
  | { readonly kind: 'server'; readonly seats: readonly SeatWish[] }

/** With whom somebody plays: a computer of a level, whoever comes by the link, or people at this screen. */
export type Opponent = Sitter | { readonly kind: 'here' }
/** Who takes a seat that is not one's own at a table on the server. */
export type Sitter = { readonly kind: 'bot'; readonly level: string } | { readonly kind: 'open' }

export interface SeatingWish {
  /** In the order of the seats. */
  readonly roles: readonly string[]
  /** The role of whoever makes the table, or chance. */
  readonly side: string
  /** Who takes every other seat, */
  readonly opponent: Opponent
  /** but those for which somebody else was asked. */
  readonly placed?: { readonly [role: string]: Sitter }
  /** Who sits where at one screen, in the order of the seats. */
  readonly names: readonly string[]
}

export function seatingOf({ roles, side, opponent, placed = {}, names }: SeatingWish): Seating {
  if (opponent.kind === 'here') return { kind: 'here', names: names.slice(0, roles.length) }
  const mine = sideFor(side, roles)
  const seats = roles.map((role): SeatWish => {
    if (role === mine) return { kind: 'me', role }
    return { ...(placed[role] ?? opponent), role }
  })
  return { kind: 'server', seats }
}
