import { START } from './board.ts'
import type { Character } from './cast.ts'
import { BUILT } from './roster.ts'
import type { NewYorkView, Tile } from './view.ts'

/** When it is: how often each card has been played follows from it (NY-3, NY-14). */
export type Time = Pick<NewYorkView, 'round' | 'cards' | 'active' | 'outcome'>

/** Who builds each tile (NY-33 to NY-35). */
export const BUILDERS = { entrance: 'Beach', lamp: 'Latimer', site: 'Rider' } as const

/** How often at most a character has used its power by now: once in two rounds, and now if it has done so already. */
export function mostUses({ round, cards, active, outcome }: Time, character: Character): number {
  const pairs = (round - 1) >> 1
  const card = cards[character]
  if (card === 'used') return pairs + 1
  if (card === undefined) return round % 2 === 0 ? pairs + 1 : pairs
  const using = active?.character === character && active.power === 'used'
  // Who accused or left is not told any more; it may have used its power first.
  return using || (outcome !== undefined && outcome.reason !== 'dawn') ? pairs + 1 : pairs
}

export function countTiles(tiles: NewYorkView['tiles'], kind: Tile): number {
  return Object.values(tiles).filter(tile => tile === kind).length
}

/** Tiles of this kind that lie on the board at the start. */
export function laidAtStart(kind: Tile): number {
  return countTiles(START.tiles, kind)
}

/** How many tiles have been built, all kinds together: none ever leaves the board (NY-48). */
export function builtTiles(tiles: NewYorkView['tiles']): number {
  return Object.keys(tiles).length - Object.keys(START.tiles).length
}

/**
 * The supply that fits these tiles, where a document does not tell it: what lies there face up has been built, and Parks
 * are taken for the backs of what their builders can have built besides, Metro entrances first.
 */
export function supplyLeft(tiles: NewYorkView['tiles'], time: Time): NewYorkView['supply'] {
  const built = { entrance: 0, lamp: 0, site: 0 }
  for (const kind of BUILT) built[kind] = Math.max(0, countTiles(tiles, kind) - laidAtStart(kind))
  let parks = builtTiles(tiles) - built.entrance - built.lamp - built.site
  for (const kind of BUILT) {
    const more = Math.max(0, Math.min(parks, mostUses(time, BUILDERS[kind]) - built[kind]))
    built[kind] += more
    parks -= more
  }
  return {
    entrance: START.supply.entrance - built.entrance,
    lamp: START.supply.lamp - built.lamp,
    site: START.supply.site - built.site,
  }
}
