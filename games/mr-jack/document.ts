import { completeOptions, err, type FormatError, ok, type Result, type Rng } from '@gaslight/core'
import { Fields } from '@gaslight/jack-family'
import { BOARDS, DIRECTIONS, type Direction, EXIT_IDS, type HexId, POSTS, STREETS, type Tile } from './board.ts'
import { build } from './build.ts'
import { BASE_CAST, type Character } from './cast.ts'
import { hexKind } from './hexes.ts'
import { castNames } from './names.ts'
import { type MrJackOptions, OPTIONS } from './options.ts'
import { STATES } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { view } from './project.ts'
import { EARLY, ORDINAL, ordinalOf, POOLS, POWER_OF, Power, ROSTER } from './roster.ts'
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
const ROLE_NAMES = ['jack', 'detective'] as const
const WITNESS = ['seen', 'unseen'] as const
const TILES: readonly Tile[] = [1, 2, 3, 4, 'plain']

/** A position document: the all-seeing view without what follows from the rest of it. */
export function toDocument(p: MrJackPosition): object {
  const { audience: _audience, decides: _decides, deck: _deck, ...document } = view(p, 'omniscient')
  return document
}

/** Takes the first of whatever a document leaves open. */
const first: Rng = { below: () => 0, unit: () => 0 }

/** The position of a document; fields left out take their start value, secrets the first that fits. */
export function fromDocument(document: unknown): Result<MrJackPosition, FormatError> {
  const f = new Fields()
  const root = f.object(document, 'the document', KEYS)
  const given = f.object(
    root.options ?? {},
    'options',
    OPTIONS.map(field => field.key),
  )
  const options = completeOptions(OPTIONS, given)
  if (!options.ok) return err({ message: f.problem ?? options.error })
  const read = readView(f, root, options.value as unknown as MrJackOptions)
  checkView(f, read)
  if (f.problem !== null) return err({ message: f.problem })
  const p = build(complete(read, first))
  checkPosition(f, p)
  return f.problem === null ? ok(p) : err({ message: f.problem })
}

type Root = { readonly [key in (typeof KEYS)[number]]?: unknown }

function readView(f: Fields, root: Root, options: MrJackOptions): MrJackView {
  const extension = options.cast === 'extension'
  const lowest = extension ? 0 : 1
  const round = f.integer(root.round ?? (root.characters === undefined ? lowest : 1), 'round', lowest, 8)
  const cards = readCards(f, root.cards ?? {})
  const used = Object.values(cards).filter(card => card === 'used').length
  const active = root.active === undefined ? undefined : readActive(f, root.active, root.extension)
  const outcome = root.outcome === undefined ? undefined : readOutcome(f, root.outcome)
  const extras = extension ? readExtension(f, root.extension ?? {}, options) : undefined
  if (!extension && root.extension !== undefined) f.fail('extension: only with the option cast "extension"')
  const characters = readCharacters(f, root.characters ?? {}, options)
  const slot = f.integer(root.slot ?? Math.min(used + 1, 4), 'slot', 1, round === 0 ? 8 : 4)
  const head = { round, cards, active, outcome }
  const state = root.state === undefined ? stateOf(f, root, head, extension) : f.oneOf(root.state, 'state', STATES)
  const facing = readFacing(f, root.facing, options, state, characters)
  const decides = state === 'picks' && extras?.picks?.jack !== undefined ? 'detective' : 'nobody'
  return {
    audience: 'omniscient',
    options,
    state,
    decides,
    round,
    slot,
    witness: f.oneOf(root.witness ?? 'seen', 'witness', WITNESS),
    characters,
    ...(facing === undefined ? {} : { facing }),
    lamps: root.lamps === undefined ? lampsOfRound(options, round) : readLamps(f, root.lamps),
    covers: readCovers(f, root.covers, options),
    cordons:
      root.cordons === undefined ? BOARDS[options.board].start.cordons : f.distinct(root.cordons, 'cordons', EXIT_IDS),
    cards,
    ...(active === undefined ? {} : { active }),
    alibis: f.list(root.alibis ?? [], 'alibis').map((draw, i) => readAlibi(f, draw, `alibis[${i}]`)),
    deck: 0,
    appeals: f.list(root.appeals ?? [], 'appeals').map((appeal, i) => readAppeal(f, appeal, `appeals[${i}]`)),
    ...(root.jack === undefined ? {} : { jack: f.oneOf(root.jack, 'jack', NAMES) }),
    ...(outcome === undefined ? {} : { outcome }),
    ...(extras === undefined ? {} : { extension: extras }),
  }
}

