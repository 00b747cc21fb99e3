import { expect, test } from 'vitest'
import { LANGUAGE_CODES } from '../../i18n/languages.ts'
import { wordsOf } from './testing/words.ts'

test.each(LANGUAGE_CODES)(
  'a crossing is called in %s as the lists and the notation call it, also where a sentence begins',
  language => {
    const words = wordsOf(language)
    for (const reason of ['place-not-yellow', 'place-not-allowed', 'circle-asked', 'rush-too-far'])
      expect(words.illegal({ reason, params: { crossing: 'x233', colour: 'blue' } })).toContain('x233')
  },
)

test('another sentence begins with a capital', () => {
  expect(wordsOf('ru').illegal({ reason: 'policeman-moved', params: { colour: 'blue' } })).toMatch(/^[А-Я]/)
})
