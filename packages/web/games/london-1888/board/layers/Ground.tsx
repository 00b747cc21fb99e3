import { MURDER_SITES, PASSAGES, POLICE_SPACES, PROTESTER_SPACES, SPACES, STREETS } from '@gaslight/london-1888'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { Paths } from '../../../../board-kit/Paths.tsx'
import { at } from '../../../../board-kit/path.ts'
import { DOORS, FORECOURTS, STREET_PATHS, THAMES } from '../ground.ts'
import { POLICE, PROTESTER } from '../pieces/cast.ts'
import { FRAME, locationRow, placeOf } from '../places.ts'
import { useScenery } from '../scenery.ts'
import { Cartouche } from './Cartouche.tsx'
import { Fixed } from './Fixed.tsx'

const PRINTED = new Set([...POLICE_SPACES, ...PROTESTER_SPACES].map(space => SPACES[space]))
/** A point: with round ends its stroke is a disc, as large on the screen as the stroke is wide. */
const COINS = STREETS.filter(([id]) => !PRINTED.has(id))
  .map(([, x, y]) => `M${at({ x, y })}h0`)
  .join('')
const DOOR_PATHS = DOORS.map(({ d }) => d).join('')

/** All that never moves: the river, the town, its buildings, and what is printed on its streets. */
export const Ground = memo(function Ground() {
  const scenery = useScenery()
  return (
    <svg className="ld-layer ld-ground" viewBox={viewBox(FRAME)} aria-hidden="true">
      <defs>
        <pattern id="ld-suburb" width="118" height="96" patternUnits="userSpaceOnUse" patternTransform="rotate(-7)">
          <path
            className="ld-roofs"
            d="M3 4h22v7h-22ZM28 4h13v7h-13ZM3 14h7v19h-7ZM34 14h7v12h-7ZM13 30h28v6h-28ZM52 3h8v24h-8ZM63 3h17v7h-17ZM63 20h26v7h-26ZM92 9h7v18h-7ZM104 4h11v31h-11ZM51 37h21v8h-21ZM76 37h23v8h-23ZM3 47h31v7h-31ZM3 58h8v25h-8ZM15 75h19v8h-19ZM27 58h7v13h-7ZM44 56h9v33h-9ZM57 56h27v7h-27ZM57 82h15v7h-15ZM76 72h8v17h-8ZM94 54h21v9h-21ZM94 67h8v22h-8ZM106 80h9v9h-9Z"
          />
        </pattern>
      </defs>
      <rect className="ld-land" x="-600" y="-700" width="2200" height="2200" />
      <path className="ld-thames" d={THAMES} />
      <path className="ld-bank" d={THAMES} />
      {scenery && (
        <g className="ld-river">
          <Paths prefix="ld" of={scenery.river} />
        </g>
      )}
      {scenery?.blocks.map(({ district, d }) => (
        <path key={district} className="ld-block" data-district={district} d={d} />
      ))}
      {scenery?.courts.map(({ district, d }) => (
        <path key={district} className="ld-court" data-district={district} d={d} />
      ))}
      {scenery && (
        <g className="ld-houses">
          <Paths prefix="ld" of={scenery.houses} />
        </g>
      )}
      {STREET_PATHS.map(({ half, d }) => (
        <path key={half} className="ld-kerb" d={d} strokeWidth={half * 2 + 1.6} />
      ))}
      {STREET_PATHS.map(({ half, d }) => (
        <path key={half} className="ld-street" d={d} strokeWidth={half * 2} />
      ))}
      <path className="ld-links" d={STREET_PATHS.map(({ d }) => d).join('')} />
      <path className="ld-path-edge" d={DOOR_PATHS} />
      <path className="ld-doorway" d={DOOR_PATHS} />
      <path className="ld-forecourt" d={FORECOURTS} />
      <Cartouche />
      {scenery && (
        <>
          <g className="ld-compass">
            <Paths prefix="ld" of={scenery.rose} />
          </g>
          <g className="ld-buildings">
            <Paths prefix="ld-b" of={scenery.buildings} />
          </g>
        </>
      )}
      <g className="ld-sized">
        {PASSAGES.map(pair => pair.map(location => <Stairs key={location} location={location} sign={pair} />))}
        <path className="ld-coin-rim" d={COINS} />
        <path className="ld-coin" d={COINS} />
        <Printed />
      </g>
    </svg>
  )
})

const SIGNS = ['M-4.6 0L0-5.2L4.6 0L0 5.2Z', 'M-4.6 4L0-4.6L4.6 4Z', 'M-4-4H4V4H-4Z', 'M0-4.8A4.8 4.8 0 1 1-.1-4.8Z']

/** The way down to a secret passage: both of its ends bear the same sign. */
function Stairs({ location, sign }: { readonly location: string; readonly sign: readonly [string, string] }) {
  const { x, y } = locationRow(location)
  return (
    <Fixed place={{ x: x - 40, y: y + 6 }} by="chip" className="ld-stairs">
      <path
        className="ld-stairs-lid"
        d="M-10-9.5Q-10-11-8.5-11H8.5Q10-11 10-9.5V9.5Q10 11 8.5 11H-8.5Q-10 11-10 9.5Z"
      />
      <path className="ld-stairs-steps" d="M-6 7.5H6M-4.5 9.6H4.5" />
      <path className="ld-stairs-sign" d={SIGNS[PASSAGES.indexOf(sign)]} transform="translate(0 -2)" />
    </Fixed>
  )
}

/** Where the events put the blocking pawns, and where the murders will be. */
function Printed() {
  return (
    <>
      {[...POLICE_SPACES, ...PROTESTER_SPACES].map(space => {
        const id = SPACES[space] ?? ''
        const isPolice = POLICE_SPACES.includes(space)
        return (
          <Fixed
            key={id}
            place={placeOf(id)}
            by="coin"
            className={isPolice ? 'ld-printed ld-printed-police' : 'ld-printed'}
          >
            <circle r="12.6" />
            <path d={isPolice ? POLICE : PROTESTER} transform="translate(.6 .6) scale(.4)" fillRule="evenodd" />
          </Fixed>
        )
      })}
      {MURDER_SITES.map(id => (
        <Fixed key={id} place={placeOf(id)} by="coin" className="ld-site">
          <path d="M-17-17H-9M-17-17V-9M17-17H9M17-17V-9M-17 17H-9M-17 17V9M17 17H9M17 17V9" />
        </Fixed>
      ))}
    </>
  )
}
