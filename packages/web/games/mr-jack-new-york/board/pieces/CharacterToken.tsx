import '../../../jack-family/board/inks.css'
import '../../../jack-family/board/token.css'
import '../inks.css'
import '../cast.css'
import type { Character } from '@gaslight/mr-jack-new-york'
import { Medallion } from '../../../jack-family/board/Medallion.tsx'
import { Token } from '../../../jack-family/board/Token.tsx'
import { FIGURES } from './cast.ts'

interface CharacterTokenProps {
  readonly character: Character
  readonly innocent: boolean
  /** Width and height in CSS pixels. */
  readonly size: number
}

/** A character's medallion for cards and lists; beside it the page says the name, so it is hidden from screen readers. */
export function CharacterToken({ character, innocent, size }: CharacterTokenProps) {
  return (
    <Medallion size={size} box="-34 -34 68 68">
      <Token character={character} figure={FIGURES[character]} cast="ny-cast" innocent={innocent} />
    </Medallion>
  )
}
