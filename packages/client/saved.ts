import type { LocalOptions, Orders } from './session.ts'

/** A hot-seat game as it is kept. */
export interface Saved {
  readonly game: string
  readonly rulesVersion: number
  readonly local: LocalOptions
  /** What people decided, in notation, batch by batch; all else follows from the keys. */
  readonly batches: readonly (readonly string[])[]
  /** What seats have ordered for windows that pass at once, and behind how many batches. */
  readonly orders?: readonly GivenOrders[]
}

export interface GivenOrders {
  readonly behind: number
  readonly seat: number
  readonly orders: Orders
}

/** Base64 keeps the seed and hidden choices from a passing glance; it is the users' own machine. */
export function wrap(saved: Saved): string {
  const bytes = new TextEncoder().encode(JSON.stringify(saved))
  return btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(''))
}

/** What `wrap` has written; null for any other text. */
export function unwrap(text: string): Saved | null {
  try {
    const bytes = Uint8Array.from(atob(text), char => char.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes))
    return isSaved(value) ? value : null
  } catch {
    return null
  }
}

function isSaved(value: unknown): value is Saved {
  if (typeof value !== 'object' || value === null) return false
  const { game, rulesVersion, local, batches, orders = [] } = value as Partial<Saved>
  return (
    typeof game === 'string' &&
    typeof rulesVersion === 'number' &&
    Array.isArray(batches) &&
    batches.every(batch => Array.isArray(batch) && batch.every(token => typeof token === 'string')) &&
    Array.isArray(orders) &&
    orders.every(given => typeof given?.behind === 'number' && typeof given.seat === 'number') &&
    typeof local === 'object' &&
    typeof local.options === 'object' &&
    local.options !== null &&
    Array.isArray(local.names) &&
    typeof local.created === 'string' &&
    typeof local.keys === 'object' &&
    /^[0-9a-f]{64}$/.test(local.keys.seed) &&
    Array.isArray(local.keys.nonces)
  )
}
