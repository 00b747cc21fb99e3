import { canLoseWeapon, hasSilver } from './arrestable.ts'
import { NETLEY, WARREN } from './cast.ts'
import { Ending } from './endings.ts'
import { finish } from './finish.ts'
import { discardHand } from './knowledge.ts'
import { PRISON } from './map.ts'
import { canPay } from './money.ts'
import { Cause, Loss, NOBODY, Phase, Serving } from './phase.ts'
import type { LondonState } from './state.ts'
import { BAIL, SILVER_VALUES } from './supply.ts'
import { SCALPEL, SWORD_CANE, WEAPON_KINDS } from './weapons.ts'

/** What has become of an arrest (LD-132); `asked` while somebody is asked first, or the game is over. */
export const Arrest = { asked: 0, cancelled: 1, released: 2, served: 3 } as const
export type ArrestCode = (typeof Arrest)[keyof typeof Arrest]

/** LD-120, LD-151: who may save another; `NOBODY` where nobody lives who could. */
function releaseHolder(p: LondonState): number {
  if (p.trade === 1) return p.livingSeatOf(NETLEY)
  return p.resigned === 1 ? NOBODY : p.livingSeatOf(WARREN)
}

/** An arrest is announced: W2 (LD-137). */
export function announce(p: LondonState, victim: number, by: number, cause: number, loss: number): ArrestCode {
  p.arrestVictim = victim
  p.arrestBy = by
  p.arrestCause = cause
  p.arrestLoss = loss
  const card = cause === Cause.ordinary || cause === Cause.market
  if (p.isKnownJack(victim)) {
    if (card && p.cards[victim] > 0) return ask(p, victim, Phase.arrestWindow)
    finish(p, Ending.arrest)
    return Arrest.asked
  }
  if (p.cards[victim] > 0 || canPay(p, victim, BAIL)) return ask(p, victim, Phase.arrestWindow)
  return askRelease(p)
}

function ask(p: LondonState, seat: number, phase: typeof Phase.arrestWindow | typeof Phase.releaseWindow): ArrestCode {
  p.phase = phase
  p.asked = seat
  return Arrest.asked
}

/** The arrested has accepted, or was not asked. */
export function askRelease(p: LondonState): ArrestCode {
  if (p.isKnownJack(p.arrestVictim)) {
    finish(p, Ending.arrest)
    return Arrest.asked
  }
  const holder = releaseHolder(p)
  if (holder !== NOBODY && holder !== p.arrestVictim && holder !== p.arrestBy && p.cards[holder] > 0)
    return ask(p, holder, Phase.releaseWindow)
  return imprison(p)
}

/** Nobody has helped: the Prison, and what is lost (LD-127 to LD-131). */
export function imprison(p: LondonState): ArrestCode {
  const { arrestVictim: victim, arrestCause: cause } = p
  p.at[victim] = PRISON
  const ownTurn = victim === p.turnSeat
  p.serving[victim] = cause === Cause.market && ownTurn ? Serving.start : Serving.turn
  if (cause === Cause.raid) {
    const weapon = canLoseWeapon(p, victim)
    if (weapon && hasSilver(p, victim)) {
      p.phase = Phase.lose
      p.asked = victim
      return Arrest.asked
    }
    p.arrestLoss = weapon ? Loss.weapon : Loss.silver
  }
  return takeLoss(p)
}

export function takeLoss(p: LondonState): ArrestCode {
  const { arrestVictim: victim, arrestLoss: loss } = p
  if (loss === Loss.ordinary) discardHand(p, victim)
  if (loss === Loss.ordinary || loss === Loss.weapon) discardWeapons(p, victim)
  if (loss === Loss.silver) p.silver.fill(0, victim * SILVER_VALUES, (victim + 1) * SILVER_VALUES)
  return Arrest.served
}

function discardWeapons(p: LondonState, seat: number): void {
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++) {
    if (weapon === SCALPEL || weapon === SWORD_CANE) continue
    p.armouryDiscard[weapon] += p.weapons[seat * WEAPON_KINDS + weapon]
    p.weapons[seat * WEAPON_KINDS + weapon] = 0
  }
}

/** CORRUPTION or £10: to the Prison as a visitor. */
export function releaseVictim(p: LondonState): ArrestCode {
  p.at[p.arrestVictim] = PRISON
  return Arrest.released
}
