import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { hooked } from './testing/hook.ts'
import { useLater } from './useLater.ts'

/** Frames that come when they are called for. */
function frames() {
  let due = new Map<number, FrameRequestCallback>()
  let last = 0
  vi.stubGlobal('requestAnimationFrame', (tick: FrameRequestCallback) => {
    due.set(++last, tick)
    return last
  })
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => due.delete(frame))
  return () =>
    act(async () => {
      const ticks = due
      due = new Map()
      for (const tick of ticks.values()) tick(0)
    })
}

it('follows a change two frames later', async () => {
  const frame = frames()
  const later = await hooked(useLater<{ n: number }>, { n: 1 })
  await later.draw({ n: 2 })
  await frame()
  expect(later.value()).toEqual({ n: 1 })
  await frame()
  expect(later.value()).toEqual({ n: 2 })
})

it('does not fall behind where something changes before each frame', async () => {
  const frame = frames()
  const later = await hooked(useLater<{ n: number }>, { n: 0 })
  for (let n = 1; n <= 10; n++) {
    await later.draw({ n })
    await frame()
  }
  expect(later.value()).toEqual({ n: 10 })
})
