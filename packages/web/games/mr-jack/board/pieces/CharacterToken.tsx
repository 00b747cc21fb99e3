import { characterToken } from '../../../jack-family/board/CharacterToken.tsx'
// After the family's styles, which they go on from.
import '../inks.css'
import '../cast.css'
import { FIGURES } from './cast.ts'

/** A character's medallion for cards and lists. */
export const CharacterToken = characterToken(FIGURES, 'mj-cast')
