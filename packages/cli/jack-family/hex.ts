import type { Grid } from '../terminal/grid.ts'
import type { Colour, Style } from '../terminal/paint.ts'
import { codeOf } from './words.ts'

/** A hex is six columns wide and two lines high; neighbouring columns are shifted by one line, as hexes are by half. */
export const WIDTH = 6
export const HEIGHT = 2

export const INK: Colour = [205, 210, 225]
export const FAINT: Colour = [120, 128, 150]
export const TARGET: Colour = [120, 255, 160]
export const ALERT: Colour = [255, 110, 95]
export const LAMP: Colour = [255, 205, 90]
export const HOUSE: Colour = [18, 19, 27]

/** Three tones each, so that no hex has the tone of a neighbour. */
export type Tones = readonly [Colour, Colour, Colour]
export const STREET: Tones = [
  [38, 42, 58],
  [46, 50, 68],
  [54, 59, 78],
]
export const LIT: Tones = [
  [104, 76, 22],
  [116, 86, 27],
  [128, 96, 32],
]

const SUSPECT: Style = { ink: [255, 255, 255], ground: [125, 30, 40], bold: true }
const INNOCENT: Style = { ink: [20, 24, 30], ground: [150, 190, 160] }
const JACK: Style = { ink: [20, 0, 0], ground: [255, 90, 70], bold: true }

/** How a place that can be chosen is marked. */
export type Mark = 'go' | 'accuse'

/** Where a hex begins, in characters and lines. */
export interface Spot {
  readonly x: number
  readonly y: number
}

export interface Look {
  readonly ground: Colour
  /** What fills the hex, in one sign or, an upper line, in six. */
  readonly fill?: string
  readonly ink?: Colour
  /** What lies on the hex, in one sign, and how that is written. */
  readonly sign?: string
  readonly signStyle?: Style
  readonly bold?: boolean
}

/** One hex with its name, its mark and what lies on it. */
export function drawHex(grid: Grid, { x, y }: Spot, id: string, mark: Mark | undefined, look: Look): void {
  const { ground, fill = ' ', ink = FAINT, sign, signStyle, bold = false } = look
  const upper = fill.length === 1 ? fill.repeat(WIDTH) : fill
  const lower = fill.length === 1 ? upper : ' '.repeat(WIDTH)
  grid.put(x, y, upper, { ground, ink, bold })
  grid.put(x, y + 1, lower, { ground, ink })
  const front = mark === undefined ? (fill.length === 1 ? fill : ' ') : mark === 'accuse' ? '!' : '›'
  const marked = mark === undefined ? ink : mark === 'accuse' ? ALERT : TARGET
  grid.put(x, y + 1, front + id, { ground, ink: marked, bold: mark !== undefined })
  if (sign !== undefined) grid.put(x + 4, y + 1, sign, { ground, ink: INK, ...signStyle })
}

/** A hex that nobody enters, without a name. */
export function drawBlock(grid: Grid, { x, y }: Spot, fill: string, style: Style): void {
  grid.put(x, y, fill, style)
  grid.put(x, y + 1, fill, style)
}

export interface Bearing {
  readonly suspect: boolean
  readonly isJack: boolean
  readonly seen: boolean
}

/** A character on its hex: capitals in brackets for a suspect, a star for who is seen, J for Jack. */
export function drawCharacter(grid: Grid, { x, y }: Spot, name: string, { suspect, isJack, seen }: Bearing): void {
  const code = codeOf(name)
  const style = isJack ? JACK : suspect ? SUSPECT : INNOCENT
  grid.put(x + 1, y, suspect ? `[${code}]` : ` ${code.toLowerCase()} `, style)
  if (seen) grid.over(x + 5, y, '*', { ink: LAMP, bold: true })
  if (isJack) grid.over(x, y, 'J', { ink: ALERT, bold: true })
}
