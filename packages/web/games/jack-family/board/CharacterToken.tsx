import './inks.css'
import './token.css'
import type { Figure } from './figure.ts'
import { Medallion } from './Medallion.tsx'
import { Token } from './Token.tsx'

interface CharacterTokenProps<Character extends string> {
  readonly character: Character
  readonly innocent: boolean
  /** Width and height in CSS pixels. */
  readonly size: number
}

/**
 * How a title shows its characters in cards and lists: as medallions. Beside one the page says the name, so it is hidden
 * from screen readers. `cast` is the class that holds the hues of the title's cast.
 */
export function characterToken<Character extends string>(
  figures: { readonly [name in Character]: Figure },
  cast: string,
) {
  return function CharacterToken({ character, innocent, size }: CharacterTokenProps<Character>) {
    return (
      <Medallion size={size} box="-34 -34 68 68">
        <Token character={character} figure={figures[character]} cast={cast} innocent={innocent} />
      </Medallion>
    )
  }
}
