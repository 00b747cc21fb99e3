import type { Decision, DecisionList, Position, Rng } from '@gaslight/core'
import { apply } from './apply.ts'
import { draw, listOutcomes } from './draw.ts'
import { fingerprint } from './fingerprint.ts'
import { listLegal } from './legal.ts'
import { PosedLondon } from './posed.ts'

/** A game of London 1888 at one moment, with the rules on it. */
export class LondonPosition extends PosedLondon implements Position {
  override legal(into: DecisionList): void {
    listLegal(this, into)
    if (into.length === 0 && this.turn().kind === 'chance') listOutcomes(this, into)
  }

  apply(decision: Decision): void {
    apply(this, decision)
  }

  draw(rng: Rng): Decision {
    return draw(this, rng)
  }

  override clone(): this {
    const copy = new LondonPosition(this.rules)
    copy.copyFrom(this)
    return copy as this
  }

  hash(): readonly [number, number] {
    return fingerprint(this)
  }
}
