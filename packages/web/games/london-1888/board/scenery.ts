import { drawnInStretches, sceneryOf } from '../../../board-kit/scenery.ts'

/** Houses, buildings and the traffic on the river, once they are drawn. */
export const useScenery = sceneryOf(async () => drawnInStretches((await import('./art/scenery.ts')).drawScenery()))
