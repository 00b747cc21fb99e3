import {
  type Audience,
  type ChanceKeys,
  type Channel,
  commitment,
  type Decision,
  DecisionList,
  err,
  firstLink,
  formatRecord,
  type Game,
  listed,
  ok,
  type Position,
  type ReadItem,
  type Result,
  resultOf,
  type Seat,
  sealedHeader,
  shortLink,
  type Turn,
  takeBatch,
  writeRecord,
} from '@gaslight/core'
import { type GameInfo, infoOf, type OpenWindow, statusOf } from '@gaslight/protocol'
import type { Change, Command, Plan } from './command.ts'
import { Draft, type Scratch } from './draft.ts'
import { advance, type Lane, laneOf } from './lane.ts'
import { matchOf, seedOf } from './match.ts'
import { type Refusal, refuse } from './refusal.ts'
import { NativeSealer } from './seal.ts'
import { noncesOf, openSeats, recordHeader, seated, seatInfo, seatOf } from './seats.ts'
import type {
  Answer,
  LoadedGame,
  LoadedWindows,
  SeatOrders,
  SeatTaken,
  StoredGame,
  StoredSeat,
  WindowAnswer,
} from './stores/store.ts'
import { type StandingWindow, WindowDesk } from './window-desk.ts'
import { NO_WINDOW } from './window-track.ts'

/**
 * One game as the server keeps it: no I/O, no clock. `plan` says what a command would change and changes nothing;
 * `commit` makes it so.
 */
export class Room {
  readonly game: Game
  readonly id: string
  /** The return game of the match that this game is the first of. */
  returnGame: string | null
  /** As it is stored, apart from its log. */
  private known: StoredGame
  private readonly seed: string
  private readonly commitment: string
  private readonly sealer: NativeSealer
  private readonly start: Position
  private readonly position: Position
  private readonly scratch: Scratch
  private readonly legalNow = new DecisionList()
  private readonly lanes = new Map<Audience, Lane>()
  private readonly decisions: Decision[] = []
  private readonly links: string[] = []
  private readonly answers = new Map<string, number>()
  /** Null where nobody ever interferes. */
  private readonly desk: WindowDesk | null
  private link = ''

  /** `windows`: what is kept of them, where the game has any and was played before. */
  constructor(
    game: Game,
    { game: stored, decisions, answers, returnGame }: LoadedGame,
    windows: LoadedWindows | null = null,
  ) {
    this.game = game
    this.known = stored
    this.id = stored.id
    this.returnGame = returnGame
    this.seed = seedOf(game, stored)
    this.commitment = commitment(this.seed)
    this.sealer = new NativeSealer(this.seed)
    this.start = game.start(stored.options, stored.seats.length)
    this.position = this.start.clone()
    const { position } = this
    const { options } = stored
    this.desk = game.windows === undefined ? null : new WindowDesk({ game, position, options }, game.windows, windows)
    this.scratch = { before: this.start.clone(), after: this.start.clone() }
    for (const answer of answers) this.answers.set(answerKey(answer), answer.seq)
    if (this.status() !== 'open') this.link = this.firstLink(stored)
    for (const decision of decisions) this.replay(decision)
  }

  get length(): number {
    return this.decisions.length
  }

  /** How its seats confer. */
  get channels(): readonly Channel[] {
    const { options, seats } = this.known
    return this.game.channels?.(options, seats.length) ?? []
  }

  /** As it is stored, apart from its log. */
  get stored(): StoredGame {
    return this.known
  }

  status(): GameInfo['status'] {
    return statusOf({ seats: this.known.seats, turn: this.position.turn() })
  }

  turn(): Turn {
    return this.position.turn()
  }

  /** The seat of a role; null where there is none. */
  roleSeat(role: string): Seat | null {
    const index = this.game.roles.findIndex(({ id }) => id === role)
    return index >= 0 && index < this.known.seats.length ? index : null
  }

  /** How a person sees the game: from their seat, else as the public. */
  audienceOf(player: string | null): Seat | 'public' {
    const seat = seatOf(this.known.seats, player)
    return seat < 0 ? 'public' : seat
  }

  lane(audience: Audience): Lane {
    const known = this.lanes.get(audience)
    if (known !== undefined) return known
    const { game, start, decisions, links } = this
    const lane = laneOf(game, { start, decisions, links }, audience)
    this.lanes.set(audience, lane)
    return lane
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
    this.position.legal(this.legalNow)
    return this.legalNow.toArray().map(decision => this.game.notation.format(this.position, decision, audience))
  }

