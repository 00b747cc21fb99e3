import type { Game } from '@gaslight/core'
import { lettersFromWhitechapel } from '@gaslight/letters-from-whitechapel'
import { london1888 } from '@gaslight/london-1888'
import { mrJack } from '@gaslight/mr-jack'
import { mrJackNewYork } from '@gaslight/mr-jack-new-york'

/** Every game that this server offers. */
export const GAMES: readonly Game[] = [
  mrJack,
  mrJackNewYork,
  lettersFromWhitechapel,
  london1888,
] as unknown as readonly Game[]
