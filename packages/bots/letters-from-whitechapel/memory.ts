import type { WhitechapelView } from '@gaslight/letters-from-whitechapel'

/** The same function, whose last results are kept by key: decisions of one moment ask for the same again and again. */
export function remembering<T>(
  size: number,
  work: (key: string, view: WhitechapelView) => T,
): (key: string, view: WhitechapelView) => T {
  const kept = new Map<string, T>()
  return (key, view) => {
    const known = kept.get(key)
    if (known !== undefined) return known
    if (kept.size >= size) kept.clear()
    const made = work(key, view)
    kept.set(key, made)
    return made
  }
}
