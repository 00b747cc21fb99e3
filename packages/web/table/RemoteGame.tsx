import type { ReactNode } from 'react'
import { useParams } from 'wouter'
import { useSession } from '../app/session.ts'
import type { SurfaceProps } from './surface.ts'
import { GameMissing, GameSkeleton } from './Waiting.tsx'

/** Follows the game on the server that the address names. */
export function RemoteGame({ children }: { readonly children: (game: SurfaceProps) => ReactNode }) {
  const { id = '' } = useParams()
  const { session, state, problem } = useSession(id)
  if (state === null) return problem === null ? <GameSkeleton /> : <GameMissing failure={problem} />
  return children({ id, at: 'play', session, state, local: null })
}
