import { lazy, Suspense } from 'react'
import { playableOf } from '../games/registry.ts'
import { PlayableProvider } from './playable.ts'
import type { SurfaceProps } from './surface.ts'
import { GameMissing, GameSkeleton } from './Waiting.tsx'

// Only two at one screen need it.
const Curtain = lazy(async () => ({ default: (await import('./Curtain.tsx')).Curtain }))

/** A game's own surface, or the curtain while the screen passes from hand to hand. */
export function GamePage({ as, ...game }: SurfaceProps & { readonly as: 'board' | 'text' }) {
  const playable = playableOf(game.state.info.game)
  if (playable === null) return <GameMissing failure={null} />
  const Surface = playable[as]
  return (
    <Suspense fallback={<GameSkeleton />}>
      {game.local !== null && isBehindCurtain(game) ? (
        <Curtain local={game.local} state={game.state} />
      ) : (
        <PlayableProvider value={playable}>
          <Surface {...game} />
        </PlayableProvider>
      )}
    </Suspense>
  )
}

function isBehindCurtain({ state }: SurfaceProps): boolean {
  return state.info.audience === 'public' && state.info.status !== 'over'
}
