import { DecisionList, type Position, Sfc32 } from '@gaslight/core'

export interface Playouts {
  readonly games: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  /** Chance and forced decisions included. */
  readonly meanDecisions: number
  readonly endings: { readonly [reason: string]: number }
}

/** Games that are played before the clock starts, until the code is compiled. */
const WARM_UP = 1000
/** How many games are played between two looks at the clock. */
const BATCH = 32

/**
 * Full games of uniformly random decisions from `start`, legal lists included, for so many seconds by `clock` (which
 * counts seconds). The loop itself allocates nothing.
 */
export function playouts(start: Position, seconds: number, seed: number, clock: () => number): Playouts {
  const rng = new Sfc32(seed)
  const p = start.clone()
  const legal = new DecisionList()
  const endings: Record<string, number> = {}
  let games = 0
  let decisions = 0

  function play(): void {
    p.copyFrom(start)
    for (;;) {
      const turn = p.turn()
      if (turn.kind === 'over') {
        const { reason } = turn.outcome
        endings[reason] = (endings[reason] ?? 0) + 1
        return
      }
      if (turn.kind === 'chance') p.apply(p.draw(rng))
      else {
        p.legal(legal)
        p.apply(legal.at(rng.below(legal.length)))
      }
      decisions++
    }
  }

  for (let i = 0; i < WARM_UP; i++) play()
  for (const reason of Object.keys(endings)) delete endings[reason]
  decisions = 0
  const from = clock()
  let elapsed = 0
  do {
    for (let i = 0; i < BATCH; i++) play()
    games += BATCH
    elapsed = clock() - from
  } while (elapsed < seconds)
  return {
    games,
    gamesPerSecond: games / elapsed,
    decisionsPerSecond: decisions / elapsed,
    meanDecisions: decisions / games,
    endings,
  }
}