  info(audience: Seat | 'public'): GameInfo {
    const { game, known, commitment, returnGame, channels } = this
    const { id, options, seats, created } = known
    const match = matchOf(known, returnGame)
    const nonces = noncesOf(seats)
    const standing = { id, game, options, seats: seats.map(seatInfo), created, commitment, nonces, turn: this.turn() }
    return infoOf({ ...standing, ...match, channels }, audience, this.lane(audience).events.length)
  }

  /** The record so far as an audience may know it; whole and sealed once the game is over. */
  record(audience: Audience): string {
    const turn = this.turn()
    const header = recordHeader(this.known, this.commitment)
    if (turn.kind === 'over') {
      const result = resultOf(this.game, turn.outcome)
      return writeRecord(this.game, this.start, this.decisions, { ...header, seed: this.seed, result })
    }
    const lines = this.game.notation.write(this.start, this.decisions, audience)
    return formatRecord({ ...header, lines: lines.map(({ text }) => ({ text, links: [] })) })
  }

  /** What an agent in this seat sees; one that is asked in a window sees it as its own turn. */
  viewOf(seat: Seat): object {
    return this.game.view(this.desk?.askingOf(seat) ?? this.position, seat)
  }

  /** Who is to decide: the seat in turn, or all that are asked and have not answered. */
  deciding(): readonly Seat[] {
    const turn = this.turn()
    if (this.status() !== 'running' || turn.kind !== 'seat') return []
    const window = this.standingWindow()
    return window === null ? [turn.seat] : window.asked.seats.filter(seat => this.desk?.answerOf(seat) === undefined)
  }

  /** The window in which the game stands, while seats are asked; null at every other point. */
  standingWindow(): StandingWindow | null {
    return this.desk !== null && this.status() === 'running' ? this.desk.standing() : null
  }

  /** The same as it is told; `now` in ms since 1970. */
  window(audience: Seat | 'public', now: number): OpenWindow | null {
    if (this.desk === null || this.status() !== 'running') return null
    return this.desk.shown(audience, this.lane(audience).events.length, now)
  }

  /** What a seat has ordered for windows that pass at once, or would order; refused where nobody orders anything. */
  orders(audience: Seat | 'public'): Result<object, Refusal> {
    if (this.desk === null || !this.desk.takesOrders) return refuse('no-orders')
    if (audience === 'public') return refuse('not-your-seat', 'you have no seat in this game')
    return ok(this.desk.ordersOf(audience))
  }

  /** What a seat wants to order, as it is to be kept. */
  ordering(audience: Seat | 'public', orders: unknown): Result<SeatOrders, Refusal> {
    const before = this.orders(audience)
    if (!before.ok) return before
    if (audience === 'public' || this.game.windows === undefined) return refuse('not-your-seat')
    if (this.status() === 'over') return refuse('not-running', 'the game is over')
    const read = this.game.windows.readOrders(orders)
    return read.ok ? ok({ seat: audience, orders: JSON.stringify(read.value) }) : refuse('invalid-orders', read.error)
  }

  /** Whether what others answer and order counts without a decision of theirs, so that it has to be read before it does. */
  needsWindows({ kind }: Command): boolean {
    return this.desk !== null && (kind === 'close' || this.desk.takesOrders)
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
    return this.game.silenced?.(this.position) ?? []
  }

  /** `now` in ms since 1970. */
  plan(command: Command, now: number): Result<Plan, Refusal> {
    switch (command.kind) {
      case 'wake':
        return this.change({ stored: this.known, now })
      case 'join':
        return this.join(command, now)
      case 'decide':
        return this.decide(command, now)
      case 'bot':
        return this.bot(command, now)
      case 'close':
        return this.close(command, now)
    }
  }

  /** Precondition: the change was planned last, and nothing was committed since. */
  commit({ decisions, seat, answer, windowAnswer, closes, draft }: Change): void {
    if (seat !== undefined) this.known = seated(this.known, seat)
    if (answer !== undefined) this.answers.set(answerKey(answer), answer.seq)
    for (const decision of decisions) this.position.apply(decision)
    this.decisions.push(...decisions)
    this.links.push(...draft.links)
    this.link = draft.link
    if (windowAnswer !== undefined) this.desk?.answer(windowAnswer)
    if (decisions.length > 0) this.desk?.moved(draft.track, closes ?? null)
    advance(this.lanes, draft.tellings)
  }

