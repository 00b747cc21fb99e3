import { DecisionList, type Illegal, NO_DECISION } from '@gaslight/core'
import { Duty } from '@gaslight/jack-family'
import { EXIT_IDS, POSTS } from './board.ts'
import { encode } from './encode.ts'
import { flightInto, isNear } from './flight.ts'
import { edgeBetween, FAR, HEXES, streetOf } from './hexes.ts'
import { because } from './illegal.ts'
import { found } from './movement.ts'
import { hexName, manholeOf, pieceOn } from './names.ts'
import { Phase, STATES } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { POWER_OF, Power, type PowerCode } from './roster.ts'
import { type Attempt, illegalHex, inFound } from './space-legality.ts'
import { canShift, pointsDue, whistlePossible } from './whistle.ts'

type PowerKind = 'cover' | 'cordon' | 'light' | 'whistle' | 'facing' | 'barricade' | 'flight'

/** The power that each kind of decision uses. */
const POWERS: { readonly [kind in PowerKind]: PowerCode } = {
  cover: Power.cover,
  cordon: Power.cordon,
  light: Power.light,
  whistle: Power.whistle,
  facing: Power.facing,
  barricade: Power.barricade,
  flight: Power.flight,
}

/** Why this power may not be used, or not so, or not now (section 7). */
export function illegalPower(p: MrJackPosition, attempt: Attempt<PowerKind>): Illegal | null {
  const { phase } = p
  const due =
    (phase === Phase.facing && attempt.kind === 'facing') || (phase === Phase.barricade && attempt.kind === 'barricade')
  return (due ? null : illegalPowerTime(p, attempt.kind)) ?? illegalUse(p, attempt)
}

function illegalUse(p: MrJackPosition, attempt: Attempt<PowerKind>): Illegal | null {
  switch (attempt.kind) {
    case 'cover':
      return illegalCover(p, attempt)
    case 'cordon':
      return illegalCordon(p, attempt)
    case 'light':
      return illegalLight(p, attempt)
    case 'whistle':
      return illegalWhistle(p, attempt)
    case 'facing':
      return null
    case 'barricade':
      return illegalEdge(p, attempt)
    case 'flight':
      return illegalFlight(p, attempt)
    default:
      return attempt satisfies never
  }
}

/** Whether the active character has this power and may use it in this state (MJ-19, MJ-34). */
function illegalPowerTime(p: MrJackPosition, kind: PowerKind): Illegal | null {
  switch (p.phase) {
    case Phase.card:
      return because('card-first', {})
    case Phase.imitation:
      return because('imitation-first', {})
    case Phase.powerOrMove:
    case Phase.move:
    case Phase.powerAfter:
      break
    default:
      return because('not-now', { state: STATES[p.phase] })
  }
  const character = p.nameOf(p.active)
  if (POWER_OF[p.acts] !== POWERS[kind]) return because('no-such-power', { character, power: kind })
  if (p.phase !== Phase.move) return null
  return p.power === Duty.used ? because('power-used', { character }) : because('power-after-move', { character })
}

function illegalCover(p: MrJackPosition, { from, to }: Attempt<'cover'>): Illegal | null {
  const lifted = manholeOf(p, from)
  const laid = manholeOf(p, to)
  if (lifted < 0 || ((p.covers >> lifted) & 1) === 0) return because('no-cover-there', { hex: from })
  if (laid < 0) return because('no-manhole', { hex: to })
  return ((p.covers >> laid) & 1) === 1 ? because('covered-already', { hex: to }) : null
}

function illegalCordon(p: MrJackPosition, { from, to }: Attempt<'cordon'>): Illegal | null {
  if (((p.cordons >> EXIT_IDS.indexOf(from)) & 1) === 0) return because('no-cordon-there', { exit: from })
  return ((p.cordons >> EXIT_IDS.indexOf(to)) & 1) === 1 ? because('cordon-there', { exit: to }) : null
}

function illegalLight(p: MrJackPosition, { from, to }: Attempt<'light'>): Illegal | null {
  const lifted = POSTS.indexOf(from)
  const laid = POSTS.indexOf(to)
  if (lifted < 0 || ((p.lit >> lifted) & 1) === 0) return because('no-light-there', { hex: from })
  if (laid < 0) return because('no-post', { hex: to })
  return ((p.lit >> laid) & 1) === 1 ? because('lit-already', { hex: to }) : null
}

const scratch = new DecisionList()

function illegalWhistle(p: MrJackPosition, attempt: Attempt<'whistle'>): Illegal | null {
  const { shifts } = attempt
  if (!whistlePossible(p)) return because('whistle-impossible', {})
  if (shifts.length < 1 || shifts.length > 3) return because('whistle-count', { count: shifts.length })
  const goodley = p.hexes[p.active]
  let shifted = 0
  for (const { character, from, to } of shifts) {
    const piece = p.pieceOf(character)
    if (piece < 0) return because('not-in-game', { character })
    if (piece === p.active) return because('whistle-self', { character })
    if (((shifted >> piece) & 1) === 1) return because('whistle-twice', { character })
    shifted |= 1 << piece
    const hex = p.hexes[piece]
    if (hexName(hex) !== from) return because('not-there', { character, hex: from, at: hexName(hex) })
    const wrong = illegalHex(to)
    if (wrong !== null) return wrong
    const end = streetOf(to)
    if (distance(p, hex, goodley) >= FAR || distance(p, end, goodley) >= distance(p, hex, goodley))
      return because('whistle-not-nearer', { character, hex: to })
    if (!canShift(p, hex, end)) return because('whistle-no-walk', { character, hex: to })
  }
  for (const { character, to } of shifts) {
    const other = pieceOn(p, streetOf(to))
    const taken = other >= 0 && ((shifted >> other) & 1) === 0
    if (taken || shifts.some(shift => shift.to === to && shift.character !== character))
      return because('whistle-collision', { hex: to })
  }
  const decision = encode(p, attempt)
  p.legal(scratch)
  if (decision !== NO_DECISION && scratch.has(decision)) return null
  return because('whistle-points', { points: p.rules.whistleUpTo ? 3 : pointsDue(p, scratch) })
}

function distance(p: MrJackPosition, a: number, b: number): number {
  return p.terrain.distance[HEXES * a + b]
}

function illegalEdge(p: MrJackPosition, { edge: [a, b] }: Attempt<'barricade'>): Illegal | null {
  const edge = edgeBetween(streetOf(a), streetOf(b))
  if (edge < 0) return because('barricade-edge', {})
  return edge === p.terrain.barricade ? because('barricade-same', {}) : null
}

function illegalFlight(p: MrJackPosition, { character, from, to }: Attempt<'flight'>): Illegal | null {
  const piece = p.pieceOf(character)
  if (piece < 0) return because('not-in-game', { character })
  const at = hexName(p.hexes[piece])
  if (from !== at) return because('not-there', { character, hex: from, at })
  if (!isNear(p, piece)) return because('flight-not-adjacent', { character })
  const wrong = illegalHex(to)
  if (wrong !== null) return wrong
  flightInto(p, piece)
  if (found[0] === 0 && found[1] === 0) return because('flight-impossible', { character })
  if (inFound(streetOf(to))) return null
  const other = pieceOn(p, streetOf(to))
  return other >= 0 && other !== piece
    ? because('flight-occupied', { hex: to, other: p.nameOf(other) })
    : because('flight-distance', { character, hex: to })
}
