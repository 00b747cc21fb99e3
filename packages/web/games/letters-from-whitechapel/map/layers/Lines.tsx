import type { CircleNumber } from '@gaslight/letters-from-whitechapel/map'
import { memo } from 'react'
import { type Line, legsOf } from '../lines.ts'
import type { Entry, Overlay, Scene } from '../props.ts'
import { Fixed } from './Fixed.tsx'

interface StrokeProps {
  readonly line: Line
  readonly kind: string
  readonly colour?: string
  readonly arrow?: boolean
}

/** A line with a dark bed, and an arrow where it leads somewhere. */
export function Stroke({ line, kind, colour, arrow = false }: StrokeProps) {
  return (
    <g className={`lw-line lw-line-${kind}`} data-colour={colour}>
      <path className="lw-line-bed" d={line.d} />
      <path className="lw-line-ink" d={line.d} />
      {arrow && (
        <Fixed place={line.end} by="token">
          <path className="lw-arrow" d="M-25 0L-41-10L-37 0L-41 10Z" transform={`rotate(${line.angle.toFixed(1)})`} />
        </Fixed>
      )}
    </g>
  )
}

/** Tonight's row on the map, for Jack's eyes: where he went, and how. */
export const RowLines = memo(function RowLines({ row }: { readonly row: Scene['row'] }) {
  return <Legs start={undefined} row={row ?? []} hand="ink" />
})

/** What Jack means to write next, in pencil. */
export const PlanLines = memo(function PlanLines({
  scene,
  plan,
}: {
  readonly scene: Scene
  readonly plan: Overlay['plan']
}) {
  return <Legs start={scene.jack} row={plan ?? []} hand="pencil" />
})

interface LegsProps {
  readonly start: CircleNumber | undefined
  readonly row: readonly Entry[]
  readonly hand: 'ink' | 'pencil'
}

function Legs({ start, row, hand }: LegsProps) {
  const kinds = {
    walk: hand === 'ink' ? 'foot' : 'pencil',
    coach: hand === 'ink' ? 'coach' : 'pencil-coach',
    alley: hand === 'ink' ? 'alley' : 'pencil-alley',
    murder: '',
  }
  return legsOf(start, row).map(leg => <Stroke key={leg.by + leg.d} line={leg} kind={kinds[leg.by]} />)
}
