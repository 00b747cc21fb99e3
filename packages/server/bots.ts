import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Game } from '@gaslight/core'
import type { ProblemCode } from '@gaslight/protocol'
import type { Logger } from 'pino'
import type { BotPool, Waiting } from './bot-pool.ts'
import type { Metrics } from './metrics.ts'
import { Pace } from './pace.ts'
import type { OpenRoom, Rooms } from './rooms.ts'
import { onlyBots } from './seats.ts'
import type { Store } from './stores/store.ts'
import type { Unattended } from './unattended.ts'

/** Milliseconds before a failed turn is tried again; doubled each time. */
const FIRST_RETRY = 500
const LONGEST_RETRY = 30_000

class RefusedBot extends Error {
  override name = 'RefusedBot'
  readonly code: ProblemCode

  constructor(code: ProblemCode) {
    super(code)
    this.code = code
  }
}

/** A bot on its turn, as it stands in a game. */
interface BotTurn {
  readonly seat: number
  readonly level: string
  readonly at: number
  readonly view: object
  readonly waiting: Waiting
}

/** Plays the seats of bots: asks for their turns, and hands them in as a player would. */
export class Bots {
  private readonly rooms: Rooms
  private readonly pool: BotPool
  private readonly pace: Pace
  private readonly unattended: Unattended
  private readonly metrics: Metrics
  private readonly log: Logger
  private readonly playing = new Map<string, Promise<void>>()
  private readonly ending = new AbortController()

  /** `delay`: milliseconds between what happened last and a bot's answer, where it thinks no longer. */
  constructor(rooms: Rooms, pool: BotPool, delay: number, unattended: Unattended, metrics: Metrics, log: Logger) {
    this.rooms = rooms
    this.pool = pool
    this.pace = new Pace(delay)
    this.unattended = unattended
    this.metrics = metrics
    this.log = log
  }

  /** Lets a bot play if it is on turn. */
  consider({ room }: OpenRoom): void {
    if (this.playing.has(room.id) || this.ending.signal.aborted || botTurn(room) === null) return
    const playing = this.play(room.id, room.game)
      .catch(error => {
        if (!this.ending.signal.aborted) this.log.error({ err: error, game: room.id }, 'a bot has given up')
      })
      .finally(() => this.playing.delete(room.id))
    this.playing.set(room.id, playing)
  }

  /** Goes on with the games in which a bot was on turn when the server ended. */
  async resume(store: Store): Promise<void> {
    for (const id of await store.gamesWithBots()) {
      // One at a time, so that thousands of games do not keep everybody waiting.
      await setImmediate()
      if (this.ending.signal.aborted) return
      const open = await this.rooms.get(id)
      if (open === null) continue
      this.unattended.resume(open.room)
      this.consider(open)
    }
  }

  async close(): Promise<void> {
    this.ending.abort()
    await this.pool.close()
    await Promise.all(this.playing.values())
  }

  private async play(id: string, game: Game): Promise<void> {
    for (let retry = FIRST_RETRY; ; ) {
      const open = await this.rooms.get(id)
      const turn = open === null ? null : botTurn(open.room)
      if (open === null || turn === null) return
      const failed = await this.answer(open, turn)
      if (failed === null) {
        retry = FIRST_RETRY
        continue
      }
      this.metrics.botFailures.inc({ game: game.id, level: turn.level })
      this.log.warn({ err: failed, game: id, level: turn.level }, 'a bot failed and is asked again')
      await this.wait(retry)
      retry = Math.min(retry * 2, LONGEST_RETRY)
    }
  }

  /** Null if the turn was taken, or is no longer to be taken. */
  private async answer(open: OpenRoom, { seat, level, at, view, waiting }: BotTurn): Promise<Error | null> {
    const since = performance.now()
    const { id: game, roles } = open.room.game
    try {
      const { decisions, took } = await this.pool.ask({ game, level, view }, waiting)
      this.metrics.botTurns.observe({ game, level }, took / 1000)
      const spent = performance.now() - since
      const rest = this.pace.after(`${game} ${level} ${roles[seat].id}`, took, spent) - spent
      if (rest > 0) await this.wait(rest)
      const done = await this.rooms.run(open, { kind: 'bot', seat, at, decisions })
      if (done.ok || done.error.code === 'stale' || done.error.code === 'not-running') return null
      return new RefusedBot(done.error.code)
    } catch (error) {
      this.ending.signal.throwIfAborted()
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  private async wait(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.ending.signal })
  }
}

function botTurn(room: OpenRoom['room']): BotTurn | null {
  const turn = room.turn()
  if (room.status() !== 'running' || turn.kind !== 'seat') return null
  const seat = room.stored.seats[turn.seat]
  if (seat?.kind !== 'bot') return null
  const waiting = onlyBots(room.stored.seats) ? 'nobody' : 'person'
  return { seat: turn.seat, level: seat.level, at: room.length, view: room.viewOf(turn.seat), waiting }
}
