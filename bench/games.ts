import { completeOptions, type Game, type Options } from '@gaslight/core'
import { lettersFromWhitechapel } from '@gaslight/letters-from-whitechapel'
import { london1888 } from '@gaslight/london-1888'
import { mrJack } from '@gaslight/mr-jack'
import { mrJackNewYork } from '@gaslight/mr-jack-new-york'

/** A game as it is measured, with the random full games a second that it promises. */
export interface Measured {
  readonly game: Game
  readonly gamesPerSecond: number
  /** Numbers of seats above the least for which it promises as much. */
  readonly crowds?: readonly number[]
  /** The kind of decision that ends most random games before their time, if one does. */
  readonly ending?: 'accusation' | 'arrest'
}

export const MEASURED: readonly Measured[] = [
  { game: mrJack as unknown as Game, gamesPerSecond: 100_000, ending: 'accusation' },
  { game: mrJackNewYork as unknown as Game, gamesPerSecond: 50_000, ending: 'accusation' },
  { game: lettersFromWhitechapel as unknown as Game, gamesPerSecond: 5_000, ending: 'arrest' },
  { game: london1888 as unknown as Game, gamesPerSecond: 2_000, crowds: [5, 6, 7, 8] },
]

export function measuredOf(id: string): Measured {
  const found = MEASURED.find(({ game }) => game.id === id)
  if (found === undefined) throw new Error(`no game ${id}`)
  return found
}

export function defaultsOf(game: Game): Options {
  const options = completeOptions(game.options, {})
  if (!options.ok) throw new Error(options.error)
  return options.value
}
