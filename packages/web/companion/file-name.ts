import type { Side } from '@gaslight/companion/course'

/** What an exported sheet is called: its game, whose it is, and the day on this device's calendar. */
export function fileName(side: Side, at: Date): string {
  const day = [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(part => String(part).padStart(2, '0')).join('-')
  return `letters-from-whitechapel-${side}-${day}.game`
}
