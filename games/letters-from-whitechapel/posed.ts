import type { DecisionList, Turn } from '@gaslight/core'
import { REASONS } from './cast.ts'
import { outcomeOf } from './endings.ts'
import { listLegal } from './legal.ts'
import { Phase } from './phase.ts'
import { WhitechapelState } from './state.ts'

const SEAT_TURNS: readonly Turn[] = Array.from({ length: 6 }, (_, seat) => Object.freeze({ kind: 'seat', seat }))
const HIDEOUT_TURN: Turn = Object.freeze({ kind: 'chance', purpose: 'hideout' })
const HEAD_TURN: Turn = Object.freeze({ kind: 'chance', purpose: 'head' })

/** By number of seats, then by ending: made once, so that nobody who asks for the turn leaves garbage behind. */
const OVER_TURNS: readonly (readonly Turn[])[] = Array.from({ length: 7 }, (_, seats) =>
  REASONS.map((_, ending) => Object.freeze({ kind: 'over', outcome: outcomeOf(ending, Math.max(1, seats)) })),
)

/** A game of Letters from Whitechapel at one moment as far as it asks: whose turn it is, and what may be decided. */
export class PosedWhitechapel extends WhitechapelState {
  turn(): Turn {
    switch (this.phase) {
      case Phase.hideout:
        return this.rules.options.hideout === 'random' ? HIDEOUT_TURN : SEAT_TURNS[0]
      case Phase.head:
        return HEAD_TURN
      case Phase.women:
      case Phase.letter:
      case Phase.kill:
      case Phase.flip:
      case Phase.move:
      case Phase.goulston:
      case Phase.falseClue:
        return SEAT_TURNS[0]
      case Phase.address:
      case Phase.patrol:
      case Phase.saucyJacky:
      case Phase.wretched:
      case Phase.x99:
        return SEAT_TURNS[this.headSeat()]
      case Phase.police:
      case Phase.action:
        return SEAT_TURNS[this.policeSeat()]
      case Phase.search:
        return SEAT_TURNS[this.rules.owners[this.searcher - 1]]
      case Phase.over:
        return OVER_TURNS[this.rules.seats][this.ending]
    }
  }

  legal(into: DecisionList): void {
    listLegal(this, into)
  }

  clone(): this {
    const copy = new PosedWhitechapel(this.rules)
    copy.copyFrom(this)
    return copy as this
  }
}
