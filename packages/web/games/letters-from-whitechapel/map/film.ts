import { along, lengthOf } from '../../../board-kit/curve.ts'
import { type FilmSpeed, legAt, type Schedule, schedule } from '../../../board-kit/film.ts'
import type { Projector } from '../../../board-kit/playing.ts'
import type { Point } from '../../../board-kit/point.ts'
import { lineOfWay } from './lines.ts'
import { pieceOf } from './pieces/names.ts'
import type { Stage } from './props.ts'

/** The pieces in the document by name. */
export type PieceNodes = ReadonlyMap<string, SVGGElement>

export interface Film {
  readonly pieces: readonly string[]
  readonly schedule: Schedule<readonly Point[]>
}

/** How long a piece takes, in milliseconds: to set out, and for each drawing unit. */
const PACE = { start: 220, unit: 5.5 }

/** Stage after stage; the ways of one stage side by side. */
export function filmOf(stages: readonly Stage[], speed: FilmSpeed): Film {
  const tracks = stages.map(stage =>
    stage.map(way => {
      const { points } = lineOfWay(way)
      return { legs: [points], lasts: [PACE.start + lengthOf(points) * PACE.unit] }
    }),
  )
  return { pieces: stages.flat().map(pieceOf), schedule: schedule(tracks, speed) }
}

/** Where every piece of the film is at a time, in milliseconds. Of several ways of one piece the latest begun counts. */
export function placesAt({ pieces, schedule }: Film, time: number): ReadonlyMap<string, Point> {
  const places = new Map<string, Point>()
  schedule.tracks.forEach((legs, i) => {
    const current = legAt(legs, time)
    const begun = (legs[0]?.start ?? 0) <= time
    if (!current || (!begun && places.has(pieces[i]))) return
    const { leg, done } = current
    places.set(pieces[i], along(leg, done * done * (3 - 2 * done)))
  })
  return places
}

/** Moves the drawn pieces; those without a node are not seen. */
export function projectorOf(film: Film, nodes: PieceNodes): Projector {
  return {
    lasts: film.schedule.lasts,
    draw(time) {
      for (const [piece, { x, y }] of placesAt(film, time)) {
        const node = nodes.get(piece)
        if (node) node.style.transform = `translate(${x}px, ${y}px)`
      }
    },
    clear() {
      for (const piece of film.pieces) nodes.get(piece)?.removeAttribute('style')
    },
  }
}
