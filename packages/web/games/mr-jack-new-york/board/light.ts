import { CELLS, cellOf, type SpaceId, STATION } from '@gaslight/mr-jack-new-york'
import { around } from './places.ts'
import type { Scene } from './props.ts'

/** Whether a Gaslamp beside it would show a character here: wherever one may stop but in a Park (NY-55, NY-56). */
export function catchesLight(space: SpaceId, scene: Scene): boolean {
  if (isCovered(space, scene)) return false
  const kind = cellOf(space)?.kind
  if (kind === 'quayside' || kind === 'station') return true
  const tile = scene.tiles[space]
  return kind === 'street' && (tile === undefined || tile === 'entrance')
}

function isCovered(space: SpaceId, { investigation }: Scene): boolean {
  return investigation.some(pair => pair.includes(space))
}

/** The Gaslamps on the board, by cell. */
export function lampsOf(scene: Scene): readonly SpaceId[] {
  return CELLS.filter(({ id }) => scene.tiles[id] === 'lamp').map(({ id }) => id)
}

/** All spaces where a character is seen by gaslight. */
export function litSpaces(scene: Scene): ReadonlySet<SpaceId> {
  const lit = lampsOf(scene).flatMap(lamp => around(lamp).filter(({ id }) => catchesLight(id, scene)))
  return new Set(lit.map(({ id }) => id))
}

/** NY-7, NY-27: the entrances between which the metro runs now, the central station among them. */
export function openEntrances(scene: Scene): readonly SpaceId[] {
  const entrances = CELLS.filter(({ id }) => id === STATION || scene.tiles[id] === 'entrance')
  return entrances.filter(({ id }) => !isCovered(id, scene)).map(({ id }) => id)
}
