import { type HexId, isStreet, neighbor } from '@gaslight/mr-jack'
import { around, bearerOf } from './places.ts'
import type { Scene } from './props.ts'

/** The hexes the lantern lights, nearest first (MJ-52, MJ-83). */
export function beamOf(scene: Scene): readonly HexId[] {
  const bearer = bearerOf(scene)
  if (!bearer || !scene.facing) return []
  const beam: HexId[] = []
  let from = bearer.at
  for (;;) {
    const cell = neighbor(from, scene.facing)
    if (!cell || (scene.options.barricadeStopsBeam && barred(scene, from, cell.id))) return beam
    const shinesOn = cell.kind === 'post' && !scene.options.litPostStopsBeam && cell.id in scene.lamps
    if (!isStreet(cell.kind) && !shinesOn) return beam
    if (isStreet(cell.kind)) beam.push(cell.id)
    from = cell.id
  }
}

/** All street hexes in gaslight or in the beam. */
export function litHexes(scene: Scene): ReadonlySet<HexId> {
  const lit = new Set(beamOf(scene))
  for (const post of Object.keys(scene.lamps)) {
    for (const cell of around(post)) if (isStreet(cell.kind)) lit.add(cell.id)
  }
  return lit
}

function barred(scene: Scene, from: HexId, to: HexId): boolean {
  return scene.extension?.barricade?.every(hex => hex === from || hex === to) ?? false
}
