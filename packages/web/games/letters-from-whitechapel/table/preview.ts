import { useMemo } from 'react'
import { type Composing, meanings, type WhitechapelChoice } from '../composing/compose.ts'
import { keyOf, type Part } from '../composing/parts.ts'
import type { Following, Moves, Way } from '../map/props.ts'
import { routesBetween, shutFor, waysOf } from '../ways.ts'
import { locationOf } from '../words.ts'
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

type Routes = NonNullable<Moves['routes']>

/** What there is to show while nothing is pointed at, and whether ways that are open and shut are shown. */
interface Shown {
  readonly before: readonly Way[]
  readonly routed: boolean
}

/** What pointing at a part shows on the map besides the part. */
export function useMoves(
  { preview, composing, scene }: Pick<Table, 'preview' | 'composing' | 'scene'>,
  { before, routed }: Shown,
): Following {
  return useMemo(() => {
    const offers = offersBy(composing)
    let last: {
      readonly choice: WhitechapelChoice | null
      readonly to: number | undefined
      readonly moves: Moves
    } | null = null
    return {
      now() {
        const part = preview.now()
        const choice = part === null ? null : completed(offers, part, scene)
        const routes = part === null || !routed ? null : routesTo({ scene, composing }, part)
        if (last?.choice !== choice || last.to !== routes?.to)
          last = {
            choice,
            to: routes?.to,
            moves: { ways: choice === null ? before : waysOf(choice.detail, scene), routes },
          }
        return last.moves
      },
      subscribe: preview.subscribe,
    }
  }, [preview, composing, scene, before, routed])
}

/** What one more part would do, by that part: its place among all that is offered, and the choice that it completes. */
type Offers = ReadonlyMap<string, { readonly rank: number; readonly choice: WhitechapelChoice | null }>

function offersBy(composing: Composing | null): Offers {
  const all = composing === null ? [] : [...composing.offers, ...composing.shortcuts]
  // Of two for the same part the first one counts.
  return new Map(all.map(({ part, choice }, rank) => [keyOf(part), { rank, choice }] as const).toReversed())
}

/** Asked at every movement of a pointer. */
function completed(offers: Offers, part: Part, scene: Table['scene']): WhitechapelChoice | null {
  const meant = meanings(part, scene).flatMap(meaning => offers.get(keyOf(meaning)) ?? [])
  return meant.sort((a, b) => a.rank - b.rank)[0]?.choice ?? null
}

/** On Jack's turn, and on the Wretched's: every way to what is pointed at, open and shut. */
function routesTo({ scene, composing }: Pick<Table, 'composing' | 'scene'>, preview: Part): Routes | null {
  if (composing === null || preview.kind !== 'circle') return null
  const from = originOf(scene, composing)
  if (from === undefined) return null
  const ways = routesBetween(from, preview.circle, shutFor(scene))
  return ways === null ? null : { from, to: preview.circle, ways }
}

function originOf(scene: Table['scene'], { mode, path }: Composing): number | undefined {
  const [first] = path
  if (mode === 'wretched') return first?.kind === 'circle' ? first.circle : undefined
  return mode === 'walk' ? locationOf(scene) : undefined
}
