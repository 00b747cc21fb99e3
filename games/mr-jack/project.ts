import type { Audience } from '@gaslight/core'
import { charactersOf, isOpenTo, JACK, standings, viewHead, viewTail } from '@gaslight/jack-family'
import { DIRECTIONS, EXIT_IDS, type ExitId, type HexId, POSTS, STREETS, type Tile } from './board.ts'
import { EDGES } from './hexes.ts'
import { hexName, manholeName } from './names.ts'
import { STATES } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { castNames, ORDINAL, ROSTER } from './roster.ts'
import type { MrJackView } from './view.ts'

/** What this audience may know, by allow-list (MJ-57, MJ-68, section 11). The order of the keys is fixed. */
export function view(p: MrJackPosition, to: Audience): MrJackView {
  return {
    ...viewHead(p, to, p.rules.options, STATES[p.phase]),
    characters: charactersOf(p, p.hexes, STANDINGS),
    ...(p.facing < 0 ? {} : { facing: DIRECTIONS[p.facing] }),
    lamps: lampsOf(p),
    covers: coversOf(p),
    cordons: cordonsOf(p),
    ...viewTail(p, to),
    ...(p.rules.extension ? { extension: extensionOf(p, to) } : {}),
  }
}

const STANDINGS = standings(STREETS)

/** The tile on a lit post: 1 to 4, or a plain one. */
function tileOn(p: MrJackPosition, post: number): Tile {
  for (const tile of [1, 2, 3, 4] as const) if (((p.tiles >> (4 * (tile - 1))) & 15) === post) return tile
  return 'plain'
}

function lampsOf(p: MrJackPosition): MrJackView['lamps'] {
  const lamps: { [post: HexId]: Tile } = {}
  for (const [post, id] of POSTS.entries()) if (((p.lit >> post) & 1) === 1) lamps[id] = tileOn(p, post)
  return lamps
}

function coversOf(p: MrJackPosition): HexId[] {
  const covers: HexId[] = []
  for (let m = 0; m < p.terrain.manholes.length; m++) if (((p.covers >> m) & 1) === 1) covers.push(manholeName(p, m))
  return covers
}

function cordonsOf(p: MrJackPosition): ExitId[] {
  return EXIT_IDS.filter((_, exit) => ((p.cordons >> exit) & 1) === 1)
}

/** MJ-87: a hand is its seats' secret, a pick its own seat's, until both have picked. */
function extensionOf(p: MrJackPosition, to: Audience): NonNullable<MrJackView['extension']> {
  const all = isOpenTo(p, to)
  const dealt = p.hand !== 0
  const shown = all || p.detectivePicks !== 0
  const { barricade } = p.terrain
  return {
    ...(dealt && (shown || typeof to === 'number')
      ? { hands: { jack: castNames(p.hand), detective: castNames(p.rules.pool & ~p.hand) } }
      : {}),
    ...(p.jackPicks !== 0 && (shown || to === JACK)
      ? {
          picks: {
            jack: castNames(p.jackPicks),
            ...(p.detectivePicks === 0 ? {} : { detective: castNames(p.detectivePicks) }),
          },
        }
      : {}),
    ...(barricade < 0
      ? {}
      : { barricade: [hexName(EDGES[2 * barricade]), hexName(EDGES[2 * barricade + 1])] as const }),
    ...(p.imitates < 0 ? {} : { imitates: ROSTER[p.imitates].name }),
    ...(p.lantern >= 0 && p.who[p.lantern] !== ORDINAL.Watson ? { lantern: p.nameOf(p.lantern) } : {}),
  }
}
