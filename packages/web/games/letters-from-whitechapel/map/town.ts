import { sceneryOf } from '../../../board-kit/scenery.ts'

/** The houses, once they are fetched and drawn. */
export const useTown = sceneryOf(async () => (await import('./art/town.ts')).drawnTown())
