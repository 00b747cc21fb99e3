import { LOCATIONS, type SpaceId } from '@gaslight/london-1888'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { at } from '../../../../board-kit/path.ts'
import { BELOW, linesOf } from '../name-lines.ts'
import type { Covering } from '../names.ts'
import { FRAME, locationRow } from '../places.ts'
import { useScenery } from '../scenery.ts'
import type { StreetName } from '../street-names.ts'
import { Fixed } from './Fixed.tsx'

/** In so many frames the streets' names are sized: text is the dearest thing on the board. */
const GROUPS = [0, 1, 2, 3]

/** The names of one group. The groups themselves are there at once, so that they have their size when the names come. */
function groupOf(names: readonly StreetName[], group: number): readonly StreetName[] {
  const share = Math.ceil(names.length / GROUPS.length)
  return names.slice(group * share, (group + 1) * share)
}

/** The names of the streets, seen from near; they keep their size on the screen. */
export const StreetNames = memo(function StreetNames() {
  const streets = useScenery()?.streetNames ?? []
  return (
    <svg className="ld-layer ld-names" viewBox={viewBox(FRAME)} aria-hidden="true">
      {GROUPS.map(group => (
        <g key={group} className="ld-sized ld-street-names">
          {groupOf(streets, group).map(({ name, place, angle }) => (
            <Fixed key={at(place)} place={place} by="name">
              <text transform={`rotate(${angle.toFixed(1)})`} y="3.2">
                {name}
              </text>
            </Fixed>
          ))}
        </g>
      ))}
    </svg>
  )
})

function usualPlace(location: SpaceId) {
  const { x, y } = locationRow(location)
  return { x, y: y + BELOW }
}

interface PlaceNamesProps {
  readonly covering: Covering
  nameOf(space: SpaceId): string
}

/** The names of the locations, of the same size at any zoom. They give way to pawns and murders, and lie under those that pass. */
export const PlaceNames = memo(function PlaceNames({ covering, nameOf }: PlaceNamesProps) {
  const placeOfName = useScenery()?.placeOfName ?? usualPlace
  return (
    <g className="ld-sized">
      {LOCATIONS.map(location => {
        const lines = linesOf(nameOf(location))
        return (
          <Fixed key={location} place={placeOfName(location, lines, covering)} by="name" className="ld-name">
            {lines.map((line, i) => (
              <text key={line} y={1.2 + (i - (lines.length - 1) * 0.68) * 12}>
                {line}
              </text>
            ))}
          </Fixed>
        )
      })}
    </g>
  )
})
