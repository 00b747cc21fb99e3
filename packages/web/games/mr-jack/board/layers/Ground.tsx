import { CELLS, isStreet } from '@gaslight/mr-jack'
import { lazy, memo, Suspense } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { centreOf, corners } from '../../../../board-kit/hex.ts'
import { Paths } from '../../../../board-kit/Paths.tsx'
import { BEVEL_INKS, type BevelInk, drawBevel, drawStone, type StreetInk } from '../../../../board-kit/paving.ts'
import { Sketch } from '../../../../board-kit/sketch.ts'
import type { Wisp } from '../../../jack-family/board/Mist.tsx'
import { Halo } from '../../../jack-family/board/Pool.tsx'
import { drawIsland, type IslandInk } from '../art/islands.ts'
import { drawWall, FRAME, type WallInk } from '../art/surroundings.ts'
import { useScenery } from '../scenery.ts'

// It melts what is drawn into the page, and comes with it.
const Mist = lazy(async () => ({ default: (await import('../../../jack-family/board/Mist.tsx')).Mist }))

const GROUND_INKS: readonly (StreetInk | IslandInk | 'lawn' | 'yard')[] = ['stone', 'flag', 'island', 'lawn', 'yard']
const WALL_INKS: readonly WallInk[] = ['wall-shadow', 'wall', 'wall-top']

function draw() {
  const ground = new Sketch<StreetInk | IslandInk | 'lawn' | 'yard'>()
  const bevels = new Sketch<BevelInk>()
  for (const cell of CELLS) {
    const centre = centreOf(cell)
    if (cell.kind === 'garden') ground.area('lawn', corners(centre, 1.4))
    else if (cell.kind === 'building') ground.area('yard', corners(centre, 1))
    else {
      if (isStreet(cell.kind)) drawStone(centre, ground)
      else drawIsland(centre, ground)
      drawBevel(centre, bevels)
    }
  }
  const wall = new Sketch<WallInk>()
  drawWall(wall)
  return { wall: wall.paths(WALL_INKS), ground: ground.paths(GROUND_INKS), bevels: bevels.paths(BEVEL_INKS) }
}

/** Drawn once: no picture depends on the game. */
const ART = draw()

const WISPS: readonly Wisp[] = [
  [60, 40, 170, 60],
  [640, 10, 190, 56],
  [600, 570, 210, 62],
  [120, 560, 190, 66],
]

/** All that never moves and lies below the light. */
export const Ground = memo(function Ground() {
  const scenery = useScenery()
  return (
    <svg className="mj-layer mj-ground" viewBox={viewBox(FRAME)} aria-hidden="true">
      <defs>
        <Halo />
      </defs>
      {scenery && (
        <>
          <g className="mj-city">
            <Paths prefix="mj" of={scenery.city} />
          </g>
          <g className="mj-lanes">
            <Paths prefix="mj" of={scenery.lanes} />
          </g>
        </>
      )}
      <Suspense fallback={null}>
        <Mist frame={FRAME} depth={104} wisps={WISPS} />
      </Suspense>
      {scenery && (
        <g className="mj-compass">
          <Paths prefix="mj" of={scenery.compass} />
        </g>
      )}
      <Paths prefix="mj" of={ART.wall} />
      <Paths prefix="mj" of={ART.ground} />
      {scenery && (
        <>
          <Paths prefix="mj" of={scenery.setts} />
          <Paths prefix="mj" of={scenery.gardens} />
          <Paths prefix="mj" of={scenery.roofs} />
        </>
      )}
    </svg>
  )
})

/** Joints and bevels of the streets, above the light so that lit setts keep their relief. */
export const Paving = memo(function Paving() {
  const scenery = useScenery()
  return (
    <svg className="mj-layer mj-paving" viewBox={viewBox(FRAME)} aria-hidden="true">
      {scenery && <Paths prefix="mj" of={scenery.joints} />}
      <Paths prefix="mj" of={ART.bevels} />
    </svg>
  )
})
