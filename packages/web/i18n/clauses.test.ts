import { expect, test } from 'vitest'
import { saidOf, sideBySide } from './clauses.ts'

test.each([
  ['en', 'c2, closed: lit'],
  ['fr', 'c2, closed\u00a0: lit'],
  ['ru', 'c2, closed: lit'],
  ['zh', 'c2，closed：lit'],
] as const)('facts are set apart as it is done in %s', (language, text) => {
  expect(saidOf(sideBySide(['c2', 'closed'], { language }), 'lit', { language })).toBe(text)
})
