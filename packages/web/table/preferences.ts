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
}

export const AIDS = ['seen', 'outlook', 'exits', 'distances', 'marks'] as const
export type Aid = (typeof AIDS)[number]

const STORED = 'gaslight.table'
const DEFAULTS: Preferences = {
  speed: 'normal',
  sendAtOnce: false,
  keys: true,
  aids: { seen: true, outlook: true, exits: true, distances: false, marks: true },
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
  return useSyncExternalStore(subscribe, () => current)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
