import { expect, test } from 'vitest'
import { durationText } from './duration.ts'

test.each([
  [30, 'en', '30 seconds'],
  [60, 'en', '1 minute'],
  [600, 'fr', '10 minutes'],
  [3 * 86_400, 'ru', '3 дня'],
  [7 * 86_400, 'zh', '7天'],
  [3 * 86_400 - 20 * 3_600, 'en', '3 days'],
  [3_601, 'en', '2 hours'],
])('%i seconds in %s are %s', (seconds, language, text) => {
  expect(durationText(seconds, language)).toBe(text)
})
