import { type Decision, type DecisionList, NO_DECISION, type Turn } from '@gaslight/core'
import { nameSets } from '../pieces.ts'
import type { JackPosition } from '../position.ts'
import { SEAT_TURNS } from '../seats.ts'
import { JackState } from '../state.ts'

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const
type Letter = (typeof LETTERS)[number]

const namesOf = nameSets(LETTERS)

/** What a family's tests need of a title: eight characters and nothing to move; `drawing` while chance decides. */
export class BarePosition extends JackState<Letter> implements JackPosition<Letter> {
  drawing = false

  constructor() {
    super(1, LETTERS.length - 1)
  }

  nameOf(piece: number): Letter {
    return LETTERS[piece]
  }

  namesOf(pieces: number): readonly Letter[] {
    return namesOf(pieces)
  }

  pieceOf(name: Letter): number {
    return LETTERS.indexOf(name)
  }

  turn(): Turn {
    return this.drawing ? { kind: 'chance', purpose: 'alibi' } : SEAT_TURNS[this.seat()]
  }

  legal(into: DecisionList): void {
    into.clear()
  }

  apply(): void {}

  draw(): Decision {
    return NO_DECISION
  }

  clone(): this {
    const copy = new BarePosition()
    copy.copyFrom(this)
    return copy as this
  }

  copyFrom(other: this): void {
    this.copyShared(other)
    this.drawing = other.drawing
  }

  hash(): readonly [number, number] {
    return [0, 0]
  }
}
