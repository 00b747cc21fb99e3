import { expect, it, vi } from 'vitest'
import { hooked } from '../../../table/testing/hook.ts'
import type { Desk } from '../table/useDesk.ts'
import { useSilence } from './useSilence.ts'

vi.mock('./silence.ts', () => Promise.reject(new Error('offline')))

it('says nothing of what silence answers where the page lacks a part for it', async () => {
  const window = { left: 8000, you: { answer: null, answers: ['Lu-'] } }
  const desk = { game: { state: { window }, session: {} }, ordersGiven: 0 } as unknown as Desk
  const silence = await hooked(useSilence, desk)
  await expect(import('./silence.ts')).rejects.toThrow()
  expect(silence.value()).toBeNull()
})
