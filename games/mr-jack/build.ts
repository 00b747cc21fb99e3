import { buildShared, PIECES } from '@gaslight/jack-family'
import { DIRECTIONS, EXIT_IDS, POSTS } from './board.ts'
import { edgeBetween, streetOf } from './hexes.ts'
import { manholeOf } from './names.ts'
import { Phase, type PhaseCode, STATES } from './phase.ts'
import { MrJackPosition } from './position.ts'
import { BASIC, castMask, castNames, ORDINAL } from './roster.ts'
import { GONE, rulesOf } from './rules.ts'
import { terrainOf } from './terrain.ts'
import type { MrJackView } from './view.ts'

/** A view with every secret filled in, and sound in itself. */
export type FullView = MrJackView

/** The position that an all-seeing view shows. The inverse of `view(p, 'omniscient')`. */
export function build(view: FullView): MrJackPosition {
  const p = new MrJackPosition(rulesOf(view.options))
  const { extension } = view
  if (extension !== undefined) {
    p.hand = castMask(extension.hands?.jack ?? [])
    p.jackPicks = castMask(extension.picks?.jack ?? [])
    p.detectivePicks = castMask(extension.picks?.detective ?? [])
    const cast = castOf(view)
    if (cast !== 0) p.takeCast(cast)
    if (extension.barricade !== undefined) {
      const [a, b] = extension.barricade
      p.terrain = terrainOf(p.rules.edition, edgeBetween(streetOf(a), streetOf(b)))
    }
    if (extension.imitates !== undefined) {
      p.imitates = ORDINAL[extension.imitates]
      const moriarty = p.pieceOf('Moriarty')
      if (extension.imitates === 'Watson') p.lantern = moriarty
      if (extension.imitates === 'Abberline') p.questioner = moriarty
    }
  }
  buildShared(p, view)
  p.phase = Math.max(0, STATES.indexOf(view.state)) as PhaseCode
  for (const name of castNames(p.cast)) {
    const character = view.characters[name]
    if (character !== undefined) p.hexes[p.pieceOf(name)] = streetOf(character.at)
  }
  p.recount()
  p.facing = view.facing === undefined ? -1 : DIRECTIONS.indexOf(view.facing)
  p.lit = 0
  p.tiles = GONE | (GONE << 4) | (GONE << 8) | (GONE << 12)
  for (const [post, id] of POSTS.entries()) {
    const tile = view.lamps[id]
    if (tile === undefined) continue
    p.lit |= 1 << post
    if (tile !== 'plain') p.tiles = (p.tiles & ~(GONE << (4 * (tile - 1)))) | (post << (4 * (tile - 1)))
  }
  p.covers = view.covers.reduce((mask, id) => mask | (1 << manholeOf(p, id)), 0)
  p.cordons = view.cordons.reduce((mask, id) => mask | (1 << EXIT_IDS.indexOf(id)), 0)
  if (view.active !== undefined && p.phase !== Phase.placement)
    p.acts = view.active.character === 'Moriarty' && p.imitates >= 0 ? p.imitates : p.who[p.active]
  return p
}

/** The eight characters as bits over ordinals; 0 while they are not picked. */
export function castOf(view: MrJackView): number {
  const { jack, detective } = view.extension?.picks ?? {}
  if (jack !== undefined && detective !== undefined) return BASIC | castMask(jack) | castMask(detective)
  const placed = Object.keys(view.characters) as (keyof typeof view.characters)[]
  return placed.length === PIECES ? castMask(placed) : 0
}
