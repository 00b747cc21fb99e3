import { completeOptions, type Game } from '@gaslight/core'
import type { StoredGame } from './stores/store.ts'

/** Begun by rules that are not here, or with options, or decisions, that are against those that are. */
type Reason = 'other-rules' | 'unfit-options' | 'illegal-log'

/** A stored game that cannot be played again from its start, and so cannot be opened. Its words hold nothing of the game. */
export class UnreadableGame extends Error {
  override name = 'UnreadableGame'
  readonly code: Reason

  constructor(code: Reason) {
    super(code)
    this.code = code
  }
}

/** Throws where so many cannot begin the game with these options: another build may have let them. */
export function checkBeginning(game: Game, { options, seats }: StoredGame): void {
  const { min, max } = game.seats
  const read = completeOptions(game.options, options)
  const fits = read.ok && seats.length >= min && seats.length <= max && !game.misfit?.(read.value, seats.length)
  if (!fits) throw new UnreadableGame('unfit-options')
}
