import { memo } from 'react'
import { lineOfWay, routeLine } from '../lines.ts'
import { Barrier, Tag } from '../pieces/Badges.tsx'
import { EmblemOf } from '../pieces/Policeman.tsx'
import { keyOf, placeOfCrossing, placeOfNode, placeOfTarget } from '../places.ts'
import type { NodeId, Overlay, Target, Way } from '../props.ts'
import { Fixed } from './Fixed.tsx'
import { Stroke } from './Lines.tsx'
import { rimOf } from './Marks.tsx'

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

/** Where a line about a node is written, and where the number of what is pointed at. */
const BELOW = { x: 0, y: 38 }

const ABOVE = { x: 0, y: -62 }

export const Labels = memo(function Labels({ labels }: { readonly labels: Overlay['labels'] }) {
  return (Object.entries(labels ?? {}) as [NodeId, string][]).map(([node, text]) => (
    <Fixed key={node} place={placeOfNode(node)} by="token">
      <Tag text={text} hung={BELOW} kind="label" />
    </Fixed>
  ))
})

interface PointedProps {
  readonly target: Target
  readonly occupied: ReadonlySet<string>
  readonly byKeys: boolean
}

/** What the pointer or the keyboard is on. */
export function Pointed({ target, occupied, byKeys }: PointedProps) {
  const rim = rimOf(keyOf(target), occupied)
  return (
    <Fixed place={placeOfTarget(target)} by="token" className={byKeys ? 'lw-pointed lw-focused' : 'lw-pointed'}>
      <g transform="scale(1.24)">
        <path className="lw-pointed-under" d={rim} />
        <path className="lw-pointed-rim" d={rim} />
      </g>
    </Fixed>
  )
}

/** The number of a circle that is pointed at, where the coins show none. */
export function Callout({ target }: { readonly target: Target }) {
  return target.kind === 'circle' ? (
    <Fixed place={placeOfTarget(target)} by="token" className="lw-callout">
      <Tag text={String(target.circle)} hung={ABOVE} kind="label" />
    </Fixed>
  ) : null
}
