import { useMemo } from 'react'
import { type Composing, meanings, type WhitechapelChoice } from '../composing/compose.ts'
import { keyOf, type Part } from '../composing/parts.ts'
import type { Following, Moves, NodeId, Way } from '../map/props.ts'
import { routesBetween, shutFor, waysOf } from '../ways.ts'
import { locationOf } from '../words.ts'
import type { Table } from './useTable.ts'

/** What is pointed at. It is kept apart from all else at the table: a pointer that crosses the map draws the map alone anew. */
export interface Preview {
  now(): Part | null
  /** Whether it is pointed at in a list, where nothing on the map shows it yet. */
  isListed(): boolean
  show(part: Part | null): void
  showListed(part: Part | null): void
  subscribe(listener: () => void): () => void
}

export function usePreview(): Preview {
  return useMemo(newPreview, [])
}

/** What a button in a list does besides being pressed: the map shows its part while it is pointed at. */
export function listing(preview: Preview, part: Part | undefined) {
  const show = () => preview.showListed(part ?? null)
  const hide = () => preview.showListed(null)
  return { onPointerEnter: show, onPointerLeave: hide, onFocus: show, onBlur: hide }
}

function newPreview(): Preview {
  const listeners = new Set<() => void>()
  let shown: Part | null = null
  let listed = false
  const show = (part: Part | null, inList: boolean) => {
    if (part === shown && inList === listed) return
    shown = part
    listed = inList
    for (const listener of listeners) listener()
  }
  return {
    now: () => shown,
    isListed: () => listed && shown !== null,
    show: part => show(part, false),
    showListed: part => show(part, true),
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The node of the map on which a part lies. */
export function nodeOf(part: Part, policemen: Table['scene']['policemen']): NodeId | null {
  return part.kind === 'pawn' ? (policemen[part.colour] ?? null) : (keyOf(part) as NodeId)
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
      readonly listed: Part | null
      readonly moves: Moves
    } | null = null
    return {
      now() {
        const part = preview.now()
        const choice = part === null ? null : completed(offers, part, scene)
        const routes = part === null || !routed ? null : routesTo({ scene, composing }, part)
        const listed = preview.isListed() ? part : null
        if (last?.choice !== choice || last.to !== routes?.to || last.listed !== listed)
          last = {
            choice,
            to: routes?.to,
            listed,
            moves: {
              ways: choice === null ? before : waysOf(choice.detail, scene),
              areGone: choice === null,
              routes,
              listed: listed === null ? null : nodeOf(listed, scene.policemen),
              laid: choice?.detail.kind === 'patrol' ? choice.detail : null,
            },
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
