import { CELLS } from '@gaslight/mr-jack'
import { COMPASS_INKS, type CompassInk, drawCompass } from '../../../../board-kit/compass.ts'
import { centreOf } from '../../../../board-kit/hex.ts'
import { type Drawn, Sketch } from '../../../../board-kit/sketch.ts'
import { drawGarden, type GardenInk } from './gardens.ts'
import { outskirts } from './outskirts.ts'
import { drawBuilding, type RoofInk } from './roofs.ts'
import { COMPASS } from './surroundings.ts'

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
/** What stands on the places that nobody enters, and the sleeping city around them; one path for each ink. */
export interface Houses {
  readonly compass: readonly Drawn[]
  readonly city: readonly Drawn[]
  readonly gardens: readonly Drawn[]
  readonly roofs: readonly Drawn[]
}

export function drawHouses(): Houses {
  const gardens = new Sketch<GardenInk>()
  const roofs = new Sketch<RoofInk>()
  for (const cell of CELLS) {
    if (cell.kind === 'garden') drawGarden(cell.id, centreOf(cell), gardens)
    else if (cell.kind === 'building') drawBuilding(cell.id, centreOf(cell), roofs)
  }
  const city = new Sketch<RoofInk>()
  for (const place of outskirts()) drawBuilding(`city ${place.col} ${place.row}`, centreOf(place), city)
  const compass = new Sketch<CompassInk>()
  drawCompass(COMPASS, compass)
  return {
    compass: compass.paths(COMPASS_INKS),
    city: city.paths(ROOF_INKS),
    gardens: gardens.paths(GARDEN_INKS),
    roofs: roofs.paths(ROOF_INKS),
  }
}