  private join(
    { player, name, seat: index, nonce }: Extract<Command, { kind: 'join' }>,
    now: number,
  ): Result<Plan, Refusal> {
    const own = this.audienceOf(player)
    if (own === index) return ok({ kind: 'repeat', seq: this.lane(own).events.length })
    if (own !== 'public') return refuse('seat-taken', `you are ${this.role(own)} in this game`)
    if (this.known.seats[index].kind !== 'open') return refuse('seat-taken', `somebody is ${this.role(index)} already`)
    const taken: StoredSeat = { kind: 'person', player, name, nonce }
    const seat = { index, taken }
    return this.change({ stored: seated(this.known, seat), seat, now })
  }

  private decide(
    { player, command, after, decisions }: Extract<Command, { kind: 'decide' }>,
    now: number,
  ): Result<Plan, Refusal> {
    const seat = this.audienceOf(player)
    if (seat === 'public') return refuse('not-your-seat', 'you have no seat in this game')
    const repeat = this.answers.get(answerKey({ seat, command }))
    if (repeat !== undefined) return ok({ kind: 'repeat', seq: repeat })
    const status = this.status()
    if (status !== 'running') return refuse('not-running', status === 'open' ? 'a seat is open' : 'the game is over')
    const seq = this.lane(seat).events.length
    if (after !== seq) return refuse('stale', `your last event is number ${seq}`)
    const { notation } = this.game
    const read: ReadItem<Position, string> = (position, token) => notation.parse(position, token)
    const answered = { seat, command, seq }
    const window = this.standingWindow()
    if (window === null)
      return this.change({ stored: this.known, answered, now, play: draft => this.play(draft, seat, decisions, read) })
    if (window.withdraw?.seat === seat) return this.withdraw(window.withdraw, decisions, answered, now)
    const answer = this.answer(window, seat, decisions, read)
    return answer.ok ? this.answering(window, seat, answer.value, { answered, now }) : answer
  }

  private bot({ seat, at, decisions }: Extract<Command, { kind: 'bot' }>, now: number): Result<Plan, Refusal> {
    if (this.status() !== 'running') return refuse('not-running')
    if (at !== this.decisions.length) return refuse('stale')
    if (this.known.seats[seat]?.kind !== 'bot') return refuse('not-your-seat')
    if (decisions.length === 0) return refuse('invalid-request')
    const read = listed(this.legalNow)
    const window = this.standingWindow()
    if (window === null)
      return this.change({ stored: this.known, now, play: draft => this.play(draft, seat, decisions, read) })
    // To take the offer back for the proposer would be the same to the game as to decline it.
    const batch = decisions.map(decision => (decision === window.withdraw?.decision ? this.desk?.silence() : decision))
    const answer = this.answer(window, seat, batch, (p, item) => read(p, item ?? decisions[0]))
    return answer.ok ? this.answering(window, seat, answer.value, { now }) : answer
  }

  /** The decision by which a seat answers in a window, or why it does not. */
  private answer<T>(
    { asked, withdraw }: StandingWindow,
    seat: Seat,
    batch: readonly T[],
    read: ReadItem<Position, T>,
  ): Result<Decision, Refusal> {
    if (!asked.seats.includes(seat)) return refuse('not-your-turn', 'others are asked')
    const position = this.desk?.askingOf(seat) ?? null
    if (position === null) return refuse('already-answered')
    const [item, second] = batch
    const decision = read(position, item)
    if (!decision.ok) return err({ code: 'illegal-decision', illegal: { index: 0, ...decision.error } })
    if (decision.value === withdraw?.decision) return refuse('not-your-turn', 'who has made the offer may take it back')
    if (second !== undefined) return refuse('not-your-turn', 'decision 2 comes after the turn has passed')
    return decision
  }

  /** An answer counts at once where the window waits for it, else when the window closes. */
  private answering(
    { asked, rhythm }: StandingWindow,
    seat: Seat,
    decision: Decision,
    { answered, now }: { readonly answered?: Answer; readonly now: number },
  ): Result<Plan, Refusal> {
    const common = { stored: this.known, now, ...(answered === undefined ? {} : { answered }) }
    return rhythm.kind === 'waits'
      ? this.change({ ...common, play: draft => taken(draft, decision) })
      : this.change({ ...common, windowAnswer: { opened: asked.opened, seat, decision } })
  }

