import { expect, test } from 'vitest'
import { fileName } from './file-name.ts'

test('an exported sheet is named by its game, its side and the day', () => {
  expect(fileName('police', new Date(2026, 11, 1, 23, 59))).toBe('letters-from-whitechapel-police-2026-12-01.game')
  expect(fileName('jack', new Date(2027, 0, 9))).toBe('letters-from-whitechapel-jack-2027-01-09.game')
})
