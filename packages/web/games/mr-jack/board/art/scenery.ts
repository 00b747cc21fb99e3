import '../scenery.css'
import { CELLS, EXITS, isStreet } from '@gaslight/mr-jack'
import { COMPASS_INKS, type CompassInk, drawCompass } from '../../../../board-kit/compass.ts'
import { centreOf } from '../../../../board-kit/hex.ts'
import {
  BEVEL_INKS,
  type BevelInk,
  drawBevel,
  drawStone,
  STREET_INKS,
  type StreetInk,
} from '../../../../board-kit/paving.ts'
import { type Bond, drawSetts, type JointInk } from '../../../../board-kit/setts.ts'
import { type Drawn, Sketch } from '../../../../board-kit/sketch.ts'
import { drawGarden, type GardenInk } from './gardens.ts'
import { drawKerb, type KerbInk } from './islands.ts'
import { outskirts } from './outskirts.ts'
import { drawBuilding, type RoofInk } from './roofs.ts'
import { beyond, COMPASS } from './surroundings.ts'

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
/** What belongs to the picture alone; one path for each ink. */
export interface Scenery {
  /** The sleeping city around the district, and the lanes that lead into it. */
  readonly city: readonly Drawn[]
  readonly lanes: readonly Drawn[]
  readonly setts: readonly Drawn[]
  readonly joints: readonly Drawn[]
  readonly gardens: readonly Drawn[]
  readonly roofs: readonly Drawn[]
  readonly compass: readonly Drawn[]
}

/** Setts in level courses. */
const SETTS: Bond = { rows: 9, lengths: [7.5, 12.5], turn: 0 }

/** Hex by hex, so that it can be drawn in stretches. */
export function* drawScenery(): Generator<void, Scenery> {
  const setts = new Sketch<StreetInk>()
  const joints = new Sketch<KerbInk>()
  const gardens = new Sketch<GardenInk>()
  const roofs = new Sketch<RoofInk>()
  for (const cell of CELLS) {
    const centre = centreOf(cell)
    if (isStreet(cell.kind)) drawSetts(cell.id, centre, SETTS, setts, joints)
    else if (cell.kind === 'garden') drawGarden(cell.id, centre, gardens)
    else if (cell.kind === 'building') drawBuilding(cell.id, centre, roofs)
    else drawKerb(centre, joints)
    yield
  }
  const lanes = new Sketch<StreetInk>()
  const relief = new Sketch<JointInk | BevelInk>()
  for (const exit of EXITS) {
    drawStone(beyond(exit), lanes)
    drawSetts(`lane ${exit.id}`, beyond(exit), SETTS, lanes, relief)
    drawBevel(beyond(exit), relief)
    yield
  }
  const city = new Sketch<RoofInk>()
  for (const place of outskirts()) {
    drawBuilding(`city ${place.col} ${place.row}`, centreOf(place), city)
    yield
  }
  const compass = new Sketch<CompassInk>()
  drawCompass(COMPASS, compass)
  return {
    city: city.paths(ROOF_INKS),
    lanes: [...lanes.paths(STREET_INKS), ...relief.paths(['joint', ...BEVEL_INKS])],
    setts: setts.paths(STREET_INKS),
    joints: joints.paths(['joint', 'kerb']),
    gardens: gardens.paths(GARDEN_INKS),
    roofs: roofs.paths(ROOF_INKS),
    compass: compass.paths(COMPASS_INKS),
  }
}
