import { type Illegal, refusing } from '@gaslight/core'
import { CHARACTERS, OBLIGATORY } from './cast.ts'
import type { LondonOptions } from './options.ts'
import { assignedTo } from './rules.ts'

/** Why options cannot be played together, told as an illegal attempt is: see `illegal.ts`. */
export const MISFITS = {
  /** Somebody sits twice, or one who always plays sits nowhere. */
  'cast-twice': { rule: 'LD-14', params: ['player'] },
  'cast-missing': { rule: 'LD-14', params: ['player'] },
} as const

const because = refusing(MISFITS)

/** LD-14: why the characters that the host assigns cannot sit so; null where they can, or are not assigned. */
export function misfit(options: LondonOptions, seats: number): Illegal | null {
  if (options.characters !== 'assigned') return null
  const cast = assignedTo(options, seats)
  const twice = cast.find((character, seat) => cast.indexOf(character) < seat)
  if (twice !== undefined) return because('cast-twice', { player: CHARACTERS[twice] })
  const missing = OBLIGATORY.find(character => !cast.includes(character))
  return missing === undefined ? null : because('cast-missing', { player: CHARACTERS[missing] })
}
