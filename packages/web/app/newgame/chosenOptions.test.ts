import type { OptionField } from '@gaslight/core'
import { describe, expect, it } from 'vitest'
import { byRule, chosenOptions, differing, isMeaningful } from './chosenOptions.ts'

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

  it('options of one rule stand together', () => {
    const swap: OptionField = { key: 'swap', values: [false, true], default: false, rule: 'NY-40' }
    const duty: OptionField = { key: 'duty', values: [false, true], default: false, rule: 'NY-40' }
    expect(byRule([swap, cast, duty])).toEqual([
      ['NY-40', [swap, duty]],
      ['MJ-72', [cast]],
    ])
  })

  it.each([
    ['the usual values do not differ', { cast: 'base', pool: '2018' }, []],
    ['what means nothing does not differ', { cast: 'base', pool: '2007' }, []],
    ['what is changed does', { cast: 'extension', pool: '2007' }, ['cast', 'pool']],
  ])('%s', (_, options, expected) => {
    expect(differing(fields, options).map(({ key }) => key)).toEqual(expected)
  })

  it.each([
    ['nothing changed', {}, { cast: 'base', pool: '2018' }],
    ['a changed one', { cast: 'extension', pool: '2007' }, { cast: 'extension', pool: '2007' }],
    ['a changed one that means nothing any more', { pool: '2007' }, { cast: 'base', pool: '2018' }],
  ])('%s', (_, changed, expected) => {
    expect(chosenOptions(fields, changed)).toEqual(expected)
  })
})
