import {
  type Audience,
  type Course,
  commitment,
  completeOptions,
  type Decision,
  DecisionList,
  err,
  fairDraw,
  firstLink,
  type Game,
  type GameRecord,
  type Illegal,
  ok,
  type Position,
  type Result,
  resultOf,
  Sealer,
  sealedHeader,
  settle,
  shortLink,
  takeBatch,
  writeRecord,
} from '@gaslight/core'
import { infoOf, type OpenWindow, PROBLEMS, type ProblemCode, type Standing } from '@gaslight/protocol'
import { AudienceLog } from './audience.ts'
import type { Failure } from './failure.ts'
import { type GivenOrders, unwrap, wrap } from './saved.ts'
import type { LocalOptions, LocalSession, Orders, SessionState } from './session.ts'

/**
 * A hot-seat game without any server. The session holds the whole position, draws chance from `keys`, takes forced
 * decisions by itself and shows only what the present looker may see; it begins behind the curtain (`public`).
 */
export function openLocal<P extends Position, V extends object>(
  game: Game<P, V>,
  local: LocalOptions,
): LocalSession<V> {
  const session = new HotSeat(game, local)
  session.advance()
  return session
}

/** A game that `save` has written, as it stood; the error says why it cannot go on. */
export function restoreLocal<P extends Position, V extends object>(
  game: Game<P, V>,
  text: string,
): Result<LocalSession<V>, string> {
  const saved = unwrap(text)
  if (saved === null) return err('not a saved game')
  if (saved.game !== game.id || saved.rulesVersion !== game.rulesVersion)
    return err(`a game of ${saved.game}, rules version ${saved.rulesVersion}`)
  const options = completeOptions(game.options, saved.local.options)
  if (!options.ok) return options
  const misfit = game.misfit?.(options.value, saved.local.names.length) ?? null
  if (misfit !== null) return err(`${misfit.reason} (${misfit.rule})`)
  const session = new HotSeat(game, { ...saved.local, options: options.value })
  session.advance()
  for (const [behind, batch] of saved.batches.entries()) {
    for (const given of saved.orders ?? []) if (given.behind === behind) session.order(given)
    if (!session.decide(batch).ok) return err(`"${batch.join(' ')}" is not legal any more`)
  }
  for (const given of saved.orders ?? []) if (given.behind === saved.batches.length) session.order(given)
  return ok(session)
}

class HotSeat<P extends Position, V extends object> implements LocalSession<V>, Course<P> {
  state: SessionState<V>
  readonly problem = null
  private readonly game: Game<P, V>
  private readonly local: LocalOptions
  private readonly header: Omit<GameRecord, 'lines' | 'seal'>
  private readonly start: P
  readonly position: P
  private readonly decisions: Decision[] = []
  private readonly batches: (readonly string[])[] = []
  private readonly given: GivenOrders[] = []
  private readonly standing = new Map<number, object>()
  private readonly logs: readonly AudienceLog<P, V>[]
  private readonly listeners = new Set<() => void>()
  private readonly sealer: Sealer
  private audience: Audience = 'public'
  private link: string

  constructor(game: Game<P, V>, local: LocalOptions) {
    this.game = game
    this.local = local
    this.header = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: local.options,
      seats: local.names,
      date: local.created.slice(0, 10),
      commitment: commitment(local.keys.seed),
      nonces: local.keys.nonces,
      seed: local.keys.seed,
    }
    this.sealer = new Sealer(local.keys.seed)
    this.link = firstLink(sealedHeader(this.header))
    this.start = game.start(local.options, local.names.length)
    this.position = this.start.clone()
    const audiences: Audience[] = ['public', 'omniscient', ...local.names.keys()]
    this.logs = audiences.map(audience => new AudienceLog<P, V>(game, this.start, audience))
    this.state = this.snapshot()
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  submit(decisions: readonly string[]): Promise<Result<null, Failure>> {
    const { position } = this
    const turn = position.turn()
    if (turn.kind === 'over') return Promise.resolve(err(problem('not-running', 'The game is over')))
    const withdraw = this.game.windows?.at(position)?.withdraw
    const withdraws =
      withdraw !== undefined && this.game.notation.format(position, withdraw.decision, 'omniscient') === decisions[0]
    const seat = withdraws ? withdraw.seat : turn.kind === 'seat' ? turn.seat : null
    if (seat !== this.audience)
      return Promise.resolve(err(problem('not-your-turn', 'It is not the turn of the one who is looking')))
    const result = this.decide(decisions)
    if (result.ok) this.notify()
    return Promise.resolve(result)
  }

  confer(): Promise<Result<null, Failure>> {
    return Promise.resolve(err(problem('not-found', 'At one screen nobody needs a channel')))
  }

  orders(): Promise<Result<Orders, Failure>> {
    const { windows } = this.game
    if (windows?.takesOrders(this.local.options) !== 'at-once') return Promise.resolve(err(noOrders()))
    if (typeof this.audience !== 'number') return Promise.resolve(err(problem('not-your-seat', 'Nobody is looking')))
    return Promise.resolve(ok((this.standing.get(this.audience) ?? windows.orders(this.local.options)) as Orders))
  }

  async giveOrders(orders: Orders): Promise<Result<Orders, Failure>> {
    const before = await this.orders()
    const { windows } = this.game
    if (!before.ok || windows === undefined || typeof this.audience !== 'number') return before
    const read = windows.readOrders(orders, this.local.options)
    if (!read.ok)
      return err({ ...problem('invalid-orders', 'The game has no such standing orders'), detail: read.error })
    this.order({ behind: this.batches.length, seat: this.audience, orders: read.value as Orders })
    return this.orders()
  }

