import type { Audience } from '@gaslight/core'
import { charactersOf, hexesOf, standings, viewHead, viewTail } from '@gaslight/jack-family'
import { PORTS, SPACES } from './board.ts'
import { NOWHERE, pairName } from './hexes.ts'
import { STATES } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { TILES } from './roster.ts'
import type { NewYorkView, SpaceId, Tile } from './view.ts'

/** What this audience may know, by allow-list (NY-62, NY-75, section 11). The order of the keys is fixed. */
export function view(p: NewYorkPosition, to: Audience): NewYorkView {
  return {
    ...viewHead(p, to, p.rules.options, STATES[p.phase]),
    characters: charactersOf(p, p.spaces, STANDINGS),
    tiles: tilesOf(p),
    investigation: [pairName(p.firstPair), pairName(p.secondPair)],
    steamers: steamersOf(p),
    informant: informantOf(p),
    supply: { entrance: p.supply[0], lamp: p.supply[1], site: p.supply[2] },
    ...viewTail(p, to),
  }
}

const STANDINGS = standings(SPACES)

function tilesOf(p: NewYorkPosition): NewYorkView['tiles'] {
  const [low, mid, high] = [0, 1, 2].map(
    word => p.tiles[word] | p.tiles[3 + word] | p.tiles[6 + word] | p.tiles[9 + word],
  )
  const tiles: { [cell: SpaceId]: Tile } = {}
  for (const space of hexesOf(low, mid, high)) tiles[SPACES[space]] = TILES[p.tileOn(space)]
  return tiles
}

function steamersOf({ steamers }: NewYorkPosition): NewYorkView['steamers'] {
  const [first, second] = PORTS.filter((_, port) => ((steamers >> port) & 1) === 1)
  return [first, second]
}

function informantOf({ informant, mute }: NewYorkPosition): NewYorkView['informant'] {
  return { ...(informant === NOWHERE ? {} : { at: SPACES[informant] }), side: mute ? 'mute' : 'talkative' }
}
