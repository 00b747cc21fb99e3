import { memo } from 'react'
import { placeOfCircle } from '../places.ts'
import type { Overlay } from '../props.ts'
import { Fixed } from './Fixed.tsx'

/** Where he can be: every possible circle has a rim, and the likelier it is the larger and warmer is its glow. */
export const Heat = memo(function Heat({ heat }: { readonly heat: Overlay['heat'] }) {
  if (!heat) return null
  const most = Math.max(...heat.values())
  return (
    <g>
      <defs>
        <radialGradient id="lw-heat">
          <stop offset="0.2" className="lw-heat-in" />
          <stop offset="1" className="lw-heat-out" />
        </radialGradient>
      </defs>
      {[...heat].map(([circle, probability]) => {
        const share = probability / most
        return (
          <Fixed key={circle} place={placeOfCircle(circle)} by="coin">
            <circle className="lw-heat" r={14 + 17 * Math.sqrt(share)} opacity={0.4 + 0.6 * share} />
            <circle className="lw-heat-rim" r="12.2" opacity={0.55 + 0.45 * share} />
          </Fixed>
        )
      })}
    </g>
  )
})
