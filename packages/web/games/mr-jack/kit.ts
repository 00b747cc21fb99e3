import { type MrJackDetail, type MrJackPosition, type MrJackView, mrJackPlay, type Role } from '@gaslight/mr-jack'
import type { Kit } from '../../table/kit.ts'
import { ROLES } from './chronicle.ts'
import { framesOf, type Picture } from './frames.ts'

export const mrJackKit: Kit<MrJackPosition, MrJackView, MrJackDetail, Picture> = {
  game: mrJackPlay,
  asks: view => {
    const seat = ROLES.indexOf(view.decides as Role)
    return seat < 0 ? null : seat
  },
  frames: framesOf,
}
