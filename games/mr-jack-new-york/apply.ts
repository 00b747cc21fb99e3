import type { Decision } from '@gaslight/core'
import { deckOf, Ending, takeAlibi } from '@gaslight/jack-family'
import { activate, end, endActivation, powerUsed, settle } from './activation.ts'
import { Kind, kindOf, payloadOf } from './codec.ts'
import { NOWHERE } from './hexes.ts'
import { Phase } from './phase.ts'
import { TileCode } from './roster.ts'
import type { NewYorkState } from './state.ts'

/** Constants of this file, which engines fold; imported ones are read anew each time. */
const { card: CARD, move: MOVE, stay: STAY, accusation: ACCUSATION, leaving: LEAVING, deal: DEAL } = Kind
const { entrance: ENTRANCE, lamp: LAMP, site: SITE, park: PARK, cover: COVER, steamer: STEAMER, swap: SWAP } = Kind
const { card: CHOOSING } = Phase
const { decline: DECLINE, informant: INFORMANT, alibi: ALIBI, identity: IDENTITY } = Kind
const ENTRANCES = TileCode.entrance
const LAMPS = TileCode.lamp
const SITES = TileCode.site
const PARKS = TileCode.park
const NO_SPACE = NOWHERE
const SPACE = 127

/** One decision, and all that follows without one: lapsing powers, the appeal, the end of the round. */
export function apply(p: NewYorkState, decision: Decision): void {
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
      build(p, ENTRANCES, payload)
      return
    case LAMP:
      build(p, LAMPS, payload)
      return
    case SITE:
      build(p, SITES, payload)
      return
    case PARK:
      p.liftTile(ENTRANCES, payload)
      p.liftTile(LAMPS, payload)
      p.liftTile(SITES, payload)
      p.layTile(PARKS, payload)
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
    case DECLINE:
      endActivation(p)
      return
    case ACCUSATION:
      accuse(p, payload >> 7, payload & SPACE)
      return
    case DEAL:
      p.revealed = payload
      p.phase = CHOOSING
      return
    case INFORMANT:
      p.informant = payload
      p.mute = true
      // NY-54: with an empty deck nobody draws.
      if (deckOf(p) === 0) settle(p)
      else p.phase = Phase.alibi
      return
    case ALIBI:
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
    case IDENTITY:
      p.jack = payload
      p.phase = Phase.deal
      return
    default:
      kind satisfies never
  }
}

/** Ending on the Informant is a consultation: he waits to be re-placed (NY-50). */
function move(p: NewYorkState, piece: number, space: number): void {
  p.place(piece, space)
  p.moved = true
  if (space === p.informant) {
    p.informant = NO_SPACE
    p.phase = Phase.informant
  } else settle(p)
}

function build(p: NewYorkState, kind: number, space: number): void {
  p.supply[kind]--
  p.layTile(kind, space)
  powerUsed(p)
}

function swap(p: NewYorkState, a: number, b: number): void {
  const space = p.spaces[a]
  p.spaces[a] = p.spaces[b]
  p.spaces[b] = space
}

function accuse(p: NewYorkState, piece: number, space: number): void {
  p.endPiece = piece
  p.endSpace = space
  end(p, p.spaces[p.jack] === space ? Ending.arrested : Ending.wrongAccusation)
}
