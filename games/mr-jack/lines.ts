import { type Audience, type Decision, err, type FormatError, ok, type RecordLine, type Result } from '@gaslight/core'
import { REASONS } from '@gaslight/jack-family'
import { Kind, kindOf, payloadOf } from './codec.ts'
import { lapsed } from './events.ts'
import { castNames } from './names.ts'
import { Phase } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { parseToken } from './reading.ts'
import { formatToken, otherHand } from './tokens.ts'
import { nameIn, namesIn } from './told.ts'

/** A record's lines as they are being written. */
class Writer {
  readonly lines: RecordLine[] = []
  private text = ''
  private decisions = 0

  /** A line of its own. */
  line(text: string, decisions: number): void {
    this.flush()
    this.lines.push({ text, decisions })
  }

  open(head: string, decisions: number): void {
    this.flush()
    this.text = head
    this.decisions = decisions
  }

  isOpen(): boolean {
    return this.text !== ''
  }

  add(token: string): void {
    this.text += token
    this.decisions++
  }

  /** A facing goes into the brackets of the shift or flight that displaced the lantern (section 14). */
  addFacing(direction: string, lantern: string): void {
    const bracket = /\((?:W|F) [^()]*\)$/.exec(this.text)
    const shift = bracket === null ? null : RegExp(`${lantern} [a-m]\\d+-[a-m]\\d+(?! [NS])`).exec(bracket[0])
    if (bracket === null || shift === null) {
      this.add(` ${direction}`)
      return
    }
    const at = bracket.index + shift.index + shift[0].length
    this.text = `${this.text.slice(0, at)} ${direction}${this.text.slice(at)}`
    this.decisions++
  }

  /** Further flights stand in the brackets of the first (MJ-88). */
  addFlight(token: string): void {
    if (!this.text.endsWith(')') || !/\(F [^()]*\)$/.test(this.text)) {
      this.add(` ${token}`)
      return
    }
    this.text = `${this.text.slice(0, -1)} + ${token.slice('(F '.length)}`
    this.decisions++
  }

  append(text: string): void {
    this.text += text
  }

  flush(): void {
    if (this.text !== '') this.lines.push({ text: this.text, decisions: this.decisions })
    this.text = ''
    this.decisions = 0
  }
}

/** The lines of a record from `start` on, for this audience (section 14, MJ-88). */
export function writeLines(start: MrJackPosition, decisions: readonly Decision[], to: Audience): RecordLine[] {
  const p = start.clone()
  const before = start.clone()
  const writer = new Writer()
  if (p.active >= 0 && p.phase !== Phase.over) writer.open(headOf(p), 0)
  for (const decision of decisions) {
    before.copyFrom(p)
    writeDecision(writer, p, decision, to)
    p.apply(decision)
    writeConsequences(writer, before, decision, p)
  }
  writer.flush()
  return writer.lines
}

function headOf(p: MrJackPosition): string {
  return `${p.round === 0 ? 'P' : p.round}.${p.slot + 1} ${p.nameOf(p.active)}`
}

function writeDecision(writer: Writer, p: MrJackPosition, decision: Decision, to: Audience): void {
  const token = formatToken(p, decision, to)
  switch (kindOf(decision)) {
    case Kind.hands:
      writer.line(token, 1)
      writer.line(otherHand(p, payloadOf(decision), to), 0)
      return
    case Kind.identity:
    case Kind.deal:
    case Kind.picks:
    case Kind.reveal:
      writer.line(token, 1)
      return
    case Kind.card:
      writer.open(`${p.round === 0 ? 'P' : p.round}.${p.slot + 1} ${token}`, 1)
      return
    case Kind.placement:
      writer.add(token)
      return
    case Kind.facing:
      if (p.phase === Phase.facing) writer.addFacing(token, p.nameOf(p.lantern))
      else writer.add(` ${token}`)
      return
    case Kind.flight:
      writer.addFlight(token)
      return
    default:
      writer.add(` ${token}`)
  }
}

function writeConsequences(writer: Writer, before: MrJackPosition, decision: Decision, after: MrJackPosition): void {
  if (lapsed(before, decision, after)) writer.append(' (W -)')
  if (after.active < 0 || after.phase === Phase.over) writer.flush()
  if (after.appealCount > before.appealCount) {
    writer.line(appealText(after), 0)
    if (after.phase === Phase.card) writer.line(dealText(after), 0)
  }
  if (before.round === 0 && before.slot === 3 && after.slot === 4) writer.line(dealText(after), 0)
  if (after.phase === Phase.over) writer.line(resultText(after), 0)
}

