import type { Decision, Rng } from '@gaslight/core'
import {
  Duty,
  deckOf,
  drawAlibi,
  drawDeal,
  Ending,
  holdAppeal,
  nextRound,
  ROUNDS,
  takeAlibi,
} from '@gaslight/jack-family'
import { Kind, kindOf, pack, payloadOf } from './codec.ts'
import { bitHigh, bitLow, bitMid, NOWHERE } from './hexes.ts'
import { Phase } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { powerPossible } from './powers.ts'
import { Piece, TileCode } from './roster.ts'
import { seenPieces } from './sight.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const { card: CARD, move: MOVE, stay: STAY, accusation: ACCUSATION, leaving: LEAVING, deal: DEAL } = Kind
const { entrance: ENTRANCE, lamp: LAMP, site: SITE, park: PARK, cover: COVER, steamer: STEAMER, swap: SWAP } = Kind
const { none: NONE, open: OPEN, used: USED } = Duty
const { card: CHOOSING, powerOrMove: POWER_OR_MOVE, move: MOVING, powerAfter: POWER_AFTER } = Phase
const { Eastman: EASTMAN } = Piece
const SPACE = 127

/** One decision, and all that follows without one: lapsing powers, the appeal, the end of the round. */
export function apply(p: NewYorkPosition, decision: Decision): void {
  const payload = payloadOf(decision)
  const kind = kindOf(decision)
  switch (kind) {
    case CARD:
      activate(p, payload)
      return
    case MOVE:
      move(p, payload >> 7, payload & SPACE)
      return
    case ENTRANCE:
      build(p, TileCode.entrance, payload)
      return
    case LAMP:
      build(p, TileCode.lamp, payload)
      return
    case SITE:
      build(p, TileCode.site, payload)
      return
    case PARK:
      p.liftTile(TileCode.entrance, payload)
      p.liftTile(TileCode.lamp, payload)
      p.liftTile(TileCode.site, payload)
      p.layTile(TileCode.park, payload)
      powerUsed(p)
      return
    case COVER:
      p.layPairs(payload >> 8 === p.firstPair ? p.secondPair : p.firstPair, payload & 255)
      powerUsed(p)
      return
    case STEAMER:
      p.steamers ^= (1 << (payload >> 3)) | (1 << (payload & 7))
      powerUsed(p)
      return
    case SWAP:
      swap(p, payload >> 3, payload & 7)
      powerUsed(p)
      return
    case Kind.decline:
      endActivation(p)
      return
    case ACCUSATION:
      accuse(p, payload >> 7, payload & SPACE)
      return
    case DEAL:
      p.revealed = payload
      p.phase = CHOOSING
      return
    case Kind.informant:
      p.informant = payload
      p.mute = true
      // NY-54: with an empty deck nobody draws.
      if (deckOf(p) === 0) settle(p)
      else p.phase = Phase.alibi
      return
    case Kind.alibi:
      takeAlibi(p, payload)
      settle(p)
      return
    case STAY:
      p.moved = true
      settle(p)
      return
    case LEAVING:
      p.endPiece = payload >> 7
      p.endSpace = payload & SPACE
      end(p, Ending.escaped)
      return
    case Kind.identity:
      p.jack = payload
      p.phase = Phase.deal
      return
    default:
      kind satisfies never
  }
}

/** At a chance turn: one outcome of the uniform distribution, all of whose outcomes `listLegal` gives. */
export function draw(p: NewYorkPosition, rng: Rng): Decision {
  switch (p.phase) {
    case Phase.deal:
      return pack(Kind.deal, drawDeal(rng))
    case Phase.alibi:
      return pack(Kind.alibi, drawAlibi(p, rng))
    default:
      return pack(Kind.identity, rng.below(8))
  }
}

function activate(p: NewYorkPosition, piece: number): void {
  p.active = piece
  p.moved = false
  p.power = piece === EASTMAN ? NONE : OPEN
  p.phase = powerPossible(p) ? POWER_OR_MOVE : MOVING
}

function place(p: NewYorkPosition, piece: number, space: number): void {
  const old = p.spaces[piece]
  p.occupiedLow = (p.occupiedLow & ~bitLow(old)) | bitLow(space)
  p.occupiedMid = (p.occupiedMid & ~bitMid(old)) | bitMid(space)
  p.occupiedHigh = (p.occupiedHigh & ~bitHigh(old)) | bitHigh(space)
  p.spaces[piece] = space
}

/** Ending on the Informant is a consultation: he waits to be re-placed (NY-50). */
function move(p: NewYorkPosition, piece: number, space: number): void {
  place(p, piece, space)
  p.moved = true
  if (space === p.informant) {
    p.informant = NOWHERE
    p.phase = Phase.informant
  } else settle(p)
}

function build(p: NewYorkPosition, kind: number, space: number): void {
  p.supply[kind]--
  p.layTile(kind, space)
  powerUsed(p)
}

function swap(p: NewYorkPosition, a: number, b: number): void {
  const space = p.spaces[a]
  p.spaces[a] = p.spaces[b]
  p.spaces[b] = space
}

/** State 7 once the move is done, or the end of the activation where no power is left to use. */
function settle(p: NewYorkPosition): void {
  if (p.power === OPEN && powerPossible(p)) p.phase = POWER_AFTER
  else endActivation(p)
}

function powerUsed(p: NewYorkPosition): void {
  p.power = USED
  if (p.moved) endActivation(p)
  else p.phase = MOVING
}

function accuse(p: NewYorkPosition, piece: number, space: number): void {
  p.endPiece = piece
  p.endSpace = space
  end(p, p.spaces[p.jack] === space ? Ending.arrested : Ending.wrongAccusation)
}

function end(p: NewYorkPosition, ending: number): void {
  p.ending = ending
  p.phase = Phase.over
}

function endActivation(p: NewYorkPosition): void {
  p.used |= 1 << p.active
  p.active = -1
  p.moved = false
  p.power = NONE
  p.slot++
  if (p.slot < 4) p.phase = CHOOSING
  else endRound(p)
}

/** The appeal, and the next round or the dawn (NY-59 to NY-61, NY-20, NY-21). */
function endRound(p: NewYorkPosition): void {
  holdAppeal(p, seenPieces(p))
  if (p.round === ROUNDS) {
    end(p, Ending.dawn)
    return
  }
  p.mute = false
  nextRound(p)
  p.phase = (p.round & 1) === 0 ? CHOOSING : Phase.deal
}
