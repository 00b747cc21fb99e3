import type { Seat } from '@gaslight/core'
import type { CharacterId } from './cast.ts'
import type { ItemName } from './items.ts'
import { isLocation, type SpaceId, spaceNumber } from './map.ts'
import { streetName } from './street-words.ts'
import type { LondonView } from './view.ts'

/** What speaks in one language with the texts of this game. */
export interface Saying {
  game(key: string, params?: { readonly [name: string]: string | number }): string
  list(items: readonly (string | number)[]): string
}

/** As people are called at the table. */
export function called(say: Saying, character: CharacterId): string {
  return say.game(`name.${character}`)
}

/** The character in a seat; the seat itself, before it has one. */
export function seated(say: Saying, view: LondonView, seat: Seat): string {
  const player = view.players[seat]
  return player === undefined ? say.game(`role.player-${seat + 1}`) : called(say, player.character)
}

/** A place within a sentence: street spaces by their streets, locations by their names. */
export function placed(say: Saying, space: SpaceId): string {
  return isLocation(spaceNumber(space)) ? say.game(`place.${space}`) : streetName(say, space)
}

/** The same as it stands alone; null for what is no space. */
export function spaceName(say: Pick<Saying, 'game'>, space: string): string | null {
  const number = spaceNumber(space)
  if (number < 0) return null
  return isLocation(number) ? say.game(`location.${space}`) : streetName(say, space)
}

/** What an exchange or a sale names (LD-148). */
export function itemName(say: Pick<Saying, 'game'>, item: ItemName): string {
  if (item === '0') return say.game('item.nothing')
  if (item === 'l') return say.game('item.life')
  if (item === 'a?') return say.game('item.any')
  const what = item.slice(2)
  if (item.startsWith('a?')) return say.game('item.hidden', { card: say.game(`card.${what}`) })
  if (item.startsWith('a.')) return say.game(`card.${what}`)
  return item.startsWith('w.') ? say.game(`weapon.${what}`) : say.game('item.silver', { value: what })
}

/** Things of a pile or a hand by their names, `2 × Alibi`, in the order of the counts. */
export function counted(
  say: Saying,
  kind: 'card' | 'weapon' | 'face',
  counts: { readonly [id: string]: number | undefined },
) {
  return Object.entries(counts).map(([id, count]) => {
    const name = say.game(`${kind}.${id}`)
    return count === 1 || count === undefined ? name : say.game('told.times', { count, name })
  })
}

/** What a refusal names, as it is called at the table; null for what stands for itself: numbers, what was typed. */
export function refusedName(say: Pick<Saying, 'game'>, parameter: string, value: string): string | null {
  switch (parameter) {
    case 'player':
      return say.game(`character.${value}`)
    case 'space':
      return spaceName(say, value)
    case 'card':
    case 'weapon':
      return say.game(`${parameter}.${value}`)
    case 'item':
      return itemName(say, value as ItemName)
    default:
      return null
  }
}
