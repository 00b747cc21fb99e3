import type { Audience, Decision, FormatError, RecordLine, Result } from '@gaslight/core'
import { placeOf, type RecordFailure, type RecordNotation, RecordReader, RecordWriter } from '@gaslight/jack-family'
import type { Character } from './cast.ts'
import { Kind, kindOf, payloadOf } from './codec.ts'
import { lapsed } from './events.ts'
import { Phase } from './phase.ts'
import type { MrJackPosition } from './position.ts'
import { parseToken } from './reading.ts'
import { castNames } from './roster.ts'
import { formatToken, otherHand } from './tokens.ts'
import { nameIn, namesIn } from './told.ts'

const NOTATION: RecordNotation<MrJackPosition, Character> = {
  witness: { seen: 'seen', unseen: 'unseen' },
  appealRule: 'MJ-54',
  parse: parseToken,
  namesIn,
}

/** The lines of a record from `start` on, for this audience (section 14, MJ-88). */
export function writeLines(start: MrJackPosition, decisions: readonly Decision[], to: Audience): RecordLine[] {
  return new Writer(NOTATION.witness, to).write(start, decisions)
}

/** The decisions that lines stand for; every line is checked against the position it leads to. */
export function readLines(start: MrJackPosition, lines: readonly string[]): Result<readonly Decision[], FormatError> {
  return new Reader(start, NOTATION).readAll(lines)
}

class Writer extends RecordWriter<MrJackPosition> {
  protected decide(p: MrJackPosition, decision: Decision): void {
    const token = formatToken(p, decision, this.to)
    switch (kindOf(decision)) {
      case Kind.hands:
        this.line(token, 1)
        this.line(otherHand(p, payloadOf(decision), this.to), 0)
        return
      case Kind.identity:
      case Kind.deal:
      case Kind.picks:
      case Kind.reveal:
        this.line(token, 1)
        return
      case Kind.card:
        this.open(`${placeOf(p)} ${token}`, 1)
        return
      case Kind.placement:
        this.add(token)
        return
      case Kind.facing:
        if (p.phase === Phase.facing) this.addFacing(token, p.nameOf(p.lantern))
        else this.add(` ${token}`)
        return
      case Kind.flight:
        this.addFlight(token)
        return
      default:
        this.add(` ${token}`)
    }
  }

  protected override follow(before: MrJackPosition, decision: Decision, after: MrJackPosition): void {
    if (lapsed(before, decision, after)) this.text += ' (W -)'
    super.follow(before, decision, after)
    if (before.round === 0 && before.slot === 3 && after.slot === 4) this.line(this.dealText(after), 0)
  }

  /** A facing goes into the brackets of the shift or flight that displaced the lantern (section 14). */
  private addFacing(direction: string, lantern: string): void {
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
  private addFlight(token: string): void {
    if (!this.text.endsWith(')') || !/\(F [^()]*\)$/.test(this.text)) {
      this.add(` ${token}`)
      return
    }
    this.text = `${this.text.slice(0, -1)} + ${token.slice('(F '.length)}`
    this.decisions++
  }
}

class Reader extends RecordReader<MrJackPosition, Character> {
  protected readTokens(text: string): RecordFailure | null {
    const tokens = text.match(/\([^)]*\)|[a-m]\d+x[a-m]\d+ \S+|@\S+|\S+/g) ?? []
    for (const [i, token] of tokens.entries()) {
      const failure = token === '(W -)' ? this.lapse(i === tokens.length - 1) : this.bracket(token)
      if (failure !== null) return failure
    }
    return null
  }

  protected override readOther(line: string): RecordFailure | null {
    const hand = /^hand D (.+)$/.exec(line)
    if (hand !== null) return this.otherHand(hand[1])
    const pick = /^pick ([JD]) /.exec(line)
    if (pick === null) return /^hand J /.test(line) ? this.token(line) : super.readOther(line)
    return (pick[1] === 'J') === (this.p.jackPicks === 0)
      ? this.token(line)
      : { message: `"${line}": the other seat picks now` }
  }

  protected override dealIsDue(): boolean {
    return this.p.phase === Phase.reveal || super.dealIsDue()
  }

  protected override dealFollows(): boolean {
    const { p } = this
    return p.round === 0 ? p.phase === Phase.placementCard && p.slot === 4 : super.dealFollows()
  }

  private lapse(last: boolean): RecordFailure | null {
    const decision = this.decisions.at(-1)
    return last && decision !== undefined && lapsed(this.before, decision, this.p)
      ? null
      : { message: '"(W -)": no whistle lapses here (MJ-49)' }
  }

  /** A token; a whistle or a row of flights may hold facings, which are decisions of their own (MJ-71, MJ-88). */
  private bracket(token: string): RecordFailure | null {
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

  private turned(shift: string, direction: string): RecordFailure | null {
    const { p } = this
    const name = nameIn(shift.split(' ')[0])
    if (p.phase !== Phase.facing || name === null || p.pieceOf(name) !== p.lantern)
      return { message: `"${shift} ${direction}": only a displaced lantern is turned (MJ-21)` }
    return this.token(direction)
  }

  private otherHand(list: string): RecordFailure | null {
    const { p } = this
    if (p.phase !== Phase.picks || p.jackPicks !== 0) return { message: `"hand D ${list}": no cards are dealt here` }
    return this.same(`hand D ${list}`, list, castNames(p.rules.pool & ~p.hand))
  }
}
