import { expect, test, vi } from 'vitest'
import { keysOf } from './Keys.tsx'
import type { Desk } from './useDesk.ts'

/** A table with a finished draft, and what single keys do at it; no tool is in hand. */
function keysWith(inHand: boolean) {
  const acts = { send: vi.fn(), back: vi.fn(), setTool: vi.fn() }
  const play = { draft: { done: true }, send: acts.send, film: { frame: null }, past: null }
  const desk = { table: { play, back: acts.back }, reading: {} } as unknown as Desk
  const aids = { tool: null, inHand, setTool: acts.setTool }
  return { acts, keys: keysOf(desk, aids, 0) }
}

test('Enter sends and Escape takes back what is composed', () => {
  const { acts, keys } = keysWith(false)
  keys.Enter?.()
  keys.Escape?.()
  expect(acts.send).toHaveBeenCalledOnce()
  expect(acts.back).toHaveBeenCalledOnce()
})

test('while a click on the map does something else than play, Enter sends nothing and Escape puts that away alone', () => {
  const { acts, keys } = keysWith(true)
  expect(keys.Enter).toBeUndefined()
  keys.Escape?.()
  expect(acts.setTool).toHaveBeenCalledExactlyOnceWith(null)
  expect(acts.back).not.toHaveBeenCalled()
})
