import type { CharacterId } from '@gaslight/london-1888'
import { Medal } from '../board/index.ts'

interface MedallionProps {
  readonly character: CharacterId
  readonly size: number
  /** Hollow, with a tick, once shown Innocent. */
  readonly shown?: boolean
}

/** A character's pawn as it stands on the board. */
export function Medallion({ character, size, shown = false }: MedallionProps) {
  return (
    <svg viewBox="-34 -34 68 68" width={size} height={size} aria-hidden="true">
      <Medal character={character} shown={shown} />
    </svg>
  )
}
