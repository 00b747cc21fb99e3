import { type MrJackDetail, type MrJackPosition, type MrJackView, mrJackPlay, type Role } from '@gaslight/mr-jack'
import type { Kit } from '../../table/kit.ts'
import { ROLES } from './chronicle.ts'
import { framesOf, type Picture } from './frames.ts'

/** An activation is sent by itself, also where the same seat plays the next one. */
export const mrJackKit: Kit<MrJackPosition, MrJackView, MrJackDetail, Picture> = {
  game: mrJackPlay,
  rules: { game: mrJackPlay, unitEnd: choices => choices[0]?.detail.kind === 'card' },
  asks: view => {
    const seat = ROLES.indexOf(view.decides as Role)
    return seat < 0 ? null : seat
  },
  frames: framesOf,
}
