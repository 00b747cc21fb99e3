import type { Seat } from '@gaslight/core'
import { distOf } from './graph.ts'
import { SPACES, type SpaceId } from './map.ts'
import { stepsLeft, stepsOfRoll } from './movement.ts'
import { Serving } from './phase.ts'
import type { PosedLondon } from './posed.ts'
import { hitsOf, reaches } from './shooting.ts'
import { has } from './space-set.ts'
import { CURFEW_STEPS } from './supply.ts'
import { ENDS, survey } from './walks.ts'
import { WEAPON_KINDS } from './weapons.ts'

/** What everybody can work out of a seat from what lies open (LD-35, LD-71). */
export interface Outlook {
  /** Where its walk can end: in its turn with the steps that are left once it has rolled, else with the highest roll. */
  readonly spaces: readonly SpaceId[]
  /** The seats that one of its weapons hits from where it stands. */
  readonly targets: readonly Seat[]
}

const HIGHEST_ROLL = 6

/** No card in the seat's hand counts, since nobody else knows those; the dead reach nothing and nobody. */
export function outlookOf(p: PosedLondon, seat: Seat): Outlook {
  const own = p.clone()
  if (own.turnSeat !== seat) {
    own.turnSeat = seat
    own.stealth = 0
    own.shortCut = 0
  }
  return { spaces: spacesOf(p, own), targets: targetsOf(own) }
}

function spacesOf(p: PosedLondon, own: PosedLondon): SpaceId[] {
  const { turnSeat: seat } = own
  if (own.serving[seat] !== Serving.no) return []
  const usual = own.curfew[seat] === 1 ? CURFEW_STEPS : stepsOfRoll(own, seat, HIGHEST_ROLL)
  survey(own, p.turnSeat === seat && p.rolled === 1 ? stepsLeft(p) : usual)
  return SPACES.filter((_, space) => has(ENDS, space))
}

function targetsOf(own: PosedLondon): Seat[] {
  const { turnSeat: seat } = own
  const targets: Seat[] = []
  for (let target = 0; target < own.rules.seats; target++)
    if (target !== seat && own.life[target] > 0 && isStruck(own, target)) targets.push(target)
  return targets
}

function isStruck(own: PosedLondon, target: Seat): boolean {
  const { turnSeat: seat } = own
  if ((hitsOf(own, target) & 1) === 0) return false
  const dist = distOf(own.at[seat], own.at[target])
  for (let weapon = 0; weapon < WEAPON_KINDS; weapon++)
    if (own.weapons[seat * WEAPON_KINDS + weapon] > 0 && reaches(own, weapon, dist)) return true
  return false
}
