import type { SpaceId } from '@gaslight/london-1888'
import type { LondonChoice } from '../types.ts'

/** Where a pawn comes from that is not on the board yet. */
export const SUPPLY = 'supply'

/** A blocking pawn and where it may go. */
interface PawnMove {
  readonly choice: LondonChoice
  readonly from: SpaceId | typeof SUPPLY
  readonly to: SpaceId
}

/** What of the choices moves a blocking pawn (LD-93, LD-123): hundreds, since nearly every street space is open to it. */
export function movesIn(choices: readonly LondonChoice[]): PawnMove[] {
  return choices.flatMap(choice => {
    const { detail } = choice
    if (detail.kind === 'protester') return [{ choice, from: detail.from ?? SUPPLY, to: detail.to }]
    if (detail.kind !== 'play' || detail.from === undefined || detail.to === undefined) return []
    return [{ choice, from: detail.from, to: detail.to }]
  })
}
