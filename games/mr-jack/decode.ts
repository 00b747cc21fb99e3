import type { Decision } from '@gaslight/core'
import { DIRECTIONS } from './board.ts'
import { Kind, kindOf, NO_SHIFT, payloadOf, shiftAt } from './codec.ts'
import type { MrJackDetail, Shift } from './detail.ts'
import { EDGES } from './hexes.ts'
import { exitName, hexName, manholeName, pieceOn, postName } from './names.ts'
import type { MrJackPosition } from './position.ts'
import { castNames, ROSTER } from './roster.ts'

/** A legal decision in names. */
export function decode(p: MrJackPosition, decision: Decision): MrJackDetail {
  const payload = payloadOf(decision)
  const kind = kindOf(decision)
  switch (kind) {
    case Kind.identity:
      return { kind: 'identity', character: p.nameOf(payload) }
    case Kind.deal:
      return { kind: 'deal', cards: p.namesOf(payload) }
    case Kind.card:
      return { kind: 'card', character: p.nameOf(payload) }
    case Kind.move:
      return { kind: 'move', character: p.nameOf(p.active), from: hexName(p.hexes[p.active]), to: hexName(payload) }
    case Kind.stay:
      return { kind: 'stay', character: p.nameOf(p.active), at: hexName(p.hexes[p.active]) }
    case Kind.accusation:
      return {
        kind: 'accusation',
        character: p.nameOf(p.active),
        from: hexName(p.hexes[p.active]),
        to: hexName(payload),
        accused: p.nameOf(pieceOn(p, payload)),
      }
    case Kind.leaving:
      return {
        kind: 'leaving',
        character: p.nameOf(p.active),
        from: hexName(p.hexes[p.active]),
        exit: exitName(payload),
      }
    case Kind.swap:
      return {
        kind: 'swap',
        from: hexName(p.hexes[p.active]),
        to: hexName(p.hexes[payload]),
        other: p.nameOf(payload),
      }
    case Kind.cover:
      return { kind: 'cover', from: manholeName(p, payload >> 4), to: manholeName(p, payload & 15) }
    case Kind.cordon:
      return { kind: 'cordon', from: exitName(payload >> 2), to: exitName(payload & 3) }
    case Kind.light:
      return { kind: 'light', from: postName(payload >> 3), to: postName(payload & 7) }
    case Kind.whistle:
      return { kind: 'whistle', shifts: shiftsOf(p, payload) }
    case Kind.facing:
      return { kind: 'facing', direction: DIRECTIONS[payload] }
    case Kind.alibi:
      return { kind: 'alibi', character: p.nameOf(payload) }
    case Kind.hands:
      return { kind: 'hands', jack: castNames(payload) }
    case Kind.picks:
      return { kind: 'picks', characters: castNames(payload) }
    case Kind.reveal:
      return { kind: 'reveal', cards: p.namesOf(payload) }
    case Kind.placement:
      return { kind: 'placement', character: p.nameOf(p.active), at: hexName(payload) }
    case Kind.barricade:
      return { kind: 'barricade', edge: [hexName(EDGES[2 * payload]), hexName(EDGES[2 * payload + 1])] }
    case Kind.imitation:
      return { kind: 'imitation', character: ROSTER[payload].name }
    case Kind.flight:
      return {
        kind: 'flight',
        character: p.nameOf(payload >> 6),
        from: hexName(p.hexes[payload >> 6]),
        to: hexName(payload & 63),
      }
    default:
      return kind satisfies never
  }
}

function shiftsOf(p: MrJackPosition, payload: number): Shift[] {
  const shifts: Shift[] = []
  for (let place = 0; place < 3; place++) {
    const shift = shiftAt(payload, place)
    if (shift === NO_SHIFT) break
    const piece = shift >> 6
    shifts.push({ character: p.nameOf(piece), from: hexName(p.hexes[piece]), to: hexName(shift & 63) })
  }
  return shifts
}
