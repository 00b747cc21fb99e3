import { CIRCLES, type CircleNumber } from '@gaslight/letters-from-whitechapel/map'
import { gap } from '../../../board-kit/point.ts'
import { placeOfCircle } from './places.ts'
import type { NodeId, Overlay, Scene } from './props.ts'
import { sizesAt } from './sizes.ts'

/** Half the width of a landmark's coin, in the units of a token, 26 of which are half a token. */
export const LANDMARK = 32

/** CSS pixels for one drawing unit where the whole town is on a phone: nowhere are landmarks more crowded. */
const FARTHEST = 0.37
const FAR = sizesAt(FARTHEST)
/** Coins may touch, and lie on each other by a little. */
const APART = ((2 * LANDMARK * FAR.token) / 26) * 0.88 * FAR.unit

/** So many places to choose are named; more of them are everywhere anyway. */
const NAMED = 24

const RED = CIRCLES.filter(({ red }) => red).map(({ number }) => number)

/**
 * The circles that show their numbers even from afar, those first that matter most: where Jack is and lives, what can be
 * chosen, what was found and asked, then the eight red ones by which one knows the town. None hides another.
 */
export function landmarksOf(scene: Scene, { nodes, plan, answers }: Overlay): readonly CircleNumber[] {
  const chosen = circlesIn(nodes)
  const wanted = [
    ...[scene.jack ?? [], scene.hideout ?? []].flat(),
    ...(chosen.length <= NAMED ? chosen : []),
    ...scene.crimeScenes.map(({ at }) => at),
    ...(answers ?? []).map(({ circle }) => circle),
    ...scene.clues,
    ...scene.falseClues,
    ...(plan ?? []).map(({ circle }) => circle),
    ...scene.wretched,
    ...RED,
    ...(scene.row ?? []).map(({ circle }) => circle).reverse(),
  ]
  const shown: CircleNumber[] = []
  for (const circle of new Set(wanted)) {
    const place = placeOfCircle(circle)
    if (shown.every(other => gap(place, placeOfCircle(other)) >= APART)) shown.push(circle)
  }
  return shown
}

function circlesIn(nodes: Overlay['nodes']): readonly CircleNumber[] {
  return (Object.keys(nodes ?? {}) as NodeId[])
    .filter(node => node.startsWith('c'))
    .map((node): CircleNumber => Number(node.slice(1)))
}
