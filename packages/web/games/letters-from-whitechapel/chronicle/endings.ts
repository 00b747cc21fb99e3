import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { locationOf, type Words } from '../words.ts'

/** How the game ended, as it is told to a side. */
export function endingWords(words: Words, view: WhitechapelView, reader: 'jack' | 'police' | 'public'): string {
  if (view.outcome === undefined) return ''
  return words.game(`ending.${view.outcome.reason}.${reader}`, {
    hideout: view.hideout ?? '?',
    circle: locationOf(view) ?? '?',
  })
}
