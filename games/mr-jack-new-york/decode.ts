import { type Decision, NO_DECISION } from '@gaslight/core'
import { piecesOf } from '@gaslight/jack-family'
import { PORTS, SPACES } from './board.ts'
import { CAST, type Character } from './cast.ts'
import { Kind, kindOf, pack, packFound, payloadOf } from './codec.ts'
import type { NewYorkDetail } from './detail.ts'
import { EXIT_SPACE, isNear, pairBetween, pairName, spaceOf } from './hexes.ts'
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

/** The decision that says the same as `detail`, or `NO_DECISION` where it names what this game does not have. */
export function encode(p: NewYorkState, detail: NewYorkDetail): Decision {
  switch (detail.kind) {
    case 'identity':
    case 'card':
    case 'alibi':
      return packFound(Kind[detail.kind], p.pieceOf(detail.character))
    case 'deal':
      return packFound(Kind.deal, piecesOf(p, detail.cards))
    case 'move':
    case 'accusation':
      return packFound(Kind[detail.kind], p.pieceOf(detail.character), spaceOf(detail.to), 7)
    case 'leaving': {
      const space = spaceOf(detail.to)
      return EXIT_SPACE.includes(space) ? packFound(Kind.leaving, p.pieceOf(detail.character), space, 7) : NO_DECISION
    }
    case 'stay':
      return pack(Kind.stay, 0)
    case 'entrance':
    case 'lamp':
    case 'site':
    case 'park':
    case 'informant':
      return packFound(Kind[detail.kind], spaceOf(detail.at))
    case 'cover':
      return packFound(Kind.cover, pairBetween(...detail.from), pairBetween(...detail.to), 8)
    case 'steamer':
      return packFound(Kind.steamer, PORTS.indexOf(detail.from), PORTS.indexOf(detail.to), 3)
    case 'swap': {
      const [one, other] = detail.characters.map(name => p.pieceOf(name))
      return packFound(Kind.swap, Math.min(one, other), Math.max(one, other), 3)
    }
    case 'decline':
      return pack(Kind.decline, 0)
    default:
      return detail satisfies never
  }
}
