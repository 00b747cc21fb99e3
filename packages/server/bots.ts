import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Spoken } from '@gaslight/bots'
import type { Channel, Game, Speech } from '@gaslight/core'
import type { Contribution, ProblemCode } from '@gaslight/protocol'
import type { Logger } from 'pino'
import type { BotPool, Waiting } from './bot-pool.ts'
import type { Metrics } from './metrics.ts'
import { Pace } from './pace.ts'
import { resumeEach } from './resume.ts'
import type { OpenRoom, Rooms } from './rooms.ts'
import { onlyBots } from './seats.ts'
import type { Store } from './stores/store.ts'
import type { Unattended } from './unattended.ts'

/** Milliseconds before a failed turn is tried again; doubled each time. */
const FIRST_RETRY = 500
const LONGEST_RETRY = 30_000

/** How many speech acts a bot may add to a decision. */
const SPEECHES = 3
/** The turn was taken, or is no longer to be taken. */
const PASSED: readonly ProblemCode[] = ['stale', 'not-running', 'already-answered']

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
  /** Whether its answer shows only when a window closes. */
  readonly inWindow: boolean
  /** Whether it answers on its beat: not at full speed, nor in a window that stays open for its time. */
  readonly isPaced: boolean
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

  /** Lets a bot play if it is on turn, and closes a window that waits for nobody. */
  consider({ room }: OpenRoom): void {
    if (this.playing.has(room.id) || this.ending.signal.aborted) return
    if (botTurns(room).length === 0 && !room.isAnswered()) return
    const playing = this.play(room.id, room.game)
      .catch(error => {
        if (!this.ending.signal.aborted) this.log.error({ err: error, game: room.id }, 'a bot has given up')
      })
      .finally(() => this.playing.delete(room.id))
    this.playing.set(room.id, playing)
  }

  /** Goes on with the games in which a bot was on turn when the server ended. */
  async resume(store: Store): Promise<void> {
    const { rooms, log } = this
    const isEnding = () => this.ending.signal.aborted
    await resumeEach({ rooms, log, isEnding }, await store.gamesWithBots(), open => {
      this.unattended.resume(open.room)
      this.consider(open)
    })
  }

  async close(): Promise<void> {
    this.ending.abort()
    await this.pool.close()
    await Promise.all(this.playing.values())
  }

  private async play(id: string, game: Game): Promise<void> {
    for (let retry = FIRST_RETRY; ; ) {
      const open = await this.rooms.get(id)
      const turns = open === null ? [] : botTurns(open.room)
      if (open === null || (turns.length === 0 && !(await this.closed(open)))) return
      const answers = await Promise.all(turns.map(turn => this.answer(open, turn)))
      if (answers.every(failed => failed === null)) {
        retry = FIRST_RETRY
        continue
      }
      for (const [index, failed] of answers.entries()) {
        if (failed === null) continue
        const { level } = turns[index]
        this.metrics.botFailures.inc({ game: game.id, level })
        this.log.warn({ err: failed, game: id, level }, 'a bot failed and is asked again')
      }
      await this.wait(retry)
      retry = Math.min(retry * 2, LONGEST_RETRY)
    }
  }

  /** Among bots a window closes with the last answer; false where there is none to close, or nothing has come of it. */
  private async closed(open: OpenRoom): Promise<boolean> {
    const { room } = open
    if (!room.isAnswered()) return false
    const at = room.length
    await this.rooms.run(open, { kind: 'close', at })
    return open.room.length > at
  }

  /** Null if the turn was taken, or is no longer to be taken. */
  private async answer(
    open: OpenRoom,
    { seat, level, at, view, waiting, inWindow, isPaced }: BotTurn,
  ): Promise<Error | null> {
    const since = performance.now()
    const { id: game, roles } = open.room.game
    try {
      const { decisions, speech, took } = await this.pool.ask({ game, level, view, heard: heardIn(open) }, waiting)
      this.metrics.botTurns.observe({ game, level }, took / 1000)
      const spent = performance.now() - since
      const rest = this.pace.after(`${game} ${level} ${roles[seat].id}`, took, spent) - spent
      if (rest > 0 && isPaced) await this.wait(rest)
      const done = await this.rooms.run(open, { kind: 'bot', seat, at, decisions })
      // Whoever spoke now would show that it has answered.
      if (done.ok && !inWindow) await this.speak(open, seat, speech)
      return done.ok || PASSED.includes(done.error.code) ? null : new RefusedBot(done.error.code)
    } catch (error) {
      this.ending.signal.throwIfAborted()
      return error instanceof Error ? error : new Error(String(error))
    }
  }

  /** What a bot says goes where everybody hears speech acts; whatever cannot be said there is left unsaid. */
  private async speak({ room, channels }: OpenRoom, seat: number, speech: readonly Speech[]): Promise<void> {
    const channel = speechChannel(room)
    if (channel === undefined) return
    const reader = { audience: seat, status: room.status(), silenced: room.silenced().includes(seat) }
    for (const { act, seat: about } of speech.slice(0, SPEECHES)) {
      const what = { kind: 'speech', act, seat: about } as const
      const at = new Date(this.rooms.clock.now()).toISOString()
      await channels.send(channel.id, reader, { command: randomUUID(), what, at })
    }
  }

  private async wait(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.ending.signal })
  }
}

/** Where everybody hears speech acts. */
function speechChannel(room: OpenRoom['room']): Channel | undefined {
  return room.channels.find(({ carries, readers }) => carries.includes('speech') && readers === 'everybody')
}

/** The speech acts that everybody has heard, in order. */
function heardIn({ room, channels }: OpenRoom): readonly Spoken[] {
  const channel = speechChannel(room)
  if (channel === undefined) return []
  const entries = channels.read(channel.id, { audience: 'public', status: room.status(), silenced: false })
  if (!entries.ok) return []
  return entries.value.flatMap(entry => {
    const { by, what } = JSON.parse(entry) as { readonly by: number; readonly what: Contribution }
    return what.kind === 'speech' ? [{ by, act: what.act, seat: what.seat }] : []
  })
}

/** The bots that are to decide: one on its turn, or all that are asked in a window. */
function botTurns(room: OpenRoom['room']): BotTurn[] {
  const waiting = onlyBots(room.stored.seats) ? 'nobody' : 'person'
  const inWindow = room.standingWindow()?.rhythm.kind === 'together'
  const isPaced = room.stored.pace !== 'full' && (!inWindow || waiting === 'nobody')
  return room.deciding().flatMap(index => {
    const seat = room.stored.seats[index]
    if (seat.kind !== 'bot') return []
    return [{ seat: index, level: seat.level, at: room.length, view: room.viewOf(index), waiting, inWindow, isPaced }]
  })
}
