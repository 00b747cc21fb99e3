import { type LondonDetail, type LondonPosition, type LondonView, london1888Play } from '@gaslight/london-1888'
import type { Kit } from '../../table/kit.ts'
import type { Picture } from './film/frames.ts'

/** Without its film, which follows the first picture. */
export const KIT: Kit<LondonPosition, LondonView, LondonDetail, Picture> = {
  game: london1888Play,
  asks: ({ decides }) => (typeof decides === 'number' ? decides : null),
  frames: null,
}
