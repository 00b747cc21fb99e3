import { type ChanceKeys, commitment, fairDraw } from './chance.ts'
import type { FormatError, Game, Illegal, Position } from './game.ts'
import { type ParsedRecord, sealedHeader } from './record.ts'
import { type ReadRecord, readRecord, resultOf } from './replay.ts'
import { err, ok, type Result } from './result.ts'
import { firstLink, Sealer, shortLink } from './seal.ts'

/** Which decision of a sealed record does not fit, counted from 1 over the whole record; 0 for its header. */
export interface Unverified {
  readonly decision: number
  readonly line?: number
  readonly message: string
  /** The reason that the message names, where the decision is against the rules. */
  readonly illegal?: Illegal
}

/** What somebody was shown while the game was played: the commitment, and the short link of every event in order. */
export interface Shown {
  readonly commitment: string
  readonly links: readonly string[]
}

/**
 * The fairness check: the seed fits what was published at the start, every draw follows from seed and nonces, every link
 * fits its decision, and the result is that of the last position. Answers with the number of decisions and draws that
 * were checked, or with the first decision that does not fit. `shown` tells this game from another one that is as
 * sound in itself, but not the one that was played.
 */
export function verifyRecord(
  game: Game,
  parsed: ParsedRecord,
  shown?: Shown,
): Result<{ decisions: number; draws: number }, Unverified> {
  const { record } = parsed
  const { seed, nonces } = record
  if (seed === undefined || nonces === undefined || record.commitment === undefined || record.seal === undefined)
    return err({
      decision: 0,
      message: 'the record lacks Seed, Commitment, Nonces or Seal; it was not sealed, or is not over',
    })
  if (commitment(seed) !== record.commitment)
    return err({ decision: 0, message: 'the seed does not fit the commitment that was published at the start' })
  const read = readRecord(game, parsed)
  const readable = read.ok ? read : readablePart(game, parsed, read.error)
  if (!readable.ok) return err({ decision: 0, message: readable.error.message })
  const followed = follow(game, parsed, { seed, nonces }, readable.value)
  if (!followed.ok) return followed
  const { link, draws, end } = followed.value
  const decisions = readable.value.decisions.length
  if (!read.ok) {
    const { decisions: _decisions, ...where } = read.error
    return err({ ...where, decision: unreadDecision(parsed, where.line, decisions) })
  }
  const links = linksOf(parsed).length
  if (links !== decisions) return err({ decision: decisions + 1, message: `${links} links for ${decisions} decisions` })
  const rewritten = otherwiseWritten(game, parsed, read.value)
  if (rewritten !== null) return err(rewritten)
  if (link !== record.seal)
    return err({ decision: 0, message: 'the seal does not fit: it was changed, or decisions are missing at the end' })
  const turn = end.turn()
  const result = turn.kind === 'over' ? resultOf(game, turn.outcome) : undefined
  if (record.result !== undefined && record.result !== result)
    return err({ decision: 0, message: `the result is "${result ?? 'open'}", not "${record.result}"` })
  const other = shown === undefined ? null : otherThanShown(parsed, shown)
  return other === null ? ok({ decisions, draws }) : err(other)
}

/** What stands before the first token that is amiss; the error itself where it lies in the header. */
function readablePart(
  game: Game,
  { record, bodyLine }: ParsedRecord,
  error: FormatError,
): Result<ReadRecord, FormatError> {
  if (error.line === undefined) return err(error)
  const { decisions } = error
  if (decisions !== undefined) {
    const begun = readRecord(game, { bodyLine, record: { ...record, lines: [] } })
    return begun.ok ? ok({ ...begun.value, decisions }) : begun
  }
  const before = record.lines.slice(0, error.line - bodyLine)
  const words = record.lines[before.length]?.text.split(' ') ?? []
  for (let kept = words.length - 1; kept > 0; kept--) {
    const lines = [...before, { text: words.slice(0, kept).join(' '), links: [] }]
    const part = readRecord(game, { bodyLine, record: { ...record, lines } })
    if (part.ok) return part
  }
  return readRecord(game, { bodyLine, record: { ...record, lines: before } })
}

