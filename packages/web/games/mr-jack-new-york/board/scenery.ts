import { drawnInStretches, sceneryOf } from '../../../board-kit/scenery.ts'

/** Statue, stones, roofs, bridge, boats and ripples, once they are drawn. */
export const useScenery = sceneryOf(async () => drawnInStretches((await import('./art/scenery.tsx')).drawScenery()))
