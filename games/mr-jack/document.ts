import type { Fields, FormatError, Result } from '@gaslight/core'
import {
  ACTIVATIONS,
  type DocumentReading,
  documentOf,
  idleState,
  PIECES,
  positionOf,
  ROLES,
  ROUNDS,
  type Role,
  type Root,
  readActive,
  readCards,
  readHistory,
  readOutcome,
  readWitness,
  usedOf,
} from '@gaslight/jack-family'
import { BOARDS, DIRECTIONS, type Direction, EXIT_IDS, type HexId, POSTS, STREETS, type Tile } from './board.ts'
import { build } from './build.ts'
import { BASE_CAST, type Character } from './cast.ts'
import { hexKind } from './hexes.ts'
import { type MrJackOptions, OPTIONS } from './options.ts'
import { STATES } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { view } from './project.ts'
import { castNames, EARLY, ORDINAL, ordinalOf, POOLS, POWER_OF, Power, ROSTER } from './roster.ts'
import { complete } from './sample.ts'
import { checkPosition, checkView } from './soundness.ts'
import type { MrJackView, State } from './view.ts'

const KEYS = [
  'options',
  'state',
  'round',
  'slot',
  'witness',
  'characters',
  'facing',
  'lamps',
  'covers',
  'cordons',
  'cards',
  'active',
  'alibis',
  'appeals',
  'jack',
  'outcome',
  'extension',
] as const

const NAMES: readonly Character[] = ROSTER.map(row => row.name)
const TILES: readonly Tile[] = [1, 2, 3, 4, 'plain']

/** A position document: the all-seeing view without what follows from the rest of it. */
export function toDocument(p: MrJackPosition): object {
  return documentOf(view(p, 'omniscient'))
}

/** The position of a document; fields left out take their start value, secrets the first that fits. */
export function fromDocument(document: unknown): Result<MrJackPosition, FormatError> {
  return positionOf(document, READING)
}

const READING: DocumentReading<MrJackPosition, MrJackView, MrJackOptions> = {
  keys: KEYS,
  options: OPTIONS,
  read: readView,
  checkView,
  build: (read, rng) => build(complete(read, rng)),
  checkPosition,
}

function readView(f: Fields, root: Root, options: MrJackOptions): MrJackView {
  const extension = options.cast === 'extension'
  const lowest = extension ? 0 : 1
  const round = f.integer(root.round ?? (root.characters === undefined ? lowest : 1), 'round', lowest, ROUNDS)
  const cards = readCards(f, root, NAMES)
  const active = readActive(f, root, NAMES, character => dueOf(character, root.extension))
  const outcome = readOutcome(f, root)
  const extras = extension ? readExtension(f, root.extension ?? {}, options) : undefined
  if (!extension && root.extension !== undefined) f.fail('extension: only with the option cast "extension"')
  const characters = readCharacters(f, root.characters ?? {}, options)
  const slot = f.integer(
    root.slot ?? Math.min(usedOf(cards) + 1, ACTIVATIONS),
    'slot',
    1,
    round === 0 ? PIECES : ACTIVATIONS,
  )
  const head = { round, cards, ...(active && { active }), ...(outcome && { outcome }) }
  const state = root.state === undefined ? stateOf(f, root, head, extension) : f.oneOf(root.state, 'state', STATES)
  const facing = readFacing(f, root.facing, options, state, characters)
  const decides = state === 'picks' && extras?.picks?.jack !== undefined ? 'detective' : 'nobody'
  return {
    audience: 'omniscient',
    options,
    state,
    decides,
    slot,
    witness: readWitness(f, root),
    characters,
    ...(facing === undefined ? {} : { facing }),
    lamps: root.lamps === undefined ? lampsOfRound(options, round) : readLamps(f, root.lamps),
    covers: readCovers(f, root.covers, options),
    cordons:
      root.cordons === undefined ? BOARDS[options.board].start.cordons : f.distinct(root.cordons, 'cordons', EXIT_IDS),
    ...head,
    ...readHistory(f, root, NAMES),
    ...(extras === undefined ? {} : { extension: extras }),
  }
}

/** The state that the other fields speak of, where a document does not name it. */
function stateOf(
  f: Fields,
  root: Root,
  head: Pick<MrJackView, 'round' | 'cards' | 'active' | 'outcome'>,
  extension: boolean,
): State {
  if (head.outcome === undefined) {
    if (head.active !== undefined) return dutyState(head.active, root.extension)
    if (head.round === 0 && Object.keys(head.cards).length === 0) return 'hands'
  }
  const state = idleState(f, root, head, 'MJ-16')
  return state === 'identity' && extension ? 'deal' : state
}

function actingAs(character: Character, extension: unknown): number {
  const imitates =
    typeof extension === 'object' && extension !== null && 'imitates' in extension ? extension.imitates : ''
  const guise = character === 'Moriarty' && typeof imitates === 'string' ? ordinalOf(imitates) : -1
  return guise < 0 ? ORDINAL[character] : guise
}

function dutyState(active: NonNullable<MrJackView['active']>, extension: unknown): State {
  const ordinal = actingAs(active.character, extension)
  if (ROSTER[ordinal].name === 'Moriarty') return 'imitation'
  if (active.moved) return POWER_OF[ordinal] === Power.alibi ? 'alibi' : 'power-after'
  return EARLY[ordinal] === 1 && active.power === 'open' ? 'power-or-move' : 'move'
}

