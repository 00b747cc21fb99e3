import type { CharacterId, LondonDetail, LondonView, PlayerView } from '@gaslight/london-1888'
import type { Words } from '../words.ts'

/** What is said before a grave step is taken, for this table as it stands. */
export function warningOf(words: Words, detail: LondonDetail, scene: LondonView): string {
  const warn = (key: string, of?: CharacterId) =>
    words.page(`asked.text.${key}`, of === undefined ? {} : { name: words.name(of) })
  switch (detail.kind) {
    case 'attack': {
      const { target, victim = target } = detail
      return victim === 'lost' ? warn('attackLost') : warn(hitOn(victim, scene), victim)
    }
    case 'arrest':
      return isKnownJack(detail.player, scene) ? warn('arrestJack', detail.player) : warn('arrest')
    default:
      return warn(detail.kind)
  }
}

/** LD-131, LD-155, LD-178: what follows if somebody dies of it. */
function hitOn(victim: CharacterId, scene: LondonView): string {
  if (isKnownJack(victim, scene)) return 'attackJack'
  if (scene.unmasked !== undefined) return 'attackFree'
  return playing(victim, scene)?.shown ? 'attackShown' : 'attack'
}

function isKnownJack(character: CharacterId, { unmasked, players }: LondonView): boolean {
  return unmasked !== undefined && players[unmasked]?.character === character
}

function playing(character: CharacterId, { players }: LondonView): PlayerView | undefined {
  return Object.values(players).find(player => player.character === character)
}
