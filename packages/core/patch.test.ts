import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { diff, merge } from './patch.ts'

/** JSON as views are made of: without null. */
const { json } = fc.letrec(tie => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('', 'a', 'b'),
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
    fc.array(tie('json'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), tie('json'), { noNullPrototype: true }),
  ),
}))

it('a document merged with its difference from another is the other', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      expect(merge(before, diff(before, after))).toEqual(after)
    }),
  )
})

it('the difference of equal documents is none', () => {
  fc.assert(
    fc.property(json, document => {
      expect(diff(document, structuredClone(document))).toBeUndefined()
    }),
  )
})

it('a difference survives JSON, as it travels', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const patch = diff(before, after)
      const sent = patch === undefined ? undefined : JSON.parse(JSON.stringify(patch))
      expect(merge(before, sent)).toEqual(after)
    }),
  )
})

it('neither document is changed', () => {
  fc.assert(
    fc.property(json, json, (before, after) => {
      const texts = [JSON.stringify(before), JSON.stringify(after)]
      merge(before, diff(before, after))
      expect([JSON.stringify(before), JSON.stringify(after)]).toEqual(texts)
    }),
  )
})

/** Appendix A of RFC 7396, the rows in which the document holds no null. */
const RFC = [
  [{ a: 'b' }, { a: 'c' }, { a: 'c' }],
  [{ a: 'b' }, { b: 'c' }, { a: 'b', b: 'c' }],
  [{ a: 'b' }, { a: null }, {}],
  [{ a: 'b', b: 'c' }, { a: null }, { b: 'c' }],
  [{ a: ['b'] }, { a: 'c' }, { a: 'c' }],
  [{ a: 'c' }, { a: ['b'] }, { a: ['b'] }],
  [{ a: { b: 'c' } }, { a: { b: 'd', c: null } }, { a: { b: 'd' } }],
  [{ a: [{ b: 'c' }] }, { a: [1] }, { a: [1] }],
  [
    ['a', 'b'],
    ['c', 'd'],
    ['c', 'd'],
  ],
  [{ a: 'b' }, ['c'], ['c']],
  [{ a: 'foo' }, 'bar', 'bar'],
  [[1, 2], { a: 'b', c: null }, { a: 'b' }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
] as const

describe('merge does as RFC 7396 shows', () => {
  it.each(RFC)('%j with %j', (document, patch, merged) => expect(merge<unknown>(document, patch)).toEqual(merged))
})
