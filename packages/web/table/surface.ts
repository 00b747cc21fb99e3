import type { LocalSession, Session, SessionState } from '@gaslight/client'
import type { ComponentType } from 'react'
import { type Part, part } from '../app/part.ts'
import { laterPart } from '../i18n/texts.ts'

/** What a game's own surface gets. Its view type is known to the game alone: see `surface`. */
export interface SurfaceProps<V = object> {
  /** The game's part of the address, and whether its moves go to the server or stay in the page. */
  readonly id: string
  readonly at: 'play' | 'local'
  readonly session: Session<V>
  readonly state: SessionState<V>
  /** Hot-seat only: how the screen goes to the other player. */
  readonly local: LocalSession<V> | null
}

export type Surface = Part<SurfaceProps>

type Load<V> = () => Promise<ComponentType<SurfaceProps<V>>>

/** The id of a session's game decides which surface gets it, so the views are of that game's type. */
function surface<V>(texts: readonly string[], load: Load<V>): Surface {
  return part(texts, async () => (await load()) as unknown as ComponentType<SurfaceProps>)
}

/** A board: what its first picture does not say follows. */
export function boardSurface<V>(game: string, load: Load<V>): Surface {
  return surface(['table', game], load)
}

/** Text play says everything at once. */
export function textSurface<V>(game: string, load: Load<V>): Surface {
  return surface(['table', laterPart('table'), game, laterPart(game)], load)
}
