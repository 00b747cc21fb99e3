import { draftRules } from '@gaslight/client'
import { ROLES, type Role } from '@gaslight/jack-family'
import type { Kit } from '../../table/kit.ts'
import { framesOf, type Picture } from './film/frames.ts'
import type { JackTypes, Title } from './title.ts'

/** What the table of any game needs to know of a title of the family. */
export function kitOf<T extends JackTypes>(title: Title<T>): Kit<T['position'], T['view'], T['detail'], Picture<T>> {
  return {
    game: draftRules(title.rules),
    asks: view => {
      const seat = ROLES.indexOf(view.decides as Role)
      return seat < 0 ? null : seat
    },
    frames: (before, moment, at) => framesOf(title, before, moment, at),
  }
}
