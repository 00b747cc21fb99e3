import type { LondonView, PlayerView } from '@gaslight/london-1888'
import type { Words } from '../words.ts'

/** What is known of somebody's role, in words. */
interface RoleWords {
  readonly text: string
  readonly tone: 'jack' | 'cleared' | 'secret'
}

/** Shown to all, or known to the looker alone; null where he knows nothing. */
export function standingOf(words: Words, scene: LondonView, seat: number, player: PlayerView): RoleWords | null {
  if (scene.unmasked === seat) return { text: words.game('identity.jack'), tone: 'jack' }
  if (player.shown) return { text: words.page('mark.cleared'), tone: 'cleared' }
  if (player.role === undefined) return null
  const tone = player.role === 'jack' ? 'jack' : 'secret'
  if (scene.outcome !== undefined || scene.audience === 'omniscient')
    return { text: words.game(`identity.${player.role}`), tone }
  const known = scene.audience === seat ? 'own' : 'seen'
  return { text: words.page(`mark.${known}.${player.role}`), tone }
}
