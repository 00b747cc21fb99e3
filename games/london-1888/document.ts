import { err, FIRST, Fields, type FormatError, ok, type Result } from '@gaslight/core'
import { ACTION_CARDS, ACTION_COPIES, type ActionCardId } from './action-cards.ts'
import { build } from './build.ts'
import { CHARACTER_CARDS, CHARACTERS, OBLIGATORY } from './cast.ts'
import { LOSSES } from './detail.ts'
import { REASONS } from './endings.ts'
import { EVENTS } from './event-cards.ts'
import { ITEM_NAMES } from './items.ts'
import { LOCATION_ROWS } from './locations.ts'
import { LOCATIONS, SPACES, type SpaceId, STREET_COUNT, spaceNumber } from './map.ts'
import { misfit } from './misfit.ts'
import { type LondonOptions, OPTIONS } from './options.ts'
import { Phase } from './phase.ts'
import { LondonPosition } from './position.ts'
import { view } from './project.ts'
import { rulesOf } from './rules.ts'
import { SEATING } from './seating.ts'
import { complete } from './secrets.ts'
import { start } from './setup.ts'
import { showOn } from './showing.ts'
import { checkPosition } from './soundness.ts'
import { FULL_LIFE, LAST_ROUND, START_POUNDS, SUPPLY } from './supply.ts'
import {
  CAUSES,
  type Counts,
  DEALS,
  DICE,
  FACES,
  IDENTITIES,
  type LondonView,
  MARKET_WHYS,
  type PendingView,
  type PlayerView,
  SERVINGS,
  SIDES,
  type SilverCounts,
  STATES,
  type State,
  type TokensView,
  type TurnView,
} from './view.ts'
import { PILE_COPIES, WEAPONS } from './weapons.ts'

type Root = { readonly [key: string]: unknown }

const KEYS = [
  'options',
  'seats',
  'state',
  'round',
  'dealt',
  'events',
  'event',
  'holder',
  'passed',
  'starter',
  'turn',
  'trade',
  'netleyRolled',
  'warrenReleased',
  'unmasked',
  'players',
  'protesters',
  'police',
  'tokens',
  'pile',
  'discard',
  'armoury',
  'armouryDiscard',
  'used',
  'reserve',
  'hidden',
  'bank',
  'acting',
  'pending',
  'coming',
  'outcome',
] as const

/** A position document: the all-seeing view without what follows from the rest of it. */
export function toDocument(p: LondonPosition): object {
  const { audience: _audience, decides: _decides, drawPile: _drawPile, ...document } = view(p, 'omniscient')
  return document
}

/** States that there are in an event phase too, where it is nobody's turn. */
const UNTURNED: readonly State[] = [
  'event',
  'letter',
  'postcard',
  'peek',
  'lose',
  'arrest-window',
  'release-window',
  'over',
  'showing',
]

/** The position of a document; fields left out take their start value, secrets the first that fits. */
export function fromDocument(document: unknown): Result<LondonPosition, FormatError> {
  const f = new Fields()
  const root = f.object(document, 'the document', KEYS)
  const read = readView(f, root, f.options(root.options, OPTIONS) as LondonOptions)
  if (f.problem !== null) return err({ message: f.problem })
  const p = build(new LondonPosition(rulesOf(read.options, read.seats)), read)
  checkPosition(f, p, read)
  if (f.problem !== null) return err({ message: f.problem })
  const problem = complete(p, read, FIRST)
  return problem === null ? ok(allShown(p)) : err({ message: problem })
}

/** LD-187: of a game that is over all is shown; what a document leaves out of it is drawn. */
function allShown(p: LondonPosition): LondonPosition {
  if (p.phase !== Phase.over) return p
  showOn(p)
  while (p.turn().kind === 'chance') p.apply(p.draw(FIRST))
  return p
}

