import type { SpaceId } from '@gaslight/mr-jack-new-york'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { corners } from '../../../../board-kit/hex.ts'
import { polygon } from '../../../../board-kit/path.ts'
import { Pool, PoolGradients } from '../../../jack-family/board/Pool.tsx'
import { FRAME } from '../art/frame.ts'
import { catchesLight, lampsOf } from '../light.ts'
import { around, placeOf } from '../places.ts'
import type { BoardProps, Scene } from '../props.ts'

/** A cell as seen from the lamp at the origin. */
function seenFrom(lamp: SpaceId, cell: SpaceId): string {
  const [from, to] = [placeOf(lamp), placeOf(cell)]
  return polygon(corners({ x: to.x - from.x, y: to.y - from.y }, 0.4))
}

/** The gaslight: whole on ground where it makes one seen, a gleam on what stands around, nothing in Parks. */
export const Light = memo(function Light({
  scene,
  film,
}: {
  readonly scene: Scene
  readonly film: BoardProps['film']
}) {
  // A lamp that the film is about to put up burns when it stands.
  const rising = new Set(film?.flat().flatMap(way => (way.kind === 'tile' ? [way.at] : [])))
  return (
    <svg className="mj-layer mj-light" viewBox={viewBox(FRAME)} aria-hidden="true">
      <defs>
        <PoolGradients />
      </defs>
      {lampsOf(scene).map(lamp => {
        const cells = around(lamp).map(({ id }) => id)
        const lit = cells.filter(cell => catchesLight(cell, scene))
        const dim = cells.filter(cell => !lit.includes(cell) && scene.tiles[cell] !== 'park')
        return (
          <Pool
            key={lamp}
            at={placeOf(lamp)}
            lit={[lamp, ...lit].map(cell => seenFrom(lamp, cell)).join('')}
            gleam={dim.map(cell => seenFrom(lamp, cell)).join('')}
            burning={!rising.has(lamp)}
          />
        )
      })}
    </svg>
  )
})
