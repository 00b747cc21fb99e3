import { memo, type ReactNode } from 'react'
import { Badge, Barrier } from '../pieces/Badges.tsx'
import { placeOfCircle, placeOfNode } from '../places.ts'
import type { Mark, NodeId, Overlay, Scene } from '../props.ts'
import { Fixed } from './Fixed.tsx'
import { RIMS, rimAround } from './rims.ts'

/** Nodes with something on them, which takes a wider rim. */
export function occupiedOf(scene: Scene): ReadonlySet<string> {
  return new Set([...scene.police, ...scene.patrols].map(({ at }) => at))
}

interface NodeMarksProps {
  readonly nodes: Overlay['nodes']
  readonly occupied: ReadonlySet<string>
}

/** More rims than these lie on each other from afar, and are drawn close around their coins there. */
const MANY = 60

/** They are sized in so many groups, one after the other; a group is always there, since its sizes are written to it. */
const GROUPS = [0, 1, 2, 3, 4, 5]

function groupOf(node: NodeId): number {
  return Number(node.slice(1)) % GROUPS.length
}

/** Rims around what can be chosen, and around what moves: round for circles, square for crossings. */
export const NodeMarks = memo(function NodeMarks({ nodes, occupied }: NodeMarksProps) {
  const marked = (Object.entries(nodes ?? {}) as [NodeId, Mark][]).filter(([, mark]) => mark !== 'blocked')
  const crowded = marked.length > MANY ? 'lw-crowded' : ''
  return GROUPS.map(group => (
    <g key={group} className="lw-sized">
      {marked
        .filter(([node]) => groupOf(node) === group)
        .map(([node, mark]) => (
          <Fixed key={node} place={placeOfNode(node)} by="token" className={`lw-mark lw-mark-${mark}`}>
            <path className={`lw-mark-under ${crowded}`} d={RIMS[rimAround(node, occupied)]} />
            <path className={`lw-mark-rim ${crowded}`} d={RIMS[rimAround(node, occupied)]} />
          </Fixed>
        ))}
    </g>
  ))
})

/** The signs of what choosing a node would do; they lie above the pieces. */
export const MarkSigns = memo(function MarkSigns({ nodes }: { readonly nodes: Overlay['nodes'] }) {
  return (Object.entries(nodes ?? {}) as [NodeId, Mark][]).flatMap(([node, mark]) => {
    const sign = signOf(mark)
    return sign === null
      ? []
      : [
          <Fixed key={node} place={placeOfNode(node)} by="token">
            {sign}
          </Fixed>,
        ]
  })
})

function signOf(mark: Mark): ReactNode {
  switch (mark) {
    case 'search':
    case 'arrest':
    case 'declare':
      return <Badge sign={mark} corner="se" />
    case 'blocked':
      return <Barrier />
    case 'target':
    case 'source':
    case 'selected':
      return null
  }
}

/** What searches and arrests were told. */
export const Answers = memo(function Answers({ answers }: { readonly answers: Overlay['answers'] }) {
  return answers?.map(({ circle, answer }) => (
    <Fixed key={circle} place={placeOfCircle(circle)} by="token">
      <Badge sign={answer} corner="sw" />
    </Fixed>
  ))
})

export const Emphasised = memo(function Emphasised({ nodes }: { readonly nodes: Overlay['emphasised'] }) {
  return nodes?.map(node => (
    <Fixed key={node} place={placeOfNode(node)} by="token">
      <circle className="lw-emphasis-under" r="40" />
      <circle className="lw-emphasis" r="40" />
    </Fixed>
  ))
})
