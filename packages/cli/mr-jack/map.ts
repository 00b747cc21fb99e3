import {
  BOARDS,
  type Cell,
  type Character,
  type Direction,
  EXITS,
  type HexId,
  isStreet,
  type MrJackView,
} from '@gaslight/mr-jack'
import { Grid } from '../terminal/grid.ts'
import type { Colour, Paint, Style } from '../terminal/paint.ts'
import type { Light } from './sight.ts'
import { codeOf } from './words.ts'

/** A hex is six columns wide and two lines high; neighbouring columns are shifted by one line, as hexes are by half. */
const WIDTH = 6
const HEIGHT = 2

const ARROWS: { readonly [direction in Direction]: string } = { N: '↑', NE: '↗', SE: '↘', S: '↓', SW: '↙', NW: '↖' }

const INK: Colour = [205, 210, 225]
const FAINT: Colour = [120, 128, 150]
const TARGET: Colour = [120, 255, 160]
const ALERT: Colour = [255, 110, 95]
/** Three tones each, so that no hex has the tone of a neighbour. */
const STREET: readonly Colour[] = [
  [38, 42, 58],
  [46, 50, 68],
  [54, 59, 78],
]
const LIT: readonly Colour[] = [
  [104, 76, 22],
  [116, 86, 27],
  [128, 96, 32],
]
const BEAM: readonly Colour[] = [
  [88, 88, 52],
  [98, 98, 58],
  [108, 108, 64],
]
const HOUSE: Colour = [18, 19, 27]
const GARDEN: Colour = [16, 34, 24]
const LAMP: Colour = [255, 205, 90]
const SUSPECT: Style = { ink: [255, 255, 255], ground: [125, 30, 40], bold: true }
const INNOCENT: Style = { ink: [20, 24, 30], ground: [150, 190, 160] }
const JACK: Style = { ink: [20, 0, 0], ground: [255, 90, 70], bold: true }

/** How a place that can be chosen is marked. */
export type Mark = 'go' | 'accuse'

/** The board as lines of text. `targets` are the hexes, posts and exits that can be chosen now. */
export function drawMap(view: MrJackView, light: Light, targets: ReadonlyMap<string, Mark>, paint: Paint): string[] {
  const board = BOARDS[view.options.board]
  const grid = new Grid(13 * WIDTH, 19)
  const standing = new Map(Object.entries(view.characters).map(([name, { at }]) => [at, name as Character]))
  for (const cell of board.cells) {
    if (isStreet(cell.kind)) drawStreet(cell)
    else drawObstacle(cell)
  }
  for (const exit of EXITS) drawExit(exit)
  if (view.extension?.barricade !== undefined) drawBarricade(view.extension.barricade)
  return grid.lines(paint)

  function drawStreet(cell: Cell): void {
    const { x, y } = placeOf(cell)
    const tone = (((cell.q - cell.r) % 3) + 3) % 3
    const tones = light.lit.has(cell.id) ? LIT : light.beam.has(cell.id) ? BEAM : STREET
    const ground = tones[tone]
    const isLit = tones !== STREET
    const mark = targets.get(cell.id)
    const fill = paint.coloured ? ' ' : isLit ? '░' : ' '
    const cover = cell.kind !== 'manhole' ? fill : view.covers.includes(cell.id) ? '●' : '○'
    const sign = mark === undefined ? fill : mark === 'accuse' ? '!' : '›'
    const ink = mark === undefined ? (isLit ? INK : FAINT) : mark === 'accuse' ? ALERT : TARGET
    grid.put(x, y, fill.repeat(WIDTH), { ground })
    grid.put(x, y + 1, fill.repeat(WIDTH), { ground })
    grid.put(x, y + 1, sign + cell.id, { ground, ink, bold: mark !== undefined })
    grid.put(x + 4, y + 1, cover, { ground, ink: INK })
    const name = standing.get(cell.id)
    if (name !== undefined) drawCharacter(name, x, y)
  }

  function drawCharacter(name: Character, x: number, y: number): void {
    const suspect = view.characters[name]?.suspect ?? true
    const style = view.jack === name ? JACK : suspect ? SUSPECT : INNOCENT
    const code = codeOf(name)
    grid.put(x + 1, y, suspect ? `[${code}]` : ` ${code.toLowerCase()} `, style)
    if (light.seen.has(name)) grid.over(x + 5, y, '*', { ink: LAMP, bold: true })
    if (view.jack === name) grid.over(x, y, 'J', { ink: ALERT, bold: true })
    const bearer = view.extension?.lantern ?? 'Watson'
    if (name === bearer && view.facing !== undefined)
      grid.over(x + 5, y + 1, ARROWS[view.facing], { ink: LAMP, bold: true })
  }

  function drawObstacle(cell: Cell): void {
    const { x, y } = placeOf(cell)
    if (cell.kind === 'post') {
      const tile = view.lamps[cell.id]
      const ground: Colour = tile === undefined ? HOUSE : [70, 52, 16]
      const isTarget = targets.has(cell.id)
      const lamp = tile === undefined ? '  ☼   ' : `  ☀ ${tile === 'plain' ? 'P' : tile} `
      grid.put(x, y, lamp, { ground, ink: tile === undefined ? FAINT : LAMP, bold: tile !== undefined })
      grid.put(x, y + 1, `${isTarget ? '›' : ' '}${cell.id}`.padEnd(WIDTH), {
        ground,
        ink: isTarget ? TARGET : FAINT,
        bold: isTarget,
      })
      return
    }
    const [ground, fill] = cell.kind === 'garden' ? [GARDEN, ' ♣  ♣ '] : [HOUSE, ' ▞▚▞▚ ']
    const ink: Colour = cell.kind === 'garden' ? [50, 90, 60] : [52, 54, 70]
    grid.put(x, y, fill, { ground, ink })
    grid.put(x, y + 1, fill, { ground, ink })
  }

  function drawExit({ id, hex, direction }: (typeof EXITS)[number]): void {
    const cell = board.cells.find(candidate => candidate.id === hex)
    if (cell === undefined) return
    const { x, y } = placeOf(cell)
    const closed = view.cordons.includes(id)
    const isTarget = targets.has(id)
    const ink = closed ? ALERT : isTarget ? TARGET : INK
    const sign = closed ? '×' : direction === 'N' ? '⇧' : '⇩'
    grid.put(x, direction === 'N' ? y - 1 : y + HEIGHT, `${isTarget ? '›' : ' '}${sign} ${id} `, { ink, bold: !closed })
  }

  function drawBarricade(edge: readonly [HexId, HexId]): void {
    const [from, to] = edge.map(id => board.cells.find(cell => cell.id === id))
    if (from === undefined || to === undefined) return
    const [a, b] = from.col < to.col || (from.col === to.col && from.row < to.row) ? [from, to] : [to, from]
    const { x, y } = placeOf(a)
    const style = { ink: ALERT, bold: true }
    if (a.col === b.col) grid.fill(x, y + 1, WIDTH, '_', style)
    else grid.fill(x + WIDTH - 1, Math.max(y, placeOf(b).y), 1, '▐', style)
  }
}

function placeOf(cell: Cell): { x: number; y: number } {
  return { x: cell.col * WIDTH, y: cell.row * HEIGHT + (cell.col % 2 === 0 ? 1 : 0) }
}
