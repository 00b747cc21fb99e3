import '../traces.css'
import { memo } from 'react'
import type { Overlay } from '../props.ts'

/** Ways that he can have come and can go: the likelier the broader, and broken where they are behind him. */
export const Traces = memo(function Traces({ traces }: { readonly traces: Overlay['traces'] }) {
  if (!traces) return null
  return (
    <g className="lw-traces">
      {traces.map(({ when, by, breadth, d }) => (
        <path key={`${when} ${by} ${breadth}`} className={`lw-trace lw-trace-${when}`} data-breadth={breadth} d={d} />
      ))}
    </g>
  )
})
