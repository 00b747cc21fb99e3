import {
  ACTION_KINDS,
  Card,
  Event,
  IMPACT,
  type LondonPosition,
  MOST_DIST,
  PRINCE,
  PROTECTOR,
  SCALPEL,
  SILVER_VALUES,
  WARREN,
  WEAPON_KINDS,
} from '@gaslight/london-1888'

/** What somebody has and can, read from the position. */

export function hasRope(p: LondonPosition, seat: number): boolean {
  return p.hand[seat * ACTION_KINDS + Card.rope] + p.hand[seat * ACTION_KINDS + Card.wornRope] > 0
}

/** LD-120, LD-121: whether causes P and B can meet this character. */
export function mayBeArrested(p: LondonPosition, seat: number): boolean {
  const character = p.charOf[seat]
  return character !== PRINCE && (character !== WARREN || p.resigned === 1)
}

export function moneyOf(p: LondonPosition, seat: number): number {
  let sum = p.pounds[seat]
  for (let i = 0; i < SILVER_VALUES; i++) sum += p.silver[seat * SILVER_VALUES + i] * (i + 1)
  return sum
}

/** The Life that a hit with this weapon costs. */
export function lossBy(p: LondonPosition, weapon: number, victim: number): number {
  const impact = weapon === SCALPEL ? Number(p.rules.options.scalpelImpact) : IMPACT[weapon]
  return Math.max(0, impact - (p.weapons[victim * WEAPON_KINDS + PROTECTOR] > 0 ? 1 : 0))
}

/** How far a weapon reaches now (LD-102, LD-103). */
export function farthest(p: LondonPosition, weapon: number): number {
  return p.event === Event.thickFog ? 0 : p.event === Event.fog ? Math.min(1, MOST_DIST[weapon]) : MOST_DIST[weapon]
}
