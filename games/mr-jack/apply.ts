import type { Decision, Rng } from '@gaslight/core'
import {
  ACTIVATIONS,
  ALL_PIECES,
  Duty,
  drawAlibi,
  drawDeal,
  Ending,
  holdAppeal,
  nextRound,
  PIECES,
  ROUNDS,
  takeAlibi,
} from '@gaslight/jack-family'
import { Kind, type KindCode, kindOf, pack, payloadOf } from './codec.ts'
import { flightPossible } from './flight.ts'
import { bitHigh, bitLow } from './hexes.ts'
import { Phase } from './phase.ts'
import { BASIC, EARLY, ORDINAL, POWER_OF, Power } from './roster.ts'
import { GONE } from './rules.ts'
import { seenPieces } from './sight.ts'
import type { MrJackState } from './state.ts'
import { terrainOf } from './terrain.ts'
import { applyWhistle, whistlePossible } from './whistle.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const { card: CARD, move: MOVE, stay: STAY, swap: SWAP, cover: COVER, cordon: CORDON, light: LIGHT } = Kind
const { whistle: WHISTLE, facing: FACING, alibi: ALIBI, deal: DEAL, accusation: ACCUSATION } = Kind
const MORIARTY = ORDINAL.Moriarty
const { whistle: WHISTLING, flight: FLEEING, alibi: DRAWING } = Power
const { none: NONE, open: OPEN, used: USED } = Duty
const { card: CHOOSING, powerOrMove: POWER_OR_MOVE, move: MOVING, powerAfter: POWER_AFTER } = Phase

/** One decision, and all that follows without one: lapsing powers, the appeal, the end of the round. */
export function apply(p: MrJackState, decision: Decision): void {
  const payload = payloadOf(decision)
  const kind = kindOf(decision)
  switch (kind) {
    case CARD:
      activate(p, payload)
      return
    case MOVE:
      place(p, p.active, payload)
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
      place(p, payload >> 6, payload & 63)
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

/** At a chance turn: one outcome of the uniform distribution, all of whose outcomes `listLegal` gives. */
export function draw(p: MrJackState, rng: Rng): Decision {
  switch (p.phase) {
    case Phase.deal:
      return pack(Kind.deal, drawDeal(rng))
    case Phase.reveal:
      return pack(Kind.reveal, drawDeal(rng))
    case Phase.hands:
      return pack(Kind.hands, p.rules.hands[rng.below(p.rules.hands.length)])
    case Phase.alibi:
      return pack(Kind.alibi, drawAlibi(p, rng))
    default:
      return pack(Kind.identity, rng.below(PIECES))
  }
}

function place(p: MrJackState, piece: number, hex: number): void {
  const old = p.hexes[piece]
  p.occupiedLow = (p.occupiedLow & ~bitLow(old)) | bitLow(hex)
  p.occupiedHigh = (p.occupiedHigh & ~bitHigh(old)) | bitHigh(hex)
  p.hexes[piece] = hex
}

function activate(p: MrJackState, piece: number): void {
  p.active = piece
  p.moved = false
  if (p.round === 0) {
    p.phase = Phase.placement
    return
  }
  const ordinal = p.who[piece]
  if (ordinal === MORIARTY) {
    // MJ-85: his lasting powers end when he is activated again.
    if (p.lantern === piece) {
      p.lantern = -1
      p.facing = -1
    }
    if (p.questioner === piece) p.questioner = -1
    p.imitates = -1
    p.acts = ordinal
    p.power = NONE
    p.phase = Phase.imitation
    return
  }
  begin(p, ordinal)
}

/** The duties of the active piece as this character (MJ-19). */
function begin(p: MrJackState, ordinal: number): void {
  const power = POWER_OF[ordinal]
  p.acts = ordinal
  p.power = power === Power.none || power === Power.swap ? NONE : OPEN
  p.phase = EARLY[ordinal] === 1 ? POWER_OR_MOVE : MOVING
}

function imitate(p: MrJackState, ordinal: number): void {
  p.imitates = ordinal
  if (ordinal === ORDINAL.Watson) p.lantern = p.active
  if (ordinal === ORDINAL.Abberline) p.questioner = p.active
  begin(p, ordinal)
}

/** State 5 once the move is done, or the end of the activation where no power is left to use. */
function settle(p: MrJackState): void {
  if (p.power === OPEN) {
    switch (POWER_OF[p.acts]) {
      case WHISTLING:
        if (whistlePossible(p)) {
          p.phase = POWER_AFTER
          return
        }
        break
      case FLEEING:
        if (flightPossible(p)) {
          p.phase = POWER_AFTER
          return
        }
        break
      case DRAWING:
        p.phase = Phase.alibi
        return
      default:
        p.phase = POWER_AFTER
        return
    }
  }
  endActivation(p)
}

function powerUsed(p: MrJackState): void {
  p.power = USED
  if (p.moved) endActivation(p)
  else p.phase = MOVING
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

function end(p: MrJackState, ending: number): void {
  p.ending = ending
  p.phase = Phase.over
}

function endActivation(p: MrJackState): void {
  p.used |= 1 << p.active
  p.active = -1
  p.acts = -1
  p.moved = false
  p.power = NONE
  p.slot++
  if (p.slot < ACTIVATIONS) p.phase = CHOOSING
  else if (p.round === ROUNDS) end(p, Ending.dawn)
  else endRound(p)
}

/** The appeal, the lamp that goes out, the next round (MJ-54, MJ-24, MJ-25). */
function endRound(p: MrJackState): void {
  holdAppeal(p, seenPieces(p))
  if (p.round <= 4) {
    const shift = 4 * (p.round - 1)
    p.lit &= ~(1 << ((p.tiles >> shift) & 15))
    p.tiles |= GONE << shift
  }
  nextRound(p)
  p.phase = p.revealed === 0 ? Phase.deal : CHOOSING
}

function pick(p: MrJackState, cards: number): void {
  if (p.jackPicks === 0) {
    p.jackPicks = cards
    return
  }
  p.detectivePicks = cards
  p.takeCast(BASIC | p.jackPicks | cards)
  p.phase = p.rules.jackBeforePlacement ? Phase.identity : Phase.reveal
}

function placeNew(p: MrJackState, hex: number): void {
  place(p, p.active, hex)
  if (p.active === p.lantern) p.phase = Phase.facing
  else if (p.who[p.active] === ORDINAL.Lane) p.phase = Phase.barricade
  else placed(p)
}

/** MJ-75: the next placement, the other four cards, or the end of the set-up. */
function placed(p: MrJackState): void {
  p.used |= 1 << p.active
  p.active = -1
  p.slot++
  p.phase = Phase.placementCard
  if (p.slot === ACTIVATIONS) {
    p.revealed = ALL_PIECES & ~p.used
    p.used = 0
  }
  if (p.slot < PIECES) return
  p.slot = 0
  p.used = 0
  p.revealed = 0
  if (p.jack < 0) p.phase = Phase.identity
  else {
    p.round = 1
    p.phase = Phase.deal
  }
}
