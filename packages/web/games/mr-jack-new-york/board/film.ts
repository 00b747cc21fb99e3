import type { CellPair, SpaceId } from '@gaslight/mr-jack-new-york'
import { cellOf, EXITS } from '@gaslight/mr-jack-new-york'
import type { FilmSpeed } from '../../../board-kit/film.ts'
import { angleOf } from '../../../board-kit/hex.ts'
import { between, type Point, polar } from '../../../board-kit/point.ts'
import { type Film, type Leg, type Move, filmOf as projected } from '../../jack-family/board/film.ts'
import { courseOf, ferryBetween, SEAWARD } from './art/ferries.ts'
import { directionBetween, placeOf } from './places.ts'
import type { Stage, Way } from './props.ts'

/** The names of the pieces that films move, besides the characters. A Steamer and a tile are known by where they end. */
export const INFORMANT = 'informant'
export function steamerAt(port: SpaceId): string {
  return `steamer ${port}`
}
export function tileAt(space: SpaceId): string {
  return `tile ${space}`
}
/** The face that a tile showed before it was turned. */
export function faceBefore(space: SpaceId): string {
  return `before ${space}`
}
export function coverAt(pair: CellPair): string {
  return `cover ${pair.join(' ')}`
}

/** The middle of an Investigation tile, and how it lies, in degrees from the west to the east. */
export function layOf([a, b]: CellPair): { readonly at: Point; readonly degrees: number } {
  const direction = directionBetween(a, b)
  const degrees = direction ? Math.round((angleOf(direction) * 180) / Math.PI) : 0
  return { at: between(placeOf(a), placeOf(b), 0.5), degrees }
}

export function pieceOf(way: Way): string {
  switch (way.kind) {
    case 'walk':
      return way.character
    case 'sail':
      return steamerAt(way.to)
    case 'cover':
      return coverAt(way.to)
    case 'tile':
      return tileAt(way.at)
    case 'informant':
      return INFORMANT
  }
}

/** A step, a metro ride, a ferry, a swap through the air, or the step by which one leaves; and how each other piece goes. */
export function legsOf(way: Way, stage: Stage): readonly Leg[] {
  switch (way.kind) {
    case 'walk':
      return way.spaces.slice(1).map((to, i): Leg => stepOf(way.spaces[i] ?? to, to, isSwap(way.spaces, stage)))
    case 'sail':
      return [{ kind: 'sail', from: placeOf(way.from), to: placeOf(way.to), line: courseOf(way.from, way.to) }]
    case 'cover': {
      const [from, to] = [layOf(way.from), layOf(way.to)]
      return [{ kind: 'lift', from: from.at, to: to.at, turned: from.degrees - to.degrees }]
    }
    case 'tile':
      return [{ kind: way.tile === 'park' ? 'unfold' : 'drop', from: placeOf(way.at), to: placeOf(way.at) }]
    case 'informant':
      return [{ kind: 'lift', from: placeOf(way.from), to: placeOf(way.to) }]
  }
}

function stepOf(from: SpaceId, to: SpaceId, swapped: boolean): Leg {
  const ends = { from: placeOf(from), to: placeOf(to) }
  if (swapped) return { kind: 'glide', ...ends }
  if (EXITS.includes(to)) {
    const seaward = (((SEAWARD[to] ?? 0) - 90) * Math.PI) / 180
    return { kind: 'leave', from: ends.from, to: cellOf(to)?.kind === 'port' ? ends.to : polar(ends.to, seaward, 40) }
  }
  if (directionBetween(from, to)) return { kind: 'walk', ...ends }
  const ferry = ferryBetween(from, to)
  return ferry ? { kind: 'sail', ...ends, line: ferry.line } : { kind: 'ride', ...ends }
}

function isSwap(spaces: readonly SpaceId[], stage: Stage): boolean {
  const [from, to] = [spaces[0], spaces.at(-1)]
  return (
    spaces.length === 2 && stage.some(way => way.kind === 'walk' && way.spaces[0] === to && way.spaces.at(-1) === from)
  )
}

function movesOf(way: Way, stage: Stage): readonly Move[] {
  const move = { piece: pieceOf(way), legs: legsOf(way, stage) }
  if (way.kind !== 'tile' || way.was === undefined) return [move]
  const legs = move.legs.map((leg): Leg => ({ ...leg, kind: 'fold' }))
  return [move, { piece: faceBefore(way.at), legs }]
}

export function filmOf(stages: readonly Stage[], speed: FilmSpeed): Film {
  return projected(
    stages.map(stage => stage.flatMap(way => movesOf(way, stage))),
    speed,
  )
}
