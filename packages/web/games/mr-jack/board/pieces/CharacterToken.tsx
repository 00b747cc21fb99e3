import '../inks.css'
import '../token.css'
import '../icons.css'
import type { Character } from '@gaslight/mr-jack'
import { Token } from './Token.tsx'

interface CharacterTokenProps {
  readonly character: Character
  readonly innocent: boolean
  /** Width and height in CSS pixels. */
  readonly size: number
}

/** A character's medallion for cards and lists; beside it the page says the name, so it is hidden from screen readers. */
export function CharacterToken({ character, innocent, size }: CharacterTokenProps) {
  return (
    <svg
      className={size < 40 ? 'mj-medallion mj-small' : 'mj-medallion'}
      width={size}
      height={size}
      viewBox="-34 -34 68 68"
      aria-hidden="true"
    >
      <Token character={character} innocent={innocent} />
    </svg>
  )
}
