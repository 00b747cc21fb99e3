import type { SpaceId } from '@gaslight/london-1888'
import { memo, type ReactNode } from 'react'
import { moved } from '../../../../board-kit/path.ts'
import { DOORS } from '../ground.ts'
import { type Standing, standingIn } from '../layout.ts'
import { isLocationId, locationRow, placeOf } from '../places.ts'
import type { Mark, Overlay, Scene } from '../props.ts'
import { Fixed } from './Fixed.tsx'

/** The lot of a building, around the middle of its location. */
const LOT = 'M-40-48H40Q48-48 48-40V54Q48 62 40 62H-40Q-48 62-48 54V-40Q-48-48-40-48Z'

interface RimProps {
  readonly space: SpaceId
  readonly className: string
  readonly children?: ReactNode
}

/** A rim around a street space, as large on the screen as it, or around a building's lot. */
export function SpaceRim({ space, className, children }: RimProps) {
  if (isLocationId(space)) {
    return (
      <g className={`${className} ld-lot`} transform={moved(locationRow(space))}>
        <path className="ld-rim-under" d={LOT} />
        <path className="ld-rim" d={LOT} />
        {children}
      </g>
    )
  }
  return (
    <Fixed place={placeOf(space)} by="coin" className={className}>
      <circle className="ld-rim-under" r="15" />
      <circle className="ld-rim" r="15" />
      {children}
    </Fixed>
  )
}

/** Where a walk can end, with its steps. */
export const Reach = memo(function Reach({ reach }: { readonly reach: Overlay['reach'] }) {
  return Object.entries(reach ?? {}).map(([space, steps]) => (
    <g key={space} className="ld-reach">
      {isLocationId(space) && <path className="ld-reach-lot" d={LOT} transform={moved(locationRow(space))} />}
      <Fixed place={reachPlace(space)} by="coin">
        <circle className="ld-reach-disc" r="13.5" />
        <text y="5.2">{steps}</text>
      </Fixed>
    </g>
  ))
})

/** On a street the space itself bears its steps, a building at a corner of its lot. */
function reachPlace(space: SpaceId) {
  if (!isLocationId(space)) return placeOf(space)
  const { x, y } = locationRow(space)
  return { x: x - 44, y: y - 40 }
}

/** Rims around spaces that can be chosen, or that something leaves. */
export const SpaceMarks = memo(function SpaceMarks({ spaces }: { readonly spaces: Overlay['spaces'] }) {
  return (Object.entries(spaces ?? {}) as [SpaceId, Mark][]).map(([space, mark]) => (
    <SpaceRim key={space} space={space} className={`ld-mark ld-mark-${mark}`} />
  ))
})

const AIM = 'M0-12V-5M0 5V12M-12 0H-5M5 0H12M6.5 0A6.5 6.5 0 1 1-6.5 0A6.5 6.5 0 0 1 6.5 0Z'
const CUFFS = 'M-1.2 0A4 4 0 1 1-9.2 0A4 4 0 0 1-1.2 0ZM9.2 0A4 4 0 1 1 1.2 0A4 4 0 0 1 9.2 0ZM-1.2-1.6Q0-3 1.2-1.6'
const ASK = 'M-3.6-4.4A3.8 3.8 0 1 1 1.4-1.2Q0-.2 0 1.6M0 5.6V6'

const SIGNS: { readonly [mark in Mark]: string | null } = {
  target: null,
  selected: 'M-6 .6L-1.8 5L6.4-5',
  source: null,
  aim: AIM,
  arrest: CUFFS,
  ask: ASK,
}

interface PawnMarksProps {
  readonly scene: Scene
  readonly pawns: Overlay['pawns']
  readonly blockers: Overlay['blockers']
}

/** Rims around pawns, with the sign of what choosing them would do. */
export const PawnMarks = memo(function PawnMarks({ scene, pawns, blockers }: PawnMarksProps) {
  if (!pawns && !blockers) return null
  return standingIn(scene).flatMap(standing => {
    const mark = markOn(standing, pawns, blockers)
    return mark === undefined ? [] : [<PawnRim key={standing.key} standing={standing} mark={mark} />]
  })
})

function markOn({ pawn, space }: Standing, pawns: Overlay['pawns'], blockers: Overlay['blockers']): Mark | undefined {
  return pawn === 'police' || pawn === 'protester' ? blockers?.[space] : pawns?.[pawn]
}

function PawnRim({ standing, mark }: { readonly standing: Standing; readonly mark: Mark }) {
  const sign = SIGNS[mark]
  return (
    <Fixed place={placeOf(standing.space)} by="token" className={`ld-mark ld-mark-${mark}`}>
      <g transform={`${moved(standing.offset)} scale(${standing.scale})`}>
        <circle className="ld-rim-under" r="33" />
        <circle className="ld-rim" r="33" />
        {sign && (
          <g transform="translate(25 -25)" className="ld-sign">
            <circle r="14" />
            <path d={sign} />
          </g>
        )}
      </g>
    </Fixed>
  )
}

/** The doors: lit where they are open to who looks, barred where not; without a word about it, as they are. */
export const DoorSigns = memo(function DoorSigns({ open }: { readonly open: Overlay['open'] }) {
  if (open === undefined) return <path className="ld-door" d={DOORS.map(({ leaf }) => leaf).join('')} />
  const names: ReadonlySet<string> = new Set(open)
  const [lit, shut] = [true, false].map(isOpen => DOORS.filter(({ location }) => names.has(location) === isOpen))
  return (
    <>
      <path className="ld-door ld-door-open" d={lit?.map(({ leaf }) => leaf).join('')} />
      <path className="ld-door" d={shut?.map(({ leaf }) => leaf).join('')} />
      <path className="ld-door-bars" d={shut?.map(({ bars }) => bars).join('')} />
    </>
  )
})
