import type { Choice } from '@gaslight/client'
import type { Decision } from '@gaslight/core'
import type { Mark } from '../board/Marks.tsx'
import type { JackTypes } from '../title.ts'

/** The next thing that can be pointed at, and what that completes, if anything. */
export interface Offer<T extends JackTypes> {
  readonly part: T['part']
  readonly mark: Mark
  readonly decision: Decision | null
}

/** How decisions are pointed at part after part. */
export interface Grammar<T extends JackTypes> {
  keyOf(part: T['part']): string
  /** What a decision is made of, in the order in which it is pointed at. */
  partsOf(detail: T['detail'], mode: T['mode']): readonly T['part'][]
  /** How many of the last parts may be pointed at in any order; 0 where the order counts. */
  anyOrder(mode: T['mode']): number
  /** The mark of the part that completes the decision. */
  markOf(detail: T['detail']): Mark
}

/** What can be pointed at next, after `path`; `choices` are those of one mode. */
export function nextOffers<T extends JackTypes>(
  grammar: Grammar<T>,
  choices: readonly Choice<T['detail']>[],
  mode: T['mode'],
  path: readonly T['part'][],
): Offer<T>[] {
  const free = grammar.anyOrder(mode)
  const pointed = path.map(grammar.keyOf)
  const found = new Map<string, Offer<T>>()
  for (const { detail, decision } of choices) {
    const parts = grammar.partsOf(detail, mode)
    const last = parts.length === path.length + 1
    for (const part of following(grammar, parts, pointed, free)) {
      const key = grammar.keyOf(part)
      if (!found.has(key))
        found.set(key, { part, mark: last ? grammar.markOf(detail) : 'source', decision: last ? decision : null })
    }
  }
  return [...found.values()]
}

/** Which parts can follow those pointed at: the next one, or each of the last `free` that is left. */
function following<T extends JackTypes>(
  { keyOf }: Grammar<T>,
  parts: readonly T['part'][],
  pointed: readonly string[],
  free: number,
): readonly T['part'][] {
  if (parts.length <= pointed.length) return []
  const keys = parts.map(keyOf)
  const fixed = Math.max(0, parts.length - free)
  for (let i = 0; i < Math.min(fixed, pointed.length); i++) if (keys[i] !== pointed[i]) return []
  if (pointed.length < fixed) return [parts[pointed.length]]
  const chosen = pointed.slice(fixed)
  const loose = parts.slice(fixed)
  if (!chosen.every(key => keys.includes(key, fixed))) return []
  return loose.filter(part => !chosen.includes(keyOf(part)))
}
