import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createHotSeat, findHotSeat, forgetHotSeat, keepHotSeat, listHotSeats } from './hotseat.ts'

/** As much of `localStorage` as a browser has: its keys are its own enumerable properties. */
function storage(): Storage {
  const methods = {
    getItem: (key: string) => (Object.hasOwn(store, key) ? store[key] : null),
    setItem: (key: string, value: string) => {
      store[key] = value
    },
    removeItem: (key: string) => {
      delete store[key]
    },
  }
  const store: Record<string, string> = Object.create(methods)
  return store as unknown as Storage
}

beforeEach(() => {
  vi.stubGlobal('localStorage', storage())
})

describe('hot-seat games in the browser', () => {
  it('a new game is found again, with a seed of its own', () => {
    const game = createHotSeat('mr-jack', { board: '2006' }, ['Ada', 'Mary'])
    expect(findHotSeat(game.id)).toEqual(game)
    expect(game.local.keys.seed).toMatch(/^[0-9a-f]{64}$/)
    expect(createHotSeat('mr-jack', {}, ['Ada', 'Mary']).local.keys.seed).not.toBe(game.local.keys.seed)
  })

  it('lists the newest first and nothing else from the storage', () => {
    const game = createHotSeat('mr-jack', {}, ['Ada', 'Mary'])
    const local = { ...game.local, created: '2000-01-01T00:00:00.000Z' }
    keepHotSeat({ ...game, id: 'older', local })
    localStorage.setItem('gaslight.theme', 'night')
    expect(listHotSeats().map(({ id }) => id)).toEqual([game.id, 'older'])
  })

  it('keeps what is saved, and forgets what is thrown away', () => {
    const game = createHotSeat('mr-jack', {}, ['Ada', 'Mary'])
    keepHotSeat({ ...game, saved: 'text', over: true })
    expect(findHotSeat(game.id)).toMatchObject({ saved: 'text', over: true })
    forgetHotSeat(game.id)
    expect(findHotSeat(game.id)).toBeNull()
  })

  it('is not upset by what it cannot read', () => {
    localStorage.setItem('gaslight.hotseat.broken', '{')
    expect(findHotSeat('broken')).toBeNull()
    expect(listHotSeats()).toEqual([])
  })
})
