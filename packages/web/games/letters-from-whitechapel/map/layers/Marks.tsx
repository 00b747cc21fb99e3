import { CIRCLES } from '@gaslight/letters-from-whitechapel/map'
import { memo } from 'react'
import { moved } from '../../../../board-kit/path.ts'
import { placeOfNode } from '../places.ts'
import type { Mark, NodeId, Overlay, Scene } from '../props.ts'
import { type Shifts, STAYS } from '../shifts.ts'
import { dots } from './dots.ts'
import { Fixed } from './Fixed.tsx'
import { RIMS, type Rim, rimAround } from './rims.ts'

/** Nodes with something on them, which takes a wider rim. */
export function occupiedOf(scene: Scene): ReadonlySet<string> {
  return new Set([...scene.police, ...scene.patrols].map(({ at }) => at))
}

interface NodeMarksProps {
  readonly nodes: Overlay['nodes']
  readonly occupied: ReadonlySet<string>
  /** How far from their crossings pieces stand: a rim lies around the piece. */
  readonly shifts: Shifts
}

/** More rims than these lie on each other from afar, and are drawn close around their coins there. */
const MANY = 60

/**
 * Rims around what can be chosen, and around what moves: round for circles, square for crossings. They lie below coins and
 * squares, so that none hides a number beside it. There may be a hundred of them: those of one kind are the strokes of points.
 */
export const NodeMarks = memo(function NodeMarks({ nodes, occupied, shifts }: NodeMarksProps) {
  const marked = (Object.entries(nodes ?? {}) as [NodeId, Mark][]).filter(([, mark]) => mark !== 'blocked')
  const isSingle = ([node, mark]: readonly [NodeId, Mark]) =>
    mark === 'source' || mark === 'selected' || shifts.has(node)
  const crowded = marked.length > MANY ? 'lw-crowded' : ''
  return (
    <g className="lw-sized">
      {[
        ...alike(
          marked.filter(node => !isSingle(node)),
          occupied,
        ),
      ].map(([kind, { mark, rim, at }]) => (
        <Rims
          key={kind}
          className={`lw-mark lw-mark-${mark} lw-mark-${rim} ${crowded}`}
          d={dots(at.map(placeOfNode))}
        />
      ))}
      {marked.filter(isSingle).map(([node, mark]) => (
        <Fixed key={node} place={placeOfNode(node)} by="token" className={`lw-mark lw-mark-${mark}`}>
          <g transform={moved(shifts.get(node) ?? STAYS)}>
            <path className="lw-mark-under" d={RIMS[rimAround(node, occupied)]} />
            <path className="lw-mark-rim" d={RIMS[rimAround(node, occupied)]} />
          </g>
        </Fixed>
      ))}
    </g>
  )
})

/** Their coins have points, which reach farther. */
const RED: ReadonlySet<NodeId> = new Set(CIRCLES.filter(({ red }) => red).map(({ number }): NodeId => `c${number}`))

interface Alike {
  readonly mark: Mark
  readonly rim: Rim | 'red'
  readonly at: NodeId[]
}

/** Nodes by how they are marked. */
function alike(
  marked: readonly (readonly [NodeId, Mark])[],
  occupied: ReadonlySet<string>,
): ReadonlyMap<string, Alike> {
  const kinds = new Map<string, Alike>()
  for (const [node, mark] of marked) {
    const rim = RED.has(node) ? 'red' : rimAround(node, occupied)
    const kind = kinds.get(`${mark} ${rim}`)
    if (kind) kind.at.push(node)
    else kinds.set(`${mark} ${rim}`, { mark, rim, at: [node] })
  }
  return kinds
}

/** A rim with its bed within and without. */
function Rims({ className, d }: { readonly className: string; readonly d: string }) {
  return (
    <g className={className}>
      <path className="lw-rims-under" d={d} />
      <path className="lw-rims" d={d} />
      <path className="lw-rims-within" d={d} />
    </g>
  )
}
