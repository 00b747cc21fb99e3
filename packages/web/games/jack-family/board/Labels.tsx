import { memo } from 'react'
import { moved } from '../../../board-kit/path.ts'
import type { Point } from '../../../board-kit/point.ts'

/** Lines of the deduction aid, each under the place it speaks of. `placeOf` must not change. */
export const Labels = memo(function Labels({
  labels,
  placeOf,
}: {
  readonly labels: { readonly [place: string]: string } | undefined
  placeOf(name: string): Point
}) {
  return Object.entries(labels ?? {}).map(([name, text]) => {
    const width = 10 + [...text].reduce((sum, sign) => sum + (sign > '⺀' ? 13 : 7.5), 0)
    const { x, y } = placeOf(name)
    return (
      <g key={name} className="mj-label" transform={moved({ x, y: y + 35 })}>
        <g className="mj-label-sheet">
          <rect x={-width / 2} y="-8.5" width={width} height="17" rx="4" />
          <text y="4.5">{text}</text>
        </g>
      </g>
    )
  })
})