  /** Precondition: the orders were read. */
  order(given: GivenOrders): void {
    const read = this.game.windows?.readOrders(given.orders, this.local.options)
    if (read?.ok !== true) return
    this.given.push(given)
    this.standing.set(given.seat, read.value)
  }

  /** A batch of the seat whose turn it is, all or nothing; forced decisions may stand in it or be left out. */
  decide(tokens: readonly string[]): Result<null, Failure> {
    const { game } = this
    const trial = this.position.clone()
    const turn = trial.turn()
    if (turn.kind !== 'seat') return err(turnPassed())
    const decisions: Decision[] = []
    const course = {
      position: trial,
      take(decision: Decision) {
        trial.apply(decision)
        decisions.push(decision)
      },
    }
    const misfit = takeBatch(game, course, turn.seat, tokens, (p, token) => game.notation.parse(p, token))
    if (misfit !== null) return err(misfit.kind === 'illegal' ? illegal(misfit.index, misfit.illegal) : turnPassed())
    for (const decision of decisions) this.take(decision)
    this.batches.push(tokens)
    this.advance()
    return ok(null)
  }

  /** Draws, takes forced decisions and what is ordered until somebody has to decide. */
  advance(): void {
    const { game, local, decisions } = this
    settle(
      game,
      this,
      (p, purpose) => fairDraw(game, p, local.keys, purpose, decisions.length),
      p => this.ordered(p),
    )
    this.state = this.snapshot()
  }

  showTo(audience: Audience): void {
    if (audience === 'omniscient' && this.state.info.status !== 'over')
      throw new RangeError('all secrets are shown only when the game is over')
    this.audience = audience
    this.state = this.snapshot()
    this.notify()
  }

  record(): string | null {
    const turn = this.position.turn()
    if (turn.kind !== 'over') return null
    return writeRecord(this.game, this.start, this.decisions, {
      ...this.header,
      result: resultOf(this.game, turn.outcome),
    })
  }

  save(): string {
    return wrap({
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      local: this.local,
      batches: this.batches,
      ...(this.given.length === 0 ? {} : { orders: this.given }),
    })
  }

  close(): void {
    this.listeners.clear()
  }

  take(decision: Decision): void {
    const { game, position } = this
    const before = position.clone()
    const text = game.notation.format(position, decision, 'omniscient')
    this.link = this.sealer.next(this.link, this.decisions.length, text)
    position.apply(decision)
    this.decisions.push(decision)
    for (const log of this.logs) log.append(before, decision, position, shortLink(this.link))
  }

  private snapshot(): SessionState<V> {
    const log = this.logs.find(candidate => candidate.audience === this.audience)
    if (log === undefined) throw new RangeError(`there is no seat ${this.audience}`)
    const { start, moments, view } = log
    const info = infoOf(this.standingNow(), this.audience, moments.length)
    return { info, connection: 'live', start, moments, view, channels: {}, window: this.window(moments.length) }
  }

  /** What standing orders decide, where windows pass by them. */
  private ordered(p: P): Decision | null {
    const { windows } = this.game
    const window = windows?.at(p) ?? null
    const turn = p.turn()
    if (windows === undefined || window === null || turn.kind !== 'seat') return null
    if (windows.rhythm(this.local.options, window.kind).kind !== 'orders') return null
    return windows.ordered(p, this.standing.get(turn.seat) ?? windows.orders(this.local.options))
  }

  /** At one screen the seats of a window are asked one after the other, each when it looks; the curtain hides the rest. */
  private window(after: number): OpenWindow | null {
    const { game, position, audience } = this
    const window = game.windows?.at(position) ?? null
    if (window === null) return null
    const { kind, seats, withdraw } = window
    const format = (decision: Decision) => game.notation.format(position, decision, audience)
    const list = new DecisionList()
    position.legal(list)
    const answers = list.toArray().filter(decision => decision !== withdraw?.decision)
    return {
      kind,
      after,
      asked: seats.map(seat => game.roles[seat].id),
      waits: true,
      ...(seats[0] === audience ? { you: { answers: answers.map(format), answer: null } } : {}),
      ...(withdraw?.seat === audience ? { withdraw: format(withdraw.decision) } : {}),
    }
  }

  private standingNow(): Standing {
    const { game, local, header, position } = this
    const { options, names, created, keys } = local
    const seats = names.map(name => ({ kind: 'person' as const, name }))
    const { commitment = '' } = header
    return { id: 'local', game, options, seats, created, commitment, nonces: keys.nonces, turn: position.turn() }
  }

  private notify(): void {
    for (const listener of [...this.listeners]) listener()
  }
}

function problem(code: ProblemCode, title: string): Failure {
  return { type: `/problems/${code}`, code, title, status: PROBLEMS[code] }
}

function noOrders(): Failure {
  return problem('no-orders', 'Nobody gives standing orders in this game')
}

function turnPassed(): Failure {
  return problem('not-your-turn', 'The batch goes on after the turn has passed')
}

function illegal(index: number, why: Illegal): Failure {
  return {
    type: '/problems/illegal-decision',
    code: 'illegal-decision',
    title: 'The decision is against the rules',
    status: 422,
    illegal: {
      index,
      reason: why.reason,
      rule: why.rule,
      ...(why.params === undefined ? {} : { params: { ...why.params } }),
    },
  }
}
