import { describe, expect, it } from 'vitest'
import { nameReading, readRow, type TokenRow } from './told.ts'

const NAMES = ['Bert', 'Gull'] as const
const reading = nameReading(text => NAMES.find(name => name === text) ?? null)

describe('a row of tokens', () => {
  const rows: readonly TokenRow<string>[] = [
    [/^go (\d)$/, ([hex]) => `goes to ${hex}`],
    [/^go (.+)$/, () => null],
    [/^stay$/, () => 'stays'],
  ]

  it.each([
    ['go 7', 'goes to 7'],
    ['go home', null],
    ['stay', 'stays'],
    ['stay here', undefined],
    ['', undefined],
  ])('%j says %j', (token, told) => {
    expect(readRow(rows, token)).toBe(told)
  })
})

describe('names in a token', () => {
  it.each([
    ['one', 'Bert', 'Bert'],
    ['nobody of the game', 'Adler', null],
    ['a hidden one, which `named` does not take', '?', null],
  ])('%s', (_, text, told) => {
    expect(reading.named(text, name => name)).toBe(told)
  })

  it.each([
    ['in their order', 'Gull Bert', ['Gull', 'Bert']],
    ['whatever stands between them', '  Bert   Gull ', ['Bert', 'Gull']],
    ['none where one is nobody', 'Bert Adler', null],
    ['none in an empty text', '', null],
  ])('several: %s', (_, text, told) => {
    expect(reading.namesIn(text)).toEqual(told)
    expect(reading.allNamed(text, names => names)).toEqual(told)
  })

  it.each([
    ['one that is shown', 'Gull', { told: 'Gull' }],
    ['one that is hidden', '?', { told: null }],
    ['nobody', 'Adler', null],
  ])('shown or hidden: %s', (_, text, told) => {
    expect(reading.shown(text, name => ({ told: name }))).toEqual(told)
  })

  it.each([
    ['shown', 'Bert Gull', { told: ['Bert', 'Gull'] }],
    ['hidden', '? ? ?', { told: null }],
    ['some hidden', 'Bert ?', null],
    ['hidden without spaces', '??', null],
  ])('several, shown or hidden: %s', (_, text, told) => {
    expect(reading.allShown(text, names => ({ told: names }))).toEqual(told)
  })
})
