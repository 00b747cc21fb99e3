import type { Decision } from '@gaslight/core'
import { PORTS, SPACES } from './board.ts'
import { CAST, type Character } from './cast.ts'
import { Kind, kindOf, payloadOf } from './codec.ts'
import type { NewYorkDetail } from './detail.ts'
import { isNear, pairName } from './hexes.ts'
import { Piece } from './roster.ts'
import type { NewYorkState } from './state.ts'
import type { SpaceId } from './view.ts'

/** A legal decision in names. */
export function decode(p: NewYorkState, decision: Decision): NewYorkDetail {
  const payload = payloadOf(decision)
  const kind = kindOf(decision)
  switch (kind) {
    case Kind.identity:
      return { kind: 'identity', character: CAST[payload] }
    case Kind.deal:
      return { kind: 'deal', cards: p.namesOf(payload) }
    case Kind.card:
      return { kind: 'card', character: CAST[payload] }
    case Kind.move:
      return { kind: 'move', ...mover(p, payload), to: SPACES[payload & 127] }
    case Kind.stay:
      return { kind: 'stay', character: CAST[p.active], at: SPACES[p.spaces[p.active]] }
    case Kind.accusation: {
      const to = payload & 127
      return { kind: 'accusation', ...mover(p, payload), to: SPACES[to], accused: CAST[pieceOn(p, to)] }
    }
    case Kind.leaving:
      return { kind: 'leaving', ...mover(p, payload), to: SPACES[payload & 127] }
    case Kind.entrance:
      return { kind: 'entrance', at: SPACES[payload] }
    case Kind.lamp:
      return { kind: 'lamp', at: SPACES[payload] }
    case Kind.site:
      return { kind: 'site', at: SPACES[payload] }
    case Kind.park:
      return { kind: 'park', at: SPACES[payload] }
    case Kind.cover:
      return { kind: 'cover', from: pairName(payload >> 8), to: pairName(payload & 255) }
    case Kind.steamer:
      return { kind: 'steamer', from: PORTS[payload >> 3], to: PORTS[payload & 7] }
    case Kind.swap:
      return { kind: 'swap', characters: swapped(p, payload >> 3, payload & 7) }
    case Kind.decline:
      return { kind: 'decline' }
    case Kind.informant:
      return { kind: 'informant', at: SPACES[payload] }
    case Kind.alibi:
      return { kind: 'alibi', character: CAST[payload] }
    default:
      return kind satisfies never
  }
}

function mover(p: NewYorkState, payload: number): { readonly character: Character; readonly from: SpaceId } {
  const piece = payload >> 7
  return { character: CAST[piece], from: SPACES[p.spaces[piece]] }
}

/** The piece on a space; -1 where there is none. */
export function pieceOn(p: NewYorkState, space: number): number {
  return p.spaces.indexOf(space)
}

/** NY-77: Tumblety's neighbour first; if both or neither are neighbours, by alphabet. `a` is the lower piece. */
function swapped(p: NewYorkState, a: number, b: number): readonly [Character, Character] {
  const tumblety = p.spaces[Piece.Tumblety]
  const turned = !isNear(tumblety, p.spaces[a]) && isNear(tumblety, p.spaces[b])
  return turned ? [CAST[b], CAST[a]] : [CAST[a], CAST[b]]
}
