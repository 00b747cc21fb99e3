import { lowestBit } from '@gaslight/core'
import { PIECES, WORD } from '@gaslight/jack-family'
import {
  APPROACHES,
  bitHigh,
  bitLow,
  bitMid,
  EXITS,
  emptyStreets,
  emptyStreetsInto,
  exitFound,
  Gait,
  LAND_BIT,
  NEAR,
  type NewYorkPosition,
  Piece,
  reachedSpaces,
  reachInto,
  STATIONS,
  searchFrom,
  servedExits,
  stopsInto,
  TileCode,
} from '@gaslight/mr-jack-new-york'
import type { Survey } from '../jack-family/title.ts'

const ALL_PORTS = LAND_BIT - 1

/** Which of these pieces could leave by their own cards or by Eastman's, if they were Jack's (NY-46, NY-63). */
export function leavers(p: NewYorkPosition, pieces: number, cards: number): number {
  const eastman = p.rules.eastmanLeaves && ((cards >> Piece.Eastman) & 1) !== 0
  let able = 0
  for (let rest = pieces, piece = 0; rest !== 0; rest >>= 1, piece++) {
    if ((rest & 1) === 0) continue
    if ((((cards >> piece) & 1) !== 0 && leaves(p, piece)) || (eastman && isLedOut(p, piece))) able |= 1 << piece
  }
  return able
}

/** In its own activation, with the power first where that helps (NY-66). */
function leaves(p: NewYorkPosition, piece: number): boolean {
  reachInto(p, piece)
  if (anyExitFound(p)) return true
  switch (piece) {
    case Piece.Smith:
      return withAnotherSteamer(p)
    case Piece.Beach:
      return withAnotherEntrance(p)
    case Piece.Grant:
      return withATileTurned(p)
    case Piece.Callahan:
      return withAPairLifted(p)
    default:
      return false
  }
}

/** In Eastman's activation (NY-44). */
function isLedOut(p: NewYorkPosition, piece: number): boolean {
  searchFrom(p, p.spaces[piece], gaitUnderEastman(p, piece))
  return anyExitFound(p)
}

function gaitUnderEastman(p: NewYorkPosition, piece: number): 0 | 1 {
  return piece === Piece.Rider && p.rules.eastmanCrosses ? Gait.cross : Gait.walk
}

function anyExitFound(p: NewYorkPosition): boolean {
  for (let exit = 0; exit < EXITS.length; exit++) if (exitFound(p, exit)) return true
  return false
}

/** A Steamer can go to any port (NY-39); the search just made stands. */
function withAnotherSteamer(p: NewYorkPosition): boolean {
  const { steamers } = p
  p.steamers = ALL_PORTS
  const able = anyExitFound(p)
  p.steamers = steamers
  return able
}

/** A set of spaces that helpers hand back without allocating. */
const approaches = new Int32Array(3)
const stops = new Int32Array(3)

/** Into `approaches`: the approach spaces of the ways out that are served now. */
export function approachesInto(p: NewYorkPosition): Int32Array {
  approaches.fill(0)
  for (let served = servedExits(p), exit = 0; served !== 0; served >>= 1, exit++)
    if ((served & 1) !== 0) for (let word = 0; word < 3; word++) approaches[word] |= APPROACHES[3 * exit + word]
  return approaches
}

/**
 * Two steps lead to an approach space by an entrance built first (NY-33): by a ride to where it was built, from an entrance
 * under the start or beside it; by a ride and a step; or from where it was built beside the start by a ride.
 */
function withAnotherEntrance(p: NewYorkPosition): boolean {
  approachesInto(p)
  emptyStreetsInto(p)
  stopsInto(p, stops)
  const at = 3 * p.spaces[Piece.Beach]
  let onOpen = 0
  let besideOpen = 0
  let besideEmpty = 0
  let approachEmpty = 0
  let approachOpen = 0
  for (let word = 0; word < 3; word++) {
    const open = entrances(p, word)
    const beside = NEAR[at + word]
    onOpen |= open & bitOf(p.spaces[Piece.Beach], word)
    besideOpen |= open & beside
    besideEmpty |= emptyStreets[word] & beside
    approachEmpty |= emptyStreets[word] & approaches[word]
    approachOpen |= open & approaches[word]
  }
  if (approachEmpty !== 0 && (onOpen | besideOpen) !== 0) return true
  if (approachOpen !== 0 && besideEmpty !== 0) return true
  return onOpen !== 0 && emptyBesideApproach()
}

