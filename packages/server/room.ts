import {
  type Audience,
  type Channel,
  DecisionList,
  type Game,
  ok,
  type Result,
  type Seat,
  type Turn,
} from '@gaslight/core'
import { type GameInfo, infoOf, type OpenWindow } from '@gaslight/protocol'
import type { Change, Command, Plan } from './command.ts'
import type { Lane } from './lane.ts'
import { Ledger } from './ledger.ts'
import { matchOf } from './match.ts'
import { planned } from './plans.ts'
import { type Refusal, refuse } from './refusal.ts'
import { noncesOf, seatInfo } from './seats.ts'
import type { LoadedGame, LoadedWindows, SeatOrders, StoredGame } from './stores/store.ts'
import { isAnswered, type StandingWindow, WindowDesk } from './window-desk.ts'

/**
 * One game as the server keeps it: no I/O, no clock. `plan` says what a command would change and changes nothing;
 * `commit` makes it so.
 */
export class Room {
  readonly game: Game
  readonly id: string
  /** The return game of the match that this game is the first of. */
  returnGame: string | null
  private readonly ledger: Ledger
  /** Null where nobody ever interferes. */
  private readonly desk: WindowDesk | null
  private readonly legalNow = new DecisionList()
  /** What commands were answered. */
  private readonly answers = new Map<string, number>()
  private closing: number | null

  /** `timed`: what is kept of windows and of the clock, where the game has any and was played before. */
  constructor(game: Game, loaded: LoadedGame, timed: LoadedWindows | null = null) {
    this.game = game
    this.id = loaded.game.id
    this.returnGame = loaded.returnGame
    this.ledger = new Ledger(game, loaded)
    this.desk = game.windows === undefined ? null : new WindowDesk(this.ledger, game.windows)
    this.closing = timed?.closes ?? null
    if (timed !== null) this.desk?.read(timed)
    for (const answer of loaded.answers) this.answers.set(answerKey(answer), answer.seq)
  }

  get length(): number {
    return this.ledger.length
  }

  /** How its seats confer. */
  get channels(): readonly Channel[] {
    const { options, seats } = this.stored
    return this.game.channels?.(options, seats.length) ?? []
  }

  /** As it is stored, apart from its log. */
  get stored(): StoredGame {
    return this.ledger.stored
  }

  /** When silence decides for whoever is to decide, in ms since 1970; null where they are waited for. */
  get closes(): number | null {
    return this.status() === 'running' ? this.closing : null
  }

  status(): GameInfo['status'] {
    return this.ledger.status()
  }

  turn(): Turn {
    return this.ledger.turn()
  }

  /** The seat of a role; null where there is none. */
  roleSeat(role: string): Seat | null {
    const index = this.game.roles.findIndex(({ id }) => id === role)
    return index >= 0 && index < this.stored.seats.length ? index : null
  }

  /** How a person sees the game: from their seat, else as the public. */
  audienceOf(player: string | null): Seat | 'public' {
    return this.ledger.audienceOf(player)
  }

  lane(audience: Audience): Lane {
    return this.ledger.lane(audience)
  }

  /** What a seat may decide now, in notation; nothing for everybody else. */
  legal(audience: Audience): string[] {
    const turn = this.turn()
    const window = this.standingWindow()
    if (window !== null && this.desk !== null) {
      if (typeof audience !== 'number') return []
      return window.withdraw?.seat === audience
        ? [this.desk.withdrawal(window.withdraw)]
        : this.desk.answersOf(audience)
    }
    if (this.status() !== 'running' || turn.kind !== 'seat' || turn.seat !== audience) return []
    const { position } = this.ledger
    position.legal(this.legalNow)
    return this.legalNow.toArray().map(decision => this.game.notation.format(position, decision, audience))
  }

  /** `now` in ms since 1970. */
  info(audience: Seat | 'public', now: number): GameInfo {
    const { game, ledger, stored, returnGame, channels } = this
    const { commitment } = ledger
    const { id, options, seats, created } = stored
    const match = matchOf(stored, returnGame)
    const nonces = noncesOf(seats)
    const standing = { id, game, options, seats: seats.map(seatInfo), created, commitment, nonces, turn: this.turn() }
    const asked = this.standingWindow()?.asked.seats
    const clock = clockOf(stored, asked === undefined ? this.closes : null, now)
    return infoOf(
      { ...standing, ...match, channels, ...clock, ...(asked === undefined ? {} : { asked }) },
      audience,
      ledger.seq(audience),
    )
  }

