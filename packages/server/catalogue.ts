import type { Game } from '@gaslight/core'

/** Every game that this server offers. */
export const GAMES: readonly Game[] = []
