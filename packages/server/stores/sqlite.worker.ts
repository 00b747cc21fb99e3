import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import { type CompiledQuery, Kysely } from 'kysely'
import type { Schema } from './schema.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'
import type { Append, NewGame, SeatOrders, StoredEntry, StoredGame, StoredSeat } from './store.ts'
import { CLOSE, type Committed, type Outcome, type Write, type Written } from './writes.ts'

/**
 * The thread that writes, while the main thread goes on: each message is a list of writes, as JSON, and all that wait
 * become durable together, in one transaction. SQL is compiled once, from typed queries; their values below only stand for its parameters.
 */
const db = new DatabaseSync((workerData as { file: string }).file)
db.exec('PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000')
// 32 MB of log and 16 MB of pages in memory: the commit that moves the log into the database is the one to wait for, and
// games under way change the same pages again and again.
db.exec('PRAGMA wal_autocheckpoint = 8000; PRAGMA cache_size = -16384')
const queries = new Kysely<Schema>({ dialect: nodeSqliteDialect(db) })

const prepare = (query: { compile(): CompiledQuery }) => db.prepare(query.compile().sql)
const SEAT = { kind: 'open', player: '', name: '', nonce: '', level: '' } as const

const begin = db.prepare('BEGIN IMMEDIATE')
const commit = db.prepare('COMMIT')
const rollback = db.prepare('ROLLBACK')
const savepoint = db.prepare('SAVEPOINT one')
const release = db.prepare('RELEASE one')
const undo = db.prepare('ROLLBACK TO one')

const insertSetting = prepare(
  queries
    .insertInto('settings')
    .values({ key: '', value: '' })
    .onConflict(conflict => conflict.doNothing()),
)
const insertPlayer = prepare(queries.insertInto('players').values({ id: '', name: '', created: '' }))
const renamePlayer = prepare(queries.updateTable('players').set({ name: '' }).where('id', '=', ''))
const insertGame = prepare(
  queries.insertInto('games').values({
    id: '',
    game: '',
    rules_version: 0,
    options: '',
    created: '',
    seed: '',
    return_of: '',
    over: 0,
    turn_seconds: null,
    pace: null,
  }),
)
const insertSeat = prepare(queries.insertInto('seats').values({ game: '', seat: 0, ...SEAT }))
const takeSeat = prepare(
  queries.updateTable('seats').set(SEAT).where('game', '=', '').where('seat', '=', 0).where('kind', '=', 'open'),
)
const lastDecision = prepare(
  queries
    .selectFrom('decisions')
    .select(({ fn }) => fn.max('seq').as('last'))
    .where('game', '=', ''),
)
const insertDecision = prepare(queries.insertInto('decisions').values({ game: '', seq: 0, decision: 0 }))
const insertAnswer = prepare(
  queries
    .insertInto('answers')
    .values({ game: '', seat: 0, command: '', seq: 0 })
    .onConflict(conflict => conflict.doNothing()),
)
const lastEntry = prepare(
  queries
    .selectFrom('entries')
    .select(({ fn }) => fn.max('n').as('last'))
    .where('game', '=', '')
    .where('channel', '=', ''),
)
const insertEntry = prepare(
  queries
    .insertInto('entries')
    .values({ game: '', channel: '', n: 0, seat: 0, command: '', at: '', what: '' })
    .onConflict(conflict => conflict.doNothing()),
)
const setWindow = prepare(
  queries
    .insertInto('windows')
    .values({ game: '', opened: 0, closes: 0 })
    .onConflict(conflict =>
      conflict
        .column('game')
        .doUpdateSet(({ ref }) => ({ opened: ref('excluded.opened'), closes: ref('excluded.closes') })),
    ),
)
const insertWindowAnswer = prepare(
  queries
    .insertInto('window_answers')
    .values({ game: '', opened: 0, seat: 0, decision: 0 })
    .onConflict(conflict => conflict.doNothing()),
)
const setOrders = prepare(
  queries
    .insertInto('orders')
    .values({ game: '', seat: 0, orders: '' })
    .onConflict(conflict =>
      conflict.columns(['game', 'seat']).doUpdateSet(({ ref }) => ({ orders: ref('excluded.orders') })),
    ),
)
const endGame = prepare(queries.updateTable('games').set({ over: 1 }).where('id', '=', ''))