/** Which decision an unreadable line spoils; a line without decisions states what the one before it led to. */
function unreadDecision({ record, bodyLine }: ParsedRecord, line: number | undefined, read: number): number {
  if (line === undefined) return 0
  const until = record.lines.slice(0, line - bodyLine + 1)
  // Of a cut word the beginning may be readable as the whole, so that more was read than stands there.
  const decided = until.reduce((sum, { links }) => sum + links.length, 0)
  return until.at(-1)?.links.length === 0 ? read : Math.min(read + 1, decided)
}

/** The first line that says what happened in other words than we do: somebody has changed it, if not its meaning. */
function otherwiseWritten(
  game: Game,
  { record, bodyLine }: ParsedRecord,
  { start, decisions }: ReadRecord,
): Unverified | null {
  const written = game.notation.write(start, decisions, 'omniscient')
  let before = 0
  for (const [i, { text, decisions: count }] of written.entries()) {
    const line = record.lines[i]
    if (line?.text !== text || line.links.length !== count)
      return {
        decision: before + Math.min(count, 1),
        line: bodyLine + i,
        message: `"${line?.text ?? ''}" with ${line?.links.length ?? 0} links is written "${text}" with ${count}`,
      }
    before += count
  }
  return null
}

/** Follows draws and links as far as the decisions go. */
function follow(
  game: Game,
  parsed: ParsedRecord,
  keys: ChanceKeys,
  { start, decisions }: ReadRecord,
): Result<{ link: string; draws: number; end: Position }, Unverified> {
  const links = linksOf(parsed)
  const p = start.clone()
  const sealer = new Sealer(keys.seed)
  let link = firstLink(sealedHeader(parsed.record))
  let draws = 0
  for (const [seq, decision] of decisions.entries()) {
    const turn = p.turn()
    const text = game.notation.format(p, decision, 'omniscient')
    const at = { decision: seq + 1, ...lineOf(links[seq]?.line) }
    link = sealer.next(link, seq, text)
    const fits = links[seq]?.text === shortLink(link)
    if (turn.kind === 'chance') {
      const drawn = fairDraw(game, p, keys, turn.purpose, seq)
      if (drawn !== decision) {
        const fair = game.notation.format(p, drawn, 'omniscient')
        return err({ ...at, message: `"${text}" is not what seed and nonces draw, which is "${fair}"` })
      }
      draws++
    }
    if (!fits) {
      const header = seq === 0 ? '; or a header line was changed' : ''
      return err({ ...at, message: `"${text}" does not fit its link ${links[seq]?.text ?? '(none)'}${header}` })
    }
    p.apply(decision)
  }
  return ok({ link, draws, end: p })
}

/** Where a record leaves what was shown. Some decisions have no event for some audience, so links may lie between. */
function otherThanShown(parsed: ParsedRecord, { commitment, links }: Shown): Unverified | null {
  if (parsed.record.commitment !== commitment)
    return { decision: 0, message: 'the commitment is not the one that was shown while the game was played' }
  const recorded = linksOf(parsed)
  let at = 0
  for (const link of links) {
    const found = recorded.findIndex(({ text }, i) => i >= at && text === link)
    if (found < 0)
      return { decision: at + 1, message: `the link ${link}, which was shown for it or a later one, is missing` }
    at = found + 1
  }
  return null
}

function linksOf({ record, bodyLine }: ParsedRecord): { readonly text: string; readonly line: number }[] {
  return record.lines.flatMap((line, i) => line.links.map(text => ({ text, line: bodyLine + i })))
}

function lineOf(line: number | undefined): { line?: number } {
  return line === undefined ? {} : { line }
}
