import '../previews.css'
import { PASSAGES, type SpaceId } from '@gaslight/london-1888'
import { Fragment, memo } from 'react'
import { line, moved } from '../../../../board-kit/path.ts'
import type { Point } from '../../../../board-kit/point.ts'
import { DOORS } from '../ground.ts'
import { standingIn } from '../layout.ts'
import { bow } from '../lines.ts'
import { isLocationId, locationRow, middleOf, placeOf } from '../places.ts'
import type { Overlay, Scene, Target } from '../props.ts'
import { Fixed } from './Fixed.tsx'
import { SpaceRim } from './Marks.tsx'

export { Lines, Ways } from './Ways.tsx'

/** What answers the pointer and the keyboard; it follows the first picture. */

/** What somebody else can reach. */
export const Threat = memo(function Threat({ threat }: { readonly threat: Overlay['threat'] }) {
  if (!threat) return null
  return (
    <g className="ld-threat" data-character={threat.of}>
      {threat.spaces.map(space => (
        <SpaceRim key={space} space={space} className="ld-threatened" />
      ))}
    </g>
  )
})

interface PointedProps {
  readonly target: Target
  readonly scene: Scene
  readonly byKeys: boolean
}

/** What the pointer or the keyboard is on; of a building, its doors and its secret passage too. */
export function Pointed({ target, scene, byKeys }: PointedProps) {
  const className = byKeys ? 'ld-pointed ld-focused' : 'ld-pointed'
  if (target.kind === 'space')
    return (
      <>
        {isLocationId(target.space) && <WaysIn location={target.space} />}
        <SpaceRim space={target.space} className={className} />
      </>
    )
  const standing = standingIn(scene).find(({ pawn, space }) =>
    target.kind === 'pawn' ? pawn === target.character : space === target.space,
  )
  if (!standing) return null
  return (
    <Fixed place={placeOf(standing.space)} by="token" className={className}>
      <g transform={`${moved(standing.offset)} scale(${standing.scale})`}>
        <circle className="ld-rim-under" r="39" />
        <circle className="ld-rim" r="39" />
      </g>
    </Fixed>
  )
}

function WaysIn({ location }: { readonly location: string }) {
  const passages = PASSAGES.filter(pair => pair.includes(location))
  return (
    <g className="ld-ways-in">
      {DOORS.filter(door => door.location === location).map(({ step }) => (
        <path key={step} className="ld-way-in" d={step} />
      ))}
      {passages.map(pair => {
        const [from, to] = [locationRow(pair[0]), locationRow(pair[1])]
        return <path key={pair[0]} className="ld-tunnel" d={line(...bow(stairs(from), stairs(to), 46))} />
      })}
    </g>
  )
}

function stairs({ x, y }: { readonly x: number; readonly y: number }) {
  return { x: x - 40, y: y + 6 }
}

export const Labels = memo(function Labels({ labels }: { readonly labels: Overlay['labels'] }) {
  return Object.entries(labels ?? {}).map(([space, text]) => (
    <Slip key={space} place={placeOf(space)} y={44} className="ld-label" text={text} />
  ))
})

interface CalloutProps {
  readonly target: Target
  nameOf(space: SpaceId): string
}

/** North of this, in drawing units, a callout has no room above. */
const NORTH = 110

/** What the space that is pointed at is called, where the board does not show it. */
export function Callout({ target, nameOf }: CalloutProps) {
  if (target.kind !== 'space') return null
  const className = isLocationId(target.space) ? 'ld-label ld-callout-place' : 'ld-label'
  return <NameSlip space={target.space} className={className} nameOf={nameOf} />
}

interface LitProps {
  readonly lit: Overlay['lit']
  nameOf(space: SpaceId): string
}

/** What words beside the board point at: a ring that is seen from afar, and its name. */
export function Lit({ lit, nameOf }: LitProps) {
  return lit?.map(space => (
    <Fragment key={space}>
      <Fixed place={middleOf(space)} by="token" className="ld-lit">
        <circle className="ld-lit-bed" r="46" />
        <circle className="ld-lit-ring" r="46" />
      </Fixed>
      <NameSlip space={space} className="ld-label" nameOf={nameOf} />
    </Fragment>
  ))
}

interface NameSlipProps {
  readonly space: SpaceId
  readonly className: string
  nameOf(space: SpaceId): string
}

function NameSlip({ space, className, nameOf }: NameSlipProps) {
  const place = middleOf(space)
  return <Slip place={place} y={place.y < NORTH ? 64 : -66} className={className} text={nameOf(space)} />
}

/** Beyond these, in drawing units, a slip is drawn towards the middle of the board. */
const EDGES = { west: 160, east: 840 }

interface SlipProps {
  readonly place: Point
  /** Where it lies from there, in the units of a pawn. */
  readonly y: number
  readonly className: string
  readonly text: string
}

function Slip({ place, y, className, text }: SlipProps) {
  const width = Math.max(26, [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 15 : 8.4), 0) + 12)
  const aside = place.x < EDGES.west ? width / 2 - 24 : place.x > EDGES.east ? 24 - width / 2 : 0
  return (
    <Fixed place={place} by="token" className={className}>
      <g transform={`translate(0 ${y})`}>
        <g className="ld-by-label">
          <rect x={aside - width / 2} y="-10" width={width} height="20" rx="4" />
          <text x={aside} y="5">
            {text}
          </text>
        </g>
      </g>
    </Fixed>
  )
}
