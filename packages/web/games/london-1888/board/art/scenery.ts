import './art.css'
import type { Drawn } from '../../../../board-kit/sketch.ts'
import { drawBuildings } from './buildings.ts'
import { drawHouses } from './houses.ts'
import { drawRiver } from './river.ts'

/** What decides nothing and is drawn once for all boards, one path for each ink. */
export interface Scenery {
  readonly houses: readonly Drawn[]
  readonly river: readonly Drawn[]
  readonly buildings: readonly Drawn[]
}

export function* drawScenery(): Generator<void, Scenery> {
  const buildings = yield* drawBuildings()
  const houses = yield* drawHouses()
  return { buildings, houses, river: drawRiver() }
}
