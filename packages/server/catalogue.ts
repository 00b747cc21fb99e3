import type { Game } from '@gaslight/core'
import { mrJack } from '@gaslight/mr-jack'

/** Every game that this server offers. */
export const GAMES: readonly Game[] = [mrJack]
