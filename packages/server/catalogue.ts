import type { Game } from '@gaslight/core'
import { lettersFromWhitechapel } from '@gaslight/letters-from-whitechapel'
import { mrJack } from '@gaslight/mr-jack'
import { mrJackNewYork } from '@gaslight/mr-jack-new-york'

/** Every game that this server offers. */
export const GAMES: readonly Game[] = [mrJack, mrJackNewYork, lettersFromWhitechapel] as unknown as readonly Game[]
