import {
  lettersFromWhitechapelPlay,
  ROLES,
  type Role,
  type WhitechapelDetail,
  type WhitechapelPosition,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import type { Kit } from '../../table/kit.ts'
import { framesOf, type Picture } from './film/frames.ts'

export const KIT: Kit<WhitechapelPosition, WhitechapelView, WhitechapelDetail, Picture> = {
  game: lettersFromWhitechapelPlay,
  asks: ({ decides }) => {
    const seat = ROLES.indexOf(decides as Role)
    return seat < 0 ? null : seat
  },
  frames: framesOf,
}
