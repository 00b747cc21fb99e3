import { lazy, Suspense } from 'react'
import { entryOf, type SurfaceProps } from './registry.ts'
import { GameMissing, GameSkeleton } from './Waiting.tsx'

// Only two at one screen need it.
const Curtain = lazy(async () => ({ default: (await import('./Curtain.tsx')).Curtain }))

/** A game's own surface, or the curtain while the screen passes from hand to hand. */
export function GamePage({ as, ...game }: SurfaceProps & { readonly as: 'board' | 'text' }) {
  const entry = entryOf(game.state.info.game)
  if (entry === null) return <GameMissing failure={null} />
  const Surface = entry[as]
  return (
    <Suspense fallback={<GameSkeleton />}>
      {game.local !== null && isBehindCurtain(game) ? (
        <Curtain local={game.local} state={game.state} />
      ) : (
        <Surface {...game} />
      )}
    </Suspense>
  )
}

function isBehindCurtain({ state }: SurfaceProps): boolean {
  return state.info.audience === 'public' && state.info.status !== 'over'
}
