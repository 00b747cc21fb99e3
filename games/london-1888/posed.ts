import type { DecisionList, Turn } from '@gaslight/core'
import { SEATS } from './cast.ts'
import { overTurn } from './endings.ts'
import { listLegal } from './legal.ts'
import { Phase } from './phase.ts'
import { LondonState } from './state.ts'

const SEAT_TURNS: readonly Turn[] = Array.from({ length: SEATS }, (_, seat) => Object.freeze({ kind: 'seat', seat }))
const chanceTurn = (purpose: string): Turn => Object.freeze({ kind: 'chance', purpose })
const CHANCE = {
  characters: chanceTurn('characters'),
  role: chanceTurn('role'),
  cards: chanceTurn('cards'),
  event: chanceTurn('event'),
  die: chanceTurn('die'),
  identity: chanceTurn('identity'),
  place: chanceTurn('place'),
  token: chanceTurn('token'),
  weapon: chanceTurn('weapon'),
  hand: chanceTurn('hand'),
  end: chanceTurn('end'),
}

/** A game of London 1888 at one moment as far as it asks: whose turn it is, and what a seat may decide. */
export class PosedLondon extends LondonState {
  turn(): Turn {
    switch (this.phase) {
      case Phase.characters:
        return this.rules.options.characters === 'pick' ? SEAT_TURNS[this.dealt] : CHANCE.characters
      case Phase.role:
        return CHANCE.role
      case Phase.deal:
      case Phase.draw:
      case Phase.tokenCard:
        return CHANCE.cards
      case Phase.event:
        return CHANCE.event
      case Phase.peek:
      case Phase.identity:
        return CHANCE.identity
      case Phase.die:
        return CHANCE.die
      case Phase.place:
        return CHANCE.place
      case Phase.token:
        return CHANCE.token
      case Phase.weaponCard:
        return CHANCE.weapon
      case Phase.stolen:
      case Phase.knocked:
        return CHANCE.hand
      case Phase.showing:
        return CHANCE.end
      case Phase.letter:
      case Phase.postcard:
      case Phase.lose:
      case Phase.drop:
      case Phase.marketWindow:
      case Phase.questionWindow:
      case Phase.shotWindow:
      case Phase.arrestWindow:
      case Phase.releaseWindow:
      case Phase.curfewWindow:
      case Phase.offerWindow:
      case Phase.tradeWindow:
        return SEAT_TURNS[this.asked]
      case Phase.side:
      case Phase.act:
      case Phase.designate:
      case Phase.take:
      case Phase.sell:
      case Phase.price:
      case Phase.buy:
      case Phase.clue:
      case Phase.discard:
        return SEAT_TURNS[this.turnSeat]
      case Phase.over:
        return overTurn(this)
    }
  }

  /** Clears `into`, then lists every legal decision of the seat in turn in canonical order; none where a draw is due. */
  legal(into: DecisionList): void {
    listLegal(this, into)
  }

  clone(): this {
    const copy = new PosedLondon(this.rules)
    copy.copyFrom(this)
    return copy as this
  }
}
