import { compiling, subsets } from '@gaslight/jack-family'
import { BOARDS, DIRECTIONS, type Edition, EXIT_IDS, POSTS } from './board.ts'
import { BASE_CAST } from './cast.ts'
import { NO_EDGE, streetOf } from './hexes.ts'
import type { MrJackOptions } from './options.ts'
import { BASE_MASK, POOLS } from './roster.ts'
import { WHISTLE_PATHS } from './shifts.ts'
import { type Terrain, terrainOf } from './terrain.ts'

/** The options of a game, made ready for the rules: shared by all its positions and never changed. */
export interface Rules {
  readonly options: MrJackOptions
  readonly edition: Edition
  /** The board without a barricade. */
  readonly terrain: Terrain
  /** An index into `WHISTLE_PATHS`. */
  readonly whistlePath: number
  readonly whistleUpTo: boolean
  readonly exitFree: boolean
  readonly gullMustSwap: boolean
  readonly beamPassesLit: boolean
  readonly accuseAfterPower: boolean
  readonly extension: boolean
  readonly jackBeforePlacement: boolean
  readonly beamStopsAtBarricade: boolean
  readonly fleeUpTo: boolean
  /** Cards of the pool, as ordinals' bits, and every hand that Jack can be dealt from it (MJ-73). */
  readonly pool: number
  readonly hands: Int32Array
  /** The start of MJ-13, packed as the position packs it. */
  readonly start: {
    readonly cast: number
    readonly hexes: Uint8Array
    readonly covers: number
    readonly cordons: number
    readonly lit: number
    readonly tiles: number
    readonly facing: number
  }
}

/** A character without a token on the board yet (MJ-74). */
export const NOWHERE = 63
/** In `tiles`: the numbered tile has left the board. */
export const GONE = 15

export const rulesOf = compiling(compile)

function compile(options: MrJackOptions): Rules {
  const edition = options.board
  const { start } = BOARDS[edition]
  const terrain = terrainOf(edition, NO_EDGE)
  const extension = options.cast === 'extension'
  const pool = POOLS[options.pool]
  let lit = 0
  let tiles = 0
  for (const [post, id] of POSTS.entries()) {
    const tile = start.lamps[id]
    if (tile === undefined) continue
    lit |= 1 << post
    if (tile !== 'plain') tiles |= post << (4 * (tile - 1))
  }
  return {
    options,
    edition,
    terrain,
    whistlePath: WHISTLE_PATHS.indexOf(options.whistlePath),
    whistleUpTo: options.whistlePoints === 'upto',
    exitFree: options.exitCost === 0,
    gullMustSwap: options.trappedGull === 'mustSwap',
    beamPassesLit: !options.litPostStopsBeam,
    accuseAfterPower: options.accuseAfterPower,
    extension,
    jackBeforePlacement: options.jackDraw === 'before',
    beamStopsAtBarricade: options.barricadeStopsBeam,
    fleeUpTo: options.pizerSteps === 'upto',
    pool: pool.cards,
    hands: subsets(pool.cards, pool.jack),
    start: {
      cast: extension ? 0 : BASE_MASK,
      hexes: Uint8Array.from(BASE_CAST, name => (extension ? NOWHERE : streetOf(start.characters[name]))),
      covers: start.covers.reduce((mask, id) => mask | (1 << terrain.manholes.indexOf(streetOf(id))), 0),
      cordons: start.cordons.reduce((mask, id) => mask | (1 << EXIT_IDS.indexOf(id)), 0),
      lit,
      tiles,
      facing: extension ? -1 : DIRECTIONS.indexOf(options.watsonFacing),
    },
  }
}
