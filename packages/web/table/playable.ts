import { createContext, useContext } from 'react'
import type { Playable } from '../games/entry.ts'

const Context = createContext<Playable | null>(null)

/** Tells everything at a table which game is played there. */
export const PlayableProvider = Context.Provider

/** The game that is played at this table. */
export function usePlayable(): Playable {
  const playable = useContext(Context)
  if (playable === null) throw new Error('usePlayable needs <PlayableProvider> around it')
  return playable
}
