import { type Decision, DecisionList } from '@gaslight/core'
import { apply } from './apply.ts'
import { Kind, type KindCode, kindOf } from './codec.ts'
import { Ending } from './endings.ts'
import { NOBODY, Phase } from './phase.ts'
import type { PosedLondon } from './posed.ts'
import { view } from './project.ts'
import { formatToken } from './tokens.ts'

const scratch = new DecisionList()

/** A single option is taken at once where it rests on public facts; never in a window (LD-144), never from a hand. */
export function forced(p: PosedLondon): Decision | null {
  switch (p.phase) {
    case Phase.characters:
      if (p.turn().kind === 'chance') return null
      break
    case Phase.side:
    case Phase.postcard:
    case Phase.designate:
    case Phase.take:
    case Phase.drop:
      break
    default:
      return null
  }
  p.legal(scratch)
  return scratch.length === 1 ? scratch.at(0) : null
}

/** What is composed at once: one seat's turn; an event's choices are one each. */
export function turnNumber(p: PosedLondon): number {
  const place = p.turnSeat === NOBODY ? 0 : 1 + p.offset
  const step = p.ending === Ending.none ? place : 15
  return (((p.round << 4) | step) << 4) | (p.turnSeat === NOBODY ? p.phase & 15 : 0)
}

/** After these a hand may lie open, or a hidden card comes: what was lost, picked, passed on. */
const INFORMING: readonly KindCode[] = [Kind.attack, Kind.arrest, Kind.play, Kind.letter, Kind.answer]

export function informs(_: PosedLondon, decision: Decision): boolean {
  return INFORMING.includes(kindOf(decision))
}

/** What follows once something is decided, and how it is written: a page needs it behind `london1888Play`. */
export const london1888Consequences = {
  apply,
  forced,
  informs,
  turnNumber,
  view,
  notation: { format: formatToken },
}
