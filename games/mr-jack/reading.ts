import { parsing } from '@gaslight/jack-family'
import { STREETS } from './board.ts'
import type { Character } from './cast.ts'
import type { MrJackDetail } from './detail.ts'
import { encode } from './encode.ts'
import { because } from './illegal.ts'
import { illegal } from './legality.ts'
import type { MrJackPosition } from './position.ts'
import { readToken, type Told } from './told.ts'

/** The legal decision that a token stands for; names may be codes and shifts in any order. */
export const parseToken = parsing<MrJackPosition, MrJackDetail>({
  attempt(p, token) {
    const told = readToken(token)
    return told === null ? null : attemptOf(p, told)
  },
  unreadable: text => because('unreadable', { text }),
  illegal,
  encode,
})

/** What a token attempts in this position; null where it hides what it attempts. */
function attemptOf(p: MrJackPosition, told: Told): MrJackDetail | null {
  switch (told.kind) {
    case 'move':
    case 'stay':
    case 'leaving':
    case 'placement':
      return { ...told, character: mover(p) }
    case 'accusation':
      return { ...told, character: mover(p), accused: accusedAt(p, told.to) }
    case 'identity':
    case 'alibi':
      return told.character === null ? null : { kind: told.kind, character: told.character }
    case 'hands':
      return told.jack === null ? null : { kind: told.kind, jack: told.jack }
    case 'picks':
      return told.characters === null ? null : { kind: told.kind, characters: told.characters }
    default:
      return told
  }
}

/** Whose token a move is: the active character's; before there is one, anybody's, since the card is missing anyway. */
function mover(p: MrJackPosition): Character {
  return p.nameOf(Math.max(p.active, 0))
}

/** Whoever else stands on the hex; where nobody does, the accuser, who is none to accuse. */
function accusedAt(p: MrJackPosition, hex: string): Character {
  const piece = [...p.hexes].findIndex((at, i) => i !== p.active && STREETS[at] === hex)
  return piece < 0 ? mover(p) : p.nameOf(piece)
}
