import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { OptionField } from './game.ts'
import { completeOptions } from './options.ts'

const SCHEMA: readonly OptionField[] = [
  { key: 'board', values: ['2006', 'revised'], default: '2006', rule: 'MJ-6' },
  { key: 'exitCost', values: [1, 0], default: 1, rule: 'MJ-59' },
  { key: 'beam', values: [true, false], default: true, rule: 'MJ-52' },
]

it('options left out take their defaults, in the order of the schema', () => {
  const options = completeOptions(SCHEMA, { beam: false })
  expect(JSON.stringify(options)).toBe('{"ok":true,"value":{"board":"2006","exitCost":1,"beam":false}}')
})

it('whatever the schema allows is kept, and completing it again changes nothing', () => {
  const given = fc.record(
    { board: fc.constantFrom('2006', 'revised'), exitCost: fc.constantFrom(1, 0), beam: fc.boolean() },
    { requiredKeys: [], noNullPrototype: true },
  )
  fc.assert(
    fc.property(given, some => {
      const options = completeOptions(SCHEMA, some)
      if (!options.ok) throw new Error(options.error)
      expect(options.value).toMatchObject(some)
      expect(completeOptions(SCHEMA, options.value)).toEqual(options)
    }),
  )
})

const REFUSED = [
  [{ fog: true }, 'unknown option "fog"'],
  [{ board: '2007' }, '"2006", "revised"'],
  [{ board: 2006 }, 'cannot be 2006'],
  [{ exitCost: '1' }, 'cannot be "1"'],
  [{ beam: 'true' }, 'its values are true, false'],
  [{ board: { $ne: 1 } }, 'cannot be {"$ne":1}'],
] as const

describe('an option that the schema lacks is refused by name', () => {
  it.each(REFUSED)('%j', (given, said) => {
    const options = completeOptions(SCHEMA, given)
    expect(options.ok ? '' : options.error).toContain(said)
  })
})

it('names of an object’s own methods are no options', () => {
  expect(completeOptions(SCHEMA, { constructor: 1 }).ok).toBe(false)
  expect(completeOptions(SCHEMA, JSON.parse('{"__proto__": 1}')).ok).toBe(false)
})
