import { useMemo, useSyncExternalStore } from 'react'
import { type Composing, meanings, type WhitechapelChoice } from '../composing/compose.ts'
import { keyOf, type Part } from '../composing/parts.ts'
import type { Table } from './useTable.ts'

/** What is pointed at. It is kept apart from all else at the table: a pointer that crosses the map draws the map alone anew. */
export interface Preview {
  now(): Part | null
  show(part: Part | null): void
  subscribe(listener: () => void): () => void
}

export function usePreview(): Preview {
  return useMemo(newPreview, [])
}

function newPreview(): Preview {
  const listeners = new Set<() => void>()
  let shown: Part | null = null
  return {
    now: () => shown,
    show: part => {
      if (part === shown) return
      shown = part
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export interface Previewed {
  readonly part: Part | null
  /** The choice that the part completes. */
  readonly choice: WhitechapelChoice | null
}

export function usePreviewed({ preview, composing, scene }: Pick<Table, 'preview' | 'composing' | 'scene'>): Previewed {
  const part = useSyncExternalStore(preview.subscribe, preview.now)
  return useMemo(
    () => ({ part, choice: part === null || composing === null ? null : completed(composing, part, scene) }),
    [part, composing, scene],
  )
}

function completed(composing: Composing, part: Part, scene: Table['scene']): WhitechapelChoice | null {
  const keys = meanings(part, scene).map(keyOf)
  return [...composing.offers, ...composing.shortcuts].find(offer => keys.includes(keyOf(offer.part)))?.choice ?? null
}
