import { lowestBit } from '@gaslight/core'
import { ALL_PIECES, PIECES, WORD } from '@gaslight/jack-family'
import {
  APPROACHES,
  bitHigh,
  bitLow,
  bitMid,
  EXITS,
  emptyStreets,
  emptyStreetsInto,
  Gait,
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

/** The approach spaces of all ways out: a Steamer can go to any port (NY-39). */
const ALL_APPROACHES = Int32Array.from({ length: 3 }, (_, word) =>
  EXITS.reduce((set, _, exit) => set | APPROACHES[3 * exit + word], 0),
)

/** Which of these pieces could leave by their own cards or by Eastman's, if they were Jack's (NY-46, NY-63). */
export function leavers(p: NewYorkPosition, pieces: number, cards: number): number {
  approachesInto(p)
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
  if (isOutFound()) return true
  switch (piece) {
    case Piece.Smith:
      return isFound(ALL_APPROACHES)
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
  return isOutFound()
}

function gaitUnderEastman(p: NewYorkPosition, piece: number): 0 | 1 {
  return piece === Piece.Rider && p.rules.eastmanCrosses ? Gait.cross : Gait.walk
}

/** Whether the search just made leads to an approach space of a way out that is served (NY-64). */
function isOutFound(): boolean {
  return isFound(approaches)
}

/** Whether it leads within two steps to one of these spaces. */
function isFound(spaces: Int32Array): boolean {
  return ((spaces[0] & reachedSpaces[3]) | (spaces[1] & reachedSpaces[4]) | (spaces[2] & reachedSpaces[5])) !== 0
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
  const at = 3 * p.spaces[Piece.Grant]
  for (const kind of [TileCode.lamp, TileCode.site])
    for (let word = 0; word < 3; word++)
      for (let rest = p.tiles[3 * kind + word] & (approaches[word] | NEAR[at + word]); rest !== 0; rest &= rest - 1) {
        const space = WORD * word + lowestBit(rest)
        p.liftTile(kind, space)
        reachInto(p, Piece.Grant)
        const able = isOutFound()
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
    able ||= isOutFound()
  }
  p.layPairs(firstPair, secondPair)
  return able
}

/** Where pieces could move now, in their own activations and in Eastman's (NY-43, NY-67). */
export class MoveSurvey implements Survey<NewYorkPosition> {
  /** What each piece reaches on foot, and behind them what Rider does in her own activation. */
  private readonly reach = new Int32Array(3 * (PIECES + 1))
  private cards = 0

  take(p: NewYorkPosition, cards: number): void {
    this.cards = cards
    const movers = ((cards >> Piece.Eastman) & 1) !== 0 && p.rules.eastmanAccuses ? ALL_PIECES : cards
    for (let piece = 0; piece < PIECES; piece++)
      if (((movers >> piece) & 1) !== 0) this.note(p, piece, gaitUnderEastman(p, piece), piece)
    if (((cards >> Piece.Rider) & 1) !== 0) this.note(p, Piece.Rider, Gait.cross, PIECES)
  }

  private note(p: NewYorkPosition, piece: number, gait: 0 | 1, place: number): void {
    searchFrom(p, p.spaces[piece], gait)
    this.reach[3 * place] = reachedSpaces[0]
    this.reach[3 * place + 1] = reachedSpaces[1]
    this.reach[3 * place + 2] = reachedSpaces[2]
  }

  hunting(p: NewYorkPosition, target: number): number {
    const space = p.spaces[target]
    let number = 0
    for (let piece = 0; piece < PIECES; piece++) {
      if (((this.cards >> piece) & 1) === 0) continue
      if (piece === Piece.Eastman) number += this.isLedTo(p, target) ? 1 : 0
      else if (piece !== target && this.reaches(piece === Piece.Rider ? PIECES : piece, space)) number++
    }
    return number
  }

  /** Whether anybody who may move in Eastman's activation reaches `target`. */
  private isLedTo(p: NewYorkPosition, target: number): boolean {
    const space = p.spaces[target]
    if (!p.rules.eastmanAccuses) return target !== Piece.Eastman && this.reaches(Piece.Eastman, space)
    for (let piece = 0; piece < PIECES; piece++) if (piece !== target && this.reaches(piece, space)) return true
    return false
  }

  private reaches(place: number, space: number): boolean {
    const { reach } = this
    const at = 3 * place
    return ((reach[at] & bitLow(space)) | (reach[at + 1] & bitMid(space)) | (reach[at + 2] & bitHigh(space))) !== 0
  }
}
