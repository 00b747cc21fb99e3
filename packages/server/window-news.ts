import type { Seat } from '@gaslight/core'
import type { OpenWindow } from '@gaslight/protocol'
import type { Room } from './room.ts'

/** The key of no window. */
const NONE = ''

/**
 * What somebody who follows a game is told of its windows: of each when it opens, of the own answer, and that none is open
 * any more. What others have answered is no news.
 */
export class WindowNews {
  /** Of what was told last. */
  private known = NONE

  /** The window as it stands, or null for none; undefined where this was told already. `now` in ms since 1970. */
  next(room: Room, audience: Seat | 'public', now: number): OpenWindow | null | undefined {
    if (room.game.windows === undefined) return undefined
    const window = room.window(audience, now)
    const key = window === null ? NONE : `${window.after} ${window.you?.answer}`
    if (key === this.known) return undefined
    this.known = key
    return window
  }
}
