export {
  DETECTIVE,
  type Dossier,
  dossiers,
  JACK,
  jackCandidates,
  publicSuspects,
  type Standing,
  suspectCounts,
  type Testimony,
} from '@gaslight/jack-family'
export {
  type AppealPreview,
  appealPreview,
  beamToward,
  type ExitDistance,
  exitDistances,
  lightNow,
  type Reach,
  reachOf,
  type Sighting,
  type SightReason,
  sightings,
  type Way,
  waysOf,
} from './analysis.ts'
export {
  BOARDS,
  type Board,
  CELLS,
  type Cell,
  type CellKind,
  cellOf,
  DIRECTIONS,
  type Direction,
  type Edition,
  EXIT_IDS,
  EXITS,
  type Exit,
  type ExitId,
  type HexId,
  isStreet,
  neighbor,
  POSTS,
  STREETS,
} from './board.ts'
export { BASE_CAST, type BaseCharacter, type Character, EXTENSION_CAST } from './cast.ts'
export { Kind, kindOf, payloadOf } from './codec.ts'
export type { MrJackDetail, Shift } from './detail.ts'
export { mrJack } from './game.ts'
export { bitHigh, bitLow, EDGES } from './hexes.ts'
export { ILLEGAL, type IllegalReason } from './illegal.ts'
export { exitInReach, found as reachedHexes, pointsOf, reachInto } from './movement.ts'
export { type MrJackOptions, OPTIONS } from './options.ts'
export { Phase } from './phase.ts'
export { mrJackPlay } from './play.ts'
export type { MrJackPosition } from './position.ts'
export { ORDINAL, ROSTER } from './roster.ts'
export { seenPieces } from './sight.ts'
export { readToken, type Told } from './told.ts'
export type * from './view.ts'
