/** The lattice of both boards: flat-topped hexes in lettered columns, numbered upwards from the south (MJ-5, NY-5). */

export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The step of each direction in columns and in the number within a column; none leads to the east or the west. */
const STEPS: { readonly [direction in Direction]: { readonly col: number; readonly number: number } } = {
  N: { col: 0, number: 1 },
  NE: { col: 1, number: 1 },
  SE: { col: 1, number: 0 },
  S: { col: 0, number: -1 },
  SW: { col: -1, number: -1 },
  NW: { col: -1, number: 0 },
}

export interface HexCell {
  /** Letter and number. */
  readonly id: string
  readonly col: number
  readonly number: number
}

/** A column from its lowest number upwards: a sign for what is printed on each cell. */
export type Column = readonly [letter: string, lowest: number, signs: string]

/** The cells of the columns, by column and upwards in it; `firstCol` counts the first. */
export function cellsOf(
  columns: readonly Column[],
  firstCol: number,
): readonly (HexCell & { readonly sign: string })[] {
  return columns.flatMap(([letter, lowest, signs], i) =>
    [...signs].map((sign, above) => {
      const number = lowest + above
      return { id: `${letter}${number}`, col: firstCol + i, number, sign }
    }),
  )
}

/** Cells by their name, by their number in a list, and by their neighbours. */
export class HexBoard<Cell extends HexCell> {
  readonly cells: readonly Cell[]
  /** The number of the cell next to cell `c` in direction `d`, at `6 * c + d`; -1 off the board. */
  readonly steps: Int8Array
  private readonly numbers: ReadonlyMap<string, number>

  constructor(cells: readonly Cell[]) {
    const byPlace = new Map(cells.map(({ col, number }, i) => [`${col},${number}`, i]))
    this.cells = cells
    this.numbers = new Map(cells.map(({ id }, i) => [id, i]))
    this.steps = Int8Array.from(
      cells.flatMap(({ col, number }) =>
        DIRECTIONS.map(direction => {
          const step = STEPS[direction]
          return byPlace.get(`${col + step.col},${number + step.number}`) ?? -1
        }),
      ),
    )
  }

  /** The place of the cell with this name in `cells`; -1 where there is none. */
  numberOf(id: string): number {
    return this.numbers.get(id) ?? -1
  }

  cellOf(id: string): Cell | undefined {
    return this.cells[this.numberOf(id)]
  }

  /** The adjacent cell of any kind; undefined at the edge of the board. */
  neighbor(id: string, direction: Direction): Cell | undefined {
    const cell = this.numberOf(id)
    return cell < 0 ? undefined : this.cells[this.steps[6 * cell + DIRECTIONS.indexOf(direction)]]
  }
}
