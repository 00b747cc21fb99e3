import {
  asking,
  type Decision,
  DecisionList,
  type Game,
  type Options,
  type Position,
  type Rhythm,
  type Seat,
  type Windows,
} from '@gaslight/core'
import type { OpenWindow } from '@gaslight/protocol'
import type { LoadedWindows, SeatOrders, WindowAnswer } from './stores/store.ts'
import { type Asked, follow, NO_WINDOW, type Track } from './window-track.ts'

/** The window in which a game stands, while seats are asked. */
export interface StandingWindow {
  readonly asked: Asked
  readonly rhythm: Exclude<Rhythm, { kind: 'orders' }>
  /** Who may take it back, and by which decision. */
  readonly withdraw: { readonly seat: Seat; readonly decision: Decision } | null
  /** In ms since 1970; null where it is waited for ever. */
  readonly closes: number | null
}

/** What a desk looks at: the position is the game's own, which goes on under it. */
interface Desked {
  readonly game: Game
  readonly position: Position
  readonly options: Options
}

/** What seats have answered and ordered beforehand, and how long a game's windows stay open. No I/O, no clock. */
export class WindowDesk {
  track: Track = NO_WINDOW
  /** Whether seats give standing orders. */
  readonly takesOrders: boolean
  private readonly game: Game
  private readonly windows: Windows
  private readonly position: Position
  private readonly options: Options
  private readonly list = new DecisionList()
  private readonly orders = new Map<Seat, object>()
  /** By how many decisions there were when the window opened, and by seat. */
  private readonly answers = new Map<number, Map<Seat, Decision>>()
  private closes: number | null

  constructor({ game, position, options }: Desked, windows: Windows, loaded: LoadedWindows | null) {
    this.game = game
    this.windows = windows
    this.position = position
    this.options = options
    this.takesOrders = windows.takesOrders(options)
    this.closes = loaded?.closes ?? null
    if (loaded !== null) this.read(loaded)
  }

  read({ answers, orders }: LoadedWindows): void {
    for (const answer of answers) this.answer(answer)
    for (const given of orders) this.order(given)
  }

  /** A decision of the log was taken; `length` is how many there are then. */
  replayed(length: number): void {
    this.track = follow(this.windows, this.track, this.position, length)
  }

  /** Decisions were taken, and led to this track. */
  moved(track: Track, closes: number | null): void {
    this.track = track
    this.closes = closes
    for (const opened of this.answers.keys())
      if (opened !== track.current?.opened && opened !== track.suspended?.opened) this.answers.delete(opened)
  }

  answer({ opened, seat, decision }: WindowAnswer): void {
    const answers = this.answers.get(opened) ?? new Map<Seat, Decision>()
    this.answers.set(opened, answers.set(seat, decision))
  }

  order({ seat, orders }: SeatOrders): void {
    const read = this.windows.readOrders(JSON.parse(orders))
    if (read.ok) this.orders.set(seat, read.value)
  }

  ordersOf(seat: Seat): object {
    return this.orders.get(seat) ?? this.windows.orders
  }

  /** Null where the game stands in none. */
  standing(): StandingWindow | null {
    const { current } = this.track
    const window = this.windows.at(this.position)
    if (current === null || window === null) return null
    const rhythm = this.windows.rhythm(this.options, current.kind)
    if (rhythm.kind === 'orders') return null
    return { asked: current, rhythm, withdraw: window.withdraw ?? null, closes: this.closes }
  }

  /** What a seat has answered in the window in which the game stands. */
  answerOf(seat: Seat): Decision | undefined {
    return this.answers.get(this.track.current?.opened ?? -1)?.get(seat)
  }

  /** The position as this seat answers it; null where it is not asked, or has answered. */
  askingOf(seat: Seat): Position | null {
    return this.answerOf(seat) === undefined ? asking(this.game, this.position, seat) : null
  }

  /**
   * What was decided beforehand for the seat to decide at `p`, on the way of a draft along `track`: by standing orders, or
   * by the answers of a window that is closed. Null where somebody has to be asked.
   *
   * `length`: how many decisions the log has. A window that opened before is one that was suspended: its answers are given.
   */
  decided({ current }: Track, p: Position, { length, closing }: { length: number; closing: boolean }): Decision | null {
    const turn = p.turn()
    if (current === null || turn.kind !== 'seat') return null
    const { seat } = turn
    const rhythm = this.windows.rhythm(this.options, current.kind)
    if (rhythm.kind === 'orders') return this.windows.ordered(p, this.ordersOf(seat))
    if (current.opened > length || (current.opened === length && !closing)) return null
    const answer = this.answers.get(current.opened)?.get(seat)
    if (answer === undefined) return this.windows.silence(p)
    p.legal(this.list)
    return this.list.has(answer) ? answer : this.windows.silence(p)
  }

  /** When the window closes to which a draft has come after `length` decisions; undefined where no time is set. */
  closing({ current }: Track, length: number, now: number): number | undefined {
    if (current === null || current.opened !== length) return undefined
    const rhythm = this.windows.rhythm(this.options, current.kind)
    return rhythm.kind === 'orders' || rhythm.seconds === null ? undefined : now + rhythm.seconds * 1000
  }

  /** `after`: the number of the audience's last event. */
  shown(audience: Seat | 'public', after: number, now: number): OpenWindow | null {
    const standing = this.standing()
    if (standing === null) return null
    const { asked, rhythm, closes, withdraw } = standing
    return {
      kind: asked.kind,
      after,
      asked: asked.seats.map(seat => this.game.roles[seat].id),
      waits: rhythm.kind === 'waits',
      ...(closes === null ? {} : { closes: new Date(closes).toISOString(), left: Math.max(0, closes - now) }),
      ...(audience !== 'public' && asked.seats.includes(audience) ? { you: this.you(audience) } : {}),
      ...(withdraw?.seat === audience ? { withdraw: this.withdrawal(withdraw) } : {}),
    }
  }

  /** What a seat that is asked may answer, in notation; nothing once it has answered. */
  answersOf(seat: Seat): string[] {
    const asked = this.askingOf(seat)
    if (asked === null) return []
    const withdraw = this.windows.at(asked)?.withdraw?.decision
    asked.legal(this.list)
    return this.list
      .toArray()
      .filter(decision => decision !== withdraw)
      .map(decision => this.game.notation.format(asked, decision, seat))
  }

  withdrawal({ seat, decision }: { readonly seat: Seat; readonly decision: Decision }): string {
    return this.game.notation.format(this.position, decision, seat)
  }

  silence(): Decision {
    return this.windows.silence(this.position)
  }

  private you(seat: Seat): NonNullable<OpenWindow['you']> {
    const answer = this.answerOf(seat)
    const asked = answer === undefined ? null : asking(this.game, this.position, seat)
    return {
      answers: this.answersOf(seat),
      answer: answer === undefined || asked === null ? null : this.game.notation.format(asked, answer, seat),
    }
  }
}
