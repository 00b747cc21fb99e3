import type { DecisionList, Turn } from '@gaslight/core'
import { SEATS } from './cast.ts'
import { overTurn } from './endings.ts'
import { listLegal } from './legal.ts'
import { Phase, type PhaseCode } from './phase.ts'
import { LondonState } from './state.ts'

const SEAT_TURNS: readonly Turn[] = Array.from({ length: SEATS }, (_, seat) => Object.freeze({ kind: 'seat', seat }))
const chanceTurn = (purpose: string): Turn => Object.freeze({ kind: 'chance', purpose })
const CARDS = chanceTurn('cards')
const IDENTITY = chanceTurn('identity')
const HAND = chanceTurn('hand')

/** Whose turn it is: chance's, the seat's that is asked, or the seat's in turn. */
const WHOSE: { readonly [phase in PhaseCode]: Turn | 'asked' | 'acting' | 'over' } = {
  [Phase.characters]: chanceTurn('characters'),
  [Phase.role]: chanceTurn('role'),
  [Phase.deal]: CARDS,
  [Phase.event]: chanceTurn('event'),
  [Phase.letter]: 'asked',
  [Phase.postcard]: 'asked',
  [Phase.peek]: IDENTITY,
  [Phase.lose]: 'asked',
  [Phase.marketWindow]: 'asked',
  [Phase.side]: 'acting',
  [Phase.draw]: CARDS,
  [Phase.act]: 'acting',
  [Phase.die]: chanceTurn('die'),
  [Phase.questionWindow]: 'asked',
  [Phase.designate]: 'acting',
  [Phase.identity]: IDENTITY,
  [Phase.place]: chanceTurn('place'),
  [Phase.token]: chanceTurn('token'),
  [Phase.weaponCard]: chanceTurn('weapon'),
  [Phase.tokenCard]: CARDS,
  [Phase.stolen]: HAND,
  [Phase.knocked]: HAND,
  [Phase.shotWindow]: 'asked',
  [Phase.arrestWindow]: 'asked',
  [Phase.releaseWindow]: 'asked',
  [Phase.curfewWindow]: 'asked',
  [Phase.offerWindow]: 'asked',
  [Phase.tradeWindow]: 'asked',
  [Phase.take]: 'acting',
  [Phase.drop]: 'asked',
  [Phase.sell]: 'acting',
  [Phase.price]: 'acting',
  [Phase.buy]: 'acting',
  [Phase.clue]: 'acting',
  [Phase.discard]: 'acting',
  [Phase.showing]: chanceTurn('end'),
  [Phase.over]: 'over',
}

/** A game of London 1888 at one moment as far as it asks: whose turn it is, and what a seat may decide. */
export class PosedLondon extends LondonState {
  turn(): Turn {
    const whose = WHOSE[this.phase]
    if (whose === 'acting') return SEAT_TURNS[this.turnSeat]
    if (whose === 'asked') return SEAT_TURNS[this.asked]
    if (whose === 'over') return overTurn(this)
    return this.phase === Phase.characters && this.rules.options.characters === 'pick' ? SEAT_TURNS[this.dealt] : whose
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
