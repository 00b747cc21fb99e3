import { expect, test } from 'vitest'
import { askedOf } from './asked.ts'
import type { Saying } from './saying.ts'
import { AB, LU, played, position, view } from './testing.ts'

const words: Saying = {
  game: (key, params = {}) => [key, ...Object.values(params)].join(' '),
  list: items => items.join(),
}
const HAND = { alibi: 3, wages: 2 }

test.each([
  ['Lusk, who may keep two', LU, { Lu: { hand: HAND } }, 3],
  ['Abberline, who may keep four', AB, { Ab: { hand: HAND } }, 1],
])('LD-33: %s of five cards, is told how many are too many, card after card', (_, turn, players, surplus) => {
  let p = played(position(players, { turn, starter: AB }), '.')
  for (let number = surplus; number > 0; number--) {
    expect(askedOf(words, view(p, turn))).toBe(`prompt.discard asked.discard ${number}`)
    p = played(p, 'x:alibi')
  }
  expect(view(p, turn).state).not.toBe('discard')
})
