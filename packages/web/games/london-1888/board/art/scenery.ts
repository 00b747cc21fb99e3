import './art.css'
import type { Drawn } from '../../../../board-kit/sketch.ts'
import { placeOfName } from '../names.ts'
import { BLOCK_PATHS, COURTS, type DistrictPath } from '../plots.ts'
import { STREET_NAMES, type StreetName } from '../street-names.ts'
import { drawBuildings } from './buildings.ts'
import { drawHouses } from './houses.ts'
import { drawRiver } from './river.ts'
import { drawRose } from './rose.ts'

/** What decides nothing and is drawn once for all boards, one path for each ink. */
export interface Scenery {
  readonly blocks: readonly DistrictPath[]
  readonly courts: readonly DistrictPath[]
  readonly streetNames: readonly StreetName[]
  readonly placeOfName: typeof placeOfName
  readonly rose: readonly Drawn[]
  readonly houses: readonly Drawn[]
  readonly river: readonly Drawn[]
  readonly buildings: readonly Drawn[]
}

export function* drawScenery(): Generator<void, Scenery> {
  const buildings = yield* drawBuildings()
  const houses = yield* drawHouses()
  return {
    blocks: BLOCK_PATHS,
    courts: COURTS,
    streetNames: STREET_NAMES,
    placeOfName,
    rose: drawRose(),
    buildings,
    houses,
    river: drawRiver(),
  }
}
