import { characterAt } from '../../jack-family/details.ts'
import type { Asking } from '../../jack-family/title.ts'
import type { Words } from '../../jack-family/words.ts'
import type { NewYork } from '../types.ts'
import { placeOf } from './parts.ts'

/** What is asked of the looker now, in one sentence. */
export function asking(words: Words, { now, active, scene, seat }: Asking<NewYork>): string {
  const who = active === undefined ? '' : words.name(active)
  const say = (key: string, params: Record<string, unknown> = {}) => words.page(`ask.${key}`, { who, ...params })
  const pointed = now.path.at(-1)
  const place = pointed === undefined ? null : placeOf(pointed)
  switch (now.mode) {
    case null:
      return ''
    case 'card':
      return say('card', { count: now.offers.length })
    case 'walk': {
      const power = now.modes.find(mode => mode !== 'walk')
      if (power === 'mover') return say('eastman')
      if (power !== undefined) return say(`walkOr.${power}`)
      const [only] = now.offers
      const stays = now.offers.length === 1 && active !== undefined && isAt(scene, active, placeOf(only.part))
      return stays ? say('stay') : say(seat === 'detective' ? 'walkDetective' : 'walk')
    }
    case 'mover': {
      const mover = place === null ? undefined : characterAt(scene.characters, place)
      return mover === undefined ? say('mover') : say('moverTo', { who: words.name(mover) })
    }
    case 'cover':
      return now.path.length === 0
        ? say('coverFrom')
        : place === null
          ? say('coverTo')
          : say('coverSecond', { hex: place })
    case 'steamer':
      return place === null ? say('steamerFrom') : say('steamerTo', { source: words.exit(place) })
    case 'swap':
      if (pointed?.kind === 'name') return say('swapWith', { name: words.name(pointed.character) })
      return say(now.offers.some(({ part }) => part.kind === 'nobody') ? 'swapOrNot' : 'swap')
    case 'entrance':
    case 'lamp':
    case 'site':
    case 'park':
    case 'informant':
      return say(now.mode)
  }
}

function isAt(scene: NewYork['view'], name: string, place: string | null): boolean {
  return place !== null && characterAt(scene.characters, place) === name
}
