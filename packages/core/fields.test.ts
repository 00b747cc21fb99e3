import { expect, test } from 'vitest'
import { Fields } from './fields.ts'

const SCHEMA = [
  { key: 'board', values: ['old', 'new'], default: 'new', rule: 'X-1' },
  { key: 'quick', values: [false, true], default: false, rule: 'X-2' },
]

test.each([
  ['left out', undefined, { board: 'new', quick: false }, null],
  ['given in part', { quick: true }, { board: 'new', quick: true }, null],
  ['no object', [], { board: 'new', quick: false }, 'options: an object is expected'],
  [
    'an unknown key',
    { bord: 'old' },
    { board: 'new', quick: false },
    'options: unknown field "bord"; there are board, quick',
  ],
  [
    'an unknown value',
    { board: 3, quick: true },
    { board: 'new', quick: false },
    'option "board" cannot be 3; its values are "old", "new"',
  ],
])('the options of a document: %s', (_, given, options, problem) => {
  const f = new Fields()
  expect(f.options(given, SCHEMA)).toEqual(options)
  expect(f.problem).toBe(problem)
})

test('the first thing that is wrong is kept, with the reason that people are told', () => {
  const f = new Fields()
  const illegal = { reason: 'red', rule: 'X-3' }
  f.check(true, 'right')
  f.check(false, 'hideout: 3 is red (X-3)', illegal)
  f.fail('later')
  expect(f.error).toEqual({ message: 'hideout: 3 is red (X-3)', illegal })
  expect(f.problem).toBe('hideout: 3 is red (X-3)')
})