function readView(f: Fields, root: Root, options: LondonOptions): LondonView {
  const seats = f.integer(root.seats ?? 4, 'seats', 4, 8)
  const unfit = misfit(options, seats)
  f.check(
    unfit === null,
    `options: ${unfit?.reason}: ${Object.values(unfit?.params ?? {}).join(', ')} (${unfit?.rule})`,
  )
  const begun = start(unfit === null ? options : { ...options, characters: 'random' }, seats)
  const initial = view(begun, 'omniscient')
  const state = f.oneOf(root.state ?? initial.state, 'state', STATES)
  const seat = (value: unknown, path: string) => f.integer(value, path, 0, seats - 1)
  const players = readPlayers(f, root.players ?? {}, options, seats, state, root.dealt)
  const events = readEvents(f, root.events ?? {})
  const all = Object.values(players)
  const abberline = Object.entries(players).find(([, player]) => player.character === 'abberline')?.[0]
  const inTurn = STATES.indexOf(state) > STATES.indexOf('deal')
  const turning = inTurn && !UNTURNED.includes(state)
  const holds = inTurn && options.absinthe === 'on' && abberline !== undefined
  const turn = root.turn === undefined ? (turning ? Number(abberline ?? 0) : undefined) : seat(root.turn, 'turn')
  const holder = root.holder === undefined ? (holds ? Number(abberline) : undefined) : seat(root.holder, 'holder')
  const starter =
    root.starter === undefined
      ? turn === undefined
        ? undefined
        : (holder ?? Number(abberline ?? 0))
      : seat(root.starter, 'starter')
  const pending = readPending(f, root.pending ?? {}, seats)
  const held = (pick: (player: PlayerView) => number) => all.reduce((sum, player) => sum + pick(player), 0)
  const discard = readCounts(f, root.discard, 'discard', ACTION_CARDS)
  const armouryDiscard = readCounts(f, root.armouryDiscard, 'armouryDiscard', WEAPONS)
  const armoury = Object.fromEntries(
    WEAPONS.map((id, i) => [
      id,
      Math.max(0, PILE_COPIES[i] - (armouryDiscard[id] ?? 0) - held(player => player.weapons?.[id] ?? 0)),
    ]),
  )
  const used = f.integer(root.used ?? 0, 'used', 0, SUPPLY.life)
  const bank = readCounts(
    f,
    root.bank ??
      Object.fromEntries(
        SILVER_NAMES.map((name, i) => [
          name,
          Math.max(0, SUPPLY.silver[i] - held(player => player.silver?.[name] ?? 0)),
        ]),
      ),
    'bank',
    SILVER_NAMES,
  )
  const cards = ACTION_COPIES.reduce((sum, count) => sum + count, 0)
  const away = held(player => player.cards) + Object.values(discard).reduce((sum, count) => sum + count, 0)
  const flag = <K extends string>(key: K) =>
    root[key] === undefined ? {} : ({ [key]: f.oneOf(root[key], key, [1] as const) } as { readonly [k in K]: 1 })
  return {
    audience: 'omniscient',
    options,
    seats,
    state,
    decides: 'nobody',
    round: f.integer(root.round ?? Object.keys(events).length + 1, 'round', 1, LAST_ROUND),
    ...(root.dealt === undefined ? {} : { dealt: f.integer(root.dealt, 'dealt', 0, 16) }),
    events,
    ...(root.event === undefined ? {} : { event: f.oneOf(root.event, 'event', EVENTS) }),
    ...(holder === undefined ? {} : { holder }),
    ...flag('passed'),
    ...(starter === undefined ? {} : { starter }),
    ...(turn === undefined ? {} : { turn }),
    ...flag('trade'),
    ...flag('netleyRolled'),
    ...flag('warrenReleased'),
    ...(root.unmasked === undefined ? {} : { unmasked: seat(root.unmasked, 'unmasked') }),
    players,
    protesters: readSpaces(f, root.protesters, 'protesters', SUPPLY.protesters),
    police: readSpaces(f, root.police, 'police', SUPPLY.police),
    tokens:
      root.tokens === undefined
        ? tokensLeft(initial.tokens, held(player => player.lifeTokens ?? 0) + used, bank)
        : readTokens(f, root.tokens),
    pile: f.integer(root.pile ?? cards - away, 'pile', 0, cards),
    discard,
    armoury: root.armoury === undefined ? armoury : readCounts(f, root.armoury, 'armoury', WEAPONS),
    armouryDiscard,
    used,
    reserve: f.integer(
      root.reserve ?? Math.max(0, SUPPLY.pounds - held(player => player.pounds)),
      'reserve',
      0,
      SUPPLY.pounds,
    ),
    hidden: root.hidden === undefined ? initial.hidden : readCounts(f, root.hidden, 'hidden', FACES),
    bank,
    acting: readActing(f, root.acting ?? {}),
    pending,
    ...(root.coming === undefined
      ? {}
      : { coming: f.list(root.coming, 'coming').map((id, i) => f.oneOf(id, `coming[${i}]`, EVENTS)) }),
    ...(root.outcome === undefined ? {} : { outcome: readOutcome(f, root.outcome) }),
  }
}

