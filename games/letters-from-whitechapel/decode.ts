import type { Decision } from '@gaslight/core'
import { COLOURS, FACES } from './cast.ts'
import { Kind, kindOf, OFFERS, payloadOf } from './codec.ts'
import type { WhitechapelDetail } from './detail.ts'
import { crossingName } from './map.ts'
import { FIRST_FAKE } from './rules.ts'
import type { WhitechapelState } from './state.ts'

/** A legal decision in names. */
export function decode(_p: WhitechapelState, decision: Decision): WhitechapelDetail {
  const payload = payloadOf(decision)
  const kind = kindOf(decision)
  const first = (payload >> 8) & 255
  const second = payload & 255
  switch (kind) {
    case Kind.hideout:
      return { kind: 'hideout', circle: payload }
    case Kind.woman:
      return { kind: 'woman', circle: payload >> 2, woman: WOMEN[payload & 3] }
    case Kind.head:
      return { kind: 'head', colour: COLOURS[payload] }
    case Kind.address:
      return { kind: 'address', circle: payload }
    case Kind.patrol:
      return { kind: 'patrol', face: FACES[Math.min(first, FIRST_FAKE)], at: crossingName(second) }
    case Kind.letter: {
      const letter = payload >> 16 === 0 ? 'dear-boss' : 'from-hell'
      return { kind: 'letter', letter, from: crossingName(first), to: crossingName(second) }
    }
    case Kind.saucyJacky:
      return { kind: 'saucy-jacky', crossings: [crossingName(first), crossingName(second)] }
    case Kind.shift:
      return { kind: 'shift', from: crossingName(first), to: crossingName(second) }
    case Kind.wait:
      return { kind: 'wait' }
    case Kind.kill:
      return { kind: 'kill', victims: second === 0 ? [first] : [first, second] }
    case Kind.wretched:
      return { kind: 'wretched', from: first, to: second }
    case Kind.wretchedStays:
      return { kind: 'wretched-stays', at: payload }
    case Kind.flip:
      return { kind: 'flip', at: crossingName(payload) }
    case Kind.move:
      return { kind: 'move', to: payload >> 1, declared: (payload & 1) === 1 }
    case Kind.alley:
      return { kind: 'alley', to: payload }
    case Kind.coach:
      return { kind: 'coach', via: first, to: second }
    case Kind.goulston:
      return { kind: 'goulston', colour: COLOURS[payload] }
    case Kind.x99:
      return { kind: 'x99', colour: COLOURS[payload] }
    case Kind.police:
      return { kind: 'police', colour: COLOURS[first], to: crossingName(second) }
    case Kind.policeStays:
      return { kind: 'police-stays', colour: COLOURS[payload] }
    case Kind.falseClue:
      return { kind: 'false-clue', circle: payload }
    case Kind.search:
      return { kind: 'search', colour: COLOURS[first], circle: second }
    case Kind.arrest:
      return { kind: 'arrest', colour: COLOURS[first], circle: second }
    case Kind.areaArrest:
      return { kind: 'area-arrest', colour: COLOURS[payload] }
    case Kind.rush:
      return { kind: 'rush', colour: COLOURS[first], to: crossingName(second) }
    case Kind.pass:
      return { kind: 'pass', colour: COLOURS[payload] }
    case Kind.decline:
      return { kind: 'decline', what: OFFERS[payload] }
    default:
      return kind satisfies never
  }
}

/** By `WomanCode`; there is none at 0. */
const WOMEN = ['none', 'none', 'marked', 'plain'] as const
