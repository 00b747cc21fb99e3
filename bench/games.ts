import { completeOptions, type Game, type Options } from '@gaslight/core'
import { mrJack } from '@gaslight/mr-jack'
import { mrJackNewYork } from '@gaslight/mr-jack-new-york'

/** A game as it is measured, with the random full games a second that it promises. */
export interface Measured {
  readonly game: Game
  readonly gamesPerSecond: number
}

export const MEASURED: readonly Measured[] = [
  { game: mrJack as unknown as Game, gamesPerSecond: 100_000 },
  { game: mrJackNewYork as unknown as Game, gamesPerSecond: 50_000 },
]

export function gameOf(id: string): Game {
  const found = MEASURED.find(({ game }) => game.id === id)
  if (found === undefined) throw new Error(`no game ${id}`)
  return found.game
}

export function defaultsOf(game: Game): Options {
  const options = completeOptions(game.options, {})
  if (!options.ok) throw new Error(options.error)
  return options.value
}
