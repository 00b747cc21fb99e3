import { drawnInStretches, sceneryOf } from '../../../board-kit/scenery.ts'

/** Setts, roofs, gardens and the sleeping city, once they are drawn. */
export const useScenery = sceneryOf(async () => drawnInStretches((await import('./art/scenery.ts')).drawScenery()))
