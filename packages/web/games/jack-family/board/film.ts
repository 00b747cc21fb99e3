import { along } from '../../../board-kit/curve.ts'
import { type FilmSpeed, legAt, type Schedule, schedule } from '../../../board-kit/film.ts'
import type { Projector } from '../../../board-kit/playing.ts'
import { between, type Point } from '../../../board-kit/point.ts'

/**
 * A piece of a way: a step over an edge, a ride under the streets, a swap through the air, over water along a line, out
 * of the board, a piece lifted and put down elsewhere, one that is put down, or one that turns over where it lies: its
 * old face folds away, its new one unfolds.
 */
export interface Leg {
  readonly kind: 'walk' | 'ride' | 'glide' | 'sail' | 'leave' | 'lift' | 'drop' | 'fold' | 'unfold'
  readonly from: Point
  readonly to: Point
  /** The line over water, from `from` to `to`. */
  readonly line?: readonly Point[]
  /** For a piece that is turned on its way: by how many degrees it still is at its beginning. */
  readonly turned?: number
}

/** Milliseconds at normal speed. */
const LASTS: { readonly [kind in Leg['kind']]: number } = {
  walk: 230,
  ride: 560,
  glide: 700,
  sail: 900,
  leave: 480,
  lift: 700,
  drop: 420,
  fold: 480,
  unfold: 480,
}

/** A piece and where it goes. */
export interface Move {
  readonly piece: string
  readonly legs: readonly Leg[]
}

export interface Film {
  readonly pieces: readonly string[]
  readonly schedule: Schedule<Leg>
}

/** How a piece is drawn at a moment of its way. */
export interface Pose {
  readonly at: Point
  readonly scale: number
  readonly opacity: number
  /** Degrees. */
  readonly turned?: number
  /** How wide it shows while it turns over, 0 to 1. */
  readonly width?: number
}

export function filmOf(stages: readonly (readonly Move[])[], speed: FilmSpeed): Film {
  const tracks = stages.map(stage => stage.map(({ legs }) => ({ legs, lasts: legs.map(({ kind }) => LASTS[kind]) })))
  return { pieces: stages.flat().map(({ piece }) => piece), schedule: schedule(tracks, speed) }
}

/** Where every piece of the film is at a time, in milliseconds. Of several ways of one piece the latest begun counts. */
export function posesAt(film: Film, time: number): ReadonlyMap<string, Pose> {
  const poses = new Map<string, Pose>()
  film.schedule.tracks.forEach((legs, i) => {
    const piece = film.pieces[i]
    const current = legAt(legs, time)
    const begun = (legs[0]?.start ?? 0) <= time
    if (piece !== undefined && current && (begun || !poses.has(piece)))
      poses.set(piece, poseOf(current.leg, current.done))
  })
  return poses
}

function poseOf({ kind, from, to, line, turned = 0 }: Leg, done: number): Pose {
  const eased = done * done * (3 - 2 * done)
  const hop = Math.sin(Math.PI * done)
  switch (kind) {
    case 'walk':
      return { at: between(from, to, done), scale: 1 + 0.07 * hop, opacity: 1 }
    case 'glide':
      return { at: between(from, to, eased), scale: 1 + 0.25 * hop, opacity: 1 }
    case 'sail':
      return { at: line ? along(line, eased) : between(from, to, eased), scale: 1, opacity: 1 }
    case 'lift':
      return { at: between(from, to, eased), scale: 1 + 0.2 * hop, opacity: 1, turned: turned * (1 - eased) }
    case 'ride': {
      // Down for a third of the time, unseen for a third, up for the rest.
      const depth = Math.min(1, 3 * Math.min(done, 1 - done))
      return { at: done < 0.5 ? from : to, scale: 1 - 0.75 * depth, opacity: 1 - depth }
    }
    case 'leave':
      return { at: between(from, to, eased), scale: 1 - 0.2 * done, opacity: 1 - Math.max(0, done - 0.5) * 2 }
    case 'drop':
      return { at: to, scale: 1.5 - 0.5 * eased, opacity: Math.min(1, done * 2) }
    case 'fold':
      return { at: to, scale: 1 + 0.1 * hop, opacity: 1, width: Math.max(0, 1 - 2 * eased) }
    case 'unfold':
      return { at: to, scale: 1 + 0.1 * hop, opacity: 1, width: Math.max(0, 2 * eased - 1) }
  }
}

/** Moves the drawn pieces; those without a node stay away. */
export function projectorOf(film: Film, nodes: ReadonlyMap<string, SVGGElement>): Projector {
  return {
    lasts: film.schedule.lasts,
    draw(time) {
      for (const [piece, { at, scale, opacity, turned = 0, width = 1 }] of posesAt(film, time)) {
        const node = nodes.get(piece)
        if (!node) continue
        node.style.transform = `translate(${at.x}px, ${at.y}px) rotate(${turned}deg) scale(${scale * width}, ${scale})`
        node.style.opacity = String(opacity)
      }
    },
    clear() {
      for (const piece of film.pieces) nodes.get(piece)?.removeAttribute('style')
    },
  }
}
