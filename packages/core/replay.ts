import { commitment, drawIndex } from './chance.ts'
import type { Decision } from './decision.ts'
import type { FormatError, Game, Position } from './game.ts'
import { completeOptions } from './options.ts'
import { formatRecord, type GameRecord, type ParsedRecord, sealedHeader } from './record.ts'
import { err, ok, type Result } from './result.ts'
import { firstLink, nextLink, shortLink } from './seal.ts'

/** The start position of a record and its decisions, every one of them checked against the rules. */
export function readRecord(
  game: Game,
  parsed: ParsedRecord,
): Result<{ readonly start: Position; readonly decisions: readonly Decision[] }, FormatError> {
  const { record, bodyLine } = parsed
  if (record.game !== game.id) return err({ line: 1, message: `a record of ${record.game}, not of ${game.id}` })
  if (record.rulesVersion !== game.rulesVersion)
    return err({ message: `rules version ${record.rulesVersion}; this is version ${game.rulesVersion}` })
  const options = completeOptions(game.options, record.options)
  if (!options.ok) return err({ message: options.error })
  const seats = record.seats.length === 0 ? game.seats.min : record.seats.length
  if (seats < game.seats.min || seats > game.seats.max) return err({ message: `${seats} seats do not fit ${game.id}` })
  const start = game.start(options.value, seats)
  const texts = record.lines.map(line => line.text)
  const decisions = game.notation.read(start, texts)
  if (!decisions.ok) {
    const { line } = decisions.error
    return err(line === undefined ? decisions.error : { ...decisions.error, line: line + bodyLine - 1 })
  }
  return ok({ start, decisions: decisions.value })
}

/** Which decision of a sealed record does not fit, counted from 1 over the whole record; 0 for its header. */
export interface Unverified {
  readonly decision: number
  readonly line?: number
  readonly message: string
}

/**
 * The fairness check: the seed fits what was published at the start, every draw follows from seed and nonces, and every
 * link fits its decision. Answers with the number of decisions and draws that were checked.
 */
export function verifyRecord(game: Game, parsed: ParsedRecord): Result<{ decisions: number; draws: number }, Unverified> {
  const { record, bodyLine } = parsed
  if (record.seed === undefined || record.commitment === undefined || record.nonces === undefined || record.seal === undefined)
    return err({ decision: 0, message: 'the record lacks Seed, Commitment, Nonces or Seal; it was not sealed, or is not over' })
  if (commitment(record.seed) !== record.commitment)
    return err({ decision: 0, message: 'the seed does not fit the commitment that was published at the start' })
  const keys = { seed: record.seed, nonces: record.nonces }
  const read = readRecord(game, parsed)
  const sealed = sealOf(record, bodyLine)
  if (!read.ok)
    return err({ decision: sealed.decisionAt(read.error.line), message: read.error.message, ...lineOf(read.error.line) })
  let link = firstLink(sealedHeader(record))
  let draws = 0
  const p = read.value.start.clone()
  for (const [seq, decision] of read.value.decisions.entries()) {
    const turn = p.turn()
    const number = seq + 1
    const line = sealed.lineOf(seq)
    const text = game.notation.format(p, decision, 'omniscient')
    if (turn.kind === 'chance') {
      const outcomes = game.chance(p)
      const drawn = outcomes[drawIndex(keys, turn.purpose, seq, outcomes.map(o => o.weight))].decision
      if (drawn !== decision)
        return err({ decision: number, ...lineOf(line), message: `"${text}" is not what the seed draws (${game.notation.format(p, drawn, 'omniscient')})` })
      draws++
    }
    link = nextLink(link, record.seed, seq, text)
    if (sealed.links[seq] !== shortLink(link))
      return err({ decision: number, ...lineOf(line), message: `"${text}" does not fit its link ${sealed.links[seq] ?? '(none)'}${seq === 0 ? '; or a header line was changed' : ''}` })
    p.apply(decision)
  }
  if (sealed.links.length !== read.value.decisions.length)
    return err({ decision: read.value.decisions.length + 1, message: `${sealed.links.length} links for ${read.value.decisions.length} decisions` })
  if (link !== record.seal) return err({ decision: 0, message: 'the seal does not fit: decisions are missing at the end' })
  return ok({ decisions: read.value.decisions.length, draws })
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
    const p = start.clone()
    for (const [seq, decision] of decisions.entries()) {
      link = nextLink(link, seed, seq, game.notation.format(p, decision, 'omniscient'))
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

function sealOf(record: GameRecord, bodyLine: number) {
  const links = record.lines.flatMap(line => line.links)
  const lines = record.lines.flatMap((line, i) => line.links.map(() => bodyLine + i))
  return {
    links,
    lineOf: (seq: number) => lines[seq],
    decisionAt: (line: number | undefined) => (line === undefined ? 0 : lines.indexOf(line) + 1),
  }
}

function lineOf(line: number | undefined): { line?: number } {
  return line === undefined ? {} : { line }
}
