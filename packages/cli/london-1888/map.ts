import { type LocationId, type LondonView, type SpaceId, seatsAt } from '@gaslight/london-1888'
import type { Choice } from '../play/typed-turn.ts'
import { Grid } from '../terminal/grid.ts'
import type { Paint, Style } from '../terminal/paint.ts'
import { placesFor, STREET_ROOM } from './places.ts'
import { codeOf, detailOf } from './words.ts'

/** In columns: what a map needs to hold everything, and beyond which nothing gets clearer. */
const NARROWEST = 80
const WIDEST = 150
/** How many pawns are shown in a location. */
const SHOWN = 3

const STREET: Style = { ink: [96, 104, 128] }
const LOCATION: Style = { ink: [176, 186, 210] }
const TARGET: Style = { ink: [120, 255, 160], bold: true }
const PAWN: Style = { ink: [255, 205, 90], bold: true }
const IN_TURN: Style = { ink: [20, 0, 0], ground: [255, 205, 90], bold: true }
const BLOCKER: Style = { ink: [255, 110, 95], bold: true }

/** The board as lines of text; spaces that a choice leads to are called by their ids. */
export function drawMap(view: LondonView, choices: readonly Choice[], paint: Paint, width: number): string[] {
  const places = placesFor(Math.max(NARROWEST, Math.min(WIDEST, width)))
  const grid = new Grid(places.width, places.height)
  const targets = new Set(choices.flatMap(choice => targetsOf(choice)))
  for (const [space, { x, y }] of places.streets) {
    const pawns = seatsAt(view, space)
    if (pawns.length > 0) putPawns(grid, { x, y }, view, pawns)
    else {
      const [sign, style] = streetSign(view, space, targets)
      grid.put(x + Math.floor((STREET_ROOM - sign.length) / 2), y, sign, style)
    }
  }
  for (const [location, { x, y }] of places.locations) {
    grid.put(x, y, location, targets.has(location) ? TARGET : LOCATION)
    const pawns = seatsAt(view, location as LocationId)
    putPawns(grid, { x: x + location.length + 1, y }, view, pawns.slice(0, SHOWN))
    if (pawns.length > SHOWN) grid.put(x + location.length + 1 + 2 * SHOWN, y, '+', PAWN)
  }
  const lines = grid.lines(paint)
  // Nothing stands along the upper and the lower edge.
  return lines.slice(lines.findIndex(isSome), lines.findLastIndex(isSome) + 1)
}

function isSome(line: string): boolean {
  return line !== ''
}

function putPawns(grid: Grid, { x, y }: { x: number; y: number }, view: LondonView, seats: readonly number[]): void {
  for (const [i, seat] of seats.entries())
    grid.put(x + 2 * i, y, codeOf(view, seat), seat === view.turn ? IN_TURN : PAWN)
}

function streetSign(view: LondonView, space: SpaceId, targets: ReadonlySet<SpaceId>): readonly [string, Style] {
  if (view.protesters.includes(space)) return ['▲', BLOCKER]
  if (view.police.includes(space)) return ['■', BLOCKER]
  return targets.has(space) ? [space, TARGET] : ['·', STREET]
}

function targetsOf(choice: Choice): SpaceId[] {
  const detail = detailOf(choice)
  return detail.kind === 'walk' ? [detail.to] : []
}
