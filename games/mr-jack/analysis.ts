import { hexesOf, PIECES } from '@gaslight/jack-family'
import { DIRECTIONS, type Direction, EXIT_IDS, type ExitId, type HexId, POSTS } from './board.ts'
import type { Character } from './cast.ts'
import type { MrJackDetail } from './detail.ts'
import { explore, trace } from './explore.ts'
import { bitHigh, bitLow, EXIT_HEX, LIGHT, streetOf } from './hexes.ts'
import { exitInReach, found, pointsOf, reachInto } from './movement.ts'
import { exitName, hexName } from './names.ts'
import type { MrJackPosition } from './position.ts'
import { NOWHERE } from './rules.ts'
import { beamInto, seenPieces } from './sight.ts'

/** What follows from a position, in names, for boards, aids and bots. Nothing here looks at a secret. */

export type SightReason =
  | { readonly kind: 'lamp'; readonly post: HexId }
  | { readonly kind: 'neighbour'; readonly character: Character }
  | { readonly kind: 'beam'; readonly character: Character }

export interface Sighting {
  readonly character: Character
  readonly seen: boolean
  readonly reasons: readonly SightReason[]
}

/** Who is seen now, and by what (MJ-51, MJ-53); in alphabetical order. */
export function sightings(p: MrJackPosition): Sighting[] {
  const seen = seenPieces(p)
  beamInto(p, beam)
  const result: Sighting[] = []
  for (let piece = 0; piece < PIECES; piece++) {
    if (p.hexes[piece] === NOWHERE) continue
    result.push({ character: p.nameOf(piece), seen: ((seen >> piece) & 1) === 1, reasons: reasonsOf(p, piece) })
  }
  return result
}

const beam = new Int32Array(2)

function reasonsOf(p: MrJackPosition, piece: number): SightReason[] {
  const hex = p.hexes[piece]
  const inSet = (low: number, high: number) => (low & bitLow(hex)) !== 0 || (high & bitHigh(hex)) !== 0
  const reasons: SightReason[] = []
  for (const [post, id] of POSTS.entries()) {
    const alone = 1 << post
    if ((p.lit & alone) !== 0 && inSet(LIGHT[2 * alone], LIGHT[2 * alone + 1])) reasons.push({ kind: 'lamp', post: id })
  }
  const { near } = p.terrain
  for (let other = 0; other < PIECES; other++)
    if (p.hexes[other] !== NOWHERE && inSet(near[2 * p.hexes[other]], near[2 * p.hexes[other] + 1]))
      reasons.push({ kind: 'neighbour', character: p.nameOf(other) })
  if (piece !== p.lantern && inSet(beam[0], beam[1])) reasons.push({ kind: 'beam', character: p.nameOf(p.lantern) })
  return reasons
}

/** The street hexes that are lit by lamps now, and those in the lantern's beam. */
export function lightNow(p: MrJackPosition): { readonly lit: readonly HexId[]; readonly beam: readonly HexId[] } {
  beamInto(p, beam)
  return { lit: names(LIGHT[2 * p.lit], LIGHT[2 * p.lit + 1]), beam: names(beam[0], beam[1]) }
}

/** The beam if the lantern's carrier faced this way, from where he stands (MJ-52). */
export function beamToward(p: MrJackPosition, direction: Direction): HexId[] {
  const turned = p.clone()
  turned.facing = DIRECTIONS.indexOf(direction)
  beamInto(turned, beam)
  return names(beam[0], beam[1])
}

function names(low: number, high: number): HexId[] {
  return hexesOf(low, high).map(hexName)
}

export interface Reach {
  readonly points: number
  /** Empty hexes a move may end on. */
  readonly ends: readonly HexId[]
  /** Hexes in reach that hold a character (MJ-30). */
  readonly occupied: readonly HexId[]
}

/** Where a character could end a move made now, whoever activates it (MJ-27 to MJ-30). */
export function reachOf(p: MrJackPosition, character: Character): Reach {
  const piece = p.pieceOf(character)
  if (piece < 0 || p.hexes[piece] === NOWHERE) return { points: 0, ends: [], occupied: [] }
  const ordinal = actsAs(p, piece)
  const points = pointsOf(p, piece, ordinal)
  reachInto(p, piece, ordinal, points)
  const [low, high] = found
  return {
    points,
    ends: names(low & ~p.occupiedLow, high & ~p.occupiedHigh),
    occupied: names(low & p.occupiedLow, high & p.occupiedHigh),
  }
}

