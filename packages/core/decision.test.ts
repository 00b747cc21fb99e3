import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Decision, DecisionList } from './decision.ts'

it('a list holds what was pushed, in order, beyond its first capacity', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 })),
      fc.integer({ min: 1, max: 4 }),
      (pushed, capacity) => {
        const list = new DecisionList(capacity)
        for (const decision of pushed) list.push(decision)
        expect(list.toArray()).toEqual(pushed)
        pushed.forEach((decision, i) => {
          expect(list.at(i)).toBe(decision)
          expect(list.has(decision as Decision)).toBe(true)
        })
      },
    ),
  )
})

it('a cleared list forgets what it held', () => {
  const list = new DecisionList()
  list.push(7)
  list.clear()
  expect(list.length).toBe(0)
  expect(list.has(7 as Decision)).toBe(false)
  expect(list.toArray()).toEqual([])
})

it('an array made of a list does not change with it', () => {
  const list = new DecisionList()
  list.push(7)
  const array = list.toArray()
  list.clear()
  list.push(8)
  expect(array).toEqual([7])
})
