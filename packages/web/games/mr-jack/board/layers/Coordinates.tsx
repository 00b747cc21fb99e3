import { CELLS } from '@gaslight/mr-jack'
import { memo } from 'react'
import { centreOf } from '../../../../board-kit/hex.ts'

/** The names of all hexes; shown by the class `mj-show-coordinates` on an element around the board. */
export const Coordinates = memo(function Coordinates() {
  return (
    <g className="mj-coordinates">
      {CELLS.map(cell => {
        const { x, y } = centreOf(cell)
        return (
          <text key={cell.id} x={x} y={y - 26.5}>
            {cell.id}
          </text>
        )
      })}
    </g>
  )
})
