import { unreachable } from '@gaslight/client'
import { err } from '@gaslight/core'
import { act } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { hooked } from '../../../table/testing/hook.ts'
import { useAnswering } from './useAnswering.ts'

type Session = Parameters<typeof useAnswering>[0]
type Window = NonNullable<Parameters<typeof useAnswering>[1]>

const ALIBI = { kind: 'card', card: 'alibi' } as const

/** A looker for whom this window is open and whose answers do not arrive. */
function answering(window: Window) {
  const session = { state: { window }, submit: async () => err(unreachable('')) } as unknown as Session
  return hooked(({ shown }: { shown: Window | null }) => useAnswering(session, shown), { shown: window })
}

describe('what is told of an answer (7.8)', () => {
  it('is told no longer than the window is open in which it was none', async () => {
    const window = {} as Window
    const table = await answering(window)
    await act(async () => table.value().answer(ALIBI))
    expect(table.value()).toMatchObject({ refusal: 'others', failure: null })
    await table.draw({ shown: null })
    expect(table.value().refusal).toBeNull()
    await table.draw({ shown: {} as Window })
    expect(table.value().refusal).toBeNull()
  })

  it('stays where it did not arrive before its window was closed, until that is read', async () => {
    const table = await answering({ you: { answer: null, answers: ['Lu-', 'Lu!alibi'] } } as Window)
    await act(async () => table.value().answer(ALIBI))
    await table.draw({ shown: null })
    expect(table.value()).toMatchObject({ refusal: null, failure: { code: 'unreachable' } })
    await act(async () => table.value().dismiss())
    expect(table.value().failure).toBeNull()
  })

  it('is that the server cannot be reached where the page lacks a part for it', async () => {
    vi.doMock('./answering.ts', () => Promise.reject(new Error('offline')))
    onTestFinished(() => vi.doUnmock('./answering.ts'))
    const table = await answering({} as Window)
    await act(async () => table.value().answer(ALIBI))
    expect(table.value().failure?.code).toBe('unreachable')
  })
})
