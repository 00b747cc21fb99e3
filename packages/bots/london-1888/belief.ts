import type { LondonPosition } from '@gaslight/london-1888'
import type { Spoken } from '../agent.ts'
import type { Outlook } from './outlook.ts'

/** Who is likely Jack by what he has done before all eyes. What his line shows moves nothing: all lines hold the same (LD-159). */

/** Fitted to games of these bots: each inquiry less than the others' mean, and each ALIBI, in log-odds. */
const SILENCE = 0.6
const ALIBI = 1.2
/** What one person says of another. */
const ACCUSED = 0.15
const VOUCHED = -0.1
/** So much likelier or less likely at most (a quarter to fourfold), so that one odd move convicts nobody. */
const FLOOR = Math.log(4)

/** Weighs the suspicion of an outlook, as it follows from the cards, by acts and, lightly, by what was said. */
export function weighByActs(p: LondonPosition, outlook: Outlook, heard: readonly Spoken[]): void {
  if (p.unmasked === 1) return
  const { suspicion, personality } = outlook
  let sum = 0
  for (let seat = 0; seat < p.rules.seats; seat++) {
    if (suspicion[seat] === 0) continue
    suspicion[seat] *= Math.exp(2 * personality.suspicion * logOdds(p, seat, heard))
    sum += suspicion[seat]
  }
  if (sum === 0) return
  for (let seat = 0; seat < p.rules.seats; seat++) suspicion[seat] /= sum
}

function logOdds(p: LondonPosition, seat: number, heard: readonly Spoken[]): number {
  const acts = SILENCE * (meanInquiries(p, seat) - p.inquiries[seat]) + ALIBI * p.alibis[seat]
  return Math.max(-FLOOR, Math.min(FLOOR, acts)) + said(heard, seat)
}

function meanInquiries(p: LondonPosition, but: number): number {
  let sum = 0
  let living = 0
  for (let seat = 0; seat < p.rules.seats; seat++) {
    if (seat === but || p.life[seat] === 0) continue
    sum += p.inquiries[seat]
    living++
  }
  return living === 0 ? 0 : sum / living
}

/** Each speaker counts once for each whom he speaks of, with his last word. */
function said(heard: readonly Spoken[], seat: number): number {
  const last = new Map<number, number>()
  for (const { by, act, seat: of } of heard) {
    if (of !== seat || by === seat) continue
    if (act === 'accuse') last.set(by, ACCUSED)
    if (act === 'vouch') last.set(by, VOUCHED)
  }
  return [...last.values()].reduce((sum, value) => sum + value, 0)
}
