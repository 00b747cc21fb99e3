import type { Decision } from '@gaslight/core'
import { hexesOf } from '@gaslight/jack-family'
import { EXITS, SPACES } from './board.ts'
import { CAST, type Character } from './cast.ts'
import type { NewYorkDetail } from './detail.ts'
import { type Exploration, explore, trace } from './explore.ts'
import { APPROACHES, bitHigh, bitLow, bitMid, EXIT_SPACE, ISLAND, isNear, NOWHERE, spaceOf } from './hexes.ts'
import { exitFound, gaitOf, reachInto, servedExits } from './movement.ts'
import type { NewYorkPosition } from './position.ts'
import { TileCode } from './roster.ts'
import { lampLightInto, seenPieces } from './sight.ts'
import { found, stopsInto } from './terrain.ts'
import type { SpaceId } from './view.ts'

/** What follows from a position, in names, for boards, aids and bots. Nothing here looks at a secret. */

/** Why somebody is visible, or why nobody on that space can be. */
export type SightReason =
  | { readonly kind: 'lamp'; readonly at: SpaceId }
  | { readonly kind: 'neighbour'; readonly character: Character }
  | { readonly kind: 'park' }
  | { readonly kind: 'island' }

export interface Sighting {
  readonly character: Character
  readonly seen: boolean
  readonly reasons: readonly SightReason[]
}

/** Who is visible now, and by what (NY-55, NY-58); in alphabetical order. */
export function sightings(p: NewYorkPosition): Sighting[] {
  const seen = seenPieces(p)
  return CAST.map((character, piece) => ({
    character,
    seen: ((seen >> piece) & 1) === 1,
    reasons: reasonsOf(p, piece),
  }))
}

function reasonsOf(p: NewYorkPosition, piece: number): SightReason[] {
  const space = p.spaces[piece]
  if (space === ISLAND) return [{ kind: 'island' }]
  if (isPark(p, space)) return [{ kind: 'park' }]
  const lamps = tilesOf(p, TileCode.lamp).filter(lamp => isNear(space, lamp))
  const others = [...p.spaces.keys()].filter(other => isNear(space, p.spaces[other]) && !isPark(p, p.spaces[other]))
  return [
    ...lamps.map(lamp => ({ kind: 'lamp', at: SPACES[lamp] }) as const),
    ...others.map(other => ({ kind: 'neighbour', character: CAST[other] }) as const),
  ]
}

function isPark(p: NewYorkPosition, space: number): boolean {
  return p.tileOn(space) === TileCode.park
}

function tilesOf(p: NewYorkPosition, kind: number): number[] {
  return hexesOf(p.tiles[3 * kind], p.tiles[3 * kind + 1], p.tiles[3 * kind + 2])
}

const words = new Int32Array(3)
const stops = new Int32Array(3)

/** The spaces where one may stop and where a Gaslamp shows whoever stands there: none in a Park (NY-55). */
export function lightNow(p: NewYorkPosition): { readonly lit: readonly SpaceId[] } {
  lampLightInto(p, words)
  stopsInto(p, stops)
  const [low, mid, high] = stops.map((stop, i) => stop & words[i] & ~p.tiles[3 * TileCode.park + i])
  return { lit: names(low, mid, high) }
}

function names(low: number, mid: number, high: number): SpaceId[] {
  return hexesOf(low, mid, high).map(space => SPACES[space])
}

export interface Reach {
  /** Spaces a move may end on without an accusation; one of them may hold the Talkative Informant (NY-26). */
  readonly ends: readonly SpaceId[]
  /** Spaces in reach that hold a character. */
  readonly occupied: readonly SpaceId[]
}

/** Where a character could end a move made now, whoever activates it (NY-22 to NY-28). */
export function reachOf(p: NewYorkPosition, character: Character): Reach {
  const piece = p.pieceOf(character)
  if (piece < 0) return { ends: [], occupied: [] }
  reachInto(p, piece)
  const [low, mid, high] = found
  const mute = p.mute ? p.informant : NOWHERE
  return {
    ends: names(
      low & ~(p.occupiedLow | bitLow(mute)),
      mid & ~(p.occupiedMid | bitMid(mute)),
      high & ~(p.occupiedHigh | bitHigh(mute)),
    ),
    occupied: names(low & p.occupiedLow, mid & p.occupiedMid, high & p.occupiedHigh),
  }
}

/** The ways out by which somebody could leave: served by a Steamer or the land, with an approach to walk on (NY-66). */
export function openExits(p: NewYorkPosition): SpaceId[] {
  stopsInto(p, stops)
  const served = servedExits(p)
  return EXITS.filter((_, exit) => {
    const approach = stops.some((word, i) => (word & APPROACHES[3 * exit + i]) !== 0)
    return approach && ((served >> exit) & 1) === 1
  })
}