/** The tokens of the start without those that are held or used: LIFE from the first locations, SILVER from the Bank. */
function tokensLeft(tokens: LondonView['tokens'], life: number, bank: SilverCounts): LondonView['tokens'] {
  let taken = life
  const left: { -readonly [K in keyof LondonView['tokens']]: LondonView['tokens'][K] } = {}
  for (const id of LOCATIONS) {
    const there = tokens[id]
    if (there === undefined) continue
    const here = Math.min(taken, there.life ?? 0)
    taken -= here
    const hidden = id === 'bank' ? Object.values(bank).reduce((sum, count) => sum + count, 0) : there.hidden
    left[id] = { ...there, life: (there.life ?? 0) - here, ...(hidden === undefined ? {} : { hidden }) }
  }
  return left
}

const SILVER_NAMES = ['1', '2', '3', '4', '5'] as const

/** In the order of the names; what is 0 is left out. */
function readCounts<K extends string>(f: Fields, value: unknown, path: string, names: readonly K[]): Counts<K> {
  const fields = f.object(value ?? {}, path, names)
  const counts: { [key in K]?: number } = {}
  for (const name of names) {
    const count = fields[name] === undefined ? 0 : f.integer(fields[name], `${path}.${name}`, 0, 57)
    if (count > 0) counts[name] = count
  }
  return counts
}

function readEvents(f: Fields, value: unknown): LondonView['events'] {
  const rounds = Array.from({ length: EVENTS.length }, (_, i) => String(i + 2))
  const fields = f.object(value, 'events', rounds)
  const entries = rounds.flatMap(round =>
    fields[round] === undefined ? [] : [[round, f.oneOf(fields[round], `events.${round}`, EVENTS)] as const],
  )
  f.check(new Set(entries.map(([, id]) => id)).size === entries.length, 'events: each event is revealed once (LD-23)')
  return Object.fromEntries(entries)
}

function readSpace(f: Fields, value: unknown, path: string): SpaceId {
  if (typeof value === 'string' && spaceNumber(value) >= 0) return value
  f.fail(`${path}: ${JSON.stringify(value)} is no space of the board (section 3)`)
  return SPACES[0]
}

function readSpaces(f: Fields, value: unknown, path: string, most: number): readonly SpaceId[] {
  const spaces = f.list(value ?? [], path).map((item, i) => readSpace(f, item, `${path}[${i}]`))
  f.check(spaces.length <= most, `${path}: there are ${most} pawns (section 2)`)
  f.check(
    spaces.every(space => spaceNumber(space) < STREET_COUNT),
    `${path}: blocking pawns stand on street spaces (LD-12)`,
  )
  return spaces.slice(0, most)
}

function readTokens(f: Fields, value: unknown): LondonView['tokens'] {
  const fields = f.object(value, 'tokens', LOCATIONS)
  const tokens: { -readonly [K in keyof LondonView['tokens']]: LondonView['tokens'][K] } = {}
  for (const { id } of LOCATION_ROWS) {
    if (fields[id] === undefined) continue
    tokens[id as (typeof LOCATIONS)[number]] = readTokensOf(f, fields[id], `tokens.${id}`)
  }
  return tokens
}

