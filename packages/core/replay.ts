import type { Decision } from './decision.ts'
import type { FormatError, Game, Outcome, Position } from './game.ts'
import { completeOptions } from './options.ts'
import { formatRecord, type GameRecord, type ParsedRecord, sealedHeader } from './record.ts'
import { err, ok, type Result } from './result.ts'
import { firstLink, Sealer, shortLink } from './seal.ts'

/** What a record says, as the rules understand it. */
export interface ReadRecord {
  readonly start: Position
  readonly decisions: readonly Decision[]
}

/** The start position of a record and its decisions, every one of them checked against the rules. */
export function readRecord(game: Game, parsed: ParsedRecord): Result<ReadRecord, FormatError> {
  const { record, bodyLine } = parsed
  if (record.game !== game.id) return err({ line: 1, message: `a record of ${record.game}, not of ${game.id}` })
  if (record.rulesVersion !== game.rulesVersion)
    return err({ message: `rules version ${record.rulesVersion}; this is version ${game.rulesVersion}` })
  const options = completeOptions(game.options, record.options)
  if (!options.ok) return err({ message: options.error })
  const seats = record.seats.length === 0 ? game.seats.min : record.seats.length
  if (seats < game.seats.min || seats > game.seats.max) return err({ message: `${seats} seats do not fit ${game.id}` })
  const misfit = game.misfit?.(options.value, seats) ?? null
  if (misfit !== null)
    return err({ message: `the options cannot be: ${misfit.reason} (${misfit.rule})`, illegal: misfit })
  const start = game.start(options.value, seats)
  const texts = record.lines.map(line => line.text)
  const decisions = game.notation.read(start, texts)
  if (!decisions.ok) {
    const { line } = decisions.error
    return err(line === undefined ? decisions.error : { ...decisions.error, line: line + bodyLine - 1 })
  }
  return ok({ start, decisions: decisions.value })
}

/** The record of decisions as text, sealed with `seed` where one is given, for a game that is over. */
export function writeRecord(
  game: Game,
  start: Position,
  decisions: readonly Decision[],
  header: Omit<GameRecord, 'lines' | 'seal'>,
): string {
  const { seed } = header
  const links: string[] = []
  let link = firstLink(sealedHeader(header))
  if (seed !== undefined) {
    const sealer = new Sealer(seed)
    const p = start.clone()
    for (const [seq, decision] of decisions.entries()) {
      link = sealer.next(link, seq, game.notation.format(p, decision, 'omniscient'))
      links.push(shortLink(link))
      p.apply(decision)
    }
  }
  let next = 0
  const lines = game.notation.write(start, decisions, 'omniscient').map(line => {
    const from = next
    next += line.decisions
    return { text: line.text, links: links.slice(from, next) }
  })
  return formatRecord({ ...header, ...(seed === undefined ? {} : { seal: link }), lines })
}

/** How a record's header states an outcome: who won, by role, and the reason code. */
export function resultOf(game: Game, outcome: Outcome): string {
  return [...outcome.winners.map(seat => game.roles[seat].id), outcome.reason].join(' ')
}
