import { sign } from '@fastify/cookie'
import { type ChanceKeys, completeOptions, type Decision, type Game, type Options, type Position } from '@gaslight/core'
import type { ServeOptions } from '../serve.ts'
import { openSqlite } from '../stores/sqlite.ts'
import type { StoredEntry } from '../stores/store.ts'
import { Guest, startServer, temporaryFolder } from './server.ts'

/** A game as a store holds it: its options, how many sit there, what was decided, and what was said. */
export interface Table {
  readonly id: string
  readonly options?: Options
  readonly seats: number
  readonly decisions: readonly Decision[]
  readonly entries?: readonly StoredEntry[]
  readonly turnSeconds?: number
  /** The computer that sits in all seats from this one on, instead of people. */
  readonly bots?: { readonly from: number; readonly level: string }
  readonly pace?: 'full'
}

const KEY = '1'.repeat(64)
const CREATED = '2026-11-29T20:00:00.000Z'
const SEED = '2'.repeat(64)
const NONCE = '3'.repeat(64)
const NAMES = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eli', 'Flo']

/**
 * A server that finds these tables in its store. The same people sit in the same seats of all of them; people, keys and
 * times are the same whenever a server is made like this.
 */
export async function serverOf(
  game: Game,
  tables: readonly Table[],
  more: Partial<ServeOptions> = {},
): Promise<{ readonly seats: readonly Guest[]; readonly nobody: Guest }> {
  const data = temporaryFolder()
  await keepTables(data, game, tables)
  const { url } = await startServer({ data, games: [game], ...more })
  return guestsOf(url)
}

/** Writes tables to the store in a folder that no server has open. */
export async function keepTables(data: string, game: Game, tables: readonly Table[]): Promise<void> {
  const store = await openSqlite(data)
  await store.setting('cookie-key', () => KEY)
  const people = NAMES.map(name => ({ id: idOf(name), name, created: CREATED }))
  await Promise.all(people.map(person => store.addPlayer(person)))
  const kept = tables.map(({ id, options = optionsOf(game), seats, decisions, turnSeconds = null, bots, pace }) =>
    store.addGame({
      game: {
        id,
        game: game.id,
        rulesVersion: game.rulesVersion,
        options,
        created: CREATED,
        seed: SEED,
        returnOf: null,
        turnSeconds,
        ...(pace === undefined ? {} : { pace }),
        seats: people
          .slice(0, seats)
          .map(({ id: player, name }, seat) =>
            bots === undefined || seat < bots.from
              ? { kind: 'person', player, name, nonce: NONCE }
              : { kind: 'bot', level: bots.level },
          ),
      },
      decisions,
    }),
  )
  const said = tables.flatMap(({ id, entries = [] }) => entries.map(entry => store.addEntry(id, entry)))
  await Promise.all([...kept, ...said])
  await store.close()
}

/** Those who sit at the tables of the store behind this address, by seat, and somebody else. */
export function guestsOf(url: string): { readonly seats: readonly Guest[]; readonly nobody: Guest } {
  const seats = NAMES.map(name => {
    const cookie = `gaslight=${encodeURIComponent(sign(idOf(name), KEY))}`
    return Object.assign(new Guest(url), { cookie })
  })
  return { seats, nobody: new Guest(url) }
}

function idOf(name: string): string {
  return name.toLowerCase()
}

/** What chance on these servers depends on, at a table with so many seats. */
export function keysOf(seats: number): ChanceKeys {
  return { seed: SEED, nonces: Array.from({ length: seats }, () => NONCE) }
}

/** The options of a game, with these instead of their defaults. */
export function optionsOf(game: Game, given: Options = {}): Options {
  const options = completeOptions(game.options, given)
  if (!options.ok) throw new Error(options.error)
  return options.value
}

/** What is decided in a game by these tokens, chance included; whatever is forced is taken between them. */
export function decisionsOf(game: Game, options: Options, seats: number, tokens: readonly string[]): Decision[] {
  const p = game.start(options, seats)
  const decisions: Decision[] = []
  const take = (decision: Decision) => {
    p.apply(decision)
    decisions.push(decision)
  }
  for (const token of tokens) {
    const parsed = game.notation.parse(p, token)
    if (!parsed.ok) throw new Error(`${token}: ${parsed.error.reason}`)
    take(parsed.value)
    for (let next = forced(game, p); next !== null; next = forced(game, p)) take(next)
  }
  return decisions
}

function forced(game: Game, p: Position): Decision | null {
  return p.turn().kind === 'seat' ? game.forced(p) : null
}
