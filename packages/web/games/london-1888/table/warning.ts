import {
  type CharacterId,
  type LondonDetail,
  type LondonView,
  leftBy,
  type PlayerView,
  WEAPONS,
} from '@gaslight/london-1888'
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

/** What a hit takes from whom it meets (LD-73); null of all else. */
export function hitOf(words: Words, detail: LondonDetail, scene: LondonView): string | null {
  if (detail.kind !== 'attack') return null
  const { weapon, target, victim = target } = detail
  const player = victim === 'lost' ? undefined : playing(victim, scene)
  if (player === undefined) return null
  const shielded = (player.weapons?.leather_chest_protector ?? 0) > 0
  const life = leftBy(WEAPONS.indexOf(weapon), scene.options, player.life, shielded)
  const outcome = life === 0 ? 'kills' : life === player.life ? 'nothing' : 'leaves'
  return words.page(`asked.hit.${outcome}`, { name: words.name(player.character), life })
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
