import type { FilmSpeed } from '../../../board-kit/film.ts'
import type { Film, Leg } from '../../jack-family/board/film.ts'
import * as family from '../../jack-family/board/film.ts'
import { beyond } from './art/surroundings.ts'
import { directionBetween, exitOf, placeOf } from './places.ts'
import type { Stage, Way } from './props.ts'

/** A step over an edge, a ride under the streets, a swap through the air, or out through a gate. */
export function legsOf(way: Way, stage: Stage): readonly Leg[] {
  const legs = way.hexes.slice(1).map((hex, i): Leg => {
    const from = way.hexes[i] ?? hex
    return { kind: kindOf(way, stage, from, hex), from: placeOf(from), to: placeOf(hex) }
  })
  if (way.exit === undefined) return legs
  const exit = exitOf(way.exit)
  return [...legs, { kind: 'leave', from: placeOf(exit.hex), to: beyond(exit) }]
}

function kindOf(way: Way, stage: Stage, from: string, to: string): Leg['kind'] {
  const swapped = stage.some(other => other !== way && other.hexes[0] === to && other.hexes.at(-1) === from)
  if (swapped && way.hexes.length === 2) return 'glide'
  return directionBetween(from, to) ? 'walk' : 'ride'
}

export function filmOf(stages: readonly Stage[], speed: FilmSpeed): Film {
  return family.filmOf(
    stages.map(stage => stage.map(way => ({ piece: way.character, legs: legsOf(way, stage) }))),
    speed,
  )
}
