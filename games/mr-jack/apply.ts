import type { Decision } from '@gaslight/core'
import { Duty, Ending, takeAlibi } from '@gaslight/jack-family'
import { activate, end, imitate, powerUsed, settle } from './activation.ts'
import { Kind, type KindCode, kindOf, payloadOf } from './codec.ts'
import { Phase } from './phase.ts'
import { pick, placed, placeNew } from './setup.ts'
import type { MrJackState } from './state.ts'
import { terrainOf } from './terrain.ts'
import { applyWhistle } from './whistle.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const { card: CARD, move: MOVE, stay: STAY, swap: SWAP, cover: COVER, cordon: CORDON, light: LIGHT } = Kind
const { whistle: WHISTLE, facing: FACING, alibi: ALIBI, deal: DEAL, accusation: ACCUSATION } = Kind
const { used: USED } = Duty
const { card: CHOOSING, move: MOVING, powerAfter: POWER_AFTER } = Phase

/** One decision, and all that follows without one: lapsing powers, the appeal, the end of the round. */
export function apply(p: MrJackState, decision: Decision): void {
  const payload = payloadOf(decision)
  const kind = kindOf(decision)
  switch (kind) {
    case CARD:
      activate(p, payload)
      return
    case MOVE:
      p.place(p.active, payload)
      p.moved = true
      settle(p)
      return
    case COVER:
      p.covers ^= (1 << (payload >> 4)) | (1 << (payload & 15))
      powerUsed(p)
      return
    case CORDON:
      p.cordons ^= (1 << (payload >> 2)) | (1 << (payload & 3))
      powerUsed(p)
      return
    case LIGHT:
      moveLight(p, payload >> 3, payload & 7)
      powerUsed(p)
      return
    case WHISTLE:
      whistle(p, payload)
      return
    case FACING:
      turnLantern(p, payload)
      return
    case SWAP:
      swap(p, payload)
      return
    case ALIBI:
      takeAlibi(p, payload)
      powerUsed(p)
      return
    case DEAL:
      p.revealed = payload
      p.phase = CHOOSING
      return
    case ACCUSATION:
      p.endHex = payload
      end(p, p.hexes[p.jack] === payload ? Ending.arrested : Ending.wrongAccusation)
      return
    case STAY:
      p.moved = true
      settle(p)
      return
    default:
      applyRare(p, kind, payload)
  }
}

type Frequent =
  | typeof CARD
  | typeof MOVE
  | typeof COVER
  | typeof CORDON
  | typeof LIGHT
  | typeof WHISTLE
  | typeof FACING
  | typeof SWAP
  | typeof ALIBI
  | typeof DEAL
  | typeof ACCUSATION
  | typeof STAY

function applyRare(p: MrJackState, kind: Exclude<KindCode, Frequent>, payload: number): void {
  switch (kind) {
    case Kind.identity:
      p.jack = payload
      p.phase = p.round === 0 && p.rules.jackBeforePlacement ? Phase.reveal : Phase.deal
      if (p.phase === Phase.deal) p.round = 1
      return
    case Kind.leaving:
      end(p, Ending.escaped)
      return
    case Kind.barricade:
      p.terrain = terrainOf(p.rules.edition, payload)
      if (p.round === 0) placed(p)
      else powerUsed(p)
      return
    case Kind.flight:
      p.place(payload >> 6, payload & 63)
      if (payload >> 6 === p.lantern) p.phase = Phase.facing
      else settle(p)
      return
    case Kind.imitation:
      imitate(p, payload)
      return
    case Kind.hands:
      p.hand = payload
      p.phase = Phase.picks
      return
    case Kind.picks:
      pick(p, payload)
      return
    case Kind.reveal:
      p.revealed = payload
      p.phase = Phase.placementCard
      return
    case Kind.placement:
      placeNew(p, payload)
      return
    default:
      kind satisfies never
  }
}

function swap(p: MrJackState, other: number): void {
  const hex = p.hexes[p.active]
  p.hexes[p.active] = p.hexes[other]
  p.hexes[other] = hex
  p.moved = true
  if (other === p.lantern) p.phase = Phase.facing
  else settle(p)
}

function moveLight(p: MrJackState, from: number, to: number): void {
  p.lit ^= (1 << from) | (1 << to)
  for (let shift = 0; shift < 16; shift += 4)
    if (((p.tiles >> shift) & 15) === from) p.tiles = (p.tiles & ~(15 << shift)) | (to << shift)
}

function whistle(p: MrJackState, payload: number): void {
  const lanternHex = p.lantern < 0 ? -1 : p.hexes[p.lantern]
  applyWhistle(p, payload)
  p.power = USED
  if (p.lantern >= 0 && p.hexes[p.lantern] !== lanternHex) p.phase = Phase.facing
  else powerUsed(p)
}

/** His own power, or state 6 for whoever displaced or placed the lantern (MJ-21). */
function turnLantern(p: MrJackState, direction: number): void {
  p.facing = direction
  if (p.round === 0) placed(p)
  else if (p.phase === POWER_AFTER) powerUsed(p)
  else if (p.moved) settle(p)
  else p.phase = MOVING
}
