import { expect, it } from 'vitest'
import type { Words } from '../words.ts'
import { spaceCalled, stepsTo } from './places.ts'

const NAMES: { readonly [id: string]: string } = { pub: 'Pub', park: 'Park', shop_east: 'Shop in Bishopsgate' }
const words = {
  space: (id: string) => NAMES[id] ?? id,
  game: (key: string, { count }: { count: number }) => `${key} ${count}`,
} as unknown as Words

it.each([
  ['h62A', 'H62a'],
  ['PUB', 'pub'],
  ['shop_east', 'shop_east'],
  ['shop in b', 'shop_east'],
  ['', null],
  ['nowhere', null],
])('"%s" means %s', (text, space) => expect(spaceCalled(words, text)).toBe(space))

it('says how far a place is that can be walked to', () => {
  expect(stepsTo(words, 'pub', { pub: 3 })).toEqual(['told.away 3'])
  expect(stepsTo(words, 'park', { pub: 3 })).toEqual([])
})
