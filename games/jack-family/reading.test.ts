import type { Decision, Illegal } from '@gaslight/core'
import { describe, expect, it } from 'vitest'
import { parsing } from './reading.ts'

const TAKEN: Illegal = { reason: 'taken', rule: 'MJ-26', params: {} }

/** A title whose tokens are numbers; its positions say which one may not be decided. */
const parse = parsing<number, { readonly hex: number }>({
  attempt: (_, token) => (/^\d+$/.test(token) ? { hex: Number(token) } : null),
  unreadable: text => ({ reason: 'unreadable', rule: 'MJ-1', params: { text } }),
  illegal: (p, { hex }) => (hex === p ? TAKEN : null),
  encode: (_, { hex }) => hex as Decision,
})

describe('a token read in a position', () => {
  it.each([
    ['is its decision', '7', { ok: true, value: 7 }],
    ['may stand between spaces', ' 7 ', { ok: true, value: 7 }],
    ['is refused with its reason where it is illegal', '5', { ok: false, error: TAKEN }],
    ['is refused where it cannot be read', 'x', { ok: false, error: { reason: 'unreadable', params: { text: 'x' } } }],
  ])('%s', (_, text, result) => {
    expect(parse(5, text)).toMatchObject(result)
  })

  it('is repeated in the refusal up to 80 characters', () => {
    expect(parse(5, 'x'.repeat(500))).toMatchObject({ error: { params: { text: 'x'.repeat(80) } } })
  })
})