parentPort?.on('message', (first: string) => {
  const messages = [first, ...arrived()]
  const writes = messages.filter(message => message !== CLOSE).flatMap(message => JSON.parse(message) as Write[])
  if (writes.length > 0) parentPort?.postMessage(JSON.stringify(transact(writes)))
  if (!messages.includes(CLOSE)) return
  db.close()
  parentPort?.close()
})

/** What has come since, while the last transaction was under way. */
function* arrived(): Iterable<string> {
  if (parentPort === null) return
  for (let next = receiveMessageOnPort(parentPort); next !== undefined; next = receiveMessageOnPort(parentPort))
    yield next.message
}

function transact(writes: readonly Write[]): Committed {
  const since = performance.now()
  const outcome = attempt(writes)
  return { writes: writes.length, seconds: (performance.now() - since) / 1000, ...outcome }
}

function attempt(writes: readonly Write[]): Outcome {
  try {
    begin.run()
    const written = writes.map(writeApart)
    commit.run()
    return { ok: true, written }
  } catch (error) {
    if (db.isTransaction) rollback.run()
    return { ok: false, message: messageOf(error) }
  }
}

/** One write, whole or not at all, whatever becomes of the others. */
function writeApart(one: Write): Written {
  savepoint.run()
  try {
    const fits = write(one)
    if (!fits) undo.run()
    return { kind: fits ? 'written' : 'refused' }
  } catch (error) {
    undo.run()
    return { kind: 'failed', message: messageOf(error) }
  } finally {
    release.run()
  }
}

/** False where the condition of the write does not hold. */
function write(one: Write): boolean {
  switch (one.kind) {
    case 'setting':
      return insertSetting.run(one.key, one.value).changes > 0
    case 'player':
      return insertPlayer.run(one.player.id, one.player.name, one.player.created).changes > 0
    case 'rename':
      return renamePlayer.run(one.name, one.player).changes > 0
    case 'game':
      return addGame(one.game)
    case 'append':
      return append(one.append)
    case 'orders':
      return giveOrders(one.game, one.orders)
    case 'entry':
      return addEntry(one.game, one.entry)
  }
}

function addEntry(game: string, { channel, n, seat, command, at, what }: StoredEntry): boolean {
  if (n !== Number(lastEntry.get(game, channel)?.last ?? 0) + 1) return false
  return insertEntry.run(game, channel, n, seat, command, at, what).changes > 0
}

function giveOrders(game: string, { seat, orders }: SeatOrders): boolean {
  return setOrders.run(game, seat, orders).changes > 0
}

function append(append: Append): boolean {
  const { game, at, decisions, seat, answer, windowAnswers = [], closes, over, returnGame } = append
  if (at !== Number(lastDecision.get(game)?.last ?? -1) + 1) return false
  if (seat !== undefined && takeSeat.run(...seatColumns(seat.taken), game, seat.index, 'open').changes === 0)
    return false
  if (answer !== undefined && insertAnswer.run(game, answer.seat, answer.command, answer.seq).changes === 0)
    return false
  for (const { opened, seat: answering, decision } of windowAnswers)
    if (insertWindowAnswer.run(game, opened, answering, decision).changes === 0) return false
  addDecisions(game, at, decisions)
  if (closes !== undefined) setWindow.run(game, at + decisions.length, closes)
  if (over) endGame.run(1, game)
  return returnGame === undefined || addGame(returnGame)
}

function addGame({ game, decisions, closes }: NewGame): true {
  insertGame.run(...gameColumns(game))
  for (const [index, seat] of game.seats.entries()) insertSeat.run(game.id, index, ...seatColumns(seat))
  addDecisions(game.id, 0, decisions)
  if (closes !== undefined) setWindow.run(game.id, decisions.length, closes)
  return true
}

function addDecisions(game: string, at: number, decisions: readonly number[]): void {
  for (let i = 0; i < decisions.length; i++) insertDecision.run(game, at + i, decisions[i])
}

function gameColumns(game: StoredGame): SQLInputValue[] {
  const { id, rulesVersion, options, created, seed, returnOf, turnSeconds, pace } = game
  return [id, game.game, rulesVersion, JSON.stringify(options), created, seed, returnOf, 0, turnSeconds, pace ?? null]
}

/** In the order of `SEAT`. */
function seatColumns(seat: StoredSeat): SQLInputValue[] {
  switch (seat.kind) {
    case 'open':
      return [seat.kind, null, null, null, null]
    case 'person':
      return [seat.kind, seat.player, seat.name, seat.nonce, null]
    case 'bot':
      return [seat.kind, null, null, null, seat.level]
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
