import type { LondonOptions } from './options.ts'
import { IMPACT, SCALPEL } from './weapons.ts'

/** The Life points that a hit by a weapon, by its number, leaves of `life` (LD-57, LD-60, LD-73). */
export function leftBy(
  weapon: number,
  { scalpelImpact }: Pick<LondonOptions, 'scalpelImpact'>,
  life: number,
  shielded: boolean,
): number {
  const impact = weapon === SCALPEL ? Number(scalpelImpact) : IMPACT[weapon]
  return Math.max(0, life - Math.max(0, shielded ? impact - 1 : impact))
}
