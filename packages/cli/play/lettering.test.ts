import { expect, test } from 'vitest'
import { letterOf, placeOf } from './lettering.ts'

test('a list is lettered without the letters that are commands, and each letter leads back to its place', () => {
  const letters = Array.from({ length: 60 }, (_, place) => letterOf(place))
  expect(letters.slice(0, 3)).toEqual(['a', 'b', 'c'])
  expect(letters.slice(23, 26)).toEqual(['z', 'aa', 'bb'])
  expect(letters.join('')).not.toMatch(/[qu]/)
  expect(letters.map(placeOf)).toEqual([...letters.keys()])
  expect(placeOf('b)')).toBe(1)
})

test.each(['', 'q', 'uu', 'ab', '1', 'a1', 'no', '(a)'])('"%s" is no letter of a list', text => {
  expect(placeOf(text)).toBeNull()
})
