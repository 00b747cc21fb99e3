import type { Seat } from '@gaslight/core'
import type { LondonView } from './view.ts'

/** Why somebody is Jack, or cannot be him. */
export type RoleReason =
  /** His own role card says so. */
  | 'own'
  /** His role card lies face up (LD-114, LD-115). */
  | 'shown'
  /** This audience has looked at his role card (LD-161). */
  | 'looked-at'
  /** Jack is known to be another. */
  | 'another'
  /** He alone lives, and the game goes on (LD-181). */
  | 'alone'
  /** Nobody else is left. */
  | 'last'

export interface RoleOdds {
  /** The chance of being Jack, from cards alone (LD-160): 0 to 1. */
  readonly jack: number
  /** Where `jack` is 0 or 1. */
  readonly why?: RoleReason
}

/** By seat how likely it is to be Jack for this audience: equally for all who can be (LD-160), the dead included. */
export function roleOdds(view: LondonView): readonly RoleOdds[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat)
  const known = seats.map(seat => knownRole(view, seat))
  const jack = known.findIndex(role => role?.jack === 1)
  if (jack >= 0) return known.map((role, seat) => (seat === jack ? role : null) ?? role ?? { jack: 0, why: 'another' })
  const open = known.filter(role => role === null).length
  return known.map(role => role ?? (open === 1 ? { jack: 1, why: 'last' } : { jack: 1 / open }))
}

/** What the view says of this seat itself; null where it may be Jack. */
function knownRole(view: LondonView, seat: Seat): RoleOdds | null {
  const { audience, players, unmasked } = view
  const player = players[seat]
  if (unmasked === seat) return { jack: 1, why: 'shown' }
  if (player?.shown) return { jack: 0, why: 'shown' }
  if (player?.role !== undefined)
    return { jack: player.role === 'jack' ? 1 : 0, why: seat === audience ? 'own' : seen(view) }
  if (player !== undefined && player.life > 0 && isAlone(view)) return { jack: 0, why: 'alone' }
  return null
}

/** A role that is not shown is known to who has looked at it, and to all once the game is over. */
function seen({ outcome, audience }: LondonView): RoleReason {
  return outcome !== undefined || audience === 'omniscient' ? 'shown' : 'looked-at'
}

/** Whether one player is left alive, and the game is not over. */
function isAlone({ players, state, outcome }: LondonView): boolean {
  if (outcome !== undefined || state === 'characters' || state === 'role') return false
  return Object.values(players).filter(({ life }) => life > 0).length === 1
}
