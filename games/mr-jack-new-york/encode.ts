import { type Decision, NO_DECISION } from '@gaslight/core'
import { piecesOf } from '@gaslight/jack-family'
import { PORTS } from './board.ts'
import { Kind, pack, packFound } from './codec.ts'
import type { NewYorkDetail } from './detail.ts'
import { EXIT_SPACE, pairBetween, spaceOf } from './hexes.ts'
import type { NewYorkState } from './state.ts'

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
