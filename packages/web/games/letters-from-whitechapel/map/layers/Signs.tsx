import { memo, type ReactNode } from 'react'
import { Badge, Barrier } from '../pieces/Badges.tsx'
import { placeOfCircle, placeOfNode } from '../places.ts'
import type { Mark, NodeId, Overlay } from '../props.ts'
import { Fixed } from './Fixed.tsx'

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
