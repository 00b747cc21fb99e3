import type { Decision } from '@gaslight/core'
import { expect, test } from 'vitest'
import { keepDraft, keptDraft } from './kept-draft.ts'

function storage(written: Readonly<Record<string, string>> = {}) {
  const items = new Map(Object.entries(written))
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const DECISIONS = [7, 1888] as Decision[]
const BLUE = { game: 'abc', seat: 1, at: 12 }

test('a draft is found again at the moment at which it was composed', () => {
  const store = storage()
  keepDraft(store, BLUE, DECISIONS)
  expect(keptDraft(store, BLUE)).toEqual(DECISIONS)
})

test.each([
  ['another game', { ...BLUE, game: 'abd' }],
  ['another seat at the same screen', { ...BLUE, seat: 0 }],
])('of %s nothing is found', (_, place) => {
  const store = storage()
  keepDraft(store, BLUE, DECISIONS)
  expect(keptDraft(store, place)).toEqual([])
  expect(keptDraft(store, BLUE)).toEqual(DECISIONS)
})

test('a draft is dropped once the game has moved on', () => {
  const store = storage()
  keepDraft(store, BLUE, DECISIONS)
  expect(keptDraft(store, { ...BLUE, at: 13 })).toEqual([])
  expect(store.items.size).toBe(0)
})

test('a page that has not caught up yet neither takes nor drops it', () => {
  const store = storage()
  keepDraft(store, BLUE, DECISIONS)
  expect(keptDraft(store, { ...BLUE, at: 3 })).toEqual([])
  keepDraft(store, { ...BLUE, at: 3 }, [])
  expect(keptDraft(store, BLUE)).toEqual(DECISIONS)
})

test('nothing stays of a draft where another seat goes on at the same screen', () => {
  const store = storage()
  keepDraft(store, BLUE, DECISIONS)
  keepDraft(store, { ...BLUE, seat: 0, at: 9 }, [])
  expect(store.items.size).toBe(0)
})

test('nothing stays of a draft that was taken back', () => {
  const store = storage()
  keepDraft(store, BLUE, DECISIONS)
  keepDraft(store, BLUE, [])
  expect(store.items.size).toBe(0)
})

test.each(['', '[]', '{"seat":1,"at":12}', 'null', '{"seat":1,"decisions":[7]}', '{"at":12,"decisions":[7]}'])(
  'what cannot be read is no draft: %s',
  text => {
    expect(keptDraft(storage({ 'gaslight.draft.abc': text }), BLUE)).toEqual([])
  },
)