function readTokensOf(f: Fields, value: unknown, path: string): TokensView {
  const kinds = ['life', 'weapon', 'hidden'] as const
  const { faces, ...counts } = f.object(value, path, [...kinds, 'faces'])
  return {
    ...readCounts(f, counts, path, kinds),
    ...(faces === undefined ? {} : { faces: readCounts(f, faces, `${path}.faces`, FACES) }),
  }
}

/** By seat; characters left out are those of the start, or in the order of the options' defaults. */
function readPlayers(
  f: Fields,
  value: unknown,
  options: LondonOptions,
  seats: number,
  state: State,
  dealt: unknown,
): LondonView['players'] {
  const keys = Array.from({ length: seats }, (_, seat) => String(seat))
  const fields = f.object(value, 'players', keys)
  const { assigned } = rulesOf(options, seats)
  const order = options.characters === 'assigned' ? assigned.map(number => CHARACTERS[number]) : SEATING
  const count = state === 'characters' ? (typeof dealt === 'number' ? Math.min(dealt, seats) : 0) : seats
  const players: { [seat: string]: PlayerView } = {}
  for (const key of keys.slice(0, count)) {
    const player = f.object(fields[key] ?? {}, `players.${key}`, PLAYER_KEYS)
    players[key] = readPlayer(f, player, `players.${key}`, order[Number(key)], keys)
  }
  for (const key of keys.slice(count)) {
    const said = Object.keys(f.object(fields[key] ?? {}, `players.${key}`, PLAYER_KEYS))
    f.check(
      said.length === 0,
      `players.${key}: nobody sits there before the characters are dealt (LD-14): name a "state"`,
    )
  }
  const characters = Object.values(players).map(player => CHARACTERS.indexOf(player.character))
  f.check(new Set(characters).size === characters.length, 'players: every character sits once (LD-14)')
  if (count === seats)
    f.check(
      OBLIGATORY.every(character => characters.includes(character)),
      'players: Abberline, Warren, Gull and Lusk always play (LD-14)',
    )
  return players
}

const PLAYER_KEYS = [
  'character',
  'at',
  'life',
  'pounds',
  'silver',
  'lifeTokens',
  'weapons',
  'cards',
  'hand',
  'curfew',
  'serving',
  'summoned',
  'shown',
  'side',
  'inquiries',
  'alibis',
  'role',
  'line',
  'covered',
  'peeks',
  'roles',
  'seen',
  'letter',
] as const

const LINE_NAMES = IDENTITIES.filter(name => name !== 'none')

function readPlayer(
  f: Fields,
  fields: Root,
  path: string,
  standard: (typeof CHARACTERS)[number],
  seats: readonly string[],
): PlayerView {
  const character = f.oneOf(fields.character ?? standard, `${path}.character`, CHARACTERS)
  const life = f.integer(fields.life ?? FULL_LIFE, `${path}.life`, 0, FULL_LIFE)
  const hand: Counts<ActionCardId> = readCounts(f, fields.hand, `${path}.hand`, ACTION_CARDS)
  const cards = Object.values(hand).reduce((sum, count) => sum + count, 0)
  const yes = <K extends string>(key: K) =>
    fields[key] === undefined
      ? {}
      : ({ [key]: f.oneOf(fields[key], `${path}.${key}`, [true] as const) } as { readonly [k in K]: true })
  const at = readSpace(f, fields.at ?? CHARACTER_CARDS[character].home, `${path}.at`)
  return {
    character,
    ...(life === 0 ? {} : { at }),
    life,
    pounds: f.integer(fields.pounds ?? (life === 0 ? 0 : START_POUNDS), `${path}.pounds`, 0, SUPPLY.pounds),
    silver: readCounts(f, fields.silver, `${path}.silver`, SILVER_NAMES),
    lifeTokens: f.integer(fields.lifeTokens ?? 0, `${path}.lifeTokens`, 0, SUPPLY.life),
    weapons: readCounts(f, fields.weapons, `${path}.weapons`, WEAPONS),
    cards: f.integer(fields.cards ?? cards, `${path}.cards`, 0, 57),
    hand,
    ...yes('curfew'),
    ...(fields.serving === undefined
      ? {}
      : { serving: f.oneOf(fields.serving, `${path}.serving`, [SERVINGS[1], SERVINGS[2]]) }),
    ...yes('summoned'),
    ...yes('shown'),
    ...(fields.side === undefined ? {} : { side: f.oneOf(fields.side, `${path}.side`, [SIDES[1], SIDES[2]]) }),
    ...(fields.inquiries === undefined ? {} : { inquiries: f.integer(fields.inquiries, `${path}.inquiries`, 1, 255) }),
    ...(fields.alibis === undefined ? {} : { alibis: f.integer(fields.alibis, `${path}.alibis`, 1, 255) }),
    ...(fields.role === undefined ? {} : { role: f.oneOf(fields.role, `${path}.role`, ['jack', 'innocent'] as const) }),
    line: readLine(f, fields.line ?? {}, `${path}.line`),
    ...(fields.covered === undefined ? {} : { covered: readLine(f, fields.covered, `${path}.covered`) }),
    peeks: readPeeks(f, fields.peeks ?? {}, `${path}.peeks`, seats),
    roles: readRoles(f, fields.roles ?? {}, `${path}.roles`, seats),
    seen: readSeen(f, fields.seen ?? {}, `${path}.seen`, seats),
    ...(fields.letter === undefined ? {} : { letter: f.oneOf(fields.letter, `${path}.letter`, ACTION_CARDS) }),
  }
}

