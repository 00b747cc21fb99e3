import { BOARDS, CELLS, type Cell, type Direction, EXITS, type ExitId, type HexId, neighbor } from '@gaslight/mr-jack'
import { centreOf, edgeOf } from '../../../board-kit/hex.ts'
import type { Point } from '../../../board-kit/point.ts'
import type { Scene } from './props.ts'

const centres = new Map(CELLS.map(cell => [cell.id, centreOf(cell)]))

/** The middle of a hex; a name that is not on the board is a bug. */
export function placeOf(hex: HexId): Point {
  const centre = centres.get(hex)
  if (!centre) throw new Error(`no hex ${hex}`)
  return centre
}

export function boardOf(scene: Scene): (typeof BOARDS)[keyof typeof BOARDS] {
  return BOARDS[scene.options.board]
}

export function exitOf(id: ExitId): (typeof EXITS)[number] {
  const exit = EXITS.find(candidate => candidate.id === id)
  if (!exit) throw new Error(`no exit ${id}`)
  return exit
}

/** The middle of a gate: where a tap on an exit aims. */
export function gateOf(id: ExitId): Point {
  const exit = exitOf(id)
  const centre = placeOf(exit.hex)
  const [from, to] = edgeOf(centre, exit.direction, -20)
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
}

/** The direction from a hex to a neighbour; undefined if the two do not touch. */
export function directionBetween(from: HexId, to: HexId): Direction | undefined {
  const steps = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
  return steps.find(direction => neighbor(from, direction)?.id === to)
}

/** The six cells around a hex, obstacles included. */
export function around(hex: HexId): readonly Cell[] {
  const steps = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const
  return steps.flatMap(direction => neighbor(hex, direction) ?? [])
}

/** The character that carries the lantern, if one on the board does. */
export function bearerOf(scene: Scene): { readonly character: 'Watson' | 'Moriarty'; readonly at: HexId } | undefined {
  const character = scene.extension?.lantern === 'Moriarty' ? 'Moriarty' : 'Watson'
  const at = scene.characters[character]?.at
  return at === undefined ? undefined : { character, at }
}
