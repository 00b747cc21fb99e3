import { expect, test } from 'vitest'
import { sameMoment } from './past.ts'

const log = (links: string) => Array.from(links, link => ({ event: { link } }))

test.each([
  ['the same decision', 3, 'abcde', 'abxcde', 4],
  ['the last one before it that is told, too', 4, 'abcde', 'abce', 3],
  ['the present where nothing follows', 3, 'abcde', 'abc', null],
  ['the beginning where nothing before it is told', 1, 'abc', 'bc', 0],
  ['the beginning of the beginning', 0, 'abc', 'xabc', 0],
] as const)('a moment through other eyes is %s', (_, past, of, among, there) => {
  expect(sameMoment(past, log(of), log(among))).toBe(there)
})
