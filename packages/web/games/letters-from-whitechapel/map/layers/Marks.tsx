import { memo, type ReactNode } from 'react'
import { Badge, Barrier } from '../pieces/Badges.tsx'
import { placeOfCircle, placeOfNode } from '../places.ts'
import type { Mark, NodeId, Overlay, Scene } from '../props.ts'
import { Fixed } from './Fixed.tsx'

/** Nodes with something on them, which takes a wider rim. */
export function occupiedOf(scene: Scene): ReadonlySet<string> {
  return new Set([...scene.police, ...scene.patrols].map(({ at }) => at))
}

const RING = 'M0-27A27 27 0 1 1-.1-27Z'
const SQUARE = 'M-17-17H17V17H-17Z'
const WIDE_SQUARE = 'M-32-32H32V32H-32Z'

interface NodeMarksProps {
  readonly nodes: Overlay['nodes']
  readonly occupied: ReadonlySet<string>
}

/** More rims than these lie on each other from afar, and are drawn close around their coins there. */
const MANY = 60

/** Rims around what can be chosen, and around what moves: round for circles, square for crossings. */
export const NodeMarks = memo(function NodeMarks({ nodes, occupied }: NodeMarksProps) {
  const marked = (Object.entries(nodes ?? {}) as [NodeId, Mark][]).filter(([, mark]) => mark !== 'blocked')
  const crowded = marked.length > MANY ? 'lw-mark-crowded' : ''
  return marked.map(([node, mark]) => (
    <Fixed key={node} place={placeOfNode(node)} by="token" className={`lw-mark lw-mark-${mark} ${crowded}`}>
      <path className="lw-mark-under" d={rimOf(node, occupied)} />
      <path className="lw-mark-rim" d={rimOf(node, occupied)} />
    </Fixed>
  ))
})

export function rimOf(node: string, occupied: ReadonlySet<string>): string {
  if (node.startsWith('c')) return RING
  return occupied.has(node) ? WIDE_SQUARE : SQUARE
}

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