/** The ordinal whose card rules a piece now: Moriarty's is that of whom he imitates in his activation. */
function actsAs(p: MrJackPosition, piece: number): number {
  return piece === p.active && p.acts >= 0 ? p.acts : p.who[piece]
}

export interface ExitDistance {
  readonly exit: ExitId
  /** Points that leaving by it takes, MJ-59; absent where no way leads there. */
  readonly cost?: number
  /** Whether one activation is enough, were this Jack's character and the Witness card on Unseen. */
  readonly inReach: boolean
}

/** How far each character is from every open exit (MJ-58, MJ-59). */
export function exitDistances(
  p: MrJackPosition,
): { readonly character: Character; readonly exits: readonly ExitDistance[] }[] {
  const result: { character: Character; exits: ExitDistance[] }[] = []
  for (let piece = 0; piece < PIECES; piece++) {
    if (p.hexes[piece] === NOWHERE) continue
    const ordinal = actsAs(p, piece)
    const { costs } = explore(p, piece, ordinal)
    const exits = EXIT_IDS.flatMap((exit, i): ExitDistance[] => {
      if (((p.cordons >> i) & 1) === 1) return []
      const steps = costs[EXIT_HEX[i]]
      const cost = steps + (p.rules.exitFree ? 0 : 1)
      return [{ exit, ...(Number.isFinite(steps) ? { cost } : {}), inReach: exitInReach(p, piece, ordinal, i) }]
    })
    result.push({ character: p.nameOf(piece), exits })
  }
  return result
}

export interface AppealPreview {
  readonly seen: readonly Character[]
  readonly unseen: readonly Character[]
  /** Who would turn Innocent if Jack's character is seen, and if it is unseen (MJ-54). */
  readonly ifSeen: readonly Character[]
  readonly ifUnseen: readonly Character[]
}

/** What an appeal made now would clear for each of its answers. */
export function appealPreview(p: MrJackPosition): AppealPreview {
  const seen = seenPieces(p)
  return {
    seen: p.namesOf(seen),
    unseen: p.namesOf(~seen),
    ifSeen: p.namesOf(p.suspects & ~seen),
    ifUnseen: p.namesOf(p.suspects & seen),
  }
}

/** A way over the board: where a piece goes, hex by hex; two that do not touch are a sewer ride or a leap. */
export interface Way {
  readonly character: Character
  readonly hexes: readonly HexId[]
  readonly exit?: ExitId
}

/** A shortest way for every piece that a decision moves; none for decisions that move nobody. */
export function waysOf(p: MrJackPosition, detail: MrJackDetail): Way[] {
  switch (detail.kind) {
    case 'move':
    case 'accusation':
      return [moveWay(p, detail.character, detail.to)]
    case 'leaving': {
      const exit = EXIT_IDS.indexOf(detail.exit)
      return [{ ...moveWay(p, detail.character, hexName(EXIT_HEX[exit])), exit: exitName(exit) }]
    }
    case 'whistle':
      return detail.shifts.map(({ character, to }) => streetWay(p, character, to))
    case 'flight':
      return [streetWay(p, detail.character, detail.to, p.active < 0 ? -1 : p.hexes[p.active])]
    case 'swap':
      return [
        { character: p.active < 0 ? 'Gull' : p.nameOf(p.active), hexes: [detail.from, detail.to] },
        { character: detail.other, hexes: [detail.to, detail.from] },
      ]
    default:
      return []
  }
}

/** A shortest way of the character's own move (MJ-28), sewer rides included. */
function moveWay(p: MrJackPosition, character: Character, to: HexId): Way {
  const piece = p.pieceOf(character)
  return { character, hexes: trace(explore(p, piece, actsAs(p, piece)), streetOf(to)) }
}

/** A shortest way along streets, as whistled and fleeing characters go (MJ-45, MJ-84). */
function streetWay(p: MrJackPosition, character: Character, to: HexId, avoided = -1): Way {
  const piece = p.pieceOf(character)
  return { character, hexes: trace(explore(p, piece, 'street', avoided), streetOf(to)) }
}
