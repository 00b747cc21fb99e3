import { CELLS, type Cell, LIBERTY, type NewYorkView, type SpaceId, type Tile } from '@gaslight/mr-jack-new-york'
import {
  ALERT,
  drawBlock,
  drawCharacter,
  drawHex,
  FAINT,
  HOUSE,
  INK,
  LAMP,
  LIT,
  type Look,
  type Mark,
  type Spot,
  STREET,
  WIDTH,
} from '../jack-family/hex.ts'
import { Grid } from '../terminal/grid.ts'
import type { Colour, Paint, Style } from '../terminal/paint.ts'
import { lightOf } from './sight.ts'

export const MAP_WIDTH = 14 * WIDTH
/** Below the westernmost column there is room for Liberty Island. */
const ISLAND: Spot = { x: 0, y: 14 }

const WATER: Colour = [14, 32, 52]
const QUAY: Colour = [44, 58, 74]
const GREEN: Colour = [24, 58, 34]
const COVERED: Colour = [56, 30, 58]
const BUILDING: Style = { ground: HOUSE, ink: [52, 54, 70] }
const ENTRANCE: Style = { ink: [130, 190, 255], bold: true }
const TALKATIVE: Style = { ink: [255, 255, 255], ground: [30, 80, 150], bold: true }
const MUTE: Style = { ink: [190, 200, 215], ground: [40, 52, 74] }

export function drawMap(view: NewYorkView, targets: ReadonlyMap<string, Mark>, paint: Paint): string[] {
  const { lit, seen } = lightOf(view)
  const grid = new Grid(MAP_WIDTH, 17)
  const covered = new Set(view.investigation.flat())
  for (const cell of CELLS)
    if (cell.kind === 'building') drawBlock(grid, spotOf(cell), ' ▞▚▞▚ ', BUILDING)
    else drawSpace(cell.id, spotOf(cell), lookOf(cell))
  drawSpace(LIBERTY, ISLAND, { ground: GREEN, sign: '~' })
  for (const [name, { at, suspect }] of Object.entries(view.characters)) {
    const isJack = view.jack === name
    drawCharacter(grid, spotOn(at), name, { suspect, isJack, seen: [...seen].some(other => other === name) })
  }
  drawInformant()
  return grid.lines(paint)

  function drawSpace(id: SpaceId, spot: Spot, look: Look): void {
    drawHex(grid, spot, id, targets.get(id), look)
    if (covered.has(id)) grid.over(spot.x, spot.y, ' ×××× ', { ink: ALERT })
  }

  function lookOf(cell: Cell): Look {
    const tile = view.tiles[cell.id]
    const isLit = lit.has(cell.id)
    const tones = isLit ? LIT : STREET
    const ground = covered.has(cell.id) ? COVERED : tones[(((cell.col - (cell.row2 - cell.col + 1) / 2) % 3) + 3) % 3]
    const street = { ground, fill: !paint.coloured && isLit ? '░' : ' ', ink: isLit ? INK : FAINT }
    if (tile !== undefined) return tileLook(tile, street)
    switch (cell.kind) {
      case 'station':
        return { ...street, sign: '@', signStyle: ENTRANCE }
      case 'quayside':
        return { ...street, ground: isLit ? ground : QUAY, sign: '~' }
      case 'port':
        return view.steamers.includes(cell.id)
          ? { ground: WATER, fill: '≈<S>≈≈', ink: INK, bold: true }
          : { ground: WATER, fill: '≈≈≈≈≈≈' }
      case 'land-exit':
        return { ground: STREET[0], fill: '  ⇒   ', ink: INK, bold: true }
      default:
        return street
    }
  }

  function tileLook(tile: Tile, street: Look): Look {
    switch (tile) {
      case 'entrance':
        return { ...street, sign: 'E', signStyle: ENTRANCE }
      case 'park':
        return { ground: GREEN, sign: '♣' }
      case 'lamp':
        return { ground: [70, 52, 16], fill: '  ☀   ', ink: LAMP, bold: true }
      case 'site':
        return { ground: [64, 44, 26], fill: ' ▒▒▒▒ ', ink: [150, 110, 70] }
    }
  }

  function drawInformant(): void {
    const { at, side } = view.informant
    if (at === undefined) return
    const { x, y } = spotOn(at)
    const isTalkative = side === 'talkative'
    grid.put(x + 1, y, isTalkative ? '(I)' : '(i)', isTalkative ? TALKATIVE : MUTE)
  }
}

function spotOf({ col, row2 }: Cell): Spot {
  return { x: (col - 1) * WIDTH, y: row2 - 1 }
}

const SPOTS: ReadonlyMap<SpaceId, Spot> = new Map(CELLS.map(cell => [cell.id, spotOf(cell)]))

/** Where a space is drawn; whatever is no cell is Liberty Island. */
function spotOn(id: SpaceId): Spot {
  return SPOTS.get(id) ?? ISLAND
}
