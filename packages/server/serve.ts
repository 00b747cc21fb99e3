import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { err, type Game, ok, type Result } from '@gaslight/core'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { type BotModule, BotPool } from './bot-pool.ts'
import { Bots } from './bots.ts'
import { CLOCK, type Clock } from './clock.ts'
import { LIMITS, type Limits } from './limits.ts'
import { createLog } from './log.ts'
import { createMetrics } from './metrics.ts'
import { type News, type OpenRoom, Rooms, randomHex64 } from './rooms.ts'
import type { Commit } from './stores/group-commit.ts'
import { openSqlite } from './stores/sqlite.ts'
import type { Store } from './stores/store.ts'
import { Timers } from './timers.ts'
import { Unattended } from './unattended.ts'

export interface ServeOptions {
  /** 0 takes any that is free. */
  readonly port?: number
  /** All interfaces, if left out. */
  readonly host?: string
  /** The folder of the database; it is made where there is none. */
  readonly data: string
  /** Milliseconds between what happened last and a bot's answer. */
  readonly botDelayMs?: number
  /** Milliseconds after which a bot that has not answered is given up and asked again. */
  readonly botPatienceMs?: number
  readonly limits?: Partial<Limits>
  /** Origins to trust beside the server's own. */
  readonly origins?: readonly string[]
  /** Whether a proxy in front says who asks. */
  readonly trustProxy?: boolean
  /** `silent`, `error`, `warn`, `info`. */
  readonly logLevel?: string
  /** The folder of the built page. */
  readonly page?: string
  readonly games?: readonly Game[]
  /** A module that exports `agentFor` and `levelsOf`, as `@gaslight/bots` does. */
  readonly bots?: string
  /** The machine's own, if left out. */
  readonly clock?: Clock
}

export interface Running {
  readonly url: string
  readonly port: number
  /** Lets what is under way end, and keeps everything. */
  close(): Promise<void>
}

export const DEFAULT_PORT = 1888
const PAGE = fileURLToPath(new URL('../web/dist', import.meta.url))

/** Runs the whole site until it is closed. An error is one sentence for the person who started it. */
export async function serve(options: ServeOptions): Promise<Result<Running, string>> {
  const { port = DEFAULT_PORT, host = '0.0.0.0', bots: module = '@gaslight/bots', clock = CLOCK } = options
  const metrics = createMetrics()
  const log = createLog(options.logLevel ?? 'warn')
  const opened = await openStore(options.data, ({ writes, seconds }) => {
    metrics.commits.observe(seconds)
    metrics.commitWrites.observe(writes)
  })
  if (!opened.ok) return opened
  const store = opened.value
  // Rules and maps of all titles are most of what there is to load: nobody waits for them who brings other games.
  const games = options.games ?? (await import('./catalogue.ts')).GAMES
  const { levelsOf } = (await import(module)) as BotModule
  const limits = { ...LIMITS, ...options.limits }
  const unattended = new Unattended(limits)
  const onNews = (open: OpenRoom, { decisions, over }: News) => {
    metrics.decisions.inc({ game: open.room.game.id }, decisions)
    if (over) metrics.gamesEnded.inc({ game: open.room.game.id })
    unattended.follow(open.room)
    timers.follow(open)
    bots.consider(open)
  }
  const rooms = new Rooms(store, games, onNews, clock)
  const timers = new Timers(rooms, clock, log)
  const pool = new BotPool(
    module,
    Math.max(1, Math.min(2, availableParallelism() - 1)),
    options.botPatienceMs ?? 20_000,
  )
  const bots = new Bots(rooms, pool, options.botDelayMs ?? 600, unattended, metrics, log)
  const app = await createApp(
    { store, rooms, unattended, metrics, limits, levelsOf: game => levelsOf(game.id) },
    {
      cookieKey: await store.setting('cookie-key', randomHex64),
      page: options.page ?? PAGE,
      log,
      origins: options.origins ?? [],
      trustProxy: options.trustProxy ?? false,
    },
  )
  const close = async () => {
    await app.close()
    timers.close()
    await bots.close()
    await store.close()
  }
  try {
    await app.listen({ port, host })
  } catch (error) {
    await close()
    return err(listenError(error, port, host))
  }
  resume(bots, timers, store, log)
  const address = app.server.address()
  const bound = typeof address === 'object' && address !== null ? address.port : port
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  return ok({ url: `http://${name}:${bound}`, port: bound, close })
}

/** Resolves once the process was told to end and everything is kept. */
export async function untilStopped({ close }: Running): Promise<void> {
  await new Promise<void>(resolve => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
  await close()
}

async function openStore(folder: string, onCommit: (commit: Commit) => void): Promise<Result<Store, string>> {
  try {
    return ok(await openSqlite(folder, onCommit))
  } catch (error) {
    return err(`games cannot be kept in ${folder}: ${error instanceof Error ? error.message : error}`)
  }
}

function resume(bots: Bots, timers: Timers, store: Store, log: Logger): void {
  timers.resume(store).catch(error => log.error({ err: error }, 'what is due could not be taken up'))
  bots.resume(store).catch(error => log.error({ err: error }, 'the games of bots could not be resumed'))
}

function listenError(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE') return `port ${port} is in use; choose another with --port`
  if (code === 'EACCES') return `port ${port} is not for everybody; choose one above 1023 with --port`
  return `cannot listen on ${host}, port ${port}`
}
