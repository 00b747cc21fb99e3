import { london1888 as game } from '@gaslight/london-1888'
import { expect, it } from 'vitest'
import { finished } from '../testing/games.ts'
import type { Words } from '../words.ts'
import { heldBy, hiddenTo } from './shown.ts'

/** Says its texts as their keys with what they are filled with. */
const words = {
  game: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
  page: (key: string, params: object = {}) => [key, ...Object.values(params)].join(' '),
  list: (items: readonly string[]) => items.join('+'),
  space: (id: string) => id,
  event: (id: string) => id,
} as unknown as Words

it.each([4, 6])('LD-187: the end shows to everybody all hands and all that lay face down, %i players', seats => {
  const over = finished(seats, seats)
  for (const audience of ['public', 0, 1] as const) {
    const view = game.view(over, audience)
    const hands = Object.values(view.players).filter(({ life }) => life > 0)
    for (const player of hands) {
      const cards = Object.values(player.hand ?? {}).reduce((sum, count) => sum + count, 0)
      expect(cards).toBe(player.cards)
      expect(heldBy(words, player)[0]).toMatch(cards === 0 ? /told.nothing/ : /card\./)
    }
    const hidden = hiddenTo(words, view)
    const places = Object.values(view.tokens).filter(tokens => (tokens?.hidden ?? 0) > 0 && tokens?.faces !== undefined)
    const silver = Object.keys(view.bank).length === 0 ? 0 : 1
    expect(hidden.length).toBe(places.length + silver + 3)
    const [, ...weapons] = hidden.at(-1)?.split(/\+| /) ?? []
    expect(weapons.filter(word => word.startsWith('weapon.'))).toHaveLength(Object.keys(view.armoury).length)
    expect(hidden.join()).toContain('told.coming')
    expect(hidden.join()).toContain('told.drawPile')
  }
})
