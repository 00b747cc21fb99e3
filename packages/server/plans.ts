import {
  type Decision,
  DecisionList,
  err,
  listed,
  ok,
  type Position,
  type ReadItem,
  type Result,
  type Seat,
  takeBatch,
} from '@gaslight/core'
import type { Change, Command, Plan } from './command.ts'
import type { Draft } from './draft.ts'
import type { Ledger } from './ledger.ts'
import { type Refusal, refuse } from './refusal.ts'
import { seated } from './seats.ts'
import type { Answer, SeatTaken, StoredGame, StoredSeat, WindowAnswer } from './stores/store.ts'
import { lapse, turnCloses } from './turn-clock.ts'
import { isAnswered, type StandingWindow, type WindowDesk } from './window-desk.ts'

/** How a game stands before a command; nothing of it is changed by planning. */
export interface Standing {
  readonly ledger: Ledger
  /** Null where nobody ever interferes. */
  readonly desk: WindowDesk | null
  /** The window in which the game stands, while seats are asked. */
  readonly window: StandingWindow | null
  /** When silence decides for whoever is to decide, in ms since 1970; null where they are waited for. */
  readonly closes: number | null
  /** What was answered to a command of a seat. */
  answerTo(seat: Seat, command: string): number | undefined
}

type Of<K extends Command['kind']> = Extract<Command, { kind: K }>

const legal = new DecisionList()

/** What a command would change, or why it is refused. `now` in ms since 1970. */
export function planned(standing: Standing, command: Command, now: number): Result<Plan, Refusal> {
  switch (command.kind) {
    case 'wake':
      return change(standing, { now })
    case 'join':
      return join(standing, command, now)
    case 'decide':
      return decide(standing, command, now)
    case 'bot':
      return bot(standing, command, now)
    case 'close':
      return close(standing, command, now)
  }
}

function join(
  standing: Standing,
  { player, name, seat: index, nonce }: Of<'join'>,
  now: number,
): Result<Plan, Refusal> {
  const { ledger } = standing
  const own = ledger.audienceOf(player)
  const role = (seat: Seat) => ledger.game.roles[seat].id
  if (own === index) return ok({ kind: 'repeat', seq: ledger.seq(own) })
  if (own !== 'public') return refuse('seat-taken', `you are ${role(own)} in this game`)
  if (ledger.stored.seats[index].kind !== 'open') return refuse('seat-taken', `somebody is ${role(index)} already`)
  const taken: StoredSeat = { kind: 'person', player, name, nonce }
  return change(standing, { seat: { index, taken }, now })
}

function decide(
  standing: Standing,
  { player, command, after, decisions }: Of<'decide'>,
  now: number,
): Result<Plan, Refusal> {
  const { ledger, window } = standing
  const seat = ledger.audienceOf(player)
  if (seat === 'public') return refuse('not-your-seat', 'you have no seat in this game')
  const repeat = standing.answerTo(seat, command)
  if (repeat !== undefined) return ok({ kind: 'repeat', seq: repeat })
  const status = ledger.status()
  if (status !== 'running') return refuse('not-running', status === 'open' ? 'a seat is open' : 'the game is over')
  const seq = ledger.seq(seat)
  if (after !== seq) return refuse('stale', `your last event is number ${seq}`)
  const { notation } = ledger.game
  const read: ReadItem<Position, string> = (position, token) => notation.parse(position, token)
  const answered = { seat, command, seq }
  if (window === null)
    return change(standing, { answered, now, play: draft => played(ledger, draft, seat, decisions, read) })
  if (window.withdraw?.seat === seat) return withdraw(standing, window.withdraw, decisions, { answered, now })
  const given = answer(standing, window, seat, decisions, read)
  return given.ok ? answering(standing, window, seat, given.value, { answered, now }) : given
}

function bot(standing: Standing, { seat, at, decisions }: Of<'bot'>, now: number): Result<Plan, Refusal> {
  const { ledger, desk, window } = standing
  if (ledger.status() !== 'running') return refuse('not-running')
  if (at !== ledger.length) return refuse('stale')
  if (ledger.stored.seats[seat]?.kind !== 'bot') return refuse('not-your-seat')
  if (decisions.length === 0) return refuse('invalid-request')
  const read = listed(legal)
  if (window === null) return change(standing, { now, play: draft => played(ledger, draft, seat, decisions, read) })
  // To take the offer back for the proposer would be the same to the game as to decline it.
  const batch = decisions.map(decision => (decision === window.withdraw?.decision ? desk?.silence() : decision))
  const given = answer(standing, window, seat, batch, (p, item) => read(p, item ?? decisions[0]))
  return given.ok ? answering(standing, window, seat, given.value, { now }) : given
}

/** The decision by which a seat answers in a window, or why it does not. */
function answer<T>(
  { desk }: Standing,
  { asked, withdraw }: StandingWindow,
  seat: Seat,
  batch: readonly T[],
  read: ReadItem<Position, T>,
): Result<Decision, Refusal> {
  if (!asked.seats.includes(seat)) return refuse('not-your-turn', 'others are asked')
  const position = desk?.askingOf(seat) ?? null
  if (position === null) return refuse('already-answered')
  const [item, second] = batch
  const decision = read(position, item)
  if (!decision.ok) return err({ code: 'illegal-decision', illegal: { index: 0, ...decision.error } })
  if (decision.value === withdraw?.decision) return refuse('not-your-turn', 'who has made the offer may take it back')
  if (second !== undefined) return refuse('not-your-turn', 'decision 2 comes after the turn has passed')
  return decision
}

