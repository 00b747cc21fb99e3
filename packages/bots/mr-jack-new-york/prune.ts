import { type Decision, type DecisionList, popcount } from '@gaslight/core'
import { PIECES } from '@gaslight/jack-family'
import {
  bitHigh,
  bitLow,
  bitMid,
  Kind,
  kindOf,
  NEAR,
  type NewYorkPosition,
  PAIR_HIGHER,
  PAIR_LOWER,
  Phase,
  Piece,
  payloadOf,
  seenPieces,
  TileCode,
} from '@gaslight/mr-jack-new-york'
import { keep } from '../jack-family/outcomes.ts'
import { CROWD } from '../jack-family/prospects.ts'
import { approachesInto, entrances } from './danger.ts'

/**
 * The order of move and power that leads to all, or nearly all, that the other leads to: what opens ways comes first,
 * what bars them comes last. And of placements those that change who is seen, which ways lead out, or how one gets at the
 * last suspects, with two others.
 */
export function prune(p: NewYorkPosition, legal: DecisionList): void {
  switch (p.phase) {
    case Phase.powerOrMove:
      pruneOrder(p, legal)
      prunePlacements(p, legal)
      return
    case Phase.powerAfter:
      prunePlacements(p, legal)
      return
    case Phase.informant:
      thin(legal)
      return
  }
}

function pruneOrder(p: NewYorkPosition, legal: DecisionList): void {
  switch (p.active) {
    case Piece.Beach:
    case Piece.Callahan:
    case Piece.Smith:
      keep(legal, decision => kindOf(decision) !== Kind.move && kindOf(decision) !== Kind.stay)
      return
    case Piece.Latimer:
    case Piece.Rider:
      keep(legal, decision => kindOf(decision) !== Kind.lamp && kindOf(decision) !== Kind.site)
      return
    case Piece.Grant:
      keep(legal, decision => kindOf(decision) !== Kind.park || opens(p, payloadOf(decision)))
      return
  }
}

/** Whether the tile on this space bars it. */
function opens({ tiles }: NewYorkPosition, space: number): boolean {
  const { lamp, site } = TileCode
  return [lamp, site].some(kind => isIn(tiles, 3 * kind, space))
}

/** So many placements are looked at that change nothing. */
const OTHERS = 2

function prunePlacements(p: NewYorkPosition, legal: DecisionList): void {
  switch (p.active) {
    case Piece.Beach:
    case Piece.Latimer:
    case Piece.Rider:
      mattersInto(p)
      keepSome(legal, decision => !isBuilding(decision) || isIn(matters, 0, payloadOf(decision)))
      return
    case Piece.Callahan:
      waysInto(p)
      keepSome(legal, decision => {
        const pair = payloadOf(decision) & 255
        return (
          kindOf(decision) !== Kind.cover || isIn(matters, 0, PAIR_LOWER[pair]) || isIn(matters, 0, PAIR_HIGHER[pair])
        )
      })
      return
  }
}

/** Those that matter, with two others. */
function keepSome(legal: DecisionList, doesMatter: (decision: Decision) => boolean): void {
  let others = 0
  keep(legal, decision => doesMatter(decision) || others++ < OTHERS)
}

function isBuilding(decision: Decision): boolean {
  const kind = kindOf(decision)
  return kind === Kind.entrance || kind === Kind.lamp || kind === Kind.site
}

/** The Informant goes to the first place, to the last or half way between. */
function thin(legal: DecisionList): void {
  const last = legal.length - 1
  const places = new Set([legal.at(0), legal.at(last >> 1), legal.at(last)])
  keep(legal, decision => places.has(decision))
}

/** A set of spaces, made anew for each list. */
const matters = new Int32Array(3)

/** Into `matters`: before the ways out, beside unseen suspects for a Gaslamp, and beside any once they are few. */
function mattersInto(p: NewYorkPosition): void {
  matters.set(approachesInto(p))
  const few = popcount(p.suspects) < CROWD
  const beside = few ? p.suspects : p.active === Piece.Latimer ? p.suspects & ~seenPieces(p) : 0
  for (let piece = 0; piece < PIECES; piece++) {
    if (((beside >> piece) & 1) === 0) continue
    for (let word = 0; word < 3; word++) matters[word] |= NEAR[3 * p.spaces[piece] + word]
  }
}

/** Into `matters`: what an Investigation tile can shut, the ways out and the metro. */
function waysInto(p: NewYorkPosition): void {
  matters.set(approachesInto(p))
  for (let word = 0; word < 3; word++) matters[word] |= entrances(p, word)
}

function isIn(sets: Int32Array, at: number, space: number): boolean {
  return ((sets[at] & bitLow(space)) | (sets[at + 1] & bitMid(space)) | (sets[at + 2] & bitHigh(space))) !== 0
}