function appealText(p: MrJackPosition): string {
  const entry = p.appeals[p.appealCount - 1]
  const cleared = p.namesOf(entry & 255)
  return `R${entry >> 9} ${p.witnessSeen ? 'seen' : 'unseen'} cleared ${cleared.length === 0 ? '-' : cleared.join(' ')}`
}

function dealText(p: MrJackPosition): string {
  return `${p.round === 0 ? 'P' : `R${p.round}`} deal ${p.namesOf(p.revealed).join(' ')}`
}

function resultText(p: MrJackPosition): string {
  return `${REASONS[p.ending]} ${p.nameOf(p.jack)}`
}

/** The decisions that lines stand for; every line is checked against the position it leads to. */
export function readLines(start: MrJackPosition, lines: readonly string[]): Result<readonly Decision[], FormatError> {
  const reader = new Reader(start)
  for (const [i, line] of lines.entries()) {
    const error = line.trim() === '' ? null : reader.read(line.trim())
    if (error !== null) return err({ ...error, line: i + 1 })
  }
  return ok(reader.decisions)
}

type Failure = Omit<FormatError, 'line'>

class Reader {
  readonly decisions: Decision[] = []
  private readonly p: MrJackPosition
  private readonly before: MrJackPosition
  /** Whether the last decision left a whistle that lapsed. */
  private lapsed = false

  constructor(start: MrJackPosition) {
    this.p = start.clone()
    this.before = start.clone()
  }

  read(line: string): Failure | null {
    const activation = /^([1-8P])\.([1-8]) +([A-Z][a-z]+)(.*)$/.exec(line)
    if (activation !== null) return this.activation(activation)
    const appeal = /^R([1-7]) (seen|unseen) cleared (.+)$/.exec(line)
    if (appeal !== null) return this.appeal(appeal)
    const deal = /^(R([1-8])|P) deal (.+)$/.exec(line)
    if (deal !== null) return this.deal(line, deal)
    const result = /^(escaped|arrested|wrong-accusation|dawn) ([A-Z][a-z]+)$/.exec(line)
    if (result !== null) return this.result(result)
    const hand = /^hand D (.+)$/.exec(line)
    if (hand !== null) return this.otherHand(hand[1])
    const pick = /^pick ([JD]) /.exec(line)
    if (pick !== null && (pick[1] === 'J') !== (this.p.jackPicks === 0))
      return { message: `"${line}": the other seat picks now` }
    if (pick !== null || /^(Jack=|hand J )/.test(line)) return this.token(line)
    return { message: `"${line}" is no line of a record` }
  }

  private token(text: string): Failure | null {
    const parsed = parseToken(this.p, text)
    if (!parsed.ok) {
      const { reason, rule } = parsed.error
      return { message: `"${text}" is not possible here: ${reason} (${rule})`, illegal: parsed.error }
    }
    this.before.copyFrom(this.p)
    this.p.apply(parsed.value)
    this.decisions.push(parsed.value)
    this.lapsed = lapsed(this.before, parsed.value, this.p)
    return null
  }

