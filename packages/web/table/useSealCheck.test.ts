import { act } from 'react'
import { expect, it, vi } from 'vitest'
import type { Verdict } from './record.ts'
import { hooked } from './testing/hook.ts'
import { useSealCheck } from './useSealCheck.ts'

const HOLDS: Verdict = { holds: true, decisions: 12, draws: 34 }

/** A check that has been asked for once, before anything of it has been drawn; `draw` draws it. */
async function asked(verify: () => Promise<Verdict>) {
  const ticks: FrameRequestCallback[] = []
  vi.stubGlobal('requestAnimationFrame', (tick: FrameRequestCallback) => ticks.push(tick))
  const seal = await hooked(() => useSealCheck(verify), {})
  expect(seal.value()[0]).toBe(null)
  await act(async () => seal.value()[1]())
  const draw = () =>
    act(async () => {
      for (const tick of ticks.splice(0)) tick(0)
      await new Promise(resolve => setTimeout(resolve))
    })
  return { check: () => seal.value()[0], again: () => act(async () => seal.value()[1]()), draw }
}

it('says that it checks before the check keeps the page busy, and then what came of it', async () => {
  const verify = vi.fn(async () => HOLDS)
  const { check, again, draw } = await asked(verify)
  expect(check()).toBe('checking')
  await again()
  expect(verify).not.toHaveBeenCalled()
  await draw()
  expect(check()).toEqual(HOLDS)
  expect(verify).toHaveBeenCalledOnce()
})

it('says that nothing could be checked, and checks again when asked', async () => {
  const verify = vi.fn<() => Promise<Verdict>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(HOLDS)
  const { check, again, draw } = await asked(verify)
  await draw()
  expect(check()).toBe('failed')
  await again()
  await draw()
  expect(check()).toEqual(HOLDS)
})
