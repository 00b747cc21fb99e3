import '../landmarks.css'
import { CIRCLES } from '@gaslight/letters-from-whitechapel/map'
import { memo, useMemo } from 'react'
import { seal } from '../../../../board-kit/token.ts'
import { LANDMARK, landmarksOf } from '../landmarks.ts'
import { HOUSE } from '../pieces/shapes.ts'
import { placeOfCircle } from '../places.ts'
import type { Overlay, Scene } from '../props.ts'
import { Fixed } from './Fixed.tsx'

interface LandmarksProps {
  readonly scene: Scene
  readonly nodes: Overlay['nodes']
  readonly plan: Overlay['plan']
  readonly answers: Overlay['answers']
}

const STAR = seal(8, LANDMARK * 1.1, LANDMARK * 0.9, 5)

/** From afar, where coins are too small for numbers: those that one looks for, large enough to be read. */
export const Landmarks = memo(function Landmarks({ scene, nodes, plan, answers }: LandmarksProps) {
  const circles = useMemo(
    () => landmarksOf(scene, { ...(nodes && { nodes }), ...(plan && { plan }), ...(answers && { answers }) }),
    [scene, nodes, plan, answers],
  )
  return circles.map(circle => (
    <Fixed key={circle} place={placeOfCircle(circle)} by="token" className="lw-landmark">
      <g data-mark={nodes?.[`c${circle}`]}>
        {circle === scene.hideout ? (
          <path className="lw-landmark-house" d={HOUSE} transform="scale(1.15)" />
        ) : CIRCLES[circle - 1].red ? (
          <path className="lw-landmark-red" d={STAR} />
        ) : (
          <circle className="lw-landmark-coin" r={LANDMARK} />
        )}
        <text className="lw-landmark-number" dy="0.36em">
          {circle}
        </text>
      </g>
    </Fixed>
  ))
})
