import { CAST, START } from '@gaslight/mr-jack-new-york'
import type { Scene } from './props.ts'

/** The start (NY-11), for tests and the gallery. */
export const OPENING: Scene = {
  characters: Object.fromEntries(
    CAST.map(name => [name, { at: START.characters[name], suspect: true }]),
  ) as unknown as Scene['characters'],
  tiles: START.tiles,
  investigation: START.investigation,
  steamers: START.steamers,
  informant: { at: START.informant, side: 'talkative' },
  round: 1,
  witness: 'seen',
}
