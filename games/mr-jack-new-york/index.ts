export {
  type AppealPreview,
  appealPreview,
  type Changes,
  changesOf,
  type ExitDistance,
  exitDistances,
  lightNow,
  openExits,
  type Reach,
  reachOf,
  type Sighting,
  type SightReason,
  sightings,
  type Way,
  waysOf,
} from './analysis.ts'
export {
  CELLS,
  type Cell,
  type CellKind,
  cellOf,
  DIRECTIONS,
  type Direction,
  EXITS,
  FERRIES,
  LAND_EXIT,
  LIBERTY,
  neighbor,
  PORTS,
  SPACES,
  START,
  STATION,
} from './board.ts'
export { CAST, type Character } from './cast.ts'
export { Kind, kindOf, payloadOf } from './codec.ts'
export type { NewYorkDetail } from './detail.ts'
export { mrJackNewYork } from './game.ts'
export {
  APPROACHES,
  bitHigh,
  bitLow,
  bitMid,
  NEAR,
  NOWHERE,
  PAIR_HIGHER,
  PAIR_LOWER,
  STATIONS,
} from './hexes.ts'
export { ILLEGAL, type IllegalReason } from './illegal.ts'
export { exitFound, exitInReach, reachInto, servedExits } from './movement.ts'
export { type NewYorkOptions, OPTIONS } from './options.ts'
export { Phase } from './phase.ts'
export { mrJackNewYorkPlay } from './play.ts'
export type { NewYorkPosition } from './position.ts'
export { emptyStreetsInto, spaces as emptyStreets } from './powers.ts'
export { Gait, Piece, TileCode } from './roster.ts'
export { seenPieces } from './sight.ts'
export { found as reachedSpaces, searchFrom, stopsInto } from './terrain.ts'
export { readToken, type Told } from './told.ts'
export type * from './view.ts'