function readLine(f: Fields, value: unknown, path: string): NonNullable<PlayerView['line']> {
  const fields = f.object(value, path, ['1', '2', '3', '4', '5'])
  return Object.fromEntries(
    Object.entries(fields).map(([position, card]) => [position, f.oneOf(card, `${path}.${position}`, LINE_NAMES)]),
  )
}

function readPeeks(
  f: Fields,
  value: unknown,
  path: string,
  seats: readonly string[],
): NonNullable<PlayerView['peeks']> {
  const places = seats.flatMap(seat => [1, 2, 3, 4, 5].map(position => `${seat}#${position}`))
  const fields = f.object(value, path, places)
  return Object.fromEntries(
    Object.entries(fields).map(([place, item]) => {
      const { card, valid } = f.object(item, `${path}.${place}`, ['card', 'valid'])
      return [
        place,
        {
          ...(card === undefined ? {} : { card: f.oneOf(card, `${path}.${place}.card`, LINE_NAMES) }),
          valid: f.oneOf(valid ?? true, `${path}.${place}.valid`, [true, false]),
        },
      ]
    }),
  )
}

function readRoles(f: Fields, value: unknown, path: string, seats: readonly string[]): { readonly [seat: string]: 1 } {
  const fields = Object.entries(f.object(value, path, seats))
  return Object.fromEntries(fields.map(([seat, item]) => [seat, f.oneOf(item, `${path}.${seat}`, [1] as const)]))
}

function readSeen(f: Fields, value: unknown, path: string, seats: readonly string[]): NonNullable<PlayerView['seen']> {
  const fields = Object.entries(f.object(value, path, seats))
  return Object.fromEntries(
    fields.map(([seat, counts]) => [seat, readCounts(f, counts, `${path}.${seat}`, ACTION_CARDS)]),
  )
}

const ACTING_LIMITS = {
  rolled: 1,
  roll: 8,
  bonus: 100,
  walked: 100,
  shortCut: 1,
  stealth: 5,
  bargain: 1,
  decided: 1,
  treating: 1,
  lusked: 1,
  proposed: 1,
  offers: 9,
  toDraw: 2,
} as const

function readActing(f: Fields, value: unknown): TurnView {
  const limits = Object.entries(ACTING_LIMITS)
  const fields = f.object(value, 'acting', [...limits.map(([key]) => key), 'deal'])
  const acting = Object.fromEntries(
    limits.flatMap(([key, most]) =>
      fields[key] === undefined ? [] : [[key, f.integer(fields[key], `acting.${key}`, 0, most)]],
    ),
  )
  return {
    ...acting,
    ...(fields.deal === undefined ? {} : { deal: f.oneOf(fields.deal, 'acting.deal', DEAL_NAMES) }),
  }
}

