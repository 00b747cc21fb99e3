import { type Decision, NO_DECISION } from '@gaslight/core'
import { piecesOf } from '@gaslight/jack-family'
import { DIRECTIONS, EXIT_IDS, POSTS } from './board.ts'
import type { Character } from './cast.ts'
import { Kind, NO_SHIFT, pack, packFound, packWhistle } from './codec.ts'
import type { MrJackDetail, Shift } from './detail.ts'
import { edgeBetween, streetOf } from './hexes.ts'
import { manholeOf } from './names.ts'
import type { MrJackPosition } from './position.ts'
import { castMask, ORDINAL } from './roster.ts'

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
