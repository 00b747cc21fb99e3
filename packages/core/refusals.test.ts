import { expect, it } from 'vitest'
import { refusing } from './refusals.ts'

const because = refusing({
  'too-far': { rule: 'MJ-27', params: ['character', 'points'] },
  'card-used': { rule: 'MJ-18', params: [] },
})

it('a refusal carries its reason, the rule of the table, and what its message names', () => {
  expect(because('too-far', { character: 'Bert', points: 3 })).toEqual({
    reason: 'too-far',
    rule: 'MJ-27',
    params: { character: 'Bert', points: 3 },
  })
  expect(because('card-used', {})).toEqual({ reason: 'card-used', rule: 'MJ-18', params: {} })
})
