import { expect, it, vi } from 'vitest'
import { hooked } from '../../../table/testing/hook.ts'
import type { Table } from '../table/useTable.ts'
import { standing } from './acts.ts'
import { useReasons } from './useReasons.ts'

vi.mock('./refuse.ts', () => Promise.reject(new Error('offline')))

it('leaves shut acts without reasons where what knows them does not arrive', async () => {
  const table = { position: {}, scene: {}, words: {} } as unknown as Table
  const acts = [standing('search', [])]
  const reasons = await hooked(({ of }: { readonly of: Table }) => useReasons(of, acts), { of: table })
  await vi.dynamicImportSettled()
  expect(reasons.value()).toEqual({})
})
