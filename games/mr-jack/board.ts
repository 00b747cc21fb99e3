export type Direction = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW'
export type ExitId = 'NW' | 'NE' | 'SW' | 'SE'
/** A cell by its league name, `a1` to `m12` (MJ-5). */
export type HexId = string
