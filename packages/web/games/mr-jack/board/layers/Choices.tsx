import { type HexId, POSTS } from '@gaslight/mr-jack'
import { memo } from 'react'
import { angleOf, corners, edgeOf } from '../../../../board-kit/hex.ts'
import { circle, line, moved, polygon } from '../../../../board-kit/path.ts'
import { HexMark } from '../../../jack-family/board/Marks.tsx'
import { Ring } from '../../../jack-family/board/Ring.tsx'
import { bearerOf, directionBetween, gateOf, placeOf } from '../places.ts'
import type { Overlay, Scene, Target } from '../props.ts'
import { ARROW_REACH } from '../targets.ts'

const HEX = polygon(corners({ x: 0, y: 0 }, 2.4))

/** The marks on the ground. */
export const GroundMarks = memo(function GroundMarks({
  scene,
  hexes,
}: {
  readonly scene: Scene
  readonly hexes: Overlay['hexes']
}) {
  const occupied = new Set([...Object.values(scene.characters).map(({ at }) => at), ...POSTS])
  return Object.entries(hexes ?? {}).map(([hex, mark]) => (
    <g key={hex} transform={moved(placeOf(hex))}>
      <HexMark mark={mark} occupied={occupied.has(hex)} />
    </g>
  ))
})

/** The six arrows around the lantern. */
export const Facings = memo(function Facings({
  scene,
  directions,
}: {
  readonly scene: Scene
  readonly directions: Overlay['directions']
}) {
  const bearer = bearerOf(scene)
  if (!bearer || !directions) return null
  return (
    <g transform={moved(placeOf(bearer.at))}>
      {directions.map(direction => (
        <g
          key={direction}
          className={direction === scene.facing ? 'mj-facing mj-current' : 'mj-facing'}
          transform={`rotate(${(angleOf(direction) * 180) / Math.PI}) translate(${ARROW_REACH} 0)`}
        >
          <path d="M-13-13L13 0L-13 13L-7 0Z" />
        </g>
      ))}
    </g>
  )
})

function edgeLine([a, b]: readonly [HexId, HexId]): string {
  const direction = directionBetween(a, b)
  return direction ? line(...edgeOf(placeOf(a), direction)) : ''
}

/** Edges on which the barricade may be put. */
export const Edges = memo(function Edges({ edges }: { readonly edges: Overlay['edges'] }) {
  return (edges ?? []).map(edge => (
    <g key={edge.join('/')} className="mj-edge">
      <path className="mj-edge-under" d={edgeLine(edge)} />
      <path d={edgeLine(edge)} />
    </g>
  ))
})

/** What the pointer or the keyboard is on. */
export function Pointed({
  target,
  scene,
  focused,
}: {
  readonly target: Target
  readonly scene: Scene
  readonly focused: boolean
}) {
  switch (target.kind) {
    case 'hex':
      return <Ring focused={focused} d={HEX} transform={moved(placeOf(target.hex))} />
    case 'edge':
      return <Ring focused={focused} d={edgeLine(target.edge)} />
    case 'direction': {
      const bearer = bearerOf(scene)
      if (!bearer) return null
      const turn = `rotate(${(angleOf(target.direction) * 180) / Math.PI}) translate(${ARROW_REACH} 0)`
      return (
        <Ring focused={focused} d="M-19-20L21 0L-19 20L-11 0Z" transform={`${moved(placeOf(bearer.at))} ${turn}`} />
      )
    }
    case 'exit':
      return <Ring focused={focused} d={circle(gateOf(target.exit), 34)} />
  }
}
