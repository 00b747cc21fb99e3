import { type Decision, DecisionList } from '@gaslight/core'
import { apply } from './apply.ts'
import { Kind, type KindCode, kindOf } from './codec.ts'
import { Phase } from './phase.ts'
import type { PosedWhitechapel } from './posed.ts'
import { formatToken } from './tokens.ts'

const scratch = new DecisionList()

/** LW-18: a single option is taken at once, where it rests on public facts (LW-102). */
export function forced(p: PosedWhitechapel): Decision | null {
  switch (p.phase) {
    case Phase.hideout:
    case Phase.women:
    case Phase.head:
    case Phase.patrol:
    case Phase.move:
    case Phase.over:
      return null
  }
  p.legal(scratch)
  return scratch.length === 1 ? scratch.at(0) : null
}

/**
 * What is answered, and what turns up tokens that its own seat does not know: a face (LW-43), the policemen after a murder
 * (LW-27).
 */
const INFORMING: readonly KindCode[] = [Kind.address, Kind.kill, Kind.flip, Kind.search, Kind.arrest, Kind.areaArrest]

export function informs(_: PosedWhitechapel, decision: Decision): boolean {
  return INFORMING.includes(kindOf(decision))
}

/** How many steps a round has at most for `turnNumber`. */
const STEPS_A_ROUND = 256

/**
 * What is composed at once: a placement, all Wretched, one seat's policemen; an action alone, since each is answered.
 * Rests on public facts.
 */
export function turnNumber(p: PosedWhitechapel): number {
  return ((p.night << 5) | p.round) * STEPS_A_ROUND + stepOf(p)
}

function stepOf(p: PosedWhitechapel): number {
  const { phase } = p
  switch (phase) {
    case Phase.hideout:
    case Phase.women:
    case Phase.head:
    case Phase.address:
    case Phase.patrol:
    case Phase.letter:
    case Phase.saucyJacky:
      return phase
    case Phase.kill:
    case Phase.wretched:
    case Phase.flip:
      return phase + 3 * (p.tocs[p.night] - 1)
    case Phase.move:
    case Phase.goulston:
    case Phase.x99:
      return phase + 14
    case Phase.police:
      return 32 + p.policeSeat()
    case Phase.falseClue:
      return 40 + p.placed
    case Phase.action:
    case Phase.search:
      return 48 + 16 * handledCount(p) + p.searched
    case Phase.over:
      return STEPS_A_ROUND - 1
    default:
      return phase satisfies never
  }
}

function handledCount({ handled }: PosedWhitechapel): number {
  let count = 0
  for (let rest = handled; rest !== 0; rest &= rest - 1) count++
  return count
}

/** What follows once something is decided, and how it is written: a page needs it behind `lettersFromWhitechapelPlay`. */
export const lettersFromWhitechapelConsequences = {
  apply,
  forced,
  informs,
  turnNumber,
  notation: { format: formatToken },
}
