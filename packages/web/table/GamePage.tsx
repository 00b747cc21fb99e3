import { lazy, Suspense } from 'react'
import { usePart } from '../app/usePart.ts'
import { playableOf } from '../games/registry.ts'
import { PlayableProvider } from './playable.ts'
import type { Surface, SurfaceProps } from './surface.ts'
import { GameMissing, GameSkeleton } from './Waiting.tsx'

// Only two at one screen need it.
const Curtain = lazy(async () => ({ default: (await import('./Curtain.tsx')).Curtain }))

/** A game's own surface, or the curtain while the screen passes from hand to hand. */
export function GamePage({ as, ...game }: SurfaceProps & { readonly as: 'board' | 'text' }) {
  const playable = playableOf(game.state.info.game)
  if (playable === null) return <GameMissing failure={null} />
  return (
    <Suspense fallback={<GameSkeleton />}>
      {game.local !== null && isBehindCurtain(game) ? (
        <Curtain local={game.local} state={game.state} />
      ) : (
        <PlayableProvider value={playable}>
          <SurfaceOf surface={playable[as]} game={game} />
        </PlayableProvider>
      )}
    </Suspense>
  )
}

function SurfaceOf({ surface, game }: { readonly surface: Surface; readonly game: SurfaceProps }) {
  const Surface = usePart(surface)
  return Surface === null ? <GameSkeleton /> : <Surface {...game} />
}

function isBehindCurtain({ state }: SurfaceProps): boolean {
  return state.info.audience === 'public' && state.info.status !== 'over'
}
