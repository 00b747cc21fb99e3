import { type Audience, popcount } from '@gaslight/core'
import { alibisOf, appealsOf, DUTIES, deckOf, isChance, JACK, REASONS, ROLES, winnerOf } from '@gaslight/jack-family'
import { DIRECTIONS, EXIT_IDS, type ExitId, type HexId, POSTS, STREETS, type Tile } from './board.ts'
import type { Character } from './cast.ts'
import { EDGES } from './hexes.ts'
import { castNames, hexName, manholeName } from './names.ts'
import { Phase, STATES } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { ORDINAL, ROSTER } from './roster.ts'
import { NOWHERE } from './rules.ts'
import type { MrJackView } from './view.ts'

/** What this audience may know, by allow-list (MJ-57, MJ-68, section 11). The order of the keys is fixed. */
export function view(p: MrJackPosition, to: Audience): MrJackView {
  const over = p.phase === Phase.over
  // MJ-66: when the game is over everything is shown to all.
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
    ...(p.facing < 0 ? {} : { facing: DIRECTIONS[p.facing] }),
    lamps: lampsOf(p),
    covers: coversOf(p),
    cordons: cordonsOf(p),
    cards: cardsOf(p),
    ...(over || p.active < 0 ? {} : { active: activeOf(p) }),
    alibis: alibisOf(p, to, all),
    deck: p.cast === 0 ? 8 : popcount(deckOf(p)),
    appeals: appealsOf(p),
    ...(p.jack >= 0 && (all || to === JACK) ? { jack: p.nameOf(p.jack) } : {}),
    ...(p.ending < 0 ? {} : { outcome: { winner: winnerOf(p.ending), reason: REASONS[p.ending] } }),
    ...(p.rules.extension ? { extension: extensionOf(p, to, all) } : {}),
  }
}

/** Cleared and suspect on every street hex: views share them, so that comparing two views is quick. */
const STANDING = STREETS.flatMap(at => [{ at, suspect: false } as const, { at, suspect: true } as const])

function charactersOf(p: MrJackPosition): MrJackView['characters'] {
  const characters: { [name in Character]?: (typeof STANDING)[number] } = {}
  for (let piece = 0; piece < 8; piece++)
    if (p.hexes[piece] !== NOWHERE)
      characters[p.nameOf(piece)] = STANDING[2 * p.hexes[piece] + ((p.suspects >> piece) & 1)]
  return characters
}

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

function cardsOf(p: MrJackPosition): MrJackView['cards'] {
  const cards: { [name in Character]?: 'open' | 'used' } = {}
  for (let piece = 0; piece < 8; piece++)
    if (((p.revealed >> piece) & 1) === 1) cards[p.nameOf(piece)] = ((p.used >> piece) & 1) === 1 ? 'used' : 'open'
  return cards
}

function activeOf(p: MrJackPosition): NonNullable<MrJackView['active']> {
  return { character: p.nameOf(p.active), seat: ROLES[p.seat()], moved: p.moved, power: DUTIES[p.power] }
}

/** MJ-87: a hand is its seats' secret, a pick its own seat's, until both have picked. */
function extensionOf(p: MrJackPosition, to: Audience, all: boolean): NonNullable<MrJackView['extension']> {
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
