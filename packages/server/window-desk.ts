import {
  asking,
  type Decision,
  DecisionList,
  type OrdersUse,
  type Position,
  type Rhythm,
  type Seat,
  type Windows,
} from '@gaslight/core'
import type { OpenWindow } from '@gaslight/protocol'
import type { Ledger } from './ledger.ts'
import { onlyBots } from './seats.ts'
import type { LoadedWindows, SeatOrders, WindowAnswer } from './stores/store.ts'
import type { Asked, Track } from './window-track.ts'

/** The window in which a game stands, while seats are asked. */
export interface StandingWindow {
  readonly asked: Asked
  readonly rhythm: Exclude<Rhythm, { kind: 'orders' }>
  /** Who may take it back, and by which decision. */
  readonly withdraw: { readonly seat: Seat; readonly decision: Decision } | null
}

/** What seats have answered and ordered beforehand, and how long a game's windows stay open. No I/O, no clock. */
export class WindowDesk {
  /** What standing orders do; null where seats give none. */
  readonly takesOrders: OrdersUse | null
  private readonly ledger: Ledger
  private readonly windows: Windows
  private readonly list = new DecisionList()
  private readonly orders = new Map<Seat, object>()
  /** By how many decisions there were when the window opened, and by seat. */
  private readonly answers = new Map<number, Map<Seat, Decision>>()

  constructor(ledger: Ledger, windows: Windows) {
    this.ledger = ledger
    this.windows = windows
    this.takesOrders = windows.takesOrders(ledger.stored.options)
  }

  read({ answers, orders }: LoadedWindows): void {
    for (const answer of answers) this.answer(answer)
    for (const given of orders) this.order(given)
  }

  /** Decisions were taken: what was answered in windows that have passed is forgotten. */
  moved(): void {
    const { current, suspended } = this.ledger.track
    for (const opened of this.answers.keys())
      if (opened !== current?.opened && opened !== suspended?.opened) this.answers.delete(opened)
  }

  answer({ opened, seat, decision }: WindowAnswer): void {
    const answers = this.answers.get(opened) ?? new Map<Seat, Decision>()
    this.answers.set(opened, answers.set(seat, decision))
  }

  order({ seat, orders }: SeatOrders): void {
    const read = this.windows.readOrders(JSON.parse(orders), this.ledger.stored.options)
    if (read.ok) this.orders.set(seat, read.value)
  }

  ordersOf(seat: Seat): object {
    return this.orders.get(seat) ?? this.windows.orders(this.ledger.stored.options)
  }

  /** Null where the game stands in none. */
  standing(): StandingWindow | null {
    const { track, position } = this.ledger
    const { current } = track
    const window = this.windows.at(position)
    if (current === null || window === null) return null
    const rhythm = this.rhythm(current)
    if (rhythm.kind === 'orders') return null
    return { asked: current, rhythm, withdraw: window.withdraw ?? null }
  }

  /** What a seat has answered in the window in which the game stands. */
  answerOf(seat: Seat): Decision | undefined {
    return this.answers.get(this.ledger.track.current?.opened ?? -1)?.get(seat)
  }

  /** The position as this seat answers it; null where it is not asked, or has answered. */
  askingOf(seat: Seat): Position | null {
    return this.answerOf(seat) === undefined ? asking(this.ledger.game, this.ledger.position, seat) : null
  }

  /**
   * What was decided beforehand for the seat to decide at `p`, on the way of a draft along `track`: by standing orders, or
   * by the answers of a window that is closed. Null where somebody has to be asked.
   *
   * `length`: how many decisions the log has. A window that opened before is one that was suspended: its answers are given.
   * `silent`: what those answer who are silent in the window that closes (see `silent`); null where none closes.
   */
  decided(
    { current }: Track,
    p: Position,
    { length, silent }: { readonly length: number; readonly silent: readonly WindowAnswer[] | null },
  ): Decision | null {
    const turn = p.turn()
    if (current === null || turn.kind !== 'seat') return null
    const { seat } = turn
    if (this.rhythm(current).kind === 'orders') return this.windows.ordered(p, this.ordersOf(seat))
    if (current.opened > length || (current.opened === length && silent === null)) return null
    const given = this.answers.get(current.opened)?.get(seat)
    const answer = given ?? silent?.find(one => one.opened === current.opened && one.seat === seat)?.decision
    p.legal(this.list)
    return answer !== undefined && this.list.has(answer) ? answer : this.windows.silence(p)
  }

  /**
   * What those who have not answered in a window say when it closes: what they have ordered by then, else nothing. The
   * window has lasted as long as any other.
   */
  silent({ asked: { opened, seats } }: StandingWindow): readonly WindowAnswer[] {
    return seats.flatMap(seat => {
      const p = this.askingOf(seat)
      if (p === null) return []
      const ordered = this.takesOrders === null ? null : this.windows.ordered(p, this.ordersOf(seat))
      return [{ opened, seat, decision: ordered ?? this.windows.silence(p) }]
    })
  }

  /**
   * When the window closes to which a draft has come after `length` decisions; undefined where no time is set. One that
   * would wait for ever waits as long as a turn may take, where that is limited.
   */
  closing({ current }: Track, length: number, now: number): number | undefined {
    if (current === null || current.opened !== length) return undefined
    const rhythm = this.rhythm(current)
    const seconds = rhythm.kind === 'orders' ? null : (rhythm.seconds ?? this.ledger.stored.turnSeconds)
    return seconds === null ? undefined : now + seconds * 1000
  }

  /**
   * `after`: the number of the audience's last event. `closes`, `now`: in ms since 1970. No time is told where only bots sit
   * and it is not waited for.
   */
  shown(
    audience: Seat | 'public',
    { after, closes, now }: { readonly after: number; readonly closes: number | null; readonly now: number },
  ): OpenWindow | null {
    const standing = this.standing()
    if (standing === null) return null
    const { asked, rhythm, withdraw } = standing
    const isTimed = closes !== null && !onlyBots(this.ledger.stored.seats)
    return {
      kind: asked.kind,
      after,
      asked: asked.seats.map(seat => this.ledger.game.roles[seat].id),
      waits: rhythm.kind === 'waits',
      ...(isTimed ? { closes: new Date(closes).toISOString(), left: Math.max(0, closes - now) } : {}),
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
      .map(decision => this.ledger.game.notation.format(asked, decision, seat))
  }

  withdrawal({ seat, decision }: { readonly seat: Seat; readonly decision: Decision }): string {
    const { game, position } = this.ledger
    return game.notation.format(position, decision, seat)
  }

  silence(): Decision {
    return this.windows.silence(this.ledger.position)
  }

  private rhythm({ kind }: Asked): Rhythm {
    return this.windows.rhythm(this.ledger.stored.options, kind)
  }

  private you(seat: Seat): NonNullable<OpenWindow['you']> {
    const answer = this.answerOf(seat)
    const asked = answer === undefined ? null : asking(this.ledger.game, this.ledger.position, seat)
    return {
      answers: this.answersOf(seat),
      answer: answer === undefined || asked === null ? null : this.ledger.game.notation.format(asked, answer, seat),
    }
  }
}

/**
 * Whether all who are asked together have answered where only bots sit. There a window waits for nobody: on their beat bots
 * answer in it whatever they hold, and at full speed nobody plays who could use what its time shows.
 */
export function isAnswered({ stored }: Ledger, desk: WindowDesk, { asked, rhythm }: StandingWindow): boolean {
  return (
    onlyBots(stored.seats) && rhythm.kind === 'together' && asked.seats.every(seat => desk.answerOf(seat) !== undefined)
  )
}