  private activation([line, round, slot, name, rest]: RegExpExecArray): Failure | null {
    const { p } = this
    const setup = round === 'P'
    if (p.phase !== Phase.over && (p.round !== (setup ? 0 : Number(round)) || p.slot + 1 !== Number(slot)))
      return { message: `"${line}": it is ${p.round === 0 ? 'P' : p.round}.${p.slot + 1} now` }
    const character = nameIn(name)
    const goesOn = p.active >= 0 && p.phase !== Phase.over && character === p.nameOf(p.active)
    const failure = goesOn && this.decisions.length === 0 ? null : this.token(name)
    if (failure !== null) return failure
    const tokens = rest.match(/\([^)]*\)|[a-m]\d+x[a-m]\d+ \S+|@\S+|\S+/g) ?? []
    for (const [i, token] of tokens.entries()) {
      const problem = token === '(W -)' ? this.lapse(i === tokens.length - 1) : this.bracket(token)
      if (problem !== null) return problem
    }
    return null
  }

  private lapse(last: boolean): Failure | null {
    return last && this.lapsed ? null : { message: '"(W -)": no whistle lapses here (MJ-49)' }
  }

  /** A token; a whistle or a row of flights may hold facings, which are decisions of their own (MJ-71, MJ-88). */
  private bracket(token: string): Failure | null {
    const match = /^\((W|F) (.+)\)$/.exec(token)
    if (match === null) return this.token(token)
    const [, letter, inner] = match
    const shifts = inner.split('+').map(shift => /^(\S+ \S+?)(?: (N|NE|SE|S|SW|NW))?$/.exec(shift.trim()))
    const texts: string[] = []
    const facings: string[] = []
    for (const shift of shifts) {
      if (shift === null) return { message: `"${token}" is no token of a record` }
      texts.push(shift[1])
      if (letter === 'F') {
        const failure =
          this.token(`(F ${shift[1]})`) ?? (shift[2] === undefined ? null : this.turned(shift[1], shift[2]))
        if (failure !== null) return failure
      } else if (shift[2] !== undefined) facings.push(shift[1], shift[2])
    }
    if (letter === 'F') return null
    const failure = this.token(`(W ${texts.join(' + ')})`)
    if (failure !== null || facings.length === 0) return failure
    return facings.length === 2 ? this.turned(facings[0], facings[1]) : { message: `"${token}" turns two lanterns` }
  }

  private turned(shift: string, direction: string): Failure | null {
    const { p } = this
    const name = nameIn(shift.split(' ')[0])
    if (p.phase !== Phase.facing || name === null || p.pieceOf(name) !== p.lantern)
      return { message: `"${shift} ${direction}": only a displaced lantern is turned (MJ-21)` }
    return this.token(direction)
  }

  private deal(line: string, [, , round, list]: RegExpExecArray): Failure | null {
    const { p } = this
    if (p.phase === Phase.deal || p.phase === Phase.reveal) {
      if (round !== undefined && Number(round) !== p.round) return { message: `"${line}": it is round ${p.round} now` }
      return this.token(line)
    }
    const follows = p.round === 0 ? p.phase === Phase.placementCard && p.slot === 4 : p.round % 2 === 0 && p.slot === 0
    if (!follows || p.active >= 0 || Number(round ?? 0) !== p.round)
      return { message: `"${line}": no cards are dealt here` }
    return this.same(line, list, p.namesOf(p.revealed))
  }

  private appeal([line, round, witness, list]: RegExpExecArray): Failure | null {
    const { p } = this
    const entry = p.appeals[Math.max(p.appealCount - 1, 0)]
    if (
      p.appealCount === 0 ||
      entry >> 9 !== Number(round) ||
      p.round !== Number(round) + 1 ||
      p.slot !== 0 ||
      p.active >= 0
    )
      return { message: `"${line}": no appeal takes place here (MJ-54)` }
    const expected = ((entry >> 8) & 1) === 1 ? 'seen' : 'unseen'
    if (witness !== expected) return { message: `"${line}": Jack's character is ${expected} (MJ-54)` }
    return this.same(line, list === '-' ? '' : list, p.namesOf(entry & 255))
  }

  private result([line, reason, name]: RegExpExecArray): Failure | null {
    const { p } = this
    if (p.phase !== Phase.over) return { message: `"${line}": the game is not over` }
    const [expected, jack] = [REASONS[p.ending], p.nameOf(p.jack)]
    return reason === expected && nameIn(name) === jack
      ? null
      : { message: `"${line}": the game ended "${expected} ${jack}"` }
  }

  private otherHand(list: string): Failure | null {
    const { p } = this
    if (p.phase !== Phase.picks || p.jackPicks !== 0) return { message: `"hand D ${list}": no cards are dealt here` }
    return this.same(`hand D ${list}`, list, castNames(p.rules.pool & ~p.hand))
  }

  /** The names of a line that states what follows, in any order. */
  private same(line: string, list: string, expected: readonly string[]): Failure | null {
    const names = list === '' ? [] : namesIn(list)
    if (names !== null && [...names].sort().join(' ') === expected.join(' ')) return null
    return { message: `"${line}": it is ${expected.length === 0 ? 'nobody' : expected.join(', ')}` }
  }
}
