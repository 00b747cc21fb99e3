import type { GameEntry, Playable } from './entry.ts'
import { lettersFromWhitechapel } from './letters-from-whitechapel/entry.tsx'
import { london1888 } from './london-1888/entry.tsx'
import { mrJack } from './mr-jack/entry.tsx'
import { mrJackNewYork } from './mr-jack-new-york/entry.tsx'

/** Every title of the house; the first is the one that a newcomer is offered. */
export const GAMES: readonly [GameEntry, ...GameEntry[]] = [mrJack, mrJackNewYork, lettersFromWhitechapel, london1888]

/** What is needed to play a game; null for one that cannot be played here. */
export function playableOf(id: string): Playable | null {
  return GAMES.find(entry => entry.id === id)?.playable ?? null
}

/** Whether a companion follows games of it at a real table. */
export function companionOf(id: string): boolean {
  return GAMES.find(entry => entry.id === id)?.companion ?? false
}

/** How few people a game needs. */
export function fewestOf(id: string): number {
  return GAMES.find(entry => entry.id === id)?.players.min ?? 2
}