/** Whether an empty street lies beside an approach space where one may stop. */
function emptyBesideApproach(): boolean {
  for (let word = 0; word < 3; word++)
    for (let rest = approaches[word] & stops[word]; rest !== 0; rest &= rest - 1) {
      const at = 3 * (WORD * word + lowestBit(rest))
      if (((NEAR[at] & emptyStreets[0]) | (NEAR[at + 1] & emptyStreets[1]) | (NEAR[at + 2] & emptyStreets[2])) !== 0)
        return true
    }
  return false
}

/** The open entrances, a word of their set (NY-7, NY-27). */
export function entrances(p: NewYorkPosition, word: number): number {
  return (p.tiles[3 * TileCode.entrance + word] | STATIONS[word]) & ~coveredOf(p, word)
}

function coveredOf(p: NewYorkPosition, word: number): number {
  return word === 0 ? p.coveredLow : word === 1 ? p.coveredMid : p.coveredHigh
}

function bitOf(space: number, word: number): number {
  return word === 0 ? bitLow(space) : word === 1 ? bitMid(space) : bitHigh(space)
}

/** A Gaslamp or a Building site that bars the way can be turned to Park (NY-37). */
function withATileTurned(p: NewYorkPosition): boolean {
  approachesInto(p)
  const at = 3 * p.spaces[Piece.Grant]
  for (const kind of [TileCode.lamp, TileCode.site])
    for (let word = 0; word < 3; word++)
      for (let rest = p.tiles[3 * kind + word] & (approaches[word] | NEAR[at + word]); rest !== 0; rest &= rest - 1) {
        const space = WORD * word + lowestBit(rest)
        p.liftTile(kind, space)
        reachInto(p, Piece.Grant)
        const able = anyExitFound(p)
        p.layTile(kind, space)
        if (able) return true
      }
  return false
}

/** One of the Investigation tiles can be laid elsewhere (NY-38). */
function withAPairLifted(p: NewYorkPosition): boolean {
  const { firstPair, secondPair } = p
  let able = false
  for (const left of [firstPair, secondPair]) {
    p.layPairs(left, left)
    reachInto(p, Piece.Callahan)
    able ||= anyExitFound(p)
  }
  p.layPairs(firstPair, secondPair)
  return able
}

/** Where pieces could move now, in their own activations and in Eastman's (NY-43, NY-67). */
export class MoveSurvey implements Survey<NewYorkPosition> {
  private readonly own = new Int32Array(3 * PIECES)
  private readonly led = new Int32Array(3 * PIECES)
  private cards = 0

  take(p: NewYorkPosition, cards: number): void {
    this.cards = cards
    const eastman = ((cards >> Piece.Eastman) & 1) !== 0
    for (let piece = 0; piece < PIECES; piece++) {
      if (((cards >> piece) & 1) !== 0) {
        reachInto(p, piece)
        this.own.set(reachedSpaces.subarray(0, 3), 3 * piece)
      }
      if (!eastman || (piece !== Piece.Eastman && !p.rules.eastmanAccuses)) continue
      searchFrom(p, p.spaces[piece], gaitUnderEastman(p, piece))
      this.led.set(reachedSpaces.subarray(0, 3), 3 * piece)
    }
  }

  hunting(p: NewYorkPosition, target: number): number {
    let number = 0
    for (let piece = 0; piece < PIECES; piece++) {
      if (((this.cards >> piece) & 1) === 0) continue
      if (piece === Piece.Eastman) number += this.isLedTo(p, target) ? 1 : 0
      else if (piece !== target && reaches(this.own, piece, p.spaces[target])) number++
    }
    return number
  }

  private isLedTo(p: NewYorkPosition, target: number): boolean {
    for (let piece = 0; piece < PIECES; piece++) {
      if (piece === target || (piece !== Piece.Eastman && !p.rules.eastmanAccuses)) continue
      if (reaches(this.led, piece, p.spaces[target])) return true
    }
    return false
  }
}

function reaches(reach: Int32Array, piece: number, space: number): boolean {
  const at = 3 * piece
  return ((reach[at] & bitLow(space)) | (reach[at + 1] & bitMid(space)) | (reach[at + 2] & bitHigh(space))) !== 0
}
