import { CIRCLES, type CircleNumber } from '@gaslight/letters-from-whitechapel/map'
import type { Written } from './labels.ts'
import type { NodeId, Scene } from './props.ts'

/** So many places to choose are named; more of them are everywhere anyway. */
const NAMED = 24

const RED = CIRCLES.filter(({ red }) => red).map(({ number }) => number)

/**
 * The circles that one looks for, those first that matter most: where Jack is and lives, what can be chosen, what was found
 * and asked, where he can be, then the eight red ones by which one knows the town. Their numbers stand before all others.
 */
export function landmarksOf(scene: Scene, { nodes, plan, answers, heat }: Written): readonly CircleNumber[] {
  const chosen = circlesIn(nodes)
  return [
    ...new Set([
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
      ...likeliest(heat),
    ]),
  ]
}

function likeliest(heat: Written['heat']): readonly CircleNumber[] {
  return [...(heat ?? [])]
    .sort(([, a], [, b]) => b - a)
    .slice(0, NAMED)
    .map(([circle]) => circle)
}

function circlesIn(nodes: Written['nodes']): readonly CircleNumber[] {
  return (Object.keys(nodes ?? {}) as NodeId[])
    .filter(node => node.startsWith('c'))
    .map((node): CircleNumber => Number(node.slice(1)))
}
