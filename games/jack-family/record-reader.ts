import { type Decision, err, type FormatError, type Illegal, ok, type Result } from '@gaslight/core'
import { appealAt } from './appeals.ts'
import { REASONS } from './endings.ts'
import type { JackPosition } from './position.ts'
import { placeOf, type WitnessWords } from './record-writer.ts'

export type RecordFailure = Omit<FormatError, 'line'>

/** What the records of a title are read with. */
export interface RecordNotation<P extends JackPosition<Character>, Character extends string> {
  readonly witness: WitnessWords
  /** The rule of the appeal, which failures cite. */
  readonly appealRule: string
  /** The decision of one token. */
  parse(p: P, token: string): Result<Decision, Illegal>
  /** The characters of a list; null where one of them is none. */
  namesIn(text: string): readonly Character[] | null
}

/** Reads a record line by line; every line is checked against the position it leads to. */
export abstract class RecordReader<P extends JackPosition<Character>, Character extends string> {
  protected readonly p: P
  /** The position before the last decision. */
  protected readonly before: P
  protected readonly decisions: Decision[] = []
  private readonly notation: RecordNotation<P, Character>
  private readonly appealLine: RegExp

  constructor(start: P, notation: RecordNotation<P, Character>) {
    const { seen, unseen } = notation.witness
    this.p = start.clone()
    this.before = start.clone()
    this.notation = notation
    this.appealLine = RegExp(`^R([1-8]) (${seen}|${unseen}) cleared (.+)$`)
  }

  /** The decisions that the lines stand for. */
  readAll(lines: readonly string[]): Result<readonly Decision[], FormatError> {
    for (const [i, line] of lines.entries()) {
      const failure = line.trim() === '' ? null : this.read(line.trim())
      if (failure !== null) return err({ ...failure, line: i + 1 })
    }
    return ok(this.decisions)
  }

  /** The tokens of an activation's line after the character's name. */
  protected abstract readTokens(text: string): RecordFailure | null

  /** A line that both titles do not have, or none at all. */
  protected readOther(line: string): RecordFailure | null {
    return /^Jack=/.test(line) ? this.token(line) : { message: `"${line}" is no line of a record` }
  }

  /** Whether chance deals cards now, and whether the cards of a deal follow without a decision. */
  protected dealIsDue(): boolean {
    const turn = this.p.turn()
    return turn.kind === 'chance' && turn.purpose === 'deal'
  }

  protected dealFollows(): boolean {
    return this.p.round % 2 === 0 && this.p.slot === 0
  }

  protected token(text: string): RecordFailure | null {
    const parsed = this.notation.parse(this.p, text)
    if (!parsed.ok) {
      const { reason, rule } = parsed.error
      return { message: `"${text}" is not possible here: ${reason} (${rule})`, illegal: parsed.error }
    }
    this.before.copyFrom(this.p)
    this.p.apply(parsed.value)
    this.decisions.push(parsed.value)
    return null
  }

  /** The names of a line that states what follows, in any order. */
  protected same(line: string, list: string, expected: readonly string[]): RecordFailure | null {
    const names = list === '' ? [] : this.notation.namesIn(list)
    if (names !== null && [...names].sort().join(' ') === expected.join(' ')) return null
    return { message: `"${line}": it is ${expected.length === 0 ? 'nobody' : expected.join(', ')}` }
  }

  /** Reads one line; a title may have something to settle first. */
  protected read(line: string): RecordFailure | null {
    const activation = /^([1-8P]\.[1-8]) +([A-Z][a-z]+)(.*)$/.exec(line)
    if (activation !== null) return this.readActivation(activation)
    const appeal = this.appealLine.exec(line)
    if (appeal !== null) return this.readAppeal(appeal)
    const deal = /^(?:R([1-8])|P) deal (.+)$/.exec(line)
    if (deal !== null) return this.readDeal(deal)
    const result = /^(escaped|arrested|wrong-accusation|dawn) ([A-Z][a-z]+)$/.exec(line)
    return result === null ? this.readOther(line) : this.readResult(result)
  }

  private readActivation([line, place, name, tokens]: RegExpExecArray): RecordFailure | null {
    const { p } = this
    if (p.ending < 0 && place !== placeOf(p)) return { message: `"${line}": it is ${placeOf(p)} now` }
    const goesOn = this.decisions.length === 0 && p.active >= 0 && p.ending < 0
    const known = goesOn && this.isName(name, p.nameOf(p.active))
    return (known ? null : this.token(name)) ?? this.readTokens(tokens)
  }

  private readDeal([line, round, list]: RegExpExecArray): RecordFailure | null {
    const { p } = this
    if (this.dealIsDue())
      return round === undefined || Number(round) === p.round
        ? this.token(line)
        : { message: `"${line}": it is round ${p.round} now` }
    if (!this.dealFollows() || p.active >= 0 || Number(round ?? 0) !== p.round)
      return { message: `"${line}": no cards are dealt here` }
    return this.same(line, list, p.namesOf(p.revealed))
  }

  private readAppeal([line, round, witness, list]: RegExpExecArray): RecordFailure | null {
    const { p } = this
    const { appealRule, witness: words } = this.notation
    const appeal = p.appealCount === 0 ? null : appealAt(p, p.appealCount - 1)
    const now = p.ending >= 0 ? p.round : p.round - 1
    if (appeal === null || appeal.round !== Number(round) || appeal.round !== now || this.isWithinRound())
      return { message: `"${line}": no appeal takes place here (${appealRule})` }
    const expected = words[appeal.witness]
    if (witness !== expected) return { message: `"${line}": Jack's character is ${expected} (${appealRule})` }
    return this.same(line, list === '-' ? '' : list, appeal.cleared)
  }

  private isWithinRound(): boolean {
    const { p } = this
    return p.ending < 0 && (p.slot !== 0 || p.active >= 0)
  }

  private readResult([line, reason, name]: RegExpExecArray): RecordFailure | null {
    const { p } = this
    if (p.ending < 0) return { message: `"${line}": the game is not over` }
    const [expected, jack] = [REASONS[p.ending], p.nameOf(p.jack)]
    return reason === expected && this.isName(name, jack)
      ? null
      : { message: `"${line}": the game ended "${expected} ${jack}"` }
  }

  private isName(text: string, character: Character): boolean {
    return this.notation.namesIn(text)?.[0] === character
  }
}
