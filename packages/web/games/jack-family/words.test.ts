import { expect, test } from 'vitest'
import { exitLabels } from './aids/exits.ts'
import { wordsOf } from './testing/words.ts'

test('a refusal names a space that has a name, and the others by their hex', () => {
  const words = wordsOf('mr-jack-new-york', 'en')
  const params = { character: 'Latimer', space: 'LIB', at: 'e5' }
  expect(words.illegal({ reason: 'not-there', params })).toBe('Latimer does not stand on Liberty Island, but on e5.')
})

test('the exits of London are signed in the language of the page', () => {
  const suspect = { at: 'i4', suspect: true }
  const view = { characters: { Stealthy: suspect } } as unknown as Parameters<typeof exitLabels>[0]
  const leavers = () => [{ character: 'Stealthy', exits: [{ exit: 'SE', cost: 2, inReach: true }] }]
  const words = wordsOf('mr-jack', 'ru')
  const signOf = (exit: string) => words.game(`exitSign.${exit}`)
  expect(exitLabels(view, leavers, { exits: true, distances: true }, signOf)).toEqual({ i4: '→ ЮВ 2' })
})
