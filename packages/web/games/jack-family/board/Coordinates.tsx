import { memo } from 'react'
import type { Point } from '../../../board-kit/point.ts'

/** The names of all places; shown by the class `mj-show-coordinates` on an element around the board. */
export const Coordinates = memo(function Coordinates({
  places,
}: {
  readonly places: readonly { readonly name: string; readonly at: Point }[]
}) {
  return (
    <g className="mj-coordinates">
      {places.map(({ name, at }) => (
        <text key={name} x={at.x} y={at.y - 26.5}>
          {name}
        </text>
      ))}
    </g>
  )
})
