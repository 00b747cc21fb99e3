import { memo } from 'react'
import { type Line, lineAlong, lineThrough } from '../lines.ts'
import { Blocker } from '../pieces/Pawn.tsx'
import { placeOf } from '../places.ts'
import type { Overlay, Way } from '../props.ts'
import { Fixed } from './Fixed.tsx'

interface StrokeProps {
  readonly line: Line
  readonly kind: 'walk' | 'sent' | 'shot' | 'aim' | 'blocker'
  readonly character?: string
}

/** A line with a bed, and an arrow where it leads somewhere. */
function Stroke({ line, kind, character }: StrokeProps) {
  if (line.points.length < 2) return null
  return (
    <g className={`ld-line ld-line-${kind}`} data-character={character}>
      <path className="ld-line-bed" d={line.d} />
      <path className="ld-line-ink" d={line.d} />
      {kind !== 'aim' && (
        <Fixed place={line.end} by="token">
          <path className="ld-arrow" d="M-18 0L-36-12L-31 0L-36 12Z" transform={`rotate(${line.angle.toFixed(1)})`} />
        </Fixed>
      )}
    </g>
  )
}

/** Movements and shots that are previewed, or just over. */
export const Ways = memo(function Ways({ ways }: { readonly ways: readonly Way[] | undefined }) {
  return ways?.map(way => <WayLine key={JSON.stringify(way)} way={way} />)
})

function WayLine({ way }: { readonly way: Way }) {
  switch (way.kind) {
    case 'walk':
      return <Stroke line={lineAlong(way.spaces)} kind="walk" character={way.who} />
    case 'sent':
      return <Stroke line={lineThrough([placeOf(way.from), placeOf(way.to)])} kind="sent" character={way.who} />
    case 'shot':
      return <Stroke line={lineAlong(way.spaces)} kind="shot" />
    case 'blocker':
      return (
        <>
          {way.from && <Stroke line={lineThrough([placeOf(way.from), placeOf(way.to)])} kind="blocker" />}
          <Fixed place={placeOf(way.to)} by="token" className="ld-ghost">
            <Blocker pawn={way.pawn} />
          </Fixed>
        </>
      )
  }
}

/** Lines of fire to each target of a weapon. */
export const Lines = memo(function Lines({ lines }: { readonly lines: Overlay['lines'] }) {
  return lines?.map(spaces => <Stroke key={spaces.join(' ')} line={lineAlong(spaces)} kind="aim" />)
})
