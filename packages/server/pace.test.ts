import { expect, test } from 'vitest'
import { Pace } from './pace.ts'

test('however long bots of a kind think, they answer alike, until one thinks longer by a beat than all before it', () => {
  const pace = new Pace(600)
  const after = (took: number) => pace.after('jack', took, took + 1)
  expect([5, 500, 20].map(after)).toEqual([600, 600, 600])
  expect(after(700)).toBe(1200)
  expect([5, 1100, 20].map(after)).toEqual([1200, 1200, 1200])
  expect(pace.after('detective-1', 5, 6)).toBe(600)
})

test('a long thought is forgotten when as many have followed as a long game has', () => {
  const pace = new Pace(600)
  pace.after('jack', 700, 700)
  const answers = Array.from({ length: 65 }, () => pace.after('jack', 5, 5))
  expect(answers.slice(0, 63)).toEqual(Array.from({ length: 63 }, () => 1200))
  expect(answers.slice(63)).toEqual([600, 600])
})

test('whoever had to wait for a thread answers on a beat, too, and makes nobody else slower', () => {
  const pace = new Pace(600)
  expect(pace.after('jack', 5, 1300)).toBe(1800)
  expect(pace.after('jack', 5, 5)).toBe(600)
})

test('after a machine stood still in the middle of a thought, nobody waits for as long again', () => {
  const pace = new Pace(600)
  expect(pace.after('jack', 50_000, 50_000)).toBe(50_400)
  expect(pace.after('jack', 5, 5)).toBe(1800)
})
