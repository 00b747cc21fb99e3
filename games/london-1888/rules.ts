import { CHARACTERS } from './cast.ts'
import type { LondonOptions } from './options.ts'
import { LINE } from './supply.ts'

/** The options of a game and what follows from them and from the number of seats, ready to use. */
export interface Rules {
  readonly options: LondonOptions
  readonly seats: number
  /** Suspects and False Leads in each line of suspicion (LD-21). */
  readonly suspects: number
  readonly falseLeads: number
  /** By seat the number of its character, where the host assigns them. */
  readonly assigned: readonly number[]
}

export function rulesOf(options: LondonOptions, seats: number): Rules {
  const suspects = seats <= 5 ? 2 : seats <= 7 || options.dealAt8 === '1+3' ? 1 : 0
  return { options, seats, suspects, falseLeads: LINE - 1 - suspects, assigned: assignedTo(options, seats) }
}

/** Who sits where with `characters: assigned` (LD-14). */
export function assignedTo(options: LondonOptions, seats: number): readonly number[] {
  const { seat1, seat2, seat3, seat4, seat5, seat6, seat7, seat8 } = options
  return [seat1, seat2, seat3, seat4, seat5, seat6, seat7, seat8].slice(0, seats).map(id => CHARACTERS.indexOf(id))
}
