import { expect, it } from 'vitest'
import type { Decision } from './decision.ts'
import type { GameEvent } from './game.ts'
import { merge } from './patch.ts'
import { tellingOf } from './telling.ts'

/** A game that only counts: the public learns nothing of odd numbers, and everything is shown to seat 0. */
interface Counter {
  readonly at: number
}

const counter = {
  view: (p: Counter, to: unknown) => ({ shown: to === 0 || p.at % 2 === 0 ? p.at : 0 }),
  event: (_: Counter, decision: Decision, after: Counter, to: unknown): GameEvent | null =>
    to === 0 || after.at % 2 === 0
      ? { text: `+${decision}`, by: 0, effects: after.at > 3 ? [{ kind: 'big' }] : [] }
      : null,
}
const step = (from: number, by: number) =>
  ({ before: { at: from }, decision: by, after: { at: from + by } }) as unknown as Parameters<typeof tellingOf>[1]
const told = (from: number, by: number, to: 0 | 'public', view: object) =>
  tellingOf(counter as unknown as Parameters<typeof tellingOf>[0], step(from, by), to, view)

it('tells an audience the event and the patch from what it was shown last', () => {
  const telling = told(2, 2, 0, { shown: 2 })
  expect(telling).toEqual({
    told: { by: 0, text: '+2', effects: [{ kind: 'big' }], patch: { shown: 4 } },
    view: { shown: 4 },
  })
  expect(merge({ shown: 2 }, telling?.told.patch)).toEqual(telling?.view)
})

it('leaves out empty effects and patches, and keeps the order of the keys', () => {
  expect(JSON.stringify(told(2, 0, 'public', { shown: 2 })?.told)).toBe('{"by":0,"text":"+0"}')
  expect(Object.keys(told(2, 2, 0, { shown: 2 })?.told ?? {})).toEqual(['by', 'text', 'effects', 'patch'])
})

it('tells nothing where an audience learns nothing, whatever has changed', () => {
  expect(told(2, 1, 'public', { shown: 2 })).toBeNull()
})
