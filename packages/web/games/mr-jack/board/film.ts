import type { Character } from '@gaslight/mr-jack'
import { type FilmSpeed, legAt, type Schedule, schedule, type Track } from '../../../board-kit/film.ts'
import { between, type Point } from '../../../board-kit/hex.ts'
import { beyond } from './art/surroundings.ts'
import { directionBetween, exitOf, placeOf } from './places.ts'
import type { Stage, Way } from './props.ts'

/** A piece of a way: a step over an edge, a ride under the streets, a swap through the air, or out through a gate. */
export interface Leg {
  readonly kind: 'walk' | 'ride' | 'glide' | 'leave'
  readonly from: Point
  readonly to: Point
}

/** Milliseconds at normal speed. */
const LASTS: { readonly [kind in Leg['kind']]: number } = { walk: 230, ride: 560, glide: 700, leave: 480 }

export interface Film {
  readonly characters: readonly Character[]
  readonly schedule: Schedule<Leg>
}

/** How a token is drawn at a moment of its way. */
export interface Pose {
  readonly at: Point
  readonly scale: number
  readonly opacity: number
}

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
  const tracks = stages.map(stage =>
    stage.map((way): Track<Leg> => {
      const legs = legsOf(way, stage)
      return { legs, lasts: legs.map(leg => LASTS[leg.kind]) }
    }),
  )
  return { characters: stages.flat().map(way => way.character), schedule: schedule(tracks, speed) }
}

/** Where every character of the film is at a time, in milliseconds. Of several ways of one character the latest begun counts. */
export function posesAt(film: Film, time: number): ReadonlyMap<Character, Pose> {
  const poses = new Map<Character, Pose>()
  film.schedule.tracks.forEach((legs, i) => {
    const character = film.characters[i]
    const current = legAt(legs, time)
    const begun = (legs[0]?.start ?? 0) <= time
    if (character && current && (begun || !poses.has(character)))
      poses.set(character, poseOf(current.leg, current.done))
  })
  return poses
}

function poseOf({ kind, from, to }: Leg, done: number): Pose {
  const eased = done * done * (3 - 2 * done)
  switch (kind) {
    case 'walk':
      return { at: between(from, to, done), scale: 1 + 0.07 * Math.sin(Math.PI * done), opacity: 1 }
    case 'glide':
      return { at: between(from, to, eased), scale: 1 + 0.25 * Math.sin(Math.PI * done), opacity: 1 }
    case 'ride': {
      // Down for a third of the time, unseen for a third, up for the rest.
      const depth = Math.min(1, 3 * Math.min(done, 1 - done))
      return { at: done < 0.5 ? from : to, scale: 1 - 0.75 * depth, opacity: 1 - depth }
    }
    case 'leave':
      return { at: between(from, to, eased), scale: 1 - 0.2 * done, opacity: 1 - Math.max(0, done - 0.5) * 2 }
  }
}
