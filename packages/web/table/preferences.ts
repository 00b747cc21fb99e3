import { useSyncExternalStore } from 'react'
import type { FilmSpeed } from '../board-kit/film.ts'

/** How this person likes the table; kept on this machine, the same for every game. */
export interface Preferences {
  readonly speed: FilmSpeed
  /** Send a turn as soon as it is composed, without asking. */
  readonly sendAtOnce: boolean
  /** Whether single keys do something (WCAG 2.1.4 wants a way to switch them off). */
  readonly keys: boolean
  /** The deduction aids that are switched on. */
  readonly aids: { readonly [aid in Aid]: boolean }
  /** Whether the note on what the game is about is unfolded. */
  readonly aim: boolean
}

export const AIDS = ['seen', 'outlook', 'exits', 'distances', 'marks', 'names'] as const
export type Aid = (typeof AIDS)[number]

const STORED = 'gaslight.table'
const DEFAULTS: Preferences = {
  speed: 'normal',
  sendAtOnce: false,
  keys: true,
  aids: { seen: true, outlook: true, exits: true, distances: false, marks: true, names: hasRoomForNames() },
  aim: true,
}

/** On a phone's board the names would be too small to read, and in the way. */
function hasRoomForNames(): boolean {
  return typeof matchMedia === 'undefined' || matchMedia('(min-width: 40.01rem)').matches
}

const listeners = new Set<() => void>()
let current = stored()

function stored(): Preferences {
  try {
    const saved = JSON.parse(localStorage.getItem(STORED) ?? '{}') as Partial<Preferences>
    return { ...DEFAULTS, ...saved, aids: { ...DEFAULTS.aids, ...saved.aids } }
  } catch {
    return DEFAULTS
  }
}

export function setPreferences(change: Partial<Preferences>): void {
  current = { ...current, ...change }
  try {
    localStorage.setItem(STORED, JSON.stringify(current))
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function usePreferences(): Preferences {
  return useSyncExternalStore(subscribe, now, now)
}

function now(): Preferences {
  return current
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
