import { distOf, FIRST_LOCATION, type LondonPosition } from '@gaslight/london-1888'
import type { Outlook } from './outlook.ts'

/** From here on a suspicion is worth an arrest. */
const SUSPICIOUS = 0.5

/** Whether somebody is suspected enough to be led away. */
export function suspected({ aim, suspicion, personality }: Outlook, other: number): boolean {
  return aim === 'innocent' && suspicion[other] > SUSPICIOUS + 0.3 * (0.5 - personality.aggression)
}

/** LD-123, LD-93: whether a blocking pawn there stands in the way of a known Jack. */
export function hinders(p: LondonPosition, { aim }: Outlook, to: number): boolean {
  return aim === 'hunter' && p.at[p.jack] < FIRST_LOCATION && distOf(to, p.at[p.jack]) === 1
}