const DEAL_NAMES = DEALS.filter(name => name !== 'none')

const PENDING_KEYS = [
  'asked',
  'die',
  'reveal',
  'peeker',
  'market',
  'kept',
  'item',
  'price',
  'arrest',
  'shot',
  'offer',
  'dropNext',
] as const

function readPending(f: Fields, value: unknown, seats: number): PendingView {
  const fields = f.object(value, 'pending', PENDING_KEYS)
  const seat = <K extends string>(root: Root, key: K, path: string) =>
    (root[key] === undefined ? {} : { [key]: f.integer(root[key], `${path}.${key}`, 0, seats - 1) }) as {
      readonly [k in K]?: number
    }
  const given = (key: (typeof PENDING_KEYS)[number], keys: readonly string[]) =>
    fields[key] === undefined ? undefined : f.object(fields[key], `pending.${key}`, keys)
  const reveal = given('reveal', ['seat', 'positions', 'role'])
  const kept = given('kept', ['cards', 'hand', 'weapons', 'lifeTokens'])
  const arrest = given('arrest', ['victim', 'by', 'cause', 'loss', 'asked'])
  const shot = given('shot', ['weapon', 'victim'])
  const offer = given('offer', ['give', 'want'])
  return {
    ...seat(fields, 'asked', 'pending'),
    ...(fields.die === undefined ? {} : { die: f.oneOf(fields.die, 'pending.die', DICE) }),
    ...(reveal === undefined
      ? {}
      : {
          reveal: {
            seat: f.integer(reveal.seat, 'pending.reveal.seat', 0, seats - 1),
            positions: f.distinct(reveal.positions ?? [], 'pending.reveal.positions', [1, 2, 3, 4, 5]),
            ...(reveal.role === true ? { role: true } : {}),
          },
        }),
    ...seat(fields, 'peeker', 'pending'),
    ...(fields.market === undefined ? {} : { market: f.oneOf(fields.market, 'pending.market', MARKET_WHYS) }),
    ...(kept === undefined
      ? {}
      : {
          kept: {
            cards: f.integer(kept.cards ?? 0, 'pending.kept.cards', 0, 57),
            hand: readCounts(f, kept.hand, 'pending.kept.hand', ACTION_CARDS),
            weapons: readCounts(f, kept.weapons, 'pending.kept.weapons', WEAPONS),
            lifeTokens: f.integer(kept.lifeTokens ?? 0, 'pending.kept.lifeTokens', 0, SUPPLY.life),
          },
        }),
    ...(fields.item === undefined ? {} : { item: f.oneOf(fields.item, 'pending.item', ITEM_NAMES) }),
    ...(fields.price === undefined ? {} : { price: f.integer(fields.price, 'pending.price', 1, 6) }),
    ...(arrest === undefined
      ? {}
      : {
          arrest: {
            victim: f.integer(arrest.victim, 'pending.arrest.victim', 0, seats - 1),
            ...seat(arrest, 'by', 'pending.arrest'),
            cause: f.oneOf(arrest.cause, 'pending.arrest.cause', CAUSES),
            loss: f.oneOf(arrest.loss ?? 'ordinary', 'pending.arrest.loss', LOSSES),
            ...seat(arrest, 'asked', 'pending.arrest'),
          },
        }),
    ...(shot === undefined
      ? {}
      : {
          shot: {
            weapon: f.oneOf(shot.weapon, 'pending.shot.weapon', WEAPONS),
            victim: f.integer(shot.victim, 'pending.shot.victim', 0, seats - 1),
          },
        }),
    ...(offer === undefined
      ? {}
      : {
          offer: {
            give: f.oneOf(offer.give, 'pending.offer.give', ITEM_NAMES),
            want: f.oneOf(offer.want, 'pending.offer.want', ITEM_NAMES),
          },
        }),
    ...seat(fields, 'dropNext', 'pending'),
  }
}

function readOutcome(f: Fields, value: unknown): NonNullable<LondonView['outcome']> {
  const { reason } = f.object(value, 'outcome', ['reason', 'points'])
  return { reason: f.oneOf(reason, 'outcome.reason', REASONS), points: [] }
}
