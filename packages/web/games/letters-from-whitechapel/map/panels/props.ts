import type { CircleNumber } from '@gaslight/letters-from-whitechapel/map'
import type { Night } from '../props.ts'

/** The twenty cells of a row by index, 1 to 20, as they are written (LW-6). */
export const CELLS = ['V', 'IV', 'III', 'II', 'I', ...Array.from({ length: 15 }, (_, i) => String(i + 1))] as const

export type Special = 'coach' | 'alley'

/** What everybody may know of a night's row: cells by index, 1 to 20. */
export interface Track {
  /** Where the Time of the Crime stands, 1 to 5 as the cells V to I; none before Hell 4. */
  readonly crime?: number
  /** The last filled cell, on which Jack's pawn stands; none before the murder. */
  readonly filled?: number
  /** The cells of the murders, two of them in the third night (LW-37); none before they are done. */
  readonly murders?: readonly number[]
  readonly special: { readonly [cell: number]: Special }
}

/** A row with what is written in it, for those who may know it. */
export interface Row extends Track {
  readonly night: Night
  readonly circles: { readonly [cell: number]: CircleNumber }
  /** Those of them on which the police have found his trace tonight. */
  readonly found?: readonly CircleNumber[]
}

/** A cell to be told to a screen reader. */
export interface CellTold {
  readonly cell: string
  readonly circle?: CircleNumber
  readonly special?: Special
  /** The police have found his trace there tonight. */
  readonly found?: true
  /** `free` is a cell that may still be filled. */
  readonly state: 'jack' | 'murder' | 'filled' | 'crime' | 'free' | 'unused'
}
