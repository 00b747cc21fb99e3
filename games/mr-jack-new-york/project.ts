import { type Audience, popcount } from '@gaslight/core'
import { alibisOf, appealsOf, DUTIES, deckOf, isChance, JACK, REASONS, ROLES, winnerOf } from '@gaslight/jack-family'
import { PORTS, SPACES } from './board.ts'
import { CAST, type Character } from './cast.ts'
import { NOWHERE, pairName, spacesOf } from './hexes.ts'
import { Phase, STATES } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { TILES } from './roster.ts'
import type { NewYorkView, SpaceId, Tile } from './view.ts'

/** What this audience may know, by allow-list (NY-62, NY-75, section 11). The order of the keys is fixed. */
export function view(p: NewYorkPosition, to: Audience): NewYorkView {
  const over = p.phase === Phase.over
  // NY-72: when the game is over everything is shown to all.
  const all = over || to === 'omniscient'
  return {
    audience: typeof to === 'number' ? ROLES[to] : to,
    options: p.rules.options,
    state: STATES[p.phase],
    decides: over ? 'nobody' : isChance(p) ? 'chance' : ROLES[p.seat()],
    round: p.round,
    slot: over ? Math.min(p.slot, 3) + 1 : p.slot + 1,
    witness: p.witnessSeen ? 'seen' : 'unseen',
    characters: charactersOf(p),
    tiles: tilesOf(p),
    investigation: [pairName(p.firstPair), pairName(p.secondPair)],
    steamers: steamersOf(p),
    informant: informantOf(p),
    supply: { entrance: p.supply[0], lamp: p.supply[1], site: p.supply[2] },
    cards: cardsOf(p),
    ...(over || p.active < 0 ? {} : { active: activeOf(p) }),
    alibis: alibisOf(p, to, all),
    deck: popcount(deckOf(p)),
    appeals: appealsOf(p),
    ...(p.jack >= 0 && (all || to === JACK) ? { jack: CAST[p.jack] } : {}),
    ...(p.ending < 0 ? {} : { outcome: { winner: winnerOf(p.ending), reason: REASONS[p.ending] } }),
  }
}

/** Cleared and suspect on every space: views share them, so that comparing two views is quick. */
const STANDING = SPACES.flatMap(at => [{ at, suspect: false } as const, { at, suspect: true } as const])

function charactersOf(p: NewYorkPosition): NewYorkView['characters'] {
  const standing = (piece: number) => STANDING[2 * p.spaces[piece] + ((p.suspects >> piece) & 1)]
  return {
    Beach: standing(0),
    Callahan: standing(1),
    Eastman: standing(2),
    Grant: standing(3),
    Latimer: standing(4),
    Rider: standing(5),
    Smith: standing(6),
    Tumblety: standing(7),
  }
}

/** The kind of tile on a space; -1 where there is none. */
export function tileOn(p: NewYorkPosition, space: number): number {
  const word = Math.floor(space / 30)
  for (let kind = 0; kind < TILES.length; kind++)
    if (((p.tiles[3 * kind + word] >> (space % 30)) & 1) === 1) return kind
  return -1
}

function tilesOf(p: NewYorkPosition): NewYorkView['tiles'] {
  const [low, mid, high] = [0, 1, 2].map(
    word => p.tiles[word] | p.tiles[3 + word] | p.tiles[6 + word] | p.tiles[9 + word],
  )
  const tiles: { [cell: SpaceId]: Tile } = {}
  for (const space of spacesOf(low, mid, high)) tiles[SPACES[space]] = TILES[tileOn(p, space)]
  return tiles
}

function steamersOf({ steamers }: NewYorkPosition): NewYorkView['steamers'] {
  const [first, second] = PORTS.filter((_, port) => ((steamers >> port) & 1) === 1)
  return [first, second]
}

function informantOf({ informant, mute }: NewYorkPosition): NewYorkView['informant'] {
  return { ...(informant === NOWHERE ? {} : { at: SPACES[informant] }), side: mute ? 'mute' : 'talkative' }
}

function cardsOf(p: NewYorkPosition): NewYorkView['cards'] {
  const cards: { [name in Character]?: 'open' | 'used' } = {}
  for (const [piece, name] of CAST.entries())
    if (((p.revealed >> piece) & 1) === 1) cards[name] = ((p.used >> piece) & 1) === 1 ? 'used' : 'open'
  return cards
}

function activeOf(p: NewYorkPosition): NonNullable<NewYorkView['active']> {
  return { character: CAST[p.active], seat: ROLES[p.seat()], moved: p.moved, power: DUTIES[p.power] }
}