function dueOf(character: Character, extension: unknown): 'none' | 'open' {
  const power = POWER_OF[actingAs(character, extension)]
  return power === Power.none || power === Power.swap ? 'none' : 'open'
}

/** In the base game each character starts where MJ-6 says; in the extension nobody has a place. */
function readCharacters(f: Fields, value: unknown, options: MrJackOptions): MrJackView['characters'] {
  const base = options.cast === 'base'
  const fields = f.object(value, 'characters', base ? BASE_CAST : NAMES)
  const { characters: start } = BOARDS[options.board].start
  const characters: { [name in Character]?: { at: HexId; suspect: boolean } } = {}
  if (base) for (const name of BASE_CAST) characters[name] = { at: start[name], suspect: true }
  for (const name of NAMES) {
    if (fields[name] === undefined) continue
    const path = `characters.${name}`
    const { at, suspect } = f.object(fields[name], path, ['at', 'suspect'])
    characters[name] = {
      at: at === undefined && base ? (characters[name]?.at ?? '') : readStreet(f, at, `${path}.at`),
      suspect: f.oneOf(suspect ?? true, `${path}.suspect`, [true, false]),
    }
  }
  return characters
}

function readStreet(f: Fields, value: unknown, path: string): HexId {
  const id = typeof value === 'string' ? value : ''
  switch (hexKind(id)) {
    case 'unknown':
      f.fail(`${path}: ${JSON.stringify(value)} is no hex of the board`)
      return STREETS[0]
    case 'obstacle':
      f.fail(`${path}: ${id} is no street hex (MJ-7)`)
      return STREETS[0]
    case 'street':
      return id
  }
}

/** Watson shines as the option says, where nothing else is told and he has been placed. */
function readFacing(
  f: Fields,
  value: unknown,
  options: MrJackOptions,
  state: State,
  characters: MrJackView['characters'],
): Direction | undefined {
  if (value !== undefined) return f.oneOf(value, 'facing', DIRECTIONS)
  return characters.Watson !== undefined && state !== 'facing' ? options.watsonFacing : undefined
}

function lampsOfRound(options: MrJackOptions, round: number): MrJackView['lamps'] {
  const lamps = Object.entries(BOARDS[options.board].start.lamps)
  return Object.fromEntries(lamps.filter(([, tile]) => tile === 'plain' || tile >= round))
}

function readLamps(f: Fields, value: unknown): MrJackView['lamps'] {
  const fields = f.object(value, 'lamps', POSTS)
  const lamps: { [post: HexId]: Tile } = {}
  for (const post of POSTS) if (fields[post] !== undefined) lamps[post] = f.oneOf(fields[post], `lamps.${post}`, TILES)
  return lamps
}

function readCovers(f: Fields, value: unknown, options: MrJackOptions): readonly HexId[] {
  const { start, manholes } = BOARDS[options.board]
  return value === undefined ? start.covers : f.distinct(value, 'covers', manholes)
}

function readExtension(f: Fields, value: unknown, options: MrJackOptions): NonNullable<MrJackView['extension']> {
  const fields = f.object(value, 'extension', ['hands', 'picks', 'barricade', 'imitates', 'lantern'])
  const pool = castNames(POOLS[options.pool].cards)
  const hands = fields.hands === undefined ? undefined : f.object(fields.hands, 'extension.hands', ROLES)
  const picks = fields.picks === undefined ? undefined : f.object(fields.picks, 'extension.picks', ROLES)
  const seats = (object: { readonly [key: string]: unknown }, path: string, seat: Role) =>
    object[seat] === undefined ? undefined : f.distinct(object[seat], `${path}.${seat}`, pool)
  const jackHand = hands === undefined ? undefined : (seats(hands, 'extension.hands', 'jack') ?? [])
  const jackPicks = picks === undefined ? undefined : seats(picks, 'extension.picks', 'jack')
  const detectivePicks = picks === undefined ? undefined : seats(picks, 'extension.picks', 'detective')
  const edge = fields.barricade === undefined ? undefined : f.list(fields.barricade, 'extension.barricade')
  return {
    ...(jackHand === undefined
      ? {}
      : { hands: { jack: jackHand, detective: pool.filter(name => !jackHand.includes(name)) } }),
    ...(picks === undefined
      ? {}
      : {
          picks: {
            ...(jackPicks === undefined ? {} : { jack: jackPicks }),
            ...(detectivePicks === undefined ? {} : { detective: detectivePicks }),
          },
        }),
    ...(edge === undefined
      ? {}
      : {
          barricade: [
            readStreet(f, edge[0], 'extension.barricade[0]'),
            readStreet(f, edge[1], 'extension.barricade[1]'),
          ] as const,
        }),
    ...(fields.imitates === undefined ? {} : { imitates: f.oneOf(fields.imitates, 'extension.imitates', NAMES) }),
    ...(fields.lantern === undefined
      ? {}
      : { lantern: f.oneOf(fields.lantern, 'extension.lantern', ['Moriarty'] as const) }),
  }
}
