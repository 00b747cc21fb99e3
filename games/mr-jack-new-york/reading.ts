import { parsing } from '@gaslight/jack-family'
import { SPACES } from './board.ts'
import { CAST, type Character } from './cast.ts'
import type { NewYorkDetail } from './detail.ts'
import { encode } from './encode.ts'
import { because } from './illegal.ts'
import { illegal } from './legality.ts'
import type { NewYorkPosition } from './position.ts'
import { readToken, type Told } from './told.ts'

/** The legal decision that a token stands for; the cells of a pair and the names of a swap may stand in any order. */
export const parseToken = parsing<NewYorkPosition, NewYorkDetail>({
  attempt(p, token) {
    const told = readToken(token)
    return told === null ? null : attemptOf(p, told)
  },
  unreadable: text => because('unreadable', { text }),
  illegal,
  encode,
})

/** What a token attempts in this position; null where it hides what it attempts. */
function attemptOf(p: NewYorkPosition, told: Told): NewYorkDetail | null {
  switch (told.kind) {
    case 'move':
    case 'leaving':
      return { kind: told.kind, character: moverOf(p, told.mover), from: told.from, to: told.to }
    case 'stay':
      return { kind: 'stay', character: moverOf(p, told.mover), at: told.at }
    case 'accusation': {
      const character = moverOf(p, told.mover)
      return { kind: 'accusation', character, from: told.from, to: told.to, accused: accusedAt(p, character, told.to) }
    }
    case 'identity':
    case 'alibi':
      return told.character === null ? null : { kind: told.kind, character: told.character }
    default:
      return told
  }
}

/** Whose move a token is: that of whom it names, else the active character's; before there is one, anybody's. */
function moverOf(p: NewYorkPosition, mover: Character | null): Character {
  return mover ?? CAST[Math.max(p.active, 0)]
}

/** Whoever else stands on the space; where nobody does, the accuser, who is none to accuse. */
function accusedAt(p: NewYorkPosition, mover: Character, space: string): Character {
  return CAST.find((name, piece) => name !== mover && SPACES[p.spaces[piece]] === space) ?? mover
}
