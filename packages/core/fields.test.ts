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
    'option "board" cannot be 3; its values are "old", "new" (X-1)',
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

const RULED: readonly (readonly [problem: string, read: (f: Fields) => void])[] = [
  ['night: 7 is no whole number from 1 to 4 (X-4)', f => f.integer(7, 'night', 1, 4, 'X-4')],
  ['night: 7 is no whole number from 1 to 4 (X-9)', f => f.integer(7, 'night', 1, 4)],
  ['state: "lunch" is none of dawn, dusk (X-5)', f => f.oneOf('lunch', 'state', ['dawn', 'dusk'], 'X-5')],
  ['the document: an object is expected (X-9)', f => f.object([], 'the document', [])],
  ['the document: unknown field "a"; there are b (X-9)', f => f.object({ a: 1 }, 'the document', ['b'])],
  ['row: a list is expected (X-9)', f => f.list(3, 'row')],
  ['row: the same stands twice (X-9)', f => f.distinct([1, 1], 'row', [1, 2])],
  ['option "board" cannot be 3; its values are "old", "new" (X-1)', f => f.options({ board: 3 }, SCHEMA)],
]

test.each(RULED)(
  'what is wrong is said with the rule of the value, or that of the whole document: %s',
  (problem, read) => {
    const f = new Fields('X-9')
    read(f)
    expect(f.problem).toBe(problem)
  },
)
