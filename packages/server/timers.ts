import type { Logger } from 'pino'
import type { Clock } from './clock.ts'
import { resumeEach } from './resume.ts'
import type { OpenRoom, Rooms } from './rooms.ts'
import type { Store } from './stores/store.ts'

/** Milliseconds before what could not be closed is tried again. */
const RETRY = 1_000
/** The longest that a timer of Node waits, in ms. */
const LONGEST = 2 ** 31 - 1

interface Timer {
  readonly closes: number
  readonly cancel: () => void
}

/**
 * Closes windows, and ends turns, when their time is up. The times stand in the store: a server that is started again
 * closes what is due.
 */
export class Timers {
  private readonly rooms: Rooms
  private readonly clock: Clock
  private readonly log: Logger
  /** By game. */
  private readonly timers = new Map<string, Timer>()
  private ended = false

  constructor(rooms: Rooms, clock: Clock, log: Logger) {
    this.rooms = rooms
    this.clock = clock
    this.log = log
  }

  /** Hears of a game that has begun, changed, or was opened. */
  follow({ room }: OpenRoom): void {
    const { closes } = room
    const timer = this.timers.get(room.id)
    if (timer?.closes === closes) return
    timer?.cancel()
    this.timers.delete(room.id)
    if (closes !== null) this.wait(room.id, closes, closes - this.clock.now())
  }

  /** Takes up the windows that were open when the server ended, and the turns that were under way. */
  async resume(store: Store): Promise<void> {
    const { rooms, log } = this
    const ids = (await store.closings()).map(({ game }) => game)
    await resumeEach({ rooms, log, isEnding: () => this.ended }, ids, open => this.follow(open))
  }

  close(): void {
    this.ended = true
    for (const { cancel } of this.timers.values()) cancel()
    this.timers.clear()
  }

  private wait(game: string, closes: number, milliseconds: number): void {
    if (this.ended) return
    const cancel = this.clock.after(Math.min(LONGEST, Math.max(0, milliseconds)), () => void this.due(game, closes))
    this.timers.set(game, { closes, cancel })
  }

  private async due(game: string, closes: number): Promise<void> {
    const early = closes - this.clock.now()
    if (early > 0) return this.wait(game, closes, early)
    this.timers.delete(game)
    try {
      const open = await this.rooms.get(game)
      if (open === null || open.room.closes !== closes) return
      const closed = await this.rooms.run(open, { kind: 'close', at: open.room.length })
      if (!closed.ok && closed.error.code !== 'stale') throw new Error(closed.error.code)
      // Another process was faster: whatever stands now has a time of its own.
      if (!closed.ok) this.follow(open)
    } catch (error) {
      this.log.error({ err: error, game }, 'what was due could not be closed and is tried again')
      this.wait(game, closes, RETRY)
    }
  }
}
