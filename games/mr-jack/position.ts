import type { Decision, DecisionList, Rng, Turn } from '@gaslight/core'
import { type JackPosition, OVER_TURNS, turnsOf } from '@gaslight/jack-family'
import { apply } from './apply.ts'
import type { Character } from './cast.ts'
import { draw } from './draw.ts'
import { fingerprint } from './fingerprint.ts'
import { listLegal } from './legal.ts'
import { Phase, STATES } from './phase.ts'
import { MrJackState } from './state.ts'

const TURNS = turnsOf(STATES, ['identity', 'deal', 'alibi', 'hands', 'reveal'])
const { over: OVER } = Phase

/** A game of Mr. Jack at one moment, with the rules on it. */
export class MrJackPosition extends MrJackState implements JackPosition<Character> {
  turn(): Turn {
    const { phase } = this
    return phase === OVER ? OVER_TURNS[this.ending] : TURNS[2 * phase + this.seat()]
  }

  legal(into: DecisionList): void {
    listLegal(this, into)
  }

  apply(decision: Decision): void {
    apply(this, decision)
  }

  draw(rng: Rng): Decision {
    return draw(this, rng)
  }

  clone(): this {
    const copy = new MrJackPosition(this.rules)
    copy.copyFrom(this)
    return copy as this
  }

  hash(): readonly [number, number] {
    return fingerprint(this)
  }
}
