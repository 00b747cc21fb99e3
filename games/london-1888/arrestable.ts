import { PRINCE, WARREN } from './cast.ts'
import { Loss } from './phase.ts'
import type { LondonState } from './state.ts'
import { SILVER_VALUES } from './supply.ts'
import { SCALPEL, SWORD_CANE, WEAPON_KINDS } from './weapons.ts'

/** Whom an arrest can hit, and what it can take. */

/** Whether an arrest can take a weapon: neither the Scalpel nor a SWORD CANE (LD-66). */
export function canLoseWeapon(p: LondonState, seat: number): boolean {
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++)
    if (p.weapons[seat * WEAPON_KINDS + weapon] > 0 && weapon !== SCALPEL && weapon !== SWORD_CANE) return true
  return false
}

export function hasSilver(p: LondonState, seat: number): boolean {
  for (let i = 0; i < SILVER_VALUES; i++) if (p.silver[seat * SILVER_VALUES + i] > 0) return true
  return false
}

/** LD-129: whether the arresting player may name this loss. */
export function canName(p: LondonState, seat: number, loss: number): boolean {
  const weapon = canLoseWeapon(p, seat)
  const silver = hasSilver(p, seat)
  return loss === Loss.weapon ? weapon : loss === Loss.silver ? silver : loss === Loss.nothing && !weapon && !silver
}

/** The characters whom causes P and B spare: the Prince, and Warren in office. */
export function isImmune(p: LondonState, seat: number): boolean {
  const character = p.charOf[seat]
  return character === PRINCE || (character === WARREN && p.resigned === 0)
}
