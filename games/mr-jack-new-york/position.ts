import type { Decision, DecisionList, Rng, Turn } from '@gaslight/core'
import { type JackPosition, OVER_TURNS, SEAT_TURNS } from '@gaslight/jack-family'
import { apply } from './apply.ts'
import type { Character } from './cast.ts'
import { draw } from './draw.ts'
import { fingerprint } from './fingerprint.ts'
import { listLegal } from './legal.ts'
import { Phase, STATES } from './phase.ts'
import { NewYorkState } from './state.ts'

const CHANCE_TURNS: readonly Turn[] = STATES.map(state => Object.freeze({ kind: 'chance', purpose: state }))
/** The phases in which chance decides, as bits. */
const CHANCE_PHASES = (1 << Phase.identity) | (1 << Phase.deal) | (1 << Phase.alibi)
const { over: OVER } = Phase

/** A game of Mr. Jack in New York at one moment, with the rules on it. */
export class NewYorkPosition extends NewYorkState implements JackPosition<Character> {
  turn(): Turn {
    const { phase } = this
    if (phase === OVER) return OVER_TURNS[this.ending]
    return ((CHANCE_PHASES >> phase) & 1) === 1 ? CHANCE_TURNS[phase] : SEAT_TURNS[this.seat()]
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
    const copy = new NewYorkPosition(this.rules)
    copy.copyFrom(this)
    return copy as this
  }

  hash(): readonly [number, number] {
    return fingerprint(this)
  }
}
