import { characterAt, type Standing } from '../../jack-family/details.ts'
import type { Asking } from '../../jack-family/title.ts'
import type { Words } from '../../jack-family/words.ts'
import type { London } from '../types.ts'

/** What is asked of the looker now, in one sentence. */
export function asking(words: Words, { now, active, scene, seat }: Asking<London>): string {
  const who = active === undefined ? '' : words.name(active)
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`ask.${key}`, { who, ...params })
  const pointed = now.path.at(-1)
  const source = pointed?.kind === 'hex' ? pointed.hex : pointed?.kind === 'exit' ? words.exit(pointed.exit) : ''
  const other = pointed?.kind === 'hex' ? characterAt(scene.characters, pointed.hex) : undefined
  switch (now.mode) {
    case null:
      return ''
    case 'card':
      return scene.state === 'placement-card' ? say('placementCard') : say('card', { count: now.offers.length })
    case 'walk': {
      const stays =
        now.offers.length === 1 && now.offers[0].part.kind === 'hex' && now.offers[0].part.hex === at(scene, active)
      if (stays) return say('stay')
      const power = now.modes.find(mode => mode !== 'walk')
      if (power === undefined) return say(seat === 'detective' ? 'walkDetective' : 'walk')
      return say(power === 'swap' ? 'walkOrSwap' : `walkOr.${power}`)
    }
    case 'light':
    case 'cover':
    case 'cordon':
      return now.path.length === 0 ? say(`${now.mode}From`) : say(`${now.mode}To`, { source })
    case 'whistle':
      if (now.path.length % 2 === 1) return say('whistleTo', { name: other === undefined ? source : words.name(other) })
      return now.path.length === 0 ? say('whistle') : say(now.ready === null ? 'whistleMore' : 'whistleDone')
    case 'flight':
      return now.path.length === 0
        ? say('flight')
        : say('flightTo', { name: other === undefined ? source : words.name(other) })
    case 'picks':
      return say('picks', { count: 2 - now.path.length })
    case 'swap':
    case 'facing':
    case 'placement':
    case 'barricade':
    case 'imitation':
      return say(now.mode)
  }
}

function at({ characters }: London['view'], active: string | undefined): string | undefined {
  return active === undefined ? undefined : (characters as Standing)[active]?.at
}
