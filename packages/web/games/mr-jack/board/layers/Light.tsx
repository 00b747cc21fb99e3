import { type HexId, isStreet, POSTS } from '@gaslight/mr-jack'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { corners } from '../../../../board-kit/hex.ts'
import { polygon } from '../../../../board-kit/path.ts'
import { Pool, PoolGradients } from '../../../jack-family/board/Pool.tsx'
import { FRAME } from '../art/surroundings.ts'
import { beamOf } from '../light.ts'
import { Beam } from '../pieces/Beam.tsx'
import { around, bearerOf, placeOf } from '../places.ts'
import type { Scene } from '../props.ts'

interface Lighting {
  readonly post: HexId
  readonly streets: string
  readonly roofs: string
}

/** Around each post: the streets it lights, and the roofs and the post's own plaza that catch a gleam. */
const POOLS: readonly Lighting[] = POSTS.map(post => {
  const middle = placeOf(post)
  const hex = (id: HexId): string => {
    const { x, y } = placeOf(id)
    return polygon(corners({ x: x - middle.x, y: y - middle.y }, 0.4))
  }
  const cells = around(post)
  return {
    post,
    streets:
      cells
        .filter(cell => isStreet(cell.kind))
        .map(cell => hex(cell.id))
        .join('') + hex(post),
    roofs: cells
      .filter(cell => !isStreet(cell.kind))
      .map(cell => hex(cell.id))
      .join(''),
  }
})

/** The gaslight and the lantern's beam. Changes fade by themselves. */
export const Light = memo(function Light({
  scene,
  beamHidden,
}: {
  readonly scene: Scene
  readonly beamHidden: boolean
}) {
  const bearer = bearerOf(scene)
  return (
    <svg className="mj-layer mj-light" viewBox={viewBox(FRAME)} aria-hidden="true">
      <defs>
        <PoolGradients />
        <linearGradient id="mj-cone">
          <stop offset="0" className="mj-stop-cone-0" />
          <stop offset=".45" className="mj-stop-cone-1" />
          <stop offset="1" className="mj-stop-cone-2" />
        </linearGradient>
      </defs>
      {POOLS.map(({ post, streets, roofs }) => (
        <Pool key={post} at={placeOf(post)} lit={streets} gleam={roofs} burning={post in scene.lamps} />
      ))}
      {bearer && scene.facing && !beamHidden && (
        <Beam key={`${bearer.at} ${scene.facing}`} from={bearer.at} facing={scene.facing} hexes={beamOf(scene)} />
      )}
    </svg>
  )
})
