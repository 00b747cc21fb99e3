import { buildShared } from '@gaslight/jack-family'
import { PORTS } from './board.ts'
import { CAST } from './cast.ts'
import { NOWHERE, pairBetween, spaceOf } from './hexes.ts'
import { type PhaseCode, STATES } from './phase.ts'
import { NewYorkPosition } from './position.ts'
import { BUILT, TileCode } from './roster.ts'
import { rulesOf } from './rules.ts'
import type { NewYorkView } from './view.ts'

/** The position that an all-seeing view shows, every secret in it filled in. The inverse of `view(p, 'omniscient')`. */
export function build(view: NewYorkView): NewYorkPosition {
  const p = new NewYorkPosition(rulesOf(view.options))
  p.phase = Math.max(0, STATES.indexOf(view.state)) as PhaseCode
  for (const [piece, name] of CAST.entries()) p.spaces[piece] = spaceOf(view.characters[name].at)
  p.recount()
  p.tiles.fill(0)
  for (const [cell, tile] of Object.entries(view.tiles)) p.layTile(TileCode[tile], spaceOf(cell))
  for (const [kind, tile] of BUILT.entries()) p.supply[kind] = view.supply[tile]
  const [first, second] = view.investigation
  p.layPairs(pairBetween(...first), pairBetween(...second))
  p.steamers = view.steamers.reduce((ports, id) => ports | (1 << PORTS.indexOf(id)), 0)
  p.informant = view.informant.at === undefined ? NOWHERE : spaceOf(view.informant.at)
  p.mute = view.informant.side === 'mute'
  buildShared(p, view)
  return p
}
