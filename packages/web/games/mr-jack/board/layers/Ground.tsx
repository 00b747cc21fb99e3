import { CELLS, EXITS, isStreet } from '@gaslight/mr-jack'
import { memo } from 'react'
import { COMPASS_INKS, type CompassInk, drawCompass } from '../../../../board-kit/compass.ts'
import { viewBox } from '../../../../board-kit/frame.ts'
import { centreOf } from '../../../../board-kit/hex.ts'
import { Paths } from '../../../../board-kit/Paths.tsx'
import {
  type Bond,
  drawStreet,
  PAVING_INKS,
  type PavingInk,
  STREET_INKS,
  type StreetInk,
} from '../../../../board-kit/paving.ts'
import { Sketch } from '../../../../board-kit/sketch.ts'
import { Mist, type Wisp } from '../../../jack-family/board/Mist.tsx'
import { Halo } from '../../../jack-family/board/Pool.tsx'
import { drawGarden, type GardenInk } from '../art/gardens.ts'
import { drawIsland, type IslandInk, type KerbInk } from '../art/islands.ts'
import { drawBuilding, type RoofInk } from '../art/roofs.ts'
import { beyond, COMPASS, drawWall, FRAME, outskirts, type WallInk } from '../art/surroundings.ts'

/** Setts in level courses. */
const SETTS: Bond = { rows: 9, lengths: [7.5, 12.5], turn: 0 }

const GROUND_INKS: readonly (StreetInk | IslandInk)[] = [...STREET_INKS, 'flag', 'island']
const JOINT_INKS: readonly KerbInk[] = ['joint', 'kerb', 'bevel-low', 'bevel-high']
const GARDEN_INKS: readonly GardenInk[] = [
  'lawn',
  'walk',
  'pond',
  'pond-shine',
  'tree-shadow',
  'tree',
  'leaves',
  'leaves-high',
  'railing',
  'finial',
]
const ROOF_INKS: readonly RoofInk[] = [
  'yard',
  'roof-shadow',
  'slope-0',
  'slope-1',
  'slope-2',
  'slope-3',
  'slope-4',
  'slope-5',
  'slate',
  'ridge',
  'pane-glow-1',
  'pane-glow-2',
  'pane-glow-3',
  'pane',
  'pane-lit',
  'chimney-shadow',
  'chimney',
  'pot',
]
const WALL_INKS: readonly WallInk[] = ['wall-shadow', 'wall', 'wall-top']

function draw() {
  const streets = new Sketch<StreetInk | IslandInk>()
  const paving = new Sketch<KerbInk>()
  const gardens = new Sketch<GardenInk>()
  const roofs = new Sketch<RoofInk>()
  for (const cell of CELLS) {
    const centre = centreOf(cell)
    if (isStreet(cell.kind)) drawStreet(cell.id, centre, SETTS, streets, paving)
    else if (cell.kind === 'garden') drawGarden(cell.id, centre, gardens)
    else if (cell.kind === 'building') drawBuilding(cell.id, centre, roofs)
    else drawIsland(centre, streets, paving)
  }
  const lanes = new Sketch<StreetInk>()
  const laneJoints = new Sketch<PavingInk>()
  for (const exit of EXITS) drawStreet(`lane ${exit.id}`, beyond(exit), SETTS, lanes, laneJoints)
  const city = new Sketch<RoofInk>()
  for (const place of outskirts()) drawBuilding(`city ${place.col} ${place.row}`, centreOf(place), city)
  const wall = new Sketch<WallInk>()
  drawWall(wall)
  const compass = new Sketch<CompassInk>()
  drawCompass(COMPASS, compass)
  return {
    city: city.paths(ROOF_INKS),
    lanes: [...lanes.paths(STREET_INKS), ...laneJoints.paths(PAVING_INKS)],
    wall: wall.paths(WALL_INKS),
    compass: compass.paths(COMPASS_INKS),
    streets: streets.paths(GROUND_INKS),
    gardens: gardens.paths(GARDEN_INKS),
    roofs: roofs.paths(ROOF_INKS),
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

/** All that never moves and lies below the light. */
export const Ground = memo(function Ground() {
  return (
    <svg className="mj-layer mj-ground" viewBox={viewBox(FRAME)} aria-hidden="true">
      <defs>
        <Halo />
      </defs>
      <g className="mj-city">
        <Paths prefix="mj" of={ART.city} />
      </g>
      <g className="mj-lanes">
        <Paths prefix="mj" of={ART.lanes} />
      </g>
      <Mist frame={FRAME} depth={104} wisps={WISPS} />
      <g className="mj-compass">
        <Paths prefix="mj" of={ART.compass} />
      </g>
      <Paths prefix="mj" of={ART.wall} />
      <Paths prefix="mj" of={ART.streets} />
      <Paths prefix="mj" of={ART.gardens} />
      <Paths prefix="mj" of={ART.roofs} />
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
