import { describe, expect, test } from 'vitest'
import { wordsOf } from '../testing/words.ts'
import { inHandWords } from './status.ts'
import type { Aids } from './useAids.ts'

const words = wordsOf('en')

describe('the sentence above the map says what a click does', () => {
  test.each<[string, Partial<Pick<Aids, 'tool' | 'supposing'>>, RegExp]>([
    ['a pencil plans', { tool: { kind: 'plan', byCoach: false } }, /^Click circle after circle/],
    ['a mark is put', { tool: { kind: 'sticker', sticker: 'never' } }, /^Click the places to mark/],
    ['an arrow is drawn', { tool: { kind: 'arrow', from: null } }, /^Click where the arrow begins/],
    ['the map is asked', { supposing: 'hideout' }, /^Click a circle: the map shows which ways/],
  ])('while %s', (_, inHand, sentence) => {
    expect(inHandWords(words, { tool: null, supposing: null, ...inHand })).toMatch(sentence)
  })

  test('of playing, while nothing is in hand', () => {
    expect(inHandWords(words, { tool: null, supposing: null })).toBeNull()
  })
})
