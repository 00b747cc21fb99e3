import { describe, expect, it } from 'vitest'
import { detectLanguage } from './languages.ts'

describe('choosing the language', () => {
  it.each([
    ['the stored choice wins', ['fr-FR'], 'ru', 'ru'],
    ['a region does not matter', ['zh-Hant-TW', 'en'], null, 'zh'],
    ['the first one that we have is taken', ['de-DE', 'fr-CA', 'en'], null, 'fr'],
    ['English where we have none of them', ['de', 'it'], null, 'en'],
    ['an unknown stored choice counts for nothing', ['fr'], 'xx', 'fr'],
    ['a key of every object is no language', ['toString', 'fr'], null, 'fr'],
  ] as const)('%s', (_, wanted, stored, expected) => {
    expect(detectLanguage(wanted, stored)).toBe(expected)
  })
})
