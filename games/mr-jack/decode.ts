import { type Decision, NO_DECISION } from '@gaslight/core'
import { piecesOf } from '@gaslight/jack-family'
import { DIRECTIONS, EXIT_IDS, POSTS } from './board.ts'
import type { Character } from './cast.ts'
import { Kind, kindOf, NO_SHIFT, pack, packFound, packWhistle, payloadOf, shiftAt } from './codec.ts'
import type { MrJackDetail, Shift } from './detail.ts'
import { EDGES, edgeBetween, streetOf } from './hexes.ts'
import { exitName, hexName, manholeName, pieceOn, postName } from './names.ts'
import type { MrJackPosition } from './position.ts'
import { castMask, castNames, ORDINAL, ROSTER } from './roster.ts'

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

/** The decision that says the same as `detail`, or `NO_DECISION` where it names what this game does not have. */
export function encode(p: MrJackPosition, detail: MrJackDetail): Decision {
  switch (detail.kind) {
    case 'identity':
      return packFound(Kind.identity, p.pieceOf(detail.character))
    case 'deal':
      return packFound(Kind.deal, piecesOf(p, detail.cards))
    case 'card':
      return packFound(Kind.card, p.pieceOf(detail.character))
    case 'move':
      return packFound(Kind.move, streetOf(detail.to))
    case 'stay':
      return pack(Kind.stay, 0)
    case 'accusation':
      return packFound(Kind.accusation, streetOf(detail.to))
    case 'leaving':
      return packFound(Kind.leaving, EXIT_IDS.indexOf(detail.exit))
    case 'swap':
      return packFound(Kind.swap, p.pieceOf(detail.other))
    case 'cover':
      return packFound(Kind.cover, manholeOf(p, detail.from), manholeOf(p, detail.to), 4)
    case 'cordon':
      return packFound(Kind.cordon, EXIT_IDS.indexOf(detail.from), EXIT_IDS.indexOf(detail.to), 2)
    case 'light':
      return packFound(Kind.light, POSTS.indexOf(detail.from), POSTS.indexOf(detail.to), 3)
    case 'whistle':
      return encodeWhistle(p, detail.shifts)
    case 'facing':
      return packFound(Kind.facing, DIRECTIONS.indexOf(detail.direction))
    case 'alibi':
      return packFound(Kind.alibi, p.pieceOf(detail.character))
    case 'hands':
      return pack(Kind.hands, known(detail.jack))
    case 'picks':
      return pack(Kind.picks, known(detail.characters))
    case 'reveal':
      return packFound(Kind.reveal, piecesOf(p, detail.cards))
    case 'placement':
      return packFound(Kind.placement, streetOf(detail.at))
    case 'barricade':
      return packFound(Kind.barricade, edgeBetween(streetOf(detail.edge[0]), streetOf(detail.edge[1])))
    case 'imitation':
      return packFound(Kind.imitation, ORDINAL[detail.character] ?? -1)
    case 'flight':
      return packFound(Kind.flight, p.pieceOf(detail.character), streetOf(detail.to), 6)
    default:
      return detail satisfies never
  }
}

/** The number of a manhole among those of the board; -1 where there is none. */
export function manholeOf(p: MrJackPosition, id: string): number {
  const street = streetOf(id)
  return street < 0 ? -1 : p.terrain.manholes.indexOf(street)
}

function known(names: readonly Character[]): number {
  return castMask(names.filter(name => ORDINAL[name] !== undefined))
}

function encodeWhistle(p: MrJackPosition, shifts: readonly Shift[]): Decision {
  const packedShifts = shifts.map(({ character, to }) => {
    const piece = p.pieceOf(character)
    const hex = streetOf(to)
    return piece < 0 || hex < 0 ? -1 : (piece << 6) | hex
  })
  if (packedShifts.length < 1 || packedShifts.length > 3 || packedShifts.includes(-1)) return NO_DECISION
  const [first, second = NO_SHIFT, third = NO_SHIFT] = packedShifts.sort((a, b) => a - b)
  return packWhistle(first, second, third)
}
