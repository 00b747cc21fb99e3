import { counted, FACES, LOCATIONS, type LondonView, type PlayerView } from '@gaslight/london-1888'
import { saidOf } from '../../../i18n/clauses.ts'
import type { Words } from '../words.ts'

/** What somebody held when the game was over, his hand first. */
export function heldBy(
  words: Words,
  { life, hand = {}, weapons = {}, silver = {}, lifeTokens = 0, pounds }: PlayerView,
) {
  if (life === 0) return [words.page('players.dead')]
  const cards = counted(words, 'card', hand)
  const arms = counted(words, 'weapon', weapons)
  const coins = coinsOf(words, silver)
  return [
    words.page('end.hand', { list: cards.length === 0 ? words.game('told.nothing') : words.list(cards) }),
    ...(arms.length === 0 ? [] : [words.game('told.weapons', { list: words.list(arms) })]),
    ...(lifeTokens === 0 ? [] : [words.game('told.lifeTokens', { count: lifeTokens })]),
    ...(coins.length === 0 ? [] : [words.game('told.silver', { list: words.list(coins) })]),
    words.game('told.pounds', { pounds }),
  ]
}

function coinsOf(words: Words, silver: NonNullable<PlayerView['silver']>): string[] {
  return Object.entries(silver).map(([value, count]) =>
    count === 1 ? `£${value}` : words.game('told.times', { count, name: `£${value}` }),
  )
}

/** What lay face down to the end and belongs to nobody (LD-187): tokens by place, the Events to come, both piles. */
export function hiddenTo(words: Words, { tokens, bank, armoury, coming = [], drawPile = {} }: LondonView): string[] {
  const list = (items: readonly string[]) => (items.length === 0 ? words.game('told.nothing') : words.list(items))
  // Only chance has an order of them; what lies in the Bank follows by counting (LD-164).
  const silver = coinsOf(words, bank)
  const places = LOCATIONS.flatMap(location => {
    const faces = tokens[location]?.faces ?? {}
    const found = FACES.flatMap(face => {
      const count = faces[face] ?? 0
      const name = words.game(`face.${face}`)
      return count === 0 ? [] : [count === 1 ? name : words.game('told.times', { count, name })]
    })
    return found.length === 0 ? [] : [saidOf(words.space(location), words.list(found))]
  })
  return [
    ...places,
    ...(silver.length === 0 ? [] : [saidOf(words.space('bank'), words.list(silver))]),
    words.game('told.coming', { list: list(coming.map(words.event)) }),
    words.game('told.drawPile', { list: list(counted(words, 'card', drawPile)) }),
    words.game('told.armoury', { list: list(counted(words, 'weapon', armoury)) }),
  ]
}
