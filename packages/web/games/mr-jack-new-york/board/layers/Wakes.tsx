import { memo } from 'react'
import { line, moved } from '../../../../board-kit/path.ts'
import { between, type Point } from '../../../../board-kit/point.ts'
import { FERRY_LINES, wakeOf } from '../art/ferries.ts'

const WAKES = FERRY_LINES.map(ferry => {
  const points = wakeOf(ferry)
  // An arrow head at the end, and on a long way some before it.
  const heads = points.flatMap((point, i) => {
    const before = points[i - 1]
    const left = points.length - 1 - i
    return before && left % 9 === 0 && (left === 0 || i > 4) ? [headAt(before, point)] : []
  })
  return { key: `${ferry.from} ${ferry.to}`, d: line(...points), heads }
})

function headAt(before: Point, point: Point): string {
  const degrees = (Math.atan2(point.y - before.y, point.x - before.x) * 180) / Math.PI
  return `${moved(between(before, point, 1))} rotate(${Math.round(degrees)})`
}

/** The four ferries as dotted wakes; their arrow heads say that each goes one way (NY-28). */
export const Wakes = memo(function Wakes() {
  return WAKES.map(({ key, d, heads }) => (
    <g key={key} className="ny-ferry">
      <path className="ny-wake-under" d={d} />
      <path className="ny-wake" d={d} />
      {heads.map(head => (
        <path key={head} className="ny-wake-head" d="M-9-6.5L4 0L-9 6.5L-5.5 0Z" transform={head} />
      ))}
    </g>
  ))
})
