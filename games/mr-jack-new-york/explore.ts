import { hexesOf } from '@gaslight/jack-family'
import { SPACES } from './board.ts'
import { BUILDINGS, holds, SPACE_COUNT, STATIONS, STEPS } from './hexes.ts'
import { Gait, type GaitCode, TileCode } from './roster.ts'
import type { NewYorkState } from './state.ts'
import { stopsInto } from './terrain.ts'
import type { SpaceId } from './view.ts'

/** A search from one piece's space: steps to each space that can be passed, and the space that each was entered from. */
export interface Exploration {
  /** By space; infinity where no way leads. */
  readonly costs: readonly number[]
  readonly from: Int8Array
}

const START = -2
const UNSEEN = -1

const stops = new Int32Array(3)

/**
 * All ways of a piece as long as they may be (NY-23, NY-36), metro rides and ferries included. For display and advice:
 * `searchFrom` is what the rules use.
 */
export function explore(p: NewYorkState, piece: number, gait: GaitCode): Exploration {
  const passes = passage(p, gait)
  const entrances = openEntrances(p)
  const start = p.spaces[piece]
  const costs = new Array<number>(SPACE_COUNT).fill(Number.POSITIVE_INFINITY)
  const from = new Int8Array(SPACE_COUNT).fill(UNSEEN)
  const queue = [start]
  from[start] = START
  costs[start] = 0
  for (const space of queue) {
    const walks = hexesOf(STEPS[3 * space], STEPS[3 * space + 1], STEPS[3 * space + 2])
    const rides = entrances.includes(space) ? entrances : []
    for (const next of [...walks, ...rides]) {
      if (from[next] !== UNSEEN || !passes(next)) continue
      from[next] = space
      costs[next] = costs[space] + 1
      queue.push(next)
    }
  }
  return { costs, from }
}

/** Which spaces may be passed now (NY-24, NY-36). */
function passage(p: NewYorkState, gait: GaitCode): (space: number) => boolean {
  stopsInto(p, stops)
  const [low, mid, high] = stops
  if (gait === Gait.walk) return space => holds(low, mid, high, space)
  const [crossLow, crossMid, crossHigh] = BUILDINGS.map((word, i) => word | p.tiles[3 * TileCode.site + i])
  return space => holds(low | crossLow, mid | crossMid, high | crossHigh, space)
}

/** The entrances that no Investigation tile closes (NY-27). */
function openEntrances(p: NewYorkState): number[] {
  const [low, mid, high] = STATIONS.map((word, i) => word | p.tiles[3 * TileCode.entrance + i])
  return hexesOf(low & ~p.coveredLow, mid & ~p.coveredMid, high & ~p.coveredHigh)
}

/** The spaces of the way to a space, both ends included; empty where none leads there. */
export function trace({ from }: Exploration, to: number): SpaceId[] {
  const way: SpaceId[] = []
  if (to < 0 || from[to] === UNSEEN) return way
  for (let space = to; space !== START; space = from[space]) way.unshift(SPACES[space])
  return way
}
