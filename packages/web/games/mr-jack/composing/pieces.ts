import type { Character, MrJackView } from '@gaslight/mr-jack'
import { characterAt } from '../../jack-family/details.ts'
import type { Piece } from '../../jack-family/title.ts'
import type { London } from '../types.ts'
import type { Mode, Part } from './parts.ts'
import { pairsOf } from './whistle.ts'

/** What is pointed at already and can be told: each call of a whistle (MJ-43), the first of two picks (MJ-74). */
export function pieces(mode: Mode, path: readonly Part[], { characters }: MrJackView): readonly Piece<London>[] {
  switch (mode) {
    case 'whistle':
      return pairsOf(path).flatMap(({ from, to }, index) => {
        const character = characterAt(characters, from)
        if (character === undefined) return []
        const detail = { kind: 'whistle', shifts: [{ character: character as Character, from, to }] } as const
        return { detail, before: path.slice(0, 2 * index) }
      })
    case 'picks':
      return path.flatMap((part, index) =>
        part.kind === 'name'
          ? { detail: { kind: 'picks', characters: [part.character] }, before: path.slice(0, index) }
          : [],
      )
    default:
      return []
  }
}
