import type { Audience, Decision, FormatError, RecordLine, Result } from '@gaslight/core'
import {
  deckOf,
  placeOf,
  type RecordFailure,
  type RecordNotation,
  RecordReader,
  RecordWriter,
} from '@gaslight/jack-family'
import type { Character } from './cast.ts'
import { Kind, kindOf } from './codec.ts'
import { Phase } from './phase.ts'
import type { NewYorkPosition } from './position.ts'
import { parseToken } from './reading.ts'
import { Piece } from './roster.ts'
import { formatToken } from './tokens.ts'
import { namesIn } from './told.ts'

const NOTATION: RecordNotation<NewYorkPosition, Character> = {
  witness: { seen: 'visible', unseen: 'invisible' },
  appealRule: 'NY-59',
  parse: parseToken,
  namesIn,
}

/** Tumblety after his move: left out in records, where the next line says that he swapped nobody (section 14). */
const DECLINE = '(-)'

/** The lines of a record from `start` on, for this audience (section 14). */
export function writeLines(start: NewYorkPosition, decisions: readonly Decision[], to: Audience): RecordLine[] {
  const lines = new Writer(NOTATION.witness, to).write(start, decisions)
  const last = lines.at(-1)
  const declined = decisions.length > 0 && kindOf(decisions[decisions.length - 1]) === Kind.decline
  // With nothing after it, a record must say that he has declined: he might still be thinking.
  if (declined && last !== undefined && /^\d\.\d /.test(last.text))
    lines[lines.length - 1] = { ...last, text: `${last.text} ${DECLINE}` }
  return lines
}

/** The decisions that lines stand for; every line is checked against the position it leads to. */
export function readLines(start: NewYorkPosition, lines: readonly string[]): Result<readonly Decision[], FormatError> {
  return new Reader(start, NOTATION).readAll(lines)
}

class Writer extends RecordWriter<NewYorkPosition> {
  protected decide(p: NewYorkPosition, decision: Decision): void {
    const token = formatToken(p, decision, this.to)
    switch (kindOf(decision)) {
      case Kind.identity:
      case Kind.deal:
        this.line(token, 1)
        return
      case Kind.card:
        this.open(`${placeOf(p)} ${token}`, 1)
        return
      case Kind.decline:
        this.add('')
        return
      case Kind.informant:
        this.add(deckOf(p) === 0 ? ` ${token.slice(0, -1)} +-)` : ` ${token}`)
        return
      case Kind.alibi:
        this.addAlibi(token)
        return
      default:
        this.add(` ${token}`)
    }
  }

  /** An alibi goes into the bracket of the place that the Informant was given. */
  private addAlibi(token: string): void {
    if (!/\(I \S+\)$/.test(this.text)) {
      this.add(` ${token}`)
      return
    }
    this.text = this.text.slice(0, -1)
    this.add(` ${token})`)
  }
}

class Reader extends RecordReader<NewYorkPosition, Character> {
  private begun = false

  protected override read(line: string): RecordFailure | null {
    const failure = this.begun && this.isDeclining() ? this.token(DECLINE) : null
    this.begun = true
    return failure ?? super.read(line)
  }

  private isDeclining(): boolean {
    const { p } = this
    return p.phase === Phase.powerAfter && p.active === Piece.Tumblety && !p.rules.mustSwap
  }

  protected readTokens(text: string): RecordFailure | null {
    for (const token of text.match(/\([^)]*\)|\S+/g) ?? []) {
      const place = /^\((I \S+) (\+\S+)\)$/.exec(token)
      const failure = place === null ? this.token(token) : this.consultation(token, `(${place[1]})`, place[2])
      if (failure !== null) return failure
    }
    return null
  }

  /** The Informant's new place and the card that was drawn: two decisions, or one with an empty deck (NY-54). */
  private consultation(token: string, place: string, alibi: string): RecordFailure | null {
    const empty = deckOf(this.p) === 0
    const failure = this.token(place)
    if (failure !== null || (empty && alibi === '+-')) return failure
    if (empty) return { message: `"${token}": the alibi deck is empty (NY-54)` }
    if (alibi === '+-') return { message: `"${token}": the alibi deck still has cards (NY-52)` }
    return this.token(alibi)
  }
}
