import { expect, it } from 'vitest'
import { parted } from './parted.ts'

it.each([
  ['Осведомитель', 'Осве-до-ми-тель'],
  ['Комендантский час', 'Ко-мен-дантский час'],
  ['Алиби', 'Алиби'],
  ['Counter-Order', 'Counter-Order'],
])('%s can be parted between syllables', (name, shown) => {
  expect(parted(name).replaceAll('\u00ad', '-')).toBe(shown)
})
