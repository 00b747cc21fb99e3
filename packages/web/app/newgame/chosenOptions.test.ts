import type { OptionField } from '@gaslight/core'
import { describe, expect, it } from 'vitest'
import { chosenOptions, isMeaningful } from './chosenOptions.ts'

const cast: OptionField = { key: 'cast', values: ['base', 'extension'], default: 'base', rule: 'MJ-72' }
const pool: OptionField = {
  key: 'pool',
  values: ['2018', '2007'],
  default: '2018',
  rule: 'MJ-73',
  when: { key: 'cast', value: 'extension' },
}
const fields = [cast, pool]

describe('the options of a new game', () => {
  it('an option hangs on another one only where it says so', () => {
    expect(isMeaningful(cast, {}, fields)).toBe(true)
    expect(isMeaningful(pool, {}, fields)).toBe(false)
    expect(isMeaningful(pool, { cast: 'extension' }, fields)).toBe(true)
  })

  it.each([
    ['nothing changed', {}, { cast: 'base', pool: '2018' }],
    ['a changed one', { cast: 'extension', pool: '2007' }, { cast: 'extension', pool: '2007' }],
    ['a changed one that means nothing any more', { pool: '2007' }, { cast: 'base', pool: '2018' }],
  ])('%s', (_, changed, expected) => {
    expect(chosenOptions(fields, changed)).toEqual(expected)
  })
})
