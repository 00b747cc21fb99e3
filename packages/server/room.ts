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
import { type GameInfo, infoOf, statusOf } from '@gaslight/protocol'
import type { Change, Command, Plan } from './command.ts'
import { Draft, type Scratch } from './draft.ts'
import { advance, type Lane, laneOf } from './lane.ts'
import { matchOf, seedOf } from './match.ts'
import { type Refusal, refuse } from './refusal.ts'
import { NativeSealer } from './seal.ts'
import { noncesOf, openSeats, recordHeader, seated, seatInfo, seatOf } from './seats.ts'
import type { Answer, LoadedGame, SeatTaken, StoredGame, StoredSeat } from './stores/store.ts'

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
  private link = ''

  constructor(game: Game, { game: stored, decisions, answers, returnGame }: LoadedGame) {
    this.game = game
    this.known = stored
    this.id = stored.id
    this.returnGame = returnGame
    this.seed = seedOf(game, stored)
    this.commitment = commitment(this.seed)
    this.sealer = new NativeSealer(this.seed)
    this.start = game.start(stored.options, stored.seats.length)
    this.position = this.start.clone()
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

  /** What an agent in this seat sees. */
  viewOf(seat: Seat): object {
    return this.game.view(this.position, seat)
  }

  plan(command: Command): Result<Plan, Refusal> {
    switch (command.kind) {
      case 'wake':
        return this.change({ stored: this.known })
      case 'join':
        return this.join(command)
      case 'decide':
        return this.decide(command)
      case 'bot':
        return this.bot(command)
    }
  }

  /** Precondition: the change was planned last, and nothing was committed since. */
  commit({ decisions, seat, answer, draft }: Change): void {
    if (seat !== undefined) this.known = seated(this.known, seat)
    if (answer !== undefined) this.answers.set(answerKey(answer), answer.seq)
    for (const decision of decisions) this.position.apply(decision)
    this.decisions.push(...decisions)
    this.links.push(...draft.links)
    this.link = draft.link
    advance(this.lanes, draft.tellings)
  }

  private join({ player, name, seat: index, nonce }: Extract<Command, { kind: 'join' }>): Result<Plan, Refusal> {
    const own = this.audienceOf(player)
    if (own === index) return ok({ kind: 'repeat', seq: this.lane(own).events.length })
    if (own !== 'public') return refuse('seat-taken', `you are ${this.role(own)} in this game`)
    if (this.known.seats[index].kind !== 'open') return refuse('seat-taken', `somebody is ${this.role(index)} already`)
    const taken: StoredSeat = { kind: 'person', player, name, nonce }
    const seat = { index, taken }
    return this.change({ stored: seated(this.known, seat), seat })
  }

  private decide({ player, command, after, decisions }: Extract<Command, { kind: 'decide' }>): Result<Plan, Refusal> {
    const seat = this.audienceOf(player)
    if (seat === 'public') return refuse('not-your-seat', 'you have no seat in this game')
    const repeat = this.answers.get(answerKey({ seat, command }))
    if (repeat !== undefined) return ok({ kind: 'repeat', seq: repeat })
    const status = this.status()
    if (status !== 'running') return refuse('not-running', status === 'open' ? 'a seat is open' : 'the game is over')
    const seq = this.lane(seat).events.length
    if (after !== seq) return refuse('stale', `your last event is number ${seq}`)
    const { notation } = this.game
    return this.change({
      stored: this.known,
      answered: { seat, command, seq },
      play: draft => this.play(draft, seat, decisions, (position, token) => notation.parse(position, token)),
    })
  }

  private bot({ seat, at, decisions }: Extract<Command, { kind: 'bot' }>): Result<Plan, Refusal> {
    if (this.status() !== 'running') return refuse('not-running')
    if (at !== this.decisions.length) return refuse('stale')
    if (this.known.seats[seat]?.kind !== 'bot') return refuse('not-your-seat')
    if (decisions.length === 0) return refuse('invalid-request')
    return this.change({ stored: this.known, play: draft => this.play(draft, seat, decisions, listed(this.legalNow)) })
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
    play,
  }: {
    /** With its seats as they are after the command. */
    readonly stored: StoredGame
    readonly seat?: SeatTaken
    /** `seq` is the number of the seat's last event so far. */
    readonly answered?: Answer
    readonly play?: (draft: Draft) => Refusal | null
  }): Result<Plan, Refusal> {
    const { game, sealer, position, lanes, scratch } = this
    const starts = this.link === '' && openSeats(stored.seats) === 0
    const keys: ChanceKeys = { seed: this.seed, nonces: noncesOf(stored.seats) }
    const link = starts ? this.firstLink(stored) : this.link
    const draft = new Draft({ game, keys, sealer, position, length: this.decisions.length, link, lanes }, scratch)
    const refusal = play?.(draft) ?? null
    if (refusal !== null) return err(refusal)
    if (link !== '') draft.settle()
    const told = answered === undefined ? 0 : (draft.tellings.get(answered.seat)?.events.length ?? 0)
    const change: Change = {
      at: this.decisions.length,
      decisions: draft.decisions,
      ...(seat === undefined ? {} : { seat }),
      ...(answered === undefined ? {} : { answer: { ...answered, seq: answered.seq + told } }),
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
    this.links.push(shortLink(this.link))
  }

  private firstLink(stored: StoredGame): string {
    return firstLink(sealedHeader(recordHeader(stored, this.commitment)))
  }

  private role(seat: Seat): string {
    return this.game.roles[seat].id
  }
}

function answerKey({ seat, command }: { readonly seat: Seat; readonly command: string }): string {
  return `${seat} ${command}`
}