  private withdraw(
    { decision }: NonNullable<StandingWindow['withdraw']>,
    batch: readonly string[],
    answered: Answer,
    now: number,
  ): Result<Plan, Refusal> {
    const read = this.game.notation.parse(this.position, batch[0])
    if (!read.ok || read.value !== decision) return refuse('not-your-turn', 'your offer is open')
    if (batch.length > 1) return refuse('not-your-turn', 'decision 2 comes after the turn has passed')
    return this.change({ stored: this.known, answered, now, play: draft => taken(draft, decision) })
  }

  private close({ at }: Extract<Command, { kind: 'close' }>, now: number): Result<Plan, Refusal> {
    const window = this.standingWindow()
    if (window === null || at !== this.decisions.length) return refuse('stale')
    if (window.closes === null || now < window.closes) return refuse('stale', 'the window is open')
    return this.change({ stored: this.known, now, closing: true })
  }

  private play<T>(draft: Draft, seat: Seat, batch: readonly T[], read: ReadItem<Position, T>): Refusal | null {
    const misfit = takeBatch(this.game, draft, seat, batch, read)
    if (misfit === null) return null
    const { index } = misfit
    if (misfit.kind === 'illegal') return { code: 'illegal-decision', illegal: { index, ...misfit.illegal } }
    const detail = index === 0 ? 'another one is to decide' : `decision ${index + 1} comes after the turn has passed`
    return { code: 'not-your-turn', detail }
  }

  private change({
    stored,
    seat,
    answered,
    windowAnswer,
    closing = false,
    now,
    play,
  }: {
    /** With its seats as they are after the command. */
    readonly stored: StoredGame
    readonly seat?: SeatTaken
    /** `seq` is the number of the seat's last event so far. */
    readonly answered?: Answer
    readonly windowAnswer?: WindowAnswer
    /** Whether the window in which the game stands is over. */
    readonly closing?: boolean
    readonly now: number
    readonly play?: (draft: Draft) => Refusal | null
  }): Result<Plan, Refusal> {
    const { game, sealer, position, lanes, scratch, desk } = this
    const starts = this.link === '' && openSeats(stored.seats) === 0
    const keys: ChanceKeys = { seed: this.seed, nonces: noncesOf(stored.seats) }
    const link = starts ? this.firstLink(stored) : this.link
    const { length } = this.decisions
    const track = desk?.track ?? NO_WINDOW
    const draft = new Draft({ game, keys, sealer, position, length, link, lanes, track }, scratch)
    const refusal = play?.(draft) ?? null
    if (refusal !== null) return err(refusal)
    if (link !== '') draft.settle(desk === null ? undefined : p => desk.decided(draft.track, p, { length, closing }))
    const closes =
      draft.decisions.length > 0 ? desk?.closing(draft.track, length + draft.decisions.length, now) : undefined
    const told = answered === undefined ? 0 : (draft.tellings.get(answered.seat)?.events.length ?? 0)
    const change: Change = {
      at: length,
      decisions: draft.decisions,
      ...(seat === undefined ? {} : { seat }),
      ...(answered === undefined ? {} : { answer: { ...answered, seq: answered.seq + told } }),
      ...(windowAnswer === undefined ? {} : { windowAnswer }),
      ...(closes === undefined ? {} : { closes }),
      over: draft.decisions.length > 0 && draft.position.turn().kind === 'over',
      draft,
    }
    return ok({ kind: 'change', change })
  }

  private replay(decision: Decision): void {
    const text = this.game.notation.format(this.position, decision, 'omniscient')
    this.link = this.sealer.next(this.link, this.decisions.length, text)
    this.position.apply(decision)
    this.decisions.push(decision)
    this.desk?.replayed(this.decisions.length)
    this.links.push(shortLink(this.link))
  }

  private firstLink(stored: StoredGame): string {
    return firstLink(sealedHeader(recordHeader(stored, this.commitment)))
  }

  private role(seat: Seat): string {
    return this.game.roles[seat].id
  }
}

/** A decision of a seat that is not in turn, or was read on another position: it is legal. */
function taken(draft: Draft, decision: Decision): null {
  draft.take(decision)
  return null
}

function answerKey({ seat, command }: { readonly seat: Seat; readonly command: string }): string {
  return `${seat} ${command}`
}
