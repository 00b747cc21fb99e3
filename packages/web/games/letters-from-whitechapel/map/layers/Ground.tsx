import { CROSSINGS } from '@gaslight/letters-from-whitechapel/map'
import { lazy, memo, Suspense } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { Paths } from '../../../../board-kit/Paths.tsx'
import { ZoomSketch } from '../../../../board-kit/zoom-sketch.ts'
import { FRAME, PART } from '../places.ts'
import { CENTRES } from '../streets.ts'
import { useTown } from '../town.ts'

const Ornaments = lazy(async () => ({ default: (await import('./Ornaments.tsx')).Ornaments }))

/** Streets by half their width. */
type StreetInk = `${number}` | 'link'

function draw() {
  const streets = new ZoomSketch<StreetInk>(PART)
  for (const { points, half } of CENTRES) {
    streets.line(`${half}`, ...points)
    streets.line('link', ...points)
  }
  const halves = new Set(CENTRES.map(({ half }): StreetInk => `${half}`))
  return {
    streets: streets.paths([...halves]),
    links: streets.paths(['link']),
  }
}

/** Drawn once: the streets do not depend on the game. */
const ART = draw()

const LAMPS = CROSSINGS.filter(crossing => crossing.yellow)

/** All that never moves: streets, houses, lamps and fog. */
export const Ground = memo(function Ground() {
  const town = useTown()
  return (
    <svg className="lw-layer lw-ground" viewBox={viewBox(FRAME)} aria-hidden="true">
      <defs>
        <radialGradient id="lw-lamplight">
          <stop offset="0" className="lw-lamp-0" />
          <stop offset="0.3" className="lw-lamp-1" />
          <stop offset="1" className="lw-lamp-2" />
        </radialGradient>
        <radialGradient id="lw-fog">
          <stop offset="0" className="lw-fog-0" />
          <stop offset="0.55" className="lw-fog-1" />
          <stop offset="1" className="lw-fog-2" />
        </radialGradient>
      </defs>
      {town && (
        <>
          <Paths prefix="lw" of={town.blocks} />
          <g className="lw-fine">
            <Paths prefix="lw" of={town.fine} />
          </g>
        </>
      )}
      {ART.streets.map(({ ink, d }, i) => (
        <path key={i} className="lw-kerb" d={d} strokeWidth={Number(ink) * 2 + 1.2} />
      ))}
      {ART.streets.map(({ ink, d }, i) => (
        <path key={i} className="lw-street" d={d} strokeWidth={Number(ink) * 2} />
      ))}
      {town && <Paths prefix="lw" of={town.shadows} />}
      {ART.links.map(({ d }, i) => (
        <path key={i} className="lw-links" d={d} />
      ))}
      {LAMPS.map(({ id, x, y }) => (
        <circle key={id} className="lw-lamplight" cx={x} cy={y} r="46" />
      ))}
      <Suspense fallback={null}>
        <Ornaments />
      </Suspense>
    </svg>
  )
})
