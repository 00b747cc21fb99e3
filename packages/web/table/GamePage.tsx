import { Suspense } from 'react'
import { Curtain } from './Curtain.tsx'
import { entryOf, type SurfaceProps } from './registry.ts'
import { GameMissing, GameSkeleton } from './Waiting.tsx'

/** A game's own surface, or the curtain while the screen passes from hand to hand. */
export function GamePage({ as, ...game }: SurfaceProps & { readonly as: 'board' | 'text' }) {
  const entry = entryOf(game.state.info.game)
  if (entry === null) return <GameMissing failure={null} />
  if (game.local !== null && isBehindCurtain(game)) return <Curtain local={game.local} state={game.state} />
  const Surface = entry[as]
  return (
    <Suspense fallback={<GameSkeleton />}>
      <Surface {...game} />
    </Suspense>
  )
}

function isBehindCurtain({ state }: SurfaceProps): boolean {
  return state.info.audience === 'public' && state.info.status !== 'over'
}
