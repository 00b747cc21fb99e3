import { passAbsinthe } from './absinthe.ts'
import { Arrest, announce } from './arrests.ts'
import { afterArrest, backToActs } from './course.ts'
import { endsHere } from './finish.ts'
import { distOf } from './graph.ts'
import { leftBy } from './hits.ts'
import { discardHand } from './knowledge.ts'
import { NOWHERE } from './map.ts'
import { Cause, Loss, NOBODY, Phase, Serving } from './phase.ts'
import { victimOf } from './shooting.ts'
import type { LondonState } from './state.ts'
import { SILVER_VALUES } from './supply.ts'
import { PROTECTOR, SCALPEL, TRUNCHEON, VITRIOL, WEAPON_KINDS } from './weapons.ts'

/** Decision b (LD-71 to LD-73) and death (7.10). */

export function attack(p: LondonState, weapon: number, target: number, hit: number): void {
  const seat = p.turnSeat
  const victim = victimOf(target, hit)
  p.decided = 1
  if (weapon === VITRIOL) {
    p.weapons[seat * WEAPON_KINDS + weapon]--
    p.armouryDiscard[weapon]++
  }
  if (victim === NOBODY) {
    backToActs(p)
    return
  }
  p.shotWeapon = weapon
  p.shotVictim = victim
  if (distOf(p.at[seat], p.at[victim]) > 0 && p.cards[victim] > 0) {
    p.phase = Phase.shotWindow
    p.asked = victim
  } else strike(p)
}

/** The Life that the hit which is due leaves its victim (LD-60, LD-73). */
export function hitLeaves(p: LondonState): number {
  const { shotVictim: victim, shotWeapon: weapon } = p
  const shielded = p.weapons[victim * WEAPON_KINDS + PROTECTOR] > 0
  return leftBy(weapon, p.rules.options, p.life[victim], shielded)
}

/** The hit that is due. */
export function strike(p: LondonState): void {
  const { shotVictim: victim, shotWeapon: weapon } = p
  p.life[victim] = hitLeaves(p)
  if (p.life[victim] === 0) {
    endShot(p)
    die(p, victim)
  } else if (weapon === TRUNCHEON && p.cards[victim] > 0) {
    p.phase = Phase.knocked
    p.asked = NOBODY
  } else endShot(p)
}

/** The attack is over, and the turn goes on. */
export function endShot(p: LondonState): void {
  p.shotWeapon = 0
  p.shotVictim = NOBODY
  backToActs(p)
}

/** LD-131: whether whoever kills this player is arrested for it, unless the game ends. */
export function isCrime(p: LondonState, victim: number): boolean {
  return p.unmasked === 0 && p.shown[victim] === 0
}

/** LD-152, LD-131: by the seat in turn. */
function die(p: LondonState, victim: number): void {
  const killer = p.turnSeat
  const guilty = isCrime(p, victim)
  p.at[victim] = NOWHERE
  discardHand(p, victim)
  for (let weapon = SCALPEL + 1; weapon < WEAPON_KINDS; weapon++) {
    p.armouryDiscard[weapon] += p.weapons[victim * WEAPON_KINDS + weapon]
    p.weapons[victim * WEAPON_KINDS + weapon] = 0
  }
  p.used += p.lifeTokens[victim]
  p.lifeTokens[victim] = 0
  p.silver.fill(0, victim * SILVER_VALUES, (victim + 1) * SILVER_VALUES)
  p.reserve += p.pounds[victim]
  p.pounds[victim] = 0
  p.curfew[victim] = 0
  p.serving[victim] = Serving.no
  p.summoned[victim] = 0
  if (p.holder === victim) {
    passAbsinthe(p, p.leftOf(victim))
    p.passed = 1
  }
  if (endsHere(p) || !guilty) return
  const result = announce(p, killer, NOBODY, Cause.kill, Loss.ordinary)
  if (result !== Arrest.asked) afterArrest(p, result)
}
