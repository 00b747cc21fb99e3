import type { Fields, FormatError, Result } from '@gaslight/core'
import {
  type DocumentReading,
  documentOf,
  idleState,
  positionOf,
  ROUNDS,
  type Root,
  readActive,
  readCards,
  readHistory,
  readOutcome,
  readWitness,
  usedOf,
} from '@gaslight/jack-family'
import { CELLS, PORTS, START } from './board.ts'
import { build } from './build.ts'
import { CAST, type Character } from './cast.ts'
import { pairBetween, spaceOf } from './hexes.ts'
import { type NewYorkOptions, OPTIONS } from './options.ts'
import { STATES } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { powerPossible } from './powers.ts'
import { view } from './project.ts'
import { BUILT, TILES } from './roster.ts'
import { complete } from './sample.ts'
import { checkPosition, checkView } from './soundness.ts'
import { supplyLeft } from './supply.ts'
import type { CellPair, NewYorkView, SpaceId, State, Tile } from './view.ts'

const KEYS = [
  'options',
  'state',
  'round',
  'slot',
  'witness',
  'characters',
  'tiles',
  'investigation',
  'steamers',
  'informant',
  'supply',
  'cards',
  'active',
  'alibis',
  'appeals',
  'jack',
  'outcome',
] as const

/** A position document: the all-seeing view without what follows from the rest of it. */
export function toDocument(p: NewYorkPosition): object {
  return documentOf(view(p, 'omniscient'))
}

/** The position of a document; fields left out take their start value, secrets the first that fits. */
export function fromDocument(document: unknown): Result<NewYorkPosition, FormatError> {
  return positionOf(document, READING)
}

const READING: DocumentReading<NewYorkPosition, NewYorkView, NewYorkOptions> = {
  keys: KEYS,
  options: OPTIONS,
  read: readView,
  checkView,
  build: (read, rng) => build(complete(read, rng)),
  checkPosition,
}

function readView(f: Fields, root: Root, options: NewYorkOptions): NewYorkView {
  const round = f.integer(root.round ?? 1, 'round', 1, ROUNDS)
  const cards = readCards(f, root, CAST)
  const active = readActive(f, root, CAST, character => (character === 'Eastman' ? 'none' : 'open'))
  const outcome = readOutcome(f, root)
  const head = { round, cards, ...(active && { active }), ...(outcome && { outcome }) }
  const tiles = root.tiles === undefined ? START.tiles : readTiles(f, root.tiles)
  const read: NewYorkView = {
    audience: 'omniscient',
    options,
    state: 'over',
    decides: 'nobody',
    slot: f.integer(root.slot ?? Math.min(usedOf(cards) + 1, 4), 'slot', 1, 4),
    witness: readWitness(f, root),
    characters: readCharacters(f, root.characters ?? {}),
    tiles,
    investigation: readInvestigation(f, root.investigation),
    steamers: readSteamers(f, root.steamers),
    informant: readInformant(f, root.informant),
    supply: root.supply === undefined ? supplyLeft(tiles, head) : readSupply(f, root.supply),
    ...head,
    ...readHistory(f, root, CAST),
  }
  return { ...read, state: root.state === undefined ? stateOf(f, root, read) : f.oneOf(root.state, 'state', STATES) }
}

/** The state that the other fields speak of, where a document does not name it. */
function stateOf(f: Fields, root: Root, read: NewYorkView): State {
  const { active, outcome, informant } = read
  if (active === undefined || outcome !== undefined) return idleState(f, root, read, 'NY-14')
  if (active.moved) return informant.at === undefined ? 'informant' : 'power-after'
  const usable = active.power === 'open' && f.problem === null && powerPossible(build(read))
  return usable ? 'power-or-move' : 'move'
}

function readCharacters(f: Fields, value: unknown): NewYorkView['characters'] {
  const fields = f.object(value, 'characters', CAST)
  const read = (name: Character) => {
    const path = `characters.${name}`
    const { at, suspect } = f.object(fields[name] ?? {}, path, ['at', 'suspect'])
    return {
      at: at === undefined ? START.characters[name] : readSpace(f, at, `${path}.at`),
      suspect: f.oneOf(suspect ?? true, `${path}.suspect`, [true, false]),
    }
  }
  return {
    Beach: read('Beach'),
    Callahan: read('Callahan'),
    Eastman: read('Eastman'),
    Grant: read('Grant'),
    Latimer: read('Latimer'),
    Rider: read('Rider'),
    Smith: read('Smith'),
    Tumblety: read('Tumblety'),
  }
}

function readSpace(f: Fields, value: unknown, path: string): SpaceId {
  if (typeof value === 'string' && spaceOf(value) >= 0) return value
  f.fail(`${path}: ${JSON.stringify(value)} is no space of the board`)
  return CELLS[0].id
}

/** In the order of the board. */
function readTiles(f: Fields, value: unknown): NewYorkView['tiles'] {
  const fields = f.object(
    value,
    'tiles',
    CELLS.map(cell => cell.id),
  )
  const tiles: { [cell: SpaceId]: Tile } = {}
  for (const { id } of CELLS) if (fields[id] !== undefined) tiles[id] = f.oneOf(fields[id], `tiles.${id}`, TILES)
  return tiles
}

function readInvestigation(f: Fields, value: unknown): NewYorkView['investigation'] {
  if (value === undefined) return START.investigation
  const pairs = f.list(value, 'investigation')
  f.check(pairs.length === 2, `investigation: two tiles are expected, not ${pairs.length} (NY-11)`)
  return [readPair(f, pairs[0], 'investigation[0]'), readPair(f, pairs[1], 'investigation[1]')]
}

function readPair(f: Fields, value: unknown, path: string): CellPair {
  const cells = f.list(value, path)
  const [one, other] = [readSpace(f, cells[0], `${path}[0]`), readSpace(f, cells[1], `${path}[1]`)]
  f.check(cells.length === 2, `${path}: two spaces are expected, not ${cells.length} (NY-38)`)
  f.check(
    pairBetween(one, other) >= 0,
    `${path}: ${one} and ${other} are not two neighbouring spaces that can be covered (NY-38)`,
  )
  return [one, other]
}

function readSteamers(f: Fields, value: unknown): NewYorkView['steamers'] {
  if (value === undefined) return START.steamers
  const ports = f.distinct(value, 'steamers', PORTS)
  f.check(ports.length === 2, `steamers: two are expected, not ${ports.length} (NY-11)`)
  return [ports[0] ?? PORTS[0], ports[1] ?? PORTS[1]]
}

function readInformant(f: Fields, value: unknown): NewYorkView['informant'] {
  if (value === undefined) return { at: START.informant, side: 'talkative' }
  const { at, side } = f.object(value, 'informant', ['at', 'side'])
  return {
    ...(at === undefined ? {} : { at: readSpace(f, at, 'informant.at') }),
    side: f.oneOf(side ?? 'talkative', 'informant.side', ['talkative', 'mute'] as const),
  }
}

function readSupply(f: Fields, value: unknown): NewYorkView['supply'] {
  const fields = f.object(value, 'supply', BUILT)
  const read = (tile: (typeof BUILT)[number]) =>
    f.integer(fields[tile] ?? START.supply[tile], `supply.${tile}`, 0, START.supply[tile])
  return { entrance: read('entrance'), lamp: read('lamp'), site: read('site') }
}
