import { Ending, innocentsWin, isWithJack } from './endings.ts'
import type { LondonState } from './state.ts'

/** What a game is worth in a tournament. */

/** LD-186 for Jack and each accomplice; by the last round for the murders. */
function jackPoints(ending: number, round: number): number {
  const late = round === 11 ? 0 : round <= 16 ? 1 : 2
  switch (ending) {
    case Ending.suicide:
      return 2
    case Ending.all:
      return 3
    case Ending.allUnknown:
      return 7
    case Ending.murders:
      return 4 + late
    case Ending.murdersUnknown:
      return 8 + late
    default:
      return 0
  }
}

/** Tournament points by seat (LD-186), once the game is over. */
export function pointsOf(p: LondonState): readonly number[] {
  const won = innocentsWin(p.ending)
  return Array.from({ length: p.rules.seats }, (_, seat) =>
    isWithJack(p, seat) ? jackPoints(p.ending, p.round) : won ? 1 : 0,
  )
}
