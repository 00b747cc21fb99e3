import {
  type Audience,
  err,
  type FormatError,
  type Game,
  type GameRecord,
  type Outcome,
  ok,
  type Position,
  parseRecord,
  type Result,
  readRecord,
} from '@gaslight/core'
import { AudienceLog } from './audience.ts'
import type { Moment } from './session.ts'

/** A moment of a finished game; `decision` counts every decision of the record from 1, whoever learnt of it. */
export interface ReplayMoment<V> extends Moment<V> {
  readonly decision: number
}

export interface Replay<V> {
  readonly record: GameRecord
  readonly outcome: Outcome
  readonly start: V
  readonly moments: readonly ReplayMoment<V>[]
}

/** A finished record as one audience knew it while it was played; `omniscient` sees every secret from the start. */
export function replayFor<V extends object>(
  game: Game<Position, V>,
  text: string,
  audience: Audience,
): Result<Replay<V>, FormatError> {
  const parsed = parseRecord(text)
  if (!parsed.ok) return parsed
  const { record } = parsed.value
  const read = readRecord(game, parsed.value)
  if (!read.ok) return read
  const { start, decisions } = read.value
  const links = record.lines.flatMap(line => line.links)
  const log = new AudienceLog(game, start, audience)
  const moments: ReplayMoment<V>[] = []
  const after = start.clone()
  const before = start.clone()
  for (const [seq, decision] of decisions.entries()) {
    after.apply(decision)
    const moment = log.append(before, decision, after, links[seq] ?? '')
    if (moment !== null) moments.push({ ...moment, decision: seq + 1 })
    before.apply(decision)
  }
  const turn = after.turn()
  if (turn.kind !== 'over')
    return err({
      line: parsed.value.bodyLine + record.lines.length - 1,
      message: 'the record ends before the game does',
    })
  return ok({ record, outcome: turn.outcome, start: log.start, moments })
}
