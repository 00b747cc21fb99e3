import { type MrJackDetail, type MrJackView, mrJack, type Role } from '@gaslight/mr-jack'
import type { Kit } from '../../table/kit.ts'
import { ROLES } from './chronicle.ts'
import { framesOf, type Picture } from './frames.ts'

export type MrJackPosition = ReturnType<typeof mrJack.start>

/** An activation is sent by itself, also where the same seat plays the next one. */
export const mrJackKit: Kit<MrJackPosition, MrJackView, MrJackDetail, Picture> = {
  game: mrJack,
  rules: { game: mrJack, unitEnd: choices => choices[0]?.detail.kind === 'card' },
  asks: view => {
    const seat = ROLES.indexOf(view.decides as Role)
    return seat < 0 ? null : seat
  },
  frames: framesOf,
}
