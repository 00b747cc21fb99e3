import { EXITS, POSTS } from '@gaslight/mr-jack'
import { memo } from 'react'
import { edgeOf } from '../../../../board-kit/hex.ts'
import { moved } from '../../../../board-kit/path.ts'
import { between } from '../../../../board-kit/point.ts'
import { litHexes } from '../light.ts'
import { Gate } from '../pieces/Gate.tsx'
import { Lamp } from '../pieces/Lamp.tsx'
import { Manhole } from '../pieces/Manhole.tsx'
import { boardOf, placeOf } from '../places.ts'
import type { Overlay, Scene } from '../props.ts'

interface FixturesProps {
  readonly scene: Scene
  readonly exits: Overlay['exits']
}

/** The manholes lie flat: marks are drawn over them. */
export const Manholes = memo(function Manholes({ scene }: Pick<FixturesProps, 'scene'>) {
  const lit = litHexes(scene)
  return boardOf(scene).manholes.map(hex => (
    <g key={hex} transform={moved(placeOf(hex))}>
      <Manhole covered={scene.covers.includes(hex)} lit={lit.has(hex)} />
    </g>
  ))
})

/** What stands in the streets and stays: lamps, gates, and the barricade. */
export const Fixtures = memo(function Fixtures({ scene, exits }: FixturesProps) {
  const barricade = scene.extension?.barricade
  return (
    <>
      {POSTS.map(hex => (
        <g key={hex} transform={moved(placeOf(hex))}>
          <Lamp tile={scene.lamps[hex] ?? null} isLast={scene.lamps[hex] === scene.round} />
        </g>
      ))}
      {EXITS.map(({ id, hex, direction }) => {
        const [from, to] = edgeOf(placeOf(hex), direction, -2.4)
        return (
          <g key={id} transform={moved(between(from, to, 0.5))}>
            <Gate cordoned={scene.cordons.includes(id)} side={direction === 'N' ? 'N' : 'S'} mark={exits?.[id]} />
          </g>
        )
      })}
      {barricade && <Barricade edge={barricade} />}
    </>
  )
})

function Barricade({ edge }: { readonly edge: readonly [string, string] }) {
  const [a, b] = edge.map(placeOf)
  if (!a || !b) return null
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90
  return (
    <g className="mj-barricade" transform={`${moved({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })} rotate(${angle})`}>
      <path className="mj-barricade-shadow" d="M-20-2H22V9H-20Z" />
      <path className="mj-barricade-plank" d="M-21-6H21V-1H-21ZM-21 1.5H21V6.5H-21Z" />
      <path className="mj-barricade-post" d="M-17-9H-12V9H-17ZM12-9H17V9H12Z" />
    </g>
  )
}