export interface ExitDistance {
  /** A port with a Steamer, or the land exit. */
  readonly exit: SpaceId
  /** Steps that leaving by it takes, the leaving step included; absent where no way leads there. */
  readonly cost?: number
  /** Whether one move is enough, were this Jack's character and the Witness card on Invisible. */
  readonly inReach: boolean
}

/** How far each character is from every way out that is served now (NY-63, NY-64). */
export function exitDistances(
  p: NewYorkPosition,
): { readonly character: Character; readonly exits: readonly ExitDistance[] }[] {
  const served = servedExits(p)
  return CAST.map((character, piece) => {
    const exploration = explore(p, piece, gaitOf(p, piece))
    reachInto(p, piece)
    const exits = EXITS.flatMap((exit, i): ExitDistance[] => {
      if (((served >> i) & 1) === 0) return []
      const cost = exploration.costs[nearestApproach(exploration, i)] + 1
      return [{ exit, ...(Number.isFinite(cost) ? { cost } : {}), inReach: exitFound(p, i) }]
    })
    return { character, exits }
  })
}

/** The approach space of a way out with the shortest way to it. */
function nearestApproach({ costs }: Exploration, exit: number): number {
  const approaches = hexesOf(APPROACHES[3 * exit], APPROACHES[3 * exit + 1], APPROACHES[3 * exit + 2])
  return approaches.reduce((best, space) => (costs[space] < costs[best] ? space : best))
}

export interface AppealPreview {
  readonly seen: readonly Character[]
  readonly unseen: readonly Character[]
  /** Who would turn Innocent if Jack's character is visible, and if it is invisible (NY-60). */
  readonly ifSeen: readonly Character[]
  readonly ifUnseen: readonly Character[]
}

/** What an appeal made now would clear for each of its answers. */
export function appealPreview(p: NewYorkPosition): AppealPreview {
  const seen = seenPieces(p)
  return {
    seen: p.namesOf(seen),
    unseen: p.namesOf(~seen & 255),
    ifSeen: p.namesOf(p.suspects & ~seen),
    ifUnseen: p.namesOf(p.suspects & seen),
  }
}

/** A way over the board, space by space; two that do not touch are a metro ride, a ferry or a swap. */
export interface Way {
  readonly character: Character
  /** The last one may be a port or the land exit. */
  readonly spaces: readonly SpaceId[]
}

/** A shortest way for every character that a decision moves; none for decisions that move nobody. */
export function waysOf(p: NewYorkPosition, detail: NewYorkDetail): Way[] {
  switch (detail.kind) {
    case 'move':
    case 'accusation':
      return [{ character: detail.character, spaces: trace(exploration(p, detail.character), spaceOf(detail.to)) }]
    case 'leaving': {
      const ways = exploration(p, detail.character)
      const approach = nearestApproach(ways, EXIT_SPACE.indexOf(spaceOf(detail.to)))
      return [{ character: detail.character, spaces: [...trace(ways, approach), detail.to] }]
    }
    case 'swap': {
      const [one, other] = detail.characters
      const [from, to] = detail.characters.map(name => SPACES[p.spaces[p.pieceOf(name)]])
      return [
        { character: one, spaces: [from, to] },
        { character: other, spaces: [to, from] },
      ]
    }
    default:
      return []
  }
}

function exploration(p: NewYorkPosition, character: Character): Exploration {
  const piece = p.pieceOf(character)
  return explore(p, piece, gaitOf(p, piece))
}

/** What a decision changes, against the board as it is. */
export interface Changes {
  /** Spaces that the character with the move to come can end on only after it, or only before it. */
  readonly gained: readonly SpaceId[]
  readonly lost: readonly SpaceId[]
  /** Who is visible only after it, or only before it. */
  readonly seen: readonly Character[]
  readonly unseen: readonly Character[]
  /** Ways out by which one could leave only after it, or only before it. */
  readonly opened: readonly SpaceId[]
  readonly shut: readonly SpaceId[]
}

/** What the use of a power would change. */
export function changesOf(p: NewYorkPosition, power: Decision): Changes {
  const after = p.clone()
  after.apply(power)
  const mover = p.active < 0 || p.moved ? null : CAST[p.active]
  const ends = (q: NewYorkPosition) => (mover === null ? [] : reachOf(q, mover).ends)
  const [gained, lost] = difference(ends(p), ends(after))
  const [seen, unseen] = difference(p.namesOf(seenPieces(p)), p.namesOf(seenPieces(after)))
  const [opened, shut] = difference(openExits(p), openExits(after))
  return { gained, lost, seen, unseen, opened, shut }
}

/** What is only in the second list, and what is only in the first. */
function difference<T>(before: readonly T[], after: readonly T[]): readonly [readonly T[], readonly T[]] {
  return [after.filter(item => !before.includes(item)), before.filter(item => !after.includes(item))]
}
