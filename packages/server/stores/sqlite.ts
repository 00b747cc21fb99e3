import { existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Decision, Options } from '@gaslight/core'
import { Kysely, type Selectable } from 'kysely'
import { type Commit, GroupCommit } from './group-commit.ts'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { nodeSqliteDialect } from './sqlite-dialect.ts'
import type {
  Append,
  LoadedGame,
  LoadedWindows,
  NewGame,
  SeatOrders,
  Store,
  StoredClosing,
  StoredEntry,
  StoredPlayer,
  StoredSeat,
} from './store.ts'

const FILE = 'gaslight.db'

/** Opens the database in a folder, which is made where there is none. */
export async function openSqlite(folder: string, onCommit: (commit: Commit) => void = () => {}): Promise<Store> {
  makeFolder(folder)
  const file = join(folder, FILE)
  const connection = new DatabaseSync(file)
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000')
  const db = new Kysely<Schema>({ dialect: nodeSqliteDialect(connection) })
  await migrate(db)
  return new SqliteStore(db, new GroupCommit(file, onCommit))
}

/**
 * Makes a folder and those that lead to it. The recursive way of Node never ends where a file system that takes no
 * folders says that there is no such place, as `/proc` does.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (parent !== folder) makeFolder(parent)
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error
  }
}

/** Reads on this thread's connection; writes on another thread, many to a transaction. */
class SqliteStore implements Store {
  private readonly db: Kysely<Schema>
  private readonly commits: GroupCommit

  constructor(db: Kysely<Schema>, commits: GroupCommit) {
    this.db = db
    this.commits = commits
  }

  async setting(key: string, make: () => string): Promise<string> {
    await this.commits.write({ kind: 'setting', key, value: make() })
    const { value } = await this.db
      .selectFrom('settings')
      .select('value')
      .where('key', '=', key)
      .executeTakeFirstOrThrow()
    return value
  }

  async addPlayer(player: StoredPlayer): Promise<void> {
    await this.commits.write({ kind: 'player', player })
  }

  async rename(player: string, name: string): Promise<void> {
    await this.commits.write({ kind: 'rename', player, name })
  }

  async player(id: string): Promise<StoredPlayer | null> {
    return (await this.db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
  }

  async addGame(game: NewGame): Promise<void> {
    await this.commits.write({ kind: 'game', game })
  }

  async append(append: Append): Promise<'appended' | 'conflict'> {
    return (await this.commits.write({ kind: 'append', append })) ? 'appended' : 'conflict'
  }

  async load(id: string): Promise<LoadedGame | null> {
    const { db } = this
    const game = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
    if (game === undefined) return null
    const seats = await db.selectFrom('seats').selectAll().where('game', '=', id).orderBy('seat').execute()
    const log = await db.selectFrom('decisions').select('decision').where('game', '=', id).orderBy('seq').execute()
    const answers = await db.selectFrom('answers').select(['seat', 'command', 'seq']).where('game', '=', id).execute()
    const next = await db.selectFrom('games').select('id').where('return_of', '=', id).executeTakeFirst()
    return {
      game: {
        id,
        game: game.game,
        rulesVersion: game.rules_version,
        options: JSON.parse(game.options) as Options,
        created: game.created,
        seed: game.seed,
        returnOf: game.return_of,
        turnSeconds: game.turn_seconds,
        ...(game.pace === 'full' ? { pace: game.pace } : {}),
        seats: seats.map(storedSeat),
      },
      decisions: log.map(({ decision }) => decision as Decision),
      answers,
      returnGame: next?.id ?? null,
    }
  }

  async windows(game: string): Promise<LoadedWindows> {
    const { db } = this
    const answers = await db
      .selectFrom('window_answers')
      .select(['opened', 'seat', 'decision'])
      .where('game', '=', game)
      .execute()
    const orders = await db.selectFrom('orders').select(['seat', 'orders']).where('game', '=', game).execute()
    const open = await this.standing().where('windows.game', '=', game).executeTakeFirst()
    return {
      answers: answers.map(answer => ({ ...answer, decision: answer.decision as Decision })),
      orders,
      closes: open?.closes ?? null,
    }
  }

  async closings(): Promise<readonly StoredClosing[]> {
    return this.standing().innerJoin('games', 'games.id', 'windows.game').where('games.over', '=', 0).execute()
  }

  async giveOrders(game: string, orders: SeatOrders): Promise<void> {
    await this.commits.write({ kind: 'orders', game, orders })
  }

  /** The windows and turns behind which nothing was decided. */
  private standing() {
    return this.db
      .selectFrom('windows')
      .select(['windows.game', 'windows.closes'])
      .where(({ eb, selectFrom }) =>
        eb(
          'windows.opened',
          '=',
          selectFrom('decisions')
            .select(({ fn }) => fn.countAll<number>().as('count'))
            .whereRef('decisions.game', '=', 'windows.game'),
        ),
      )
  }

  async addEntry(game: string, entry: StoredEntry): Promise<'added' | 'conflict'> {
    return (await this.commits.write({ kind: 'entry', game, entry })) ? 'added' : 'conflict'
  }

  async entries(game: string): Promise<readonly StoredEntry[]> {
    return this.db
      .selectFrom('entries')
      .select(['channel', 'n', 'seat', 'command', 'at', 'what'])
      .where('game', '=', game)
      .orderBy('channel')
      .orderBy('n')
      .execute()
  }

  async gamesOf(player: string, limit: number): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('seats')
      .innerJoin('games', 'games.id', 'seats.game')
      .select('games.id')
      .where('seats.player', '=', player)
      .orderBy('games.over')
      .orderBy('games.created', 'desc')
      .orderBy('games.id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  async gamesWithBots(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('games')
      .innerJoin('seats', 'seats.game', 'games.id')
      .select('games.id')
      .distinct()
      .where('games.over', '=', 0)
      .where('seats.kind', '=', 'bot')
      .execute()
    return rows.map(({ id }) => id)
  }

  async close(): Promise<void> {
    await this.commits.close()
    await this.db.destroy()
  }
}

function storedSeat({ kind, player, name, nonce, level }: Selectable<Schema['seats']>): StoredSeat {
  switch (kind) {
    case 'open':
      return { kind }
    case 'person':
      return { kind, player: player ?? '', name: name ?? '', nonce: nonce ?? '' }
    case 'bot':
      return { kind, level: level ?? '' }
  }
}
