import { createHmac } from 'node:crypto'
import {
  type Audience,
  type ChanceKeys,
  commitment,
  type Decision,
  DecisionList,
  firstLink,
  formatRecord,
  type Game,
  type Position,
  type Rng,
  resultOf,
  type Seat,
  Sfc32,
  sealedHeader,
  shortLink,
  type Turn,
  writeRecord,
} from '@gaslight/core'
import { type GameInfo, statusOf } from '@gaslight/protocol'
import { Draft, type Scratch } from './draft.ts'
import { advance, type Lane, laneOf } from './lane.ts'
import { seedOf } from './match.ts'
import { NativeSealer } from './seal.ts'
import { noncesOf, openSeats, recordHeader, seated, seatOf } from './seats.ts'
import type { LoadedGame, SeatTaken, StoredGame } from './stores/store.ts'
import { checkBeginning, UnreadableGame } from './unreadable.ts'
import { follow, NO_WINDOW, type Track } from './window-track.ts'

/**
 * What has happened in a game: its decisions, the position to which they led, the seal over them, and what every audience
 * was told of them. It knows nothing of commands. No I/O, no clock.
 */
export class Ledger {
  readonly game: Game
  readonly commitment: string
  /** Only to read. */
  readonly position: Position
  /** As it is stored, apart from its log. */
  stored: StoredGame
  /** Where the game stands among its windows. */
  track: Track = NO_WINDOW
  private readonly seed: string
  private readonly sealer: NativeSealer
  private readonly start: Position
  private readonly scratch: Scratch
  private readonly lanes = new Map<Audience, Lane>()
  private readonly decisions: Decision[] = []
  private readonly links: string[] = []
  /** The last one, whole; empty until the last seat is taken. */
  private link = ''

  /** Throws `UnreadableGame` where the rules do not allow what is stored. */
  constructor(game: Game, { game: stored, decisions }: Pick<LoadedGame, 'game' | 'decisions'>) {
    checkBeginning(game, stored)
    this.game = game
    this.stored = stored
    this.seed = seedOf(game, stored)
    this.commitment = commitment(this.seed)
    this.sealer = new NativeSealer(this.seed)
    this.start = game.start(stored.options, stored.seats.length)
    this.position = this.start.clone()
    this.scratch = { before: this.start.clone(), after: this.start.clone() }
    if (this.status() !== 'open') this.link = this.firstLink(stored)
    const legal = new DecisionList()
    for (const decision of decisions) {
      this.position.legal(legal)
      if (!legal.has(decision)) throw new UnreadableGame('illegal-log')
      this.replay(decision)
    }
  }

  get length(): number {
    return this.decisions.length
  }

  status(): GameInfo['status'] {
    return statusOf({ seats: this.stored.seats, turn: this.turn() })
  }

  turn(): Turn {
    return this.position.turn()
  }

  /** How a person sees the game: from their seat, else as the public. */
  audienceOf(player: string | null): Seat | 'public' {
    const seat = seatOf(this.stored.seats, player)
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

  /** The number of an audience's last event. */
  seq(audience: Audience): number {
    return this.lane(audience).events.length
  }

  /** The record so far as an audience may know it; whole and sealed once the game is over. */
  record(audience: Audience): string {
    const turn = this.turn()
    const header = recordHeader(this.stored, this.commitment)
    if (turn.kind === 'over') {
      const result = resultOf(this.game, turn.outcome)
      return writeRecord(this.game, this.start, this.decisions, { ...header, seed: this.seed, result })
    }
    const lines = this.game.notation.write(this.start, this.decisions, audience)
    return formatRecord({ ...header, lines: lines.map(({ text }) => ({ text, links: [] })) })
  }

  /** For what is decided in somebody's place after the last decision: nobody can foresee it who does not know the seed. */
  rng(): Rng {
    const words = createHmac('sha256', Buffer.from(this.seed, 'hex')).update(`lapse ${this.length}`).digest()
    return new Sfc32(words.readUInt32LE(0), words.readUInt32LE(4), words.readUInt32LE(8))
  }

  /** Whether the game begins once these seats are taken. */
  begins({ seats }: StoredGame): boolean {
    return this.link === '' && openSeats(seats) === 0
  }

  /** A continuation with these seats, from where the game stands. Precondition: the one before was committed, or is thrown away. */
  draft(stored: StoredGame): Draft {
    const { game, sealer, position, length, lanes, track, scratch } = this
    const keys: ChanceKeys = { seed: this.seed, nonces: noncesOf(stored.seats) }
    const link = this.begins(stored) ? this.firstLink(stored) : this.link
    return new Draft({ game, keys, sealer, position, length, link, lanes, track }, scratch)
  }

  /** Precondition: the draft is the last one that was made, and nothing was committed since. */
  commit(draft: Draft, seat: SeatTaken | undefined): void {
    if (seat !== undefined) this.stored = seated(this.stored, seat)
    for (const decision of draft.decisions) this.position.apply(decision)
    this.decisions.push(...draft.decisions)
    this.links.push(...draft.links)
    this.link = draft.link
    this.track = draft.track
    advance(this.lanes, draft.tellings)
  }

  private replay(decision: Decision): void {
    const { game, position } = this
    const text = game.notation.format(position, decision, 'omniscient')
    this.link = this.sealer.next(this.link, this.length, text)
    position.apply(decision)
    this.decisions.push(decision)
    this.links.push(shortLink(this.link))
    if (game.windows !== undefined) this.track = follow(game.windows, this.track, position, this.length)
  }

  private firstLink(stored: StoredGame): string {
    return firstLink(sealedHeader(recordHeader(stored, this.commitment)))
  }
}
