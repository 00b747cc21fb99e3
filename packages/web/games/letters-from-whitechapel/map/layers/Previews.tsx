import { memo } from 'react'
import { lineOfWay, routeLine } from '../lines.ts'
import { Barrier, Tag } from '../pieces/Badges.tsx'
import { EmblemOf } from '../pieces/Policeman.tsx'
import { placeOfCrossing, placeOfNode } from '../places.ts'
import type { NodeId, Overlay, Way } from '../props.ts'
import { Fixed } from './Fixed.tsx'
import { Stroke } from './Lines.tsx'

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
  return ways?.map((way, i) => {
    const line = lineOfWay(way)
    if (line.points.length < 2) return null
    const kind = way.kind === 'walk' ? (way.who === 'wretched' ? 'wretched' : way.by) : way.kind
    const colour = way.kind === 'police' ? way.colour : undefined
    // One way after the other is pointed at: a line is drawn elsewhere, not another line.
    return <Stroke key={i} line={line} kind={kind} {...(colour && { colour })} arrow />
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

/** Where a line about a node is written. */
const BELOW = { x: 0, y: 38 }

export const Labels = memo(function Labels({ labels }: { readonly labels: Overlay['labels'] }) {
  return (Object.entries(labels ?? {}) as [NodeId, string][]).map(([node, text]) => (
    <Fixed key={node} place={placeOfNode(node)} by="token">
      <Tag text={text} hung={BELOW} kind="label" />
    </Fixed>
  ))
})
