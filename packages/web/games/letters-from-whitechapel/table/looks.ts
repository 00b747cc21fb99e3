import { CIRCLES } from '@gaslight/letters-from-whitechapel/map'
import { useMemo } from 'react'
import { placeOfNode } from '../map/places.ts'
import type { Look, NodeId } from '../map/props.ts'
import { locationOf } from '../words.ts'
import { nodeOf } from './preview.ts'
import type { Table } from './useTable.ts'

/** The whole town, by its corners. */
export const TOWN: Look = { at: ['c1', 'c23', 'c162', 'c190', 'c195'] }

const RED: readonly NodeId[] = CIRCLES.filter(({ red }) => red).map(({ number }): NodeId => `c${number}`)

/** So few places are worth moving a small window close to them. */
const CLOSE = 24
/** Of few places all are to be in sight, of many so large a share. */
const MOST = 0.5

type Asked = Pick<Table, 'composing' | 'scene'>

/**
 * Where the window goes for what is asked now; null where it stays. A small one goes close to few places, and shows Jack
 * whom he has to fear. Else the window moves only where what may be chosen lies out of sight. What is laid out before the hunt lies all over the town.
 */
export function lookFor({ composing, scene }: Asked, isSmall: boolean): Look | null {
  const at = composing === null ? [] : placesOf(composing, scene)
  if (LAID_OUT.has(scene.state))
    return isSmall || composing !== null ? { at: [...new Set([...RED, ...at])], stays: 1 } : null
  if (composing === null || at.length === 0) return null
  if (at.length > CLOSE) return { at, stays: MOST }
  return isSmall && composing.offers.length > 1 ? { at: [...at, ...pursuersOf(scene)] } : { at, stays: 1 }
}

const LAID_OUT: ReadonlySet<Asked['scene']['state']> = new Set(['women', 'head', 'patrol'])

function placesOf({ path, offers }: NonNullable<Asked['composing']>, scene: Asked['scene']): readonly NodeId[] {
  const parts = [...path, ...offers.map(({ part }) => part)]
  return [...new Set(parts.flatMap(part => nodeOf(part, scene.policemen) ?? []))]
}

/** So near a policeman makes a difference to where Jack goes, in drawing units. */
const NEAR = 250

/** The policemen whom Jack has to see while he decides where to go. */
function pursuersOf(scene: Asked['scene']): readonly NodeId[] {
  const at = locationOf(scene)
  if (scene.state !== 'move' || at === undefined) return []
  const { x, y } = placeOfNode(`c${at}`)
  return Object.values(scene.policemen).filter(node => {
    const place = placeOfNode(node)
    return Math.hypot(place.x - x, place.y - y) < NEAR
  })
}

/** The same object until something else is to be decided, so that the window moves once and is the hand's from then on. */
export function useLook({ composing, scene }: Asked): Look | null {
  const look = lookFor({ composing, scene }, useIsSmall())
  // Whoever waits decides nothing: what others do meanwhile leaves him the window.
  const decided = composing === null ? `${scene.state} ${scene.night}` : scene
  return useMemo(() => look, [decided, look?.stays, look?.at.join(' ')])
}

export function useIsSmall(): boolean {
  return useMemo(() => matchMedia('(max-width: 40rem)').matches, [])
}
