import type { CircleNumber } from '@gaslight/letters-from-whitechapel/map'
import { memo } from 'react'
import { cellsByCircle, type Line, legsOf, lineOfWay, routeLine } from '../lines.ts'
import { Barrier, Tag } from '../pieces/Badges.tsx'
import { EmblemOf } from '../pieces/Policeman.tsx'
import { placeOfCircle, placeOfCrossing } from '../places.ts'
import type { Entry, Overlay, Scene, Way } from '../props.ts'
import { hangTags, nightTags } from '../tags.ts'
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

/** All ways between two joined circles: open ones run through, shut ones are broken at what blocks them. */
export const Routes = memo(function Routes({ routes }: { readonly routes: Overlay['routes'] }) {
  if (!routes) return null
  const { from, to, ways } = routes
  const shut = ways.filter(way => way.blocked.length > 0)
  const open = ways.filter(way => way.blocked.length === 0)
  return (
    <g>
      {[...shut, ...open].map(({ crossings, blocked }) => (
        <Stroke
          key={crossings.join(' ')}
          line={routeLine(from, to, crossings)}
          kind={blocked.length > 0 ? 'shut' : 'open'}
        />
      ))}
    </g>
  )
})

/** What shuts a way stands above whoever shuts it. */
export const Barriers = memo(function Barriers({ routes }: { readonly routes: Overlay['routes'] }) {
  return [...new Set(routes?.ways.flatMap(way => way.blocked))].map(crossing => (
    <Fixed key={crossing} place={placeOfCrossing(crossing)} by="token">
      <Barrier />
    </Fixed>
  ))
})

/** Movements that are previewed, planned, or just over. */
export const Ways = memo(function Ways({ ways }: { readonly ways: readonly Way[] | undefined }) {
  return ways?.map(way => {
    const line = lineOfWay(way)
    if (line.points.length < 2) return null
    const kind = way.kind === 'walk' ? (way.who === 'wretched' ? 'wretched' : way.by) : way.kind
    const colour = way.kind === 'police' ? way.colour : undefined
    return <Stroke key={JSON.stringify(way)} line={line} kind={kind} {...(colour && { colour })} arrow />
  })
})

/** Where policemen are going: their emblems without helmets, until they stand there. */
export const Ghosts = memo(function Ghosts({ ways }: { readonly ways: readonly Way[] | undefined }) {
  return ways?.flatMap(way =>
    way.kind === 'police'
      ? [
          <Fixed
            key={way.colour}
            place={placeOfCrossing(way.crossings[way.crossings.length - 1])}
            by="token"
            className="lw-ghost"
          >
            <EmblemOf colour={way.colour} />
          </Fixed>,
        ]
      : [],
  )
})

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

/** The names of the cells at the circles that they hold, in ink and in pencil; none lies on another. */
export const Cells = memo(function Cells({
  scene,
  plan,
}: {
  readonly scene: Scene
  readonly plan: readonly Entry[] | undefined
}) {
  const tags = [
    ...[...cellsByCircle(scene.row ?? [])].map(([circle, text]) => ({ circle, text, kind: 'cell' }) as const),
    ...[...cellsByCircle(plan ?? [])].map(([circle, text]) => ({ circle, text, kind: 'pencil' }) as const),
  ]
  if (tags.length === 0) return null
  const nights = nightTags(scene)
  const places = hangTags([...nights, ...tags]).slice(nights.length)
  return tags.map(({ circle, text, kind }, i) => (
    <Fixed key={`${kind} ${circle}`} place={placeOfCircle(circle)} by="token">
      <Tag text={text} hung={places[i]} kind={kind} />
    </Fixed>
  ))
})
