import {
  type Audience,
  type Course,
  commitment,
  completeOptions,
  type Decision,
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
import { infoOf, PROBLEMS, type ProblemCode, type Standing } from '@gaslight/protocol'
import { AudienceLog } from './audience.ts'
import type { Failure } from './failure.ts'
import { unwrap, wrap } from './saved.ts'
import type { LocalOptions, LocalSession, SessionState } from './session.ts'

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
  const session = new HotSeat(game, { ...saved.local, options: options.value })
  session.advance()
  for (const batch of saved.batches)
    if (!session.decide(batch).ok) return err(`"${batch.join(' ')}" is not legal any more`)
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
    const turn = this.position.turn()
    if (turn.kind === 'over') return Promise.resolve(err(problem('not-running', 'The game is over')))
    if (turn.kind !== 'seat' || turn.seat !== this.audience)
      return Promise.resolve(err(problem('not-your-turn', 'It is not the turn of the one who is looking')))
    const result = this.decide(decisions)
    if (result.ok) this.notify()
    return Promise.resolve(result)
  }

  confer(): Promise<Result<null, Failure>> {
    return Promise.resolve(err(problem('not-found', 'At one screen nobody needs a channel')))
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

  /** Draws and takes forced decisions until somebody has to decide. */
  advance(): void {
    const { game, local, decisions } = this
    settle(game, this, (p, purpose) => fairDraw(game, p, local.keys, purpose, decisions.length))
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
    const info = infoOf(this.standing(), this.audience, moments.length)
    return { info, connection: 'live', start, moments, view, channels: {} }
  }

  private standing(): Standing {
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
