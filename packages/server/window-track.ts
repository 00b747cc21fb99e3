import type { OpenWindow, Position, Seat, Windows } from '@gaslight/core'

/** A window as it was when it opened. */
export interface Asked {
  /** How many decisions there were then: names it. */
  readonly opened: number
  readonly kind: string
  readonly key: string
  /** Who is asked together, in their order. */
  readonly seats: readonly Seat[]
  /** Of these, whose answers have not counted yet. */
  readonly left: readonly Seat[]
}

/** Where a game stands among its windows; follows from its decisions alone. */
export interface Track {
  readonly current: Asked | null
  /** What goes on behind the current one: who was asked in it is not asked again. */
  readonly suspended: Asked | null
}

export const NO_WINDOW: Track = { current: null, suspended: null }

/** The track after one more decision, which led to `p`; `length` is how many decisions there are then. */
export function follow(windows: Windows, { current, suspended }: Track, p: Position, length: number): Track {
  const window = windows.at(p)
  if (window === null) return NO_WINDOW
  const { key, seats } = window
  if (current?.key === key) return { current: { ...current, left: seats }, suspended }
  if (suspended?.key === key) return { current: { ...suspended, left: seats }, suspended: null }
  return { current: opened(window, length), suspended: rest(current) ?? suspended }
}

function opened({ kind, key, seats }: OpenWindow, length: number): Asked {
  return { opened: length, kind, key, seats, left: seats }
}

/** What is left of a window that its first seat has interrupted. */
function rest(asked: Asked | null): Asked | null {
  return asked === null || asked.left.length < 2 ? null : { ...asked, left: asked.left.slice(1) }
}