interface Head {
  readonly round: number
  readonly cards: MrJackView['cards']
  readonly active: MrJackView['active'] | undefined
  readonly outcome: MrJackView['outcome'] | undefined
}

/** The state that the other fields speak of, where a document does not name it. */
function stateOf(f: Fields, root: Root, head: Head, extension: boolean): State {
  const { active, outcome, round, cards } = head
  if (outcome !== undefined) return 'over'
  if (active !== undefined) return dutyState(active, root.extension)
  if (Object.keys(cards).length > 0) return 'card'
  if (round === 0) return 'hands'
  if (round % 2 === 0) f.fail('cards: an even round has its four cards from the start (MJ-16)')
  const untouched = round === 1 && root.jack === undefined && root.alibis === undefined && !extension
  return untouched ? 'identity' : 'deal'
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

function readActive(f: Fields, value: unknown, extension: unknown): NonNullable<MrJackView['active']> {
  const fields = f.object(value, 'active', ['character', 'seat', 'moved', 'power'])
  const character = f.oneOf(fields.character, 'active.character', NAMES)
  const power = POWER_OF[actingAs(character, extension)]
  const due = power === Power.none || power === Power.swap ? 'none' : 'open'
  return {
    character,
    seat: f.oneOf(fields.seat ?? 'jack', 'active.seat', ROLE_NAMES),
    moved: f.oneOf(fields.moved ?? false, 'active.moved', [false, true]),
    power: f.oneOf(fields.power ?? due, 'active.power', ['none', 'open', 'used'] as const),
  }
}

function readOutcome(f: Fields, value: unknown): NonNullable<MrJackView['outcome']> {
  const fields = f.object(value, 'outcome', ['winner', 'reason'])
  const reason = f.oneOf(fields.reason, 'outcome.reason', ['escaped', 'arrested', 'wrong-accusation', 'dawn'] as const)
  const winner = reason === 'arrested' ? 'detective' : 'jack'
  f.oneOf(fields.winner ?? winner, 'outcome.winner', [winner])
  return { winner, reason }
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

function readCards(f: Fields, value: unknown): MrJackView['cards'] {
  const fields = f.object(value, 'cards', NAMES)
  const cards: { [name in Character]?: 'open' | 'used' } = {}
  for (const name of NAMES)
    if (fields[name] !== undefined) cards[name] = f.oneOf(fields[name], `cards.${name}`, ['open', 'used'] as const)
  return cards
}

function readAlibi(f: Fields, value: unknown, path: string): MrJackView['alibis'][number] {
  const fields = f.object(value, path, ['by', 'round', 'slot', 'character'])
  return {
    by: f.oneOf(fields.by, `${path}.by`, ROLE_NAMES),
    round: f.integer(fields.round, `${path}.round`, 1, 8),
    slot: f.integer(fields.slot, `${path}.slot`, 1, 4),
    ...(fields.character === undefined ? {} : { character: f.oneOf(fields.character, `${path}.character`, NAMES) }),
  }
}

function readAppeal(f: Fields, value: unknown, path: string): MrJackView['appeals'][number] {
  const fields = f.object(value, path, ['round', 'witness', 'cleared'])
  return {
    round: f.integer(fields.round, `${path}.round`, 1, 7),
    witness: f.oneOf(fields.witness, `${path}.witness`, WITNESS),
    cleared: f.distinct(fields.cleared ?? [], `${path}.cleared`, NAMES),
  }
}

function readExtension(f: Fields, value: unknown, options: MrJackOptions): NonNullable<MrJackView['extension']> {
  const fields = f.object(value, 'extension', ['hands', 'picks', 'barricade', 'imitates', 'lantern'])
  const pool = castNames(POOLS[options.pool].cards)
  const hands = fields.hands === undefined ? undefined : f.object(fields.hands, 'extension.hands', ROLE_NAMES)
  const picks = fields.picks === undefined ? undefined : f.object(fields.picks, 'extension.picks', ROLE_NAMES)
  const seats = (object: { readonly [key: string]: unknown }, path: string, seat: (typeof ROLE_NAMES)[number]) =>
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
