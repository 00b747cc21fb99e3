import { type LocalOptions, randomHex64 } from '@gaslight/client'
import type { Options } from '@gaslight/core'

/** A game of several people at this one screen: it lives in this browser's storage and needs no server. */
export interface HotSeat {
  /** Its part of the address `/local/<id>`. */
  readonly id: string
  readonly game: string
  readonly local: LocalOptions
  /** What `LocalSession.save` wrote last; null before the first decision. */
  readonly saved: string | null
  readonly over: boolean
}

const PREFIX = 'gaslight.hotseat.'

/** Remembers a new game and returns it; throws where the browser forbids storage. */
export function createHotSeat(game: string, options: Options, names: readonly string[]): HotSeat {
  const hotSeat: HotSeat = {
    id: randomHex64().slice(0, 12),
    game,
    local: {
      options,
      names,
      keys: { seed: randomHex64(), nonces: names.map(() => '') },
      created: new Date().toISOString(),
    },
    saved: null,
    over: false,
  }
  keepHotSeat(hotSeat)
  return hotSeat
}

export function keepHotSeat(hotSeat: HotSeat): void {
  localStorage.setItem(PREFIX + hotSeat.id, JSON.stringify(hotSeat))
}

export function findHotSeat(id: string): HotSeat | null {
  return read(PREFIX + id)
}

export function forgetHotSeat(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

/** The newest first. */
export function listHotSeats(): readonly HotSeat[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX))
      .flatMap(key => read(key) ?? [])
      .sort((a, b) => b.local.created.localeCompare(a.local.created))
  } catch {
    return []
  }
}

function read(key: string): HotSeat | null {
  try {
    const text = localStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as HotSeat)
  } catch {
    return null
  }
}
