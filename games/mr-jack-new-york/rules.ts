import { compiling } from '@gaslight/jack-family'
import { PORTS, START } from './board.ts'
import { CAST } from './cast.ts'
import { pairBetween, spaceOf, wordsOf } from './hexes.ts'
import type { NewYorkOptions } from './options.ts'
import { BUILT, TILES } from './roster.ts'

/** The options of a game, made ready for the rules: shared by all its positions and never changed. */
export interface Rules {
  readonly options: NewYorkOptions
  readonly swapAny: boolean
  readonly swapSelf: boolean
  readonly mustSwap: boolean
  readonly eastmanAccuses: boolean
  readonly eastmanLeaves: boolean
  readonly eastmanCrosses: boolean
  readonly parkOccupied: boolean
  readonly parkCovered: boolean
  readonly coverParks: boolean
  readonly coverQuays: boolean
  readonly coverOverlap: boolean
}

export const rulesOf = compiling(compile)

function compile(options: NewYorkOptions): Rules {
  return {
    options,
    swapAny: options.tumbletySwap === 'any',
    swapSelf: options.tumbletySelf,
    mustSwap: options.tumbletyDuty === 'mandatory',
    eastmanAccuses: options.eastmanAccuse,
    eastmanLeaves: options.eastmanEscape,
    eastmanCrosses: options.eastmanRiderCrosses,
    parkOccupied: options.grantOccupied,
    parkCovered: options.grantCovered,
    coverParks: options.coverParks,
    coverQuays: options.coverQuays,
    coverOverlap: options.callahanOverlap,
  }
}

/** The start of NY-11 and NY-13, packed as the position packs it. */
export const SETUP = {
  spaces: CAST.map(name => spaceOf(START.characters[name])),
  tiles: TILES.flatMap(kind =>
    wordsOf(Object.entries(START.tiles).flatMap(([cell, tile]) => (tile === kind ? [spaceOf(cell)] : []))),
  ),
  supply: BUILT.map(tile => START.supply[tile]),
  firstPair: pairBetween(...START.investigation[0]),
  secondPair: pairBetween(...START.investigation[1]),
  steamers: START.steamers.reduce((ports, id) => ports | (1 << PORTS.indexOf(id)), 0),
  informant: spaceOf(START.informant),
} as const
