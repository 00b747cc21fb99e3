import type { Decision } from '@gaslight/core'
import { ACTION_CARDS } from './action-cards.ts'
import { Kind, kindOf, payloadOf, TOKENS, TURNED } from './codec.ts'
import { decodeChoice, nameOf } from './decode-choice.ts'
import type { LondonDetail } from './detail.ts'
import { EVENTS } from './event-cards.ts'
import { LOCATIONS } from './map.ts'
import { Identity, Phase } from './phase.ts'
import { unseenLine, unseenPlace } from './showing.ts'
import type { LondonState } from './state.ts'
import { LINE } from './supply.ts'
import { FACES, type FaceName } from './view.ts'
import { WEAPONS } from './weapons.ts'

/** A legal decision in names. */
export function decode(p: LondonState, decision: Decision): LondonDetail {
  const payload = payloadOf(decision)
  const kind = kindOf(decision)
  switch (kind) {
    case Kind.role:
      return { kind: 'role', player: nameOf(p, payload) }
    case Kind.draw:
      return { kind: 'draw', card: ACTION_CARDS[payload] }
    case Kind.event:
      return { kind: 'event', event: EVENTS[payload] }
    case Kind.die:
      return { kind: 'die', value: payload }
    case Kind.identity:
      return { kind: 'identity', card: TURNED[payload] }
    case Kind.token:
      if (p.phase === Phase.showing) return decodeTokens(p, payload)
      return { kind: 'token', token: TOKENS[payload] }
    case Kind.weaponCard:
      return { kind: 'weapon-card', weapon: WEAPONS[payload] }
    case Kind.stolen:
      return { kind: 'stolen', card: ACTION_CARDS[payload] }
    case Kind.place:
      if (p.phase === Phase.showing) return decodeLine(p, payload)
      return { kind: 'place', position: payload + 1 }
    default:
      return decodeChoice(p, kind, payload)
  }
}

/** LD-187. */
function decodeLine(p: LondonState, payload: number): LondonDetail {
  const seat = unseenLine(p)
  const role = seat === p.jack ? 'jack' : 'innocent'
  const cards: { [position: string]: (typeof TURNED)[number] } = {}
  for (let position = 0; position < LINE; position++) {
    const identity = (payload >> (2 * position)) & 3
    if (identity !== Identity.none)
      cards[position + 1] = identity === Identity.role ? role : identity === Identity.suspect ? 'suspect' : 'false_lead'
  }
  return { kind: 'line', player: nameOf(p, seat), cards }
}

/** LD-187. */
function decodeTokens(p: LondonState, payload: number): LondonDetail {
  const tokens = FACES.flatMap((face, kind) => Array<FaceName>((payload >> (2 * kind)) & 3).fill(face))
  return { kind: 'tokens', at: LOCATIONS[unseenPlace(p)], tokens }
}
