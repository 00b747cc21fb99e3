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
export type { NewYorkDetail } from './detail.ts'
export { type NewYorkOptions, OPTIONS } from './options.ts'
export type * from './view.ts'
