import { lowestBit } from '@gaslight/core'
import { Turned } from './codec.ts'
import { backToActs, startTurns } from './course.ts'
import { endsHere } from './finish.ts'
import { Identity, NOBODY, Phase, Side } from './phase.ts'
import type { LondonState } from './state.ts'
import { LINE } from './supply.ts'
import { noteAt, VALID } from './suspicion.ts'
import { SCALPEL, WEAPON_KINDS } from './weapons.ts'

/** Identity cards turned over or looked at (7.5), unmasking (9.1). */

/** The `Identity` of an outcome. */
function identityOf(turned: number): number {
  return turned === Turned.falseLead ? Identity.falseLead : turned === Turned.suspect ? Identity.suspect : Identity.role
}

export function startReveal(p: LondonState, seat: number, positions: number): void {
  p.phase = Phase.identity
  p.asked = NOBODY
  p.revealSeat = seat
  p.revealMask = positions
  p.roleTurned = 0
}

export function startPeek(p: LondonState, peeker: number, seat: number, position: number): void {
  p.phase = Phase.peek
  p.asked = NOBODY
  p.peeker = peeker
  p.revealSeat = seat
  p.revealMask = 1 << position
}

export function lookAt(p: LondonState, turned: number): void {
  peek(p, p.peeker, p.revealSeat, lowestBit(p.revealMask), identityOf(turned))
  endReveal(p)
  if (p.turnSeat === NOBODY) startTurns(p)
  else backToActs(p)
}

/** LD-112 to LD-116: with two cards both are turned before either acts; a role card acts first. */
export function turnOver(p: LondonState, turned: number): void {
  const seat = p.revealSeat
  const position = lowestBit(p.revealMask)
  turnUp(p, seat, position, identityOf(turned))
  if (identityOf(turned) === Identity.role) p.roleTurned = 1
  p.revealMask &= p.revealMask - 1
  if (p.revealMask !== 0) return
  if (p.roleTurned === 1) showRole(p, seat)
  if (p.rules.options.suspect === 'back' && hasSuspectUp(p, seat)) mixLine(p, seat)
  endReveal(p)
  settle(p)
}

function endReveal(p: LondonState): void {
  p.revealSeat = NOBODY
  p.revealMask = 0
  p.roleTurned = 0
  p.peeker = NOBODY
}

function hasSuspectUp(p: LondonState, seat: number): boolean {
  for (let i = seat * LINE; i < (seat + 1) * LINE; i++) if (p.up[i] === Identity.suspect) return true
  return false
}

function showRole(p: LondonState, seat: number): void {
  if (seat === p.jack) unmask(p)
  else p.shown[seat] = 1
}

/** LD-167, LD-168. */
function unmask(p: LondonState): void {
  p.unmasked = 1
  p.weapons[p.jack * WEAPON_KINDS + SCALPEL] = 1
  for (let seat = 0; seat < p.rules.seats; seat++) if (seat !== p.jack) p.side[seat] = Side.hunter
}

/** LD-166: the place of the last role card was drawn. */
export function eliminate(p: LondonState, position: number): void {
  const seat = p.revealSeat
  turnUp(p, seat, position, Identity.role)
  showRole(p, seat)
  endReveal(p)
  settle(p)
}

/** After an effect within a turn: an ending, elimination, or on with the acts (LD-175). */
function settle(p: LondonState): void {
  if (endsHere(p)) return
  if (p.unmasked === 0 && shownCount(p) === p.rules.seats - 1) {
    p.phase = Phase.place
    p.revealSeat = p.shown.indexOf(0)
    p.asked = NOBODY
  } else backToActs(p)
}

/** A peeker has seen what lies at a position. */
function peek(p: LondonState, peeker: number, seat: number, position: number, identity: number): void {
  p.fixed[seat * LINE + position] = identity
  p.notes[noteAt(peeker, seat, position)] = identity | VALID
  if (identity === Identity.role) p.roles[peeker] |= 1 << seat
}

/** A card is turned over; what was noted of its place is of no more use. */
function turnUp(p: LondonState, seat: number, position: number, identity: number): void {
  p.up[seat * LINE + position] = identity
  p.fixed[seat * LINE + position] = Identity.none
  for (let peeker = 0; peeker < p.rules.seats; peeker++) p.notes[noteAt(peeker, seat, position)] = 0
}

/** LD-113: the Suspects that lie face up go back, and the owner's face-down cards are shuffled among their places. */
function mixLine(p: LondonState, seat: number): void {
  for (let i = 0; i < LINE; i++) {
    const at = seat * LINE + i
    if (p.up[at] === Identity.suspect) p.up[at] = Identity.none
    p.fixed[at] = Identity.none
    for (let peeker = 0; peeker < p.rules.seats; peeker++) p.notes[noteAt(peeker, seat, i)] &= ~VALID
  }
}

/** How many players have been shown Innocent, living or dead. */
function shownCount(p: LondonState): number {
  let count = 0
  for (let seat = 0; seat < p.rules.seats; seat++) count += p.shown[seat]
  return count
}