  /** The record so far as an audience may know it; whole and sealed once the game is over. */
  record(audience: Audience): string {
    return this.ledger.record(audience)
  }

  /** What an agent in this seat sees; one that is asked in a window sees it as its own turn. */
  viewOf(seat: Seat): object {
    return this.game.view(this.desk?.askingOf(seat) ?? this.ledger.position, seat)
  }

  /** Who is to decide: the seat in turn, or all that are asked and have not answered. */
  deciding(): readonly Seat[] {
    const turn = this.turn()
    if (this.status() !== 'running' || turn.kind !== 'seat') return []
    const window = this.standingWindow()
    return window === null ? [turn.seat] : window.asked.seats.filter(seat => this.desk?.answerOf(seat) === undefined)
  }

  /** Whether the window in which the game stands waits only for its time though it need not: among bots. */
  isAnswered(): boolean {
    const window = this.standingWindow()
    return window !== null && this.desk !== null && isAnswered(this.ledger, this.desk, window)
  }

  /** The window in which the game stands, while seats are asked; null at every other point. */
  standingWindow(): StandingWindow | null {
    return this.desk !== null && this.status() === 'running' ? this.desk.standing() : null
  }

  /** The same as it is told; `now` in ms since 1970. */
  window(audience: Seat | 'public', now: number): OpenWindow | null {
    if (this.desk === null || this.status() !== 'running') return null
    return this.desk.shown(audience, { after: this.ledger.seq(audience), closes: this.closing, now })
  }

  /** What a seat has ordered for windows, or would order; refused where nobody orders anything. */
  orders(audience: Seat | 'public'): Result<object, Refusal> {
    if (this.desk === null || this.desk.takesOrders === null) return refuse('no-orders')
    if (audience === 'public') return refuse('not-your-seat', 'you have no seat in this game')
    return ok(this.desk.ordersOf(audience))
  }

  /** What a seat wants to order, as it is to be kept. */
  ordering(audience: Seat | 'public', orders: unknown): Result<SeatOrders, Refusal> {
    const before = this.orders(audience)
    if (!before.ok) return before
    if (audience === 'public' || this.game.windows === undefined) return refuse('not-your-seat')
    if (this.status() === 'over') return refuse('not-running', 'the game is over')
    const read = this.game.windows.readOrders(orders, this.stored.options)
    return read.ok ? ok({ seat: audience, orders: JSON.stringify(read.value) }) : refuse('invalid-orders', read.error)
  }

  /** Whether what others answer and order counts without a decision of theirs, so that it has to be read before it does. */
  needsWindows({ kind }: Command): boolean {
    return this.desk !== null && (kind === 'close' || this.desk.takesOrders === 'at-once')
  }

  /** Takes what is kept of windows: another process may have kept more. */
  reread(windows: LoadedWindows): void {
    this.desk?.read(windows)
  }

  /** Precondition: the orders are kept. */
  ordered(orders: SeatOrders): void {
    this.desk?.order(orders)
  }

  /** Seats that may not send to any channel now. */
  silenced(): readonly Seat[] {
    return this.game.silenced?.(this.ledger.position) ?? []
  }

  /** `now` in ms since 1970. */
  plan(command: Command, now: number): Result<Plan, Refusal> {
    const { ledger, desk, closes, answers } = this
    const answerTo = (seat: Seat, sent: string) => answers.get(answerKey({ seat, command: sent }))
    return planned({ ledger, desk, window: this.standingWindow(), closes, answerTo }, command, now)
  }

  /** Precondition: the change was planned last, and nothing was committed since. */
  commit({ decisions, seat, answer, windowAnswers, closes, draft }: Change): void {
    if (answer !== undefined) this.answers.set(answerKey(answer), answer.seq)
    this.ledger.commit(draft, seat)
    for (const given of windowAnswers) this.desk?.answer(given)
    if (decisions.length > 0) this.desk?.moved()
    if (decisions.length > 0 || closes !== undefined) this.closing = closes ?? null
  }
}

function clockOf(
  { turnSeconds }: StoredGame,
  closes: number | null,
  now: number,
): { readonly clock?: NonNullable<GameInfo['clock']> } {
  if (turnSeconds === null) return {}
  const running = closes === null ? {} : { closes: new Date(closes).toISOString(), left: Math.max(0, closes - now) }
  return { clock: { seconds: turnSeconds, ...running } }
}

function answerKey({ seat, command }: { readonly seat: Seat; readonly command: string }): string {
  return `${seat} ${command}`
}
