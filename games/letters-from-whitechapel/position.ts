import type { Decision, Position, Rng } from '@gaslight/core'
import { apply } from './apply.ts'
import { draw } from './draw.ts'
import { fingerprint } from './fingerprint.ts'
import { PosedWhitechapel } from './posed.ts'

/** A game of Letters from Whitechapel at one moment, with the rules on it. */
export class WhitechapelPosition extends PosedWhitechapel implements Position {
  apply(decision: Decision): void {
    apply(this, decision)
  }

  draw(rng: Rng): Decision {
    return draw(this, rng)
  }

  override clone(): this {
    const copy = new WhitechapelPosition(this.rules)
    copy.copyFrom(this)
    return copy as this
  }

  hash(): readonly [number, number] {
    return fingerprint(this)
  }
}
