import {
  EVENT_COUNT,
  faceDown,
  type LondonPosition,
  MURDERS,
  SCALPEL,
  Serving,
  SURE_MURDER,
  WEAPON_KINDS,
  PROTECTOR,
  isOpenLine,
} from '@gaslight/london-1888'
import { hasRope, mayBeArrested } from './goals.ts'
import { isWithJack } from './outlook.ts'
import { isPoliceman } from './worth.ts'

/** How games like this one end: logistic fits to games that the bots played among themselves. */

/** Rounds still to come, the running one counted by half (LD-15, LD-24): the last MURDER, as the deck lies on average. */
export function roundsLeft({ murders, eventCount }: LondonPosition): number {
  if (murders === MURDERS) return 0.5
  const cards = EVENT_COUNT - eventCount
  const missing = MURDERS - murders
  return 0.5 + Math.max((missing * (cards + 1)) / (missing + 1), SURE_MURDER - eventCount)
}

export function fateFeatures(p: LondonPosition): number[] {
  if (p.unmasked === 0) return hiddenFeatures(p)
  return knownFeatures(p)
}

function hiddenFeatures(p: LondonPosition): number[] {
  let open = 0
  let living = 0
  for (let seat = 0; seat < p.rules.seats; seat++) {
    if (seat === p.jack || p.life[seat] === 0) continue
    living++
    if (isOpenLine(p, seat)) open++
  }
  let down = 0
  for (let bits = faceDown(p, p.jack); bits !== 0; bits &= bits - 1) down++
  return [1, roundsLeft(p), down, open, living, p.life[p.jack] === 0 ? 1 : 0, p.rules.suspects]
}

function knownFeatures(p: LondonPosition): number[] {
  let hunters = 0
  let friends = 0
  let police = 0
  let armed = 0
  for (let seat = 0; seat < p.rules.seats; seat++) {
    if (seat === p.jack || p.life[seat] === 0) continue
    if (isWithJack(p, seat)) {
      friends++
      continue
    }
    hunters++
    if (isPoliceman(p, seat) && mayBeArrested(p, p.jack) && p.serving[seat] === Serving.no) police++
    for (let weapon = SCALPEL + 1; weapon < WEAPON_KINDS; weapon++)
      if (weapon !== PROTECTOR && p.weapons[seat * WEAPON_KINDS + weapon] > 0) armed++
  }
  return [1, roundsLeft(p), p.life[p.jack], hunters, friends, police, armed, hasRope(p, p.jack) ? 1 : 0, p.curfew[p.jack]]
}
