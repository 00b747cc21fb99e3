import { sceneryOf } from '../../../board-kit/scenery.ts'

/** Statue, roofs, bridge, boats and ripples, once they are drawn. */
export const useScenery = sceneryOf(async () => (await import('./art/scenery.tsx')).drawScenery())
