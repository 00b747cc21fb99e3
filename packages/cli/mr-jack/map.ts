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
import {
  ALERT,
  drawBlock,
  drawCharacter,
  drawHex,
  FAINT,
  HEIGHT,
  HOUSE,
  INK,
  LAMP,
  LIT,
  type Mark,
  type Spot,
  STREET,
  TARGET,
  type Tones,
  WIDTH,
} from '../jack-family/hex.ts'
import { Grid } from '../terminal/grid.ts'
import type { Paint, Style } from '../terminal/paint.ts'
import { lightOf } from './sight.ts'

export const MAP_WIDTH = 13 * WIDTH

const ARROWS: { readonly [direction in Direction]: string } = { N: '↑', NE: '↗', SE: '↘', S: '↓', SW: '↙', NW: '↖' }

const GARDEN: Style = { ground: [16, 34, 24], ink: [50, 90, 60] }
const BUILDING: Style = { ground: HOUSE, ink: [52, 54, 70] }

const BEAM: Tones = [
  [88, 88, 52],
  [98, 98, 58],
  [108, 108, 64],
]

export function drawMap(view: MrJackView, targets: ReadonlyMap<string, Mark>, paint: Paint): string[] {
  const board = BOARDS[view.options.board]
  const light = lightOf(view)
  const grid = new Grid(MAP_WIDTH, 19)
  const standing = new Map(Object.entries(view.characters).map(([name, { at }]) => [at, name as Character]))
  for (const cell of board.cells) {
    if (isStreet(cell.kind)) drawStreet(cell)
    else drawObstacle(cell)
  }
  for (const exit of EXITS) drawExit(exit)
  if (view.extension?.barricade !== undefined) drawBarricade(view.extension.barricade)
  return grid.lines(paint)

  function drawStreet(cell: Cell): void {
    const spot = spotOf(cell)
    const tones = light.lit.has(cell.id) ? LIT : light.beam.has(cell.id) ? BEAM : STREET
    const isLit = tones !== STREET
    drawHex(grid, spot, cell.id, targets.get(cell.id), {
      ground: tones[(((cell.q - cell.r) % 3) + 3) % 3],
      fill: !paint.coloured && isLit ? '░' : ' ',
      ink: isLit ? INK : FAINT,
      ...(cell.kind === 'manhole' ? { sign: view.covers.includes(cell.id) ? '●' : '○' } : {}),
    })
    const name = standing.get(cell.id)
    if (name === undefined) return
    const suspect = view.characters[name]?.suspect ?? true
    drawCharacter(grid, spot, name, { suspect, isJack: view.jack === name, seen: light.seen.has(name) })
    const bearer = view.extension?.lantern ?? 'Watson'
    if (name === bearer && view.facing !== undefined)
      grid.over(spot.x + 5, spot.y + 1, ARROWS[view.facing], { ink: LAMP, bold: true })
  }

  function drawObstacle(cell: Cell): void {
    const spot = spotOf(cell)
    if (cell.kind !== 'post') {
      const isGarden = cell.kind === 'garden'
      drawBlock(grid, spot, isGarden ? ' ♣  ♣ ' : ' ▞▚▞▚ ', isGarden ? GARDEN : BUILDING)
      return
    }
    const tile = view.lamps[cell.id]
    drawHex(grid, spot, cell.id, targets.get(cell.id), {
      ground: tile === undefined ? HOUSE : [70, 52, 16],
      fill: tile === undefined ? '  ☼   ' : `  ☀ ${tile === 'plain' ? 'P' : tile} `,
      ink: tile === undefined ? FAINT : LAMP,
      bold: tile !== undefined,
    })
  }

  function drawExit({ id, hex, direction }: (typeof EXITS)[number]): void {
    const cell = board.cells.find(candidate => candidate.id === hex)
    if (cell === undefined) return
    const { x, y } = spotOf(cell)
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
    const { x, y } = spotOf(a)
    const style = { ink: ALERT, bold: true }
    if (a.col === b.col) grid.fill(x, y + 1, WIDTH, '_', style)
    else grid.fill(x + WIDTH - 1, Math.max(y, spotOf(b).y), 1, '▐', style)
  }
}

function spotOf(cell: Cell): Spot {
  return { x: cell.col * WIDTH, y: cell.row * HEIGHT + (cell.col % 2 === 0 ? 1 : 0) }
}
