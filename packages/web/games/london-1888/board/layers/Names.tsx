import { LOCATIONS, type LocationId } from '@gaslight/london-1888'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { at } from '../../../../board-kit/path.ts'
import { FRAME, locationRow } from '../places.ts'
import { STREET_NAMES } from '../streets.ts'
import { Fixed } from './Fixed.tsx'

/** Letters of a line of a location's name. */
const LINE = 11
/** How far below the middle of a location its name stands. */
const BELOW = 49

/** So many names are sized in one frame: text is the dearest thing on the board. */
const AT_ONCE = 15
const STREETS_BY_GROUP = Array.from({ length: Math.ceil(STREET_NAMES.length / AT_ONCE) }, (_, i) =>
  STREET_NAMES.slice(i * AT_ONCE, (i + 1) * AT_ONCE),
)

interface NamesProps {
  nameOf(location: LocationId): string
}

/** The names of the locations, and from near those of the streets; both keep their size on the screen. */
export const Names = memo(function Names({ nameOf }: NamesProps) {
  return (
    <svg className="ld-layer ld-names" viewBox={viewBox(FRAME)} aria-hidden="true">
      {STREETS_BY_GROUP.map(names => (
        <g key={names[0]?.name} className="ld-sized ld-street-names">
          {names.map(({ name, place, angle }) => (
            <Fixed key={at(place)} place={place} by="name">
              <text transform={`rotate(${angle.toFixed(1)})`} y="3.2">
                {name}
              </text>
            </Fixed>
          ))}
        </g>
      ))}
      <g className="ld-sized">
        {LOCATIONS.map(location => {
          const { x, y } = locationRow(location)
          const lines = linesOf(nameOf(location))
          return (
            <Fixed key={location} place={{ x, y: y + BELOW }} by="name" className="ld-name">
              {lines.map((line, i) => (
                <text key={line} y={1.2 + (i - (lines.length - 1) * 0.68) * 12}>
                  {line}
                </text>
              ))}
            </Fixed>
          )
        })}
      </g>
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
