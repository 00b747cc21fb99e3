import { CELLS, EXITS, isStreet } from '@gaslight/mr-jack'
import { memo } from 'react'
import { viewBox } from '../../../../board-kit/frame.ts'
import { centreOf } from '../../../../board-kit/hex.ts'
import { Sketch } from '../../../../board-kit/sketch.ts'
import { drawGarden, type GardenInk } from '../art/gardens.ts'
import { drawBuilding, type RoofInk } from '../art/roofs.ts'
import { drawIsland, drawStreet, type PavingInk, type StreetInk } from '../art/streets.ts'
import {
  beyond,
  COMPASS,
  type CompassInk,
  drawCompass,
  drawWall,
  FRAME,
  outskirts,
  type WallInk,
} from '../art/surroundings.ts'

const STREET_INKS: readonly StreetInk[] = ['stone', 'stone-deep', 'stone-pale', 'flag', 'island']
const PAVING_INKS: readonly PavingInk[] = ['joint', 'kerb', 'bevel-low', 'bevel-high']
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
const COMPASS_INKS: readonly CompassInk[] = ['compass-ring', 'compass-pale', 'compass-dark']

function draw() {
  const streets = new Sketch<StreetInk>()
  const paving = new Sketch<PavingInk>()
  const gardens = new Sketch<GardenInk>()
  const roofs = new Sketch<RoofInk>()
  for (const cell of CELLS) {
    const centre = centreOf(cell)
    if (isStreet(cell.kind)) drawStreet(cell.id, centre, streets, paving)
    else if (cell.kind === 'garden') drawGarden(cell.id, centre, gardens)
    else if (cell.kind === 'building') drawBuilding(cell.id, centre, roofs)
    else drawIsland(centre, streets, paving)
  }
  const lanes = new Sketch<StreetInk>()
  const laneJoints = new Sketch<PavingInk>()
  for (const exit of EXITS) drawStreet(`lane ${exit.id}`, beyond(exit), lanes, laneJoints)
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
    streets: streets.paths(STREET_INKS),
    gardens: gardens.paths(GARDEN_INKS),
    roofs: roofs.paths(ROOF_INKS),
    paving: paving.paths(PAVING_INKS),
  }
}

/** Drawn once: no picture depends on the game. */
const ART = draw()

interface Drawn {
  readonly ink: string
  readonly d: string
}

function Paths({ of }: { readonly of: readonly Drawn[] }) {
  return of.map(({ ink, d }) => <path key={ink} className={`mj-${ink}`} d={d} />)
}

/** All that never moves and lies below the light. */
export const Ground = memo(function Ground() {
  return (
    <svg className="mj-layer mj-ground" viewBox={viewBox(FRAME)} aria-hidden="true">
      <defs>
        <radialGradient id="mj-halo">
          <stop offset="0" className="mj-stop-halo" />
          <stop offset="1" className="mj-stop-halo" stopOpacity="0" />
        </radialGradient>
        <linearGradient id="mj-fog-w">
          <stop offset=".06" className="mj-stop-fog" />
          <stop offset="1" className="mj-stop-fog" stopOpacity="0" />
        </linearGradient>
        <linearGradient id="mj-fog-n" x2="0" y2="1">
          <stop offset=".06" className="mj-stop-fog" />
          <stop offset="1" className="mj-stop-fog" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="mj-wisp">
          <stop offset="0" className="mj-stop-wisp" />
          <stop offset="1" className="mj-stop-wisp" stopOpacity="0" />
        </radialGradient>
      </defs>
      <g className="mj-city">
        <Paths of={ART.city} />
      </g>
      <g className="mj-lanes">
        <Paths of={ART.lanes} />
      </g>
      <Fog />
      <g className="mj-compass">
        <Paths of={ART.compass} />
      </g>
      <Paths of={ART.wall} />
      <Paths of={ART.streets} />
      <Paths of={ART.gardens} />
      <Paths of={ART.roofs} />
    </svg>
  )
})

/** The city's edge melts into the page; a few wisps drift over it. */
function Fog() {
  // Two units more on all sides, so that no hairline of the city shows at the rim.
  const { x, y, width, height } = { x: FRAME.x - 2, y: FRAME.y - 2, width: FRAME.width + 4, height: FRAME.height + 4 }
  const depth = 104
  return (
    <>
      <ellipse className="mj-wisp" cx={60} cy={40} rx={170} ry={60} />
      <ellipse className="mj-wisp" cx={640} cy={10} rx={190} ry={56} />
      <ellipse className="mj-wisp" cx={600} cy={570} rx={210} ry={62} />
      <ellipse className="mj-wisp" cx={120} cy={560} rx={190} ry={66} />
      <rect className="mj-fog-w" x={x} y={y} width={depth} height={height} />
      <rect className="mj-fog-w" x={-x - width} y={y} width={depth} height={height} transform="scale(-1 1)" />
      <rect className="mj-fog-n" x={x} y={y} width={width} height={depth} />
      <rect className="mj-fog-n" x={x} y={-y - height} width={width} height={depth} transform="scale(1 -1)" />
    </>
  )
}

/** Joints and bevels of the streets, above the light so that lit setts keep their relief. */
export const Paving = memo(function Paving() {
  return (
    <svg className="mj-layer mj-paving" viewBox={viewBox(FRAME)} aria-hidden="true">
      <Paths of={ART.paving} />
    </svg>
  )
})
