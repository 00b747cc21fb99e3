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
export type { MrJackDetail, Shift } from './detail.ts'
export { mrJack } from './game.ts'
export { ILLEGAL, type IllegalReason } from './illegal.ts'
export { type MrJackOptions, OPTIONS } from './options.ts'
export type { MrJackPosition } from './position.ts'
export { ROSTER } from './roster.ts'
export type * from './view.ts'
