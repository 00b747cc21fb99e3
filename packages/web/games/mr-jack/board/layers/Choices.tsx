import { type HexId, POSTS } from '@gaslight/mr-jack'
import { memo } from 'react'
import { angleOf, corners, edgeOf } from '../../../../board-kit/hex.ts'
import { circle, line, moved, polygon } from '../../../../board-kit/path.ts'
import { HexMark } from '../pieces/Marks.tsx'
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

export const Labels = memo(function Labels({ labels }: { readonly labels: Overlay['labels'] }) {
  return Object.entries(labels ?? {}).map(([hex, text]) => {
    const width = 10 + 7.5 * [...text].length
    return (
      <g key={hex} className="mj-label" transform={moved({ x: placeOf(hex).x, y: placeOf(hex).y + 35 })}>
        <rect x={-width / 2} y="-8.5" width={width} height="17" rx="4" />
        <text y="4.5">{text}</text>
      </g>
    )
  })
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
  const name = focused ? 'mj-pointed mj-focused' : 'mj-pointed'
  switch (target.kind) {
    case 'hex':
      return <Ring name={name} d={HEX} transform={moved(placeOf(target.hex))} />
    case 'edge':
      return <Ring name={`${name} mj-pointed-edge`} d={edgeLine(target.edge)} />
    case 'direction': {
      const bearer = bearerOf(scene)
      if (!bearer) return null
      const turn = `rotate(${(angleOf(target.direction) * 180) / Math.PI}) translate(${ARROW_REACH} 0)`
      return <Ring name={name} d="M-19-20L21 0L-19 20L-11 0Z" transform={`${moved(placeOf(bearer.at))} ${turn}`} />
    }
    case 'exit':
      return <Ring name={name} d={circle(gateOf(target.exit), 34)} />
  }
}

function Ring({ name, d, transform }: { readonly name: string; readonly d: string; readonly transform?: string }) {
  return (
    <g className={name} transform={transform}>
      <path className="mj-pointed-under" d={d} />
      <path d={d} />
    </g>
  )
}
