import { CROSSINGS } from '@gaslight/letters-from-whitechapel/map'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { FRAME } from '../places.ts'

/** The names of crossings, for who looks closely: in drawing units, so that nothing is put anew while one zooms; on a layer of their own. */
export const CrossingNames = memo(function CrossingNames() {
  return (
    <svg className="lw-layer lw-crossing-names" viewBox={viewBox(FRAME)} aria-hidden="true">
      {CROSSINGS.map(({ id, x, y }) => (
        <text key={id} x={x + 2.4} y={y + 5.2}>
          {id}
        </text>
      ))}
    </svg>
  )
})
