import type { Decision } from '@gaslight/core'
import { AnswerBits } from './answers.ts'
import { FACES } from './cast.ts'
import { Kind, kindOf, payloadOf } from './codec.ts'
import { Ending } from './endings.ts'
import type { WhitechapelPosition } from './position.ts'
import { FIRST_FAKE } from './rules.ts'

/** The answer that the program adds to a decision (LW-132); empty where it has none. */
export function markOf(before: WhitechapelPosition, decision: Decision, after: WhitechapelPosition): string {
  switch (kindOf(decision)) {
    case Kind.address:
      return after.ending === Ending.address ? '#' : '-'
    case Kind.flip:
      return `=${FACES[Math.min(before.tokenOn(payloadOf(decision)), FIRST_FAKE)]}`
    case Kind.search:
      return lastAnswer(after) ? '+' : '-'
    case Kind.arrest:
    case Kind.areaArrest:
      return lastAnswer(after) ? '#' : '-'
    default:
      return ''
  }
}

function lastAnswer({ answers, answerCount }: WhitechapelPosition): boolean {
  return ((answers[2 * (answerCount - 1)] >> AnswerBits.yes) & 1) === 1
}