interface Answering {
  readonly answered?: Answer
  readonly now: number
}

/** An answer counts at once where the window waits for it, else when the window closes. */
function answering(
  standing: Standing,
  { asked, rhythm }: StandingWindow,
  seat: Seat,
  decision: Decision,
  common: Answering,
): Result<Plan, Refusal> {
  return rhythm.kind === 'waits'
    ? change(standing, { ...common, play: draft => taken(draft, decision) })
    : change(standing, { ...common, windowAnswers: [{ opened: asked.opened, seat, decision }] })
}

function withdraw(
  standing: Standing,
  { decision }: NonNullable<StandingWindow['withdraw']>,
  batch: readonly string[],
  common: Answering,
): Result<Plan, Refusal> {
  const { game, position } = standing.ledger
  const read = game.notation.parse(position, batch[0])
  if (!read.ok || read.value !== decision) return refuse('not-your-turn', 'your offer is open')
  if (batch.length > 1) return refuse('not-your-turn', 'decision 2 comes after the turn has passed')
  return change(standing, { ...common, play: draft => taken(draft, decision) })
}

function close(standing: Standing, { at }: Of<'close'>, now: number): Result<Plan, Refusal> {
  const { ledger, desk, window, closes } = standing
  if (at !== ledger.length) return refuse('stale')
  const isDone = window !== null && desk !== null && isAnswered(ledger, desk, window)
  if (closes === null && !isDone) return refuse('stale')
  if (closes !== null && now < closes && !isDone)
    return refuse('stale', window === null ? 'there is time left' : 'the window is open')
  return change(standing, { now, closing: true })
}

/** A seat's batch, up to where the turn passes. */
function played<T>(
  { game }: Ledger,
  draft: Draft,
  seat: Seat,
  batch: readonly T[],
  read: ReadItem<Position, T>,
): Refusal | null {
  const misfit = takeBatch(game, draft, seat, batch, read)
  if (misfit === null) return null
  const { index } = misfit
  if (misfit.kind === 'illegal') return { code: 'illegal-decision', illegal: { index, ...misfit.illegal } }
  const detail = index === 0 ? 'another one is to decide' : `decision ${index + 1} comes after the turn has passed`
  return { code: 'not-your-turn', detail }
}

/** A decision of a seat that is not in turn, or was read on another position: it is legal. */
function taken(draft: Draft, decision: Decision): null {
  draft.take(decision)
  return null
}

interface Wanted {
  readonly seat?: SeatTaken
  /** `seq` is the number of the seat's last event so far. */
  readonly answered?: Answer
  readonly windowAnswers?: readonly WindowAnswer[]
  /** Whether the time of the window in which the game stands, or of the turn, is up. */
  readonly closing?: boolean
  readonly now: number
  readonly play?: (draft: Draft) => Refusal | null
}

function change(
  { ledger, desk, window, closes: closed }: Standing,
  { seat, answered, windowAnswers = [], closing = false, now, play }: Wanted,
): Result<Plan, Refusal> {
  const { length } = ledger
  const stored: StoredGame = seat === undefined ? ledger.stored : seated(ledger.stored, seat)
  const draft = ledger.draft(stored)
  const refusal = play?.(draft) ?? null
  if (refusal !== null) return err(refusal)
  const rng = closing ? ledger.rng() : null
  const silent = closing && window !== null ? (desk?.silent(window) ?? []) : null
  const decided = (p: Position) =>
    desk?.decided(draft.track, p, { length, silent }) ?? (rng === null ? null : lapse(ledger, p, rng))
  if (draft.link !== '') draft.settle(decided)
  const moves = draft.decisions.length > 0
  const closes =
    moves || ledger.begins(stored)
      ? (desk?.closing(draft.track, length + draft.decisions.length, now) ??
        turnCloses(ledger, stored, draft, { closes: closed, now }))
      : undefined
  const told = answered === undefined ? 0 : (draft.tellings.get(answered.seat)?.events.length ?? 0)
  const made: Change = {
    at: length,
    decisions: draft.decisions,
    ...(seat === undefined ? {} : { seat }),
    ...(answered === undefined ? {} : { answer: { ...answered, seq: answered.seq + told } }),
    windowAnswers: [...windowAnswers, ...keptFor(draft, length, silent ?? [])],
    ...(closes === undefined ? {} : { closes }),
    over: moves && draft.position.turn().kind === 'over',
    draft,
  }
  return ok({ kind: 'change', change: made })
}

/** Of what the silent say where a window closes, after so many decisions: what counts only once it goes on again. */
function keptFor({ track: { suspended } }: Draft, length: number, silent: readonly WindowAnswer[]): WindowAnswer[] {
  return suspended?.opened === length ? silent.filter(({ seat }) => suspended.left.includes(seat)) : []
}
