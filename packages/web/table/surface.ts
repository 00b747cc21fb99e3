import type { LocalSession, Session, SessionState } from '@gaslight/client'
import type { ComponentType } from 'react'
import { type Part, part } from '../app/part.ts'

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

/** The id of a session's game decides which surface gets it, so the views are of that game's type. */
export function surface<V>(game: string, load: () => Promise<ComponentType<SurfaceProps<V>>>): Surface {
  return part(['table', game], async () => (await load()) as unknown as ComponentType<SurfaceProps>)
}
