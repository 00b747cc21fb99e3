import type { SessionState } from '@gaslight/client'
import type { LondonView } from '@gaslight/london-1888'
import { describe, expect, it } from 'vitest'
import { type Heard, heardBy } from './useHeardInTime.ts'

type State = Pick<SessionState<LondonView>, 'info' | 'moments' | 'channels'>

const ACT = { kind: 'speech', act: 'accuse', seat: 1 } as const

/** A table at which so many moments have passed and so many words were said, by the first of two seats. */
function table(moments: number, words: number, looker = 1): State {
  const entries = Array.from({ length: words }, (_, i) => ({ n: i + 1, by: 0, at: '1888-09-30T01:00:00Z', what: ACT }))
  const info = { seats: [{ you: looker === 0 }, { you: looker === 1 }] } as State['info']
  return { info, moments: Array(moments).fill({ event: {}, view: {} }), channels: { table: entries } }
}

const said = (state: State) => state.channels.table?.length

describe('talk while a film runs', () => {
  it('is heard once the film has shown what it was said to', () => {
    const heard: Heard = new Map()
    expect(said(heardBy(table(4, 1), heard, 4))).toBe(1)
    const later = table(9, 3)
    expect(said(heardBy(later, heard, 4))).toBe(1)
    expect(said(heardBy(later, heard, 8))).toBe(1)
    expect(heardBy(later, heard, 9)).toBe(later)
  })

  it('is heard whole by whoever comes to the table', () => {
    const state = table(9, 3)
    expect(heardBy(state, new Map(), 4)).toBe(state)
  })

  it('is heard at once where one says it oneself', () => {
    const heard: Heard = new Map()
    heardBy(table(4, 0, 0), heard, 4)
    expect(said(heardBy(table(9, 1, 0), heard, 4))).toBe(1)
  })

  it('stays heard when the film is wound back to before it was said', () => {
    const heard: Heard = new Map()
    heardBy(table(4, 0), heard, 4)
    expect(said(heardBy(table(6, 1), heard, 6))).toBe(1)
    expect(said(heardBy(table(6, 1), heard, 4))).toBe(1)
  })
})
