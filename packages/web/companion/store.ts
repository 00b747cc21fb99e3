import { randomHex64 } from '@gaslight/client'
import type { Read } from '@gaslight/companion/reading'
import type { Kept } from './model/sheet.ts'

const PREFIX = 'gaslight.companion.'

/** A new sheet, kept in this browser; throws where the browser forbids storage. */
export function createSheet(name: string, begun: Read & Pick<Kept, 'from'>): Kept {
  const id = randomHex64().slice(0, 12)
  const kept: Kept = { ...begun, id, name, rest: [], inserting: false }
  keepSheet(kept)
  return kept
}

export function keepSheet(kept: Kept): void {
  localStorage.setItem(PREFIX + kept.id, JSON.stringify(kept))
}

export function findSheet(id: string): Kept | null {
  return read(PREFIX + id)
}

export function forgetSheet(id: string): void {
  localStorage.removeItem(PREFIX + id)
}

/** The newest first. */
export function listSheets(): readonly Kept[] {
  try {
    return Object.keys(localStorage)
      .filter(key => key.startsWith(PREFIX))
      .flatMap(key => read(key) ?? [])
      .sort((a, b) => b.created.localeCompare(a.created))
  } catch {
    return []
  }
}

function read(key: string): Kept | null {
  try {
    const text = localStorage.getItem(key)
    const value: unknown = text === null ? null : JSON.parse(text)
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

function isKept(value: unknown): value is Kept {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, side, options, seats, created, entries, rest } = value as Partial<Kept>
  return (
    [id, name, created].every(text => typeof text === 'string') &&
    (side === 'police' || side === 'jack') &&
    typeof options === 'object' &&
    [seats, entries, rest].every(list => Array.isArray(list) && list.every(item => typeof item === 'string'))
  )
}
