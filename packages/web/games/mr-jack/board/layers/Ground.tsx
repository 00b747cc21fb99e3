import { CELLS, EXITS, isStreet } from '@gaslight/mr-jack'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { centreOf, corners } from '../../../../board-kit/hex.ts'
import { Paths } from '../../../../board-kit/Paths.tsx'
import {
  type Bond,
  drawStreet,
  PAVING_INKS,
  type PavingInk,
  STREET_INKS,
  type StreetInk,
} from '../../../../board-kit/paving.ts'
import { sceneryOf } from '../../../../board-kit/scenery.ts'
import { Sketch } from '../../../../board-kit/sketch.ts'
import { Mist, type Wisp } from '../../../jack-family/board/Mist.tsx'
import { Halo } from '../../../jack-family/board/Pool.tsx'
import { drawIsland, type IslandInk, type KerbInk } from '../art/islands.ts'
import { beyond, drawWall, FRAME, type WallInk } from '../art/surroundings.ts'

/** Setts in level courses. */
const SETTS: Bond = { rows: 9, lengths: [7.5, 12.5], turn: 0 }

const GROUND_INKS: readonly (StreetInk | IslandInk)[] = [...STREET_INKS, 'flag', 'island']
const JOINT_INKS: readonly KerbInk[] = ['joint', 'kerb', 'bevel-low', 'bevel-high']
const WALL_INKS: readonly WallInk[] = ['wall-shadow', 'wall', 'wall-top']

function draw() {
  const streets = new Sketch<StreetInk | IslandInk>()
  const paving = new Sketch<KerbInk>()
  const plots = new Sketch<'lawn' | 'yard'>()
  for (const cell of CELLS) {
    const centre = centreOf(cell)
    if (isStreet(cell.kind)) drawStreet(cell.id, centre, SETTS, streets, paving)
    else if (cell.kind === 'garden') plots.area('lawn', corners(centre, 1.4))
    else if (cell.kind === 'building') plots.area('yard', corners(centre, 1))
    else drawIsland(centre, streets, paving)
  }
  const lanes = new Sketch<StreetInk>()
  const laneJoints = new Sketch<PavingInk>()
  for (const exit of EXITS) drawStreet(`lane ${exit.id}`, beyond(exit), SETTS, lanes, laneJoints)
  const wall = new Sketch<WallInk>()
  drawWall(wall)
  return {
    lanes: [...lanes.paths(STREET_INKS), ...laneJoints.paths(PAVING_INKS)],
    wall: wall.paths(WALL_INKS),
    streets: streets.paths(GROUND_INKS),
    plots: plots.paths(['lawn', 'yard']),
    paving: paving.paths(JOINT_INKS),
  }
}

/** Drawn once: no picture depends on the game. */
const ART = draw()

const WISPS: readonly Wisp[] = [
  [60, 40, 170, 60],
  [640, 10, 190, 56],
  [600, 570, 210, 62],
  [120, 560, 190, 66],
]

const useHouses = sceneryOf(async () => (await import('../art/houses.ts')).drawHouses())

/** All that never moves and lies below the light. */
export const Ground = memo(function Ground() {
  const houses = useHouses()
  return (
    <svg className="mj-layer mj-ground" viewBox={viewBox(FRAME)} aria-hidden="true">
      <defs>
        <Halo />
      </defs>
      {houses && (
        <g className="mj-city">
          <Paths prefix="mj" of={houses.city} />
        </g>
      )}
      <g className="mj-lanes">
        <Paths prefix="mj" of={ART.lanes} />
      </g>
      <Mist frame={FRAME} depth={104} wisps={WISPS} />
      {houses && (
        <g className="mj-compass">
          <Paths prefix="mj" of={houses.compass} />
        </g>
      )}
      <Paths prefix="mj" of={ART.wall} />
      <Paths prefix="mj" of={ART.streets} />
      <Paths prefix="mj" of={ART.plots} />
      {houses && (
        <>
          <Paths prefix="mj" of={houses.gardens} />
          <Paths prefix="mj" of={houses.roofs} />
        </>
      )}
    </svg>
  )
})

/** Joints and bevels of the streets, above the light so that lit setts keep their relief. */
export const Paving = memo(function Paving() {
  return (
    <svg className="mj-layer mj-paving" viewBox={viewBox(FRAME)} aria-hidden="true">
      <Paths prefix="mj" of={ART.paving} />
    </svg>
  )
})
