import type { SessionState } from '@gaslight/client'
import type { Audience } from '@gaslight/core'
import type { GameInfo, WireEvent } from '@gaslight/protocol'
import { act } from 'react'
import { describe, expect, it } from 'vitest'
import type { FilmSpeed } from '../board-kit/film.ts'
import type { Kit } from './kit.ts'
import { hooked } from './testing/hook.ts'
import { useFilm } from './useFilm.ts'

interface View {
  readonly audience: Audience
}

interface Table {
  /** Who has decided each moment so far. */
  readonly by: readonly number[]
  readonly speed?: FilmSpeed
  /** Whose eyes it is seen with, from the first moment on. */
  readonly start?: View
  readonly status?: GameInfo['status']
}

const OWN: View = { audience: 1 }

/** What others do shows; the board says when it is shown. */
const frames: NonNullable<Kit<never, View, never, number>['frames']> = (_, { event, view }, at) =>
  event.by === view.audience ? [] : [{ at, picture: at, moves: true }]

function stateOf({ by, start = OWN, status = 'running' }: Table): SessionState<View> {
  const moments = by.map((who, at) => ({
    event: { n: at + 1, by: who, patch: {}, link: '' } as WireEvent,
    view: start,
  }))
  const info = { audience: start.audience, status } as GameInfo
  return { info, connection: 'live', start, moments, view: start, channels: {}, window: null }
}

const filmOf = (first: Table) =>
  hooked((table: Table) => useFilm({ frames }, stateOf(table), table.speed ?? 'normal'), first)

describe('a film', () => {
  it('shows what others do, frame after frame', async () => {
    const table = await filmOf({ by: [1] })
    await table.draw({ by: [1, 1, 0, 0] })
    expect(table.value().frame?.at).toBe(2)
    await act(async () => table.value().ended())
    expect(table.value().frame?.at).toBe(3)
    await act(async () => table.value().ended())
    expect(table.value().frame).toBeNull()
    await table.draw({ by: [1, 1, 0, 0, 1, 0] })
    expect(table.value().frame?.at).toBe(5)
  })

  it('shows nothing that has passed while it was off', async () => {
    const by = [1]
    const table = await filmOf({ by, speed: 'off' })
    for (const who of [0, 0, 1, 0]) {
      by.push(who)
      await table.draw({ by: [...by], speed: 'off' })
    }
    await table.draw({ by: [...by], speed: 'normal' })
    expect(table.value().frame).toBeNull()
    await table.draw({ by: [...by, 0], speed: 'normal' })
    expect(table.value().frame?.at).toBe(5)
  })

  it("does not begin by itself where others' eyes see one's own decisions", async () => {
    const table = await filmOf({ by: [1] })
    await table.draw({ by: [1, 1, 1] })
    await table.draw({ by: [1, 1, 1], start: { audience: 'omniscient' } })
    expect(table.value().frame).toBeNull()
  })

  it('does not begin by itself where other eyes have seen more of a game that is over', async () => {
    const table = await filmOf({ by: [1, 0], status: 'over' })
    await table.draw({ by: [1, 0, 0, 0], status: 'over', start: { audience: 'omniscient' } })
    expect(table.value().frame).toBeNull()
    await act(async () => table.value().rewind(2))
    expect(table.value().frame?.at).toBe(2)
  })

  it('is over once it is skipped, also where the board ends its frame after that', async () => {
    const table = await filmOf({ by: [1] })
    await table.draw({ by: [1, 0, 0, 0] })
    const { ended, skip } = table.value()
    await act(async () => skip())
    await act(async () => ended())
    expect(table.value().frame).toBeNull()
    await table.draw({ by: [1, 0, 0, 0, 0] })
    expect(table.value().frame?.at).toBe(4)
  })

  it('is wound back to any moment', async () => {
    const table = await filmOf({ by: [0, 0, 1] })
    await act(async () => table.value().rewind(1))
    expect(table.value().frame?.at).toBe(1)
  })

  it('has nothing drawn anew for moments that show nothing', async () => {
    const by = [1]
    const table = await filmOf({ by })
    const before = table.draws()
    while (by.push(1) <= 50) await table.draw({ by: [...by] })
    expect(table.draws()).toBe(before + 49)
  })
})
