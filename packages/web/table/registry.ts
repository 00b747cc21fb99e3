import type { LocalSession, Session, SessionState } from '@gaslight/client'
import type { Game, Position } from '@gaslight/core'
import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

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

type Surface = LazyExoticComponent<ComponentType<SurfaceProps>>

interface Entry {
  readonly rules: () => Promise<Game<Position, object>>
  readonly board: Surface
  readonly text: Surface
}

const GAMES: { readonly [game: string]: Entry } = {
  'mr-jack': {
    rules: async () => (await import('@gaslight/mr-jack/game')).mrJack as unknown as Game<Position, object>,
    board: surface(async () => (await import('../games/mr-jack/Table.tsx')).MrJackTable),
    text: surface(async () => (await import('../games/mr-jack/text/TextTable.tsx')).MrJackTextTable),
  },
}

export function entryOf(game: string): Entry | null {
  return GAMES[game] ?? null
}

/** The id of a session's game decides which surface gets it, so the views are of that game's type. */
function surface<V>(load: () => Promise<ComponentType<SurfaceProps<V>>>): Surface {
  return lazy(async () => ({ default: (await load()) as unknown as ComponentType<SurfaceProps> }))
}
