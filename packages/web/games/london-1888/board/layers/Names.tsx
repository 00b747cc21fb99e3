import { LOCATIONS, type LocationId } from '@gaslight/london-1888'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { at, moved } from '../../../../board-kit/path.ts'
import { FRAME, locationRow } from '../places.ts'
import { STREET_NAMES } from '../streets.ts'

/** Letters of a line of a location's name. */
const LINE = 11
/** How far below the middle of a location its name stands. */
const BELOW = 49

interface NamesProps {
  nameOf(location: LocationId): string
}

/** The names of the locations, and from near those of the streets; both keep their size on the screen. */
export const Names = memo(function Names({ nameOf }: NamesProps) {
  return (
    <svg className="ld-layer ld-names" viewBox={viewBox(FRAME)} aria-hidden="true">
      <g className="ld-street-names">
        {STREET_NAMES.map(({ name, place, angle }) => (
          <text key={at(place)} transform={`${moved(place)} rotate(${angle.toFixed(1)})`} dy=".35em">
            {name}
          </text>
        ))}
      </g>
      {LOCATIONS.map(location => {
        const { x, y } = locationRow(location)
        const lines = linesOf(nameOf(location))
        return (
          <text key={location} className="ld-name" y={y + BELOW} data-location={location}>
            {lines.map((line, i) => (
              <tspan key={line} x={x} dy={i === 0 ? `${(1 - lines.length) * 0.55 + 0.1}em` : '1.02em'}>
                {line}
              </tspan>
            ))}
          </text>
        )
      })}
    </svg>
  )
})

/** A name in one line, or in two that are as even as its spaces allow. */
export function linesOf(name: string): readonly string[] {
  const words = name.split(' ')
  if (name.length <= LINE || words.length === 1) return [name]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')] as const)
  const [best] = cuts.toSorted((a, b) => longest(a) - longest(b))
  return best ?? [name]
}

function longest([a, b]: readonly [string, string]): number {
  return Math.max(a.length, b.length)
}
