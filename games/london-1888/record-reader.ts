import { type Decision, err, type FormatError, ok, type Result } from '@gaslight/core'
import { Kind, Plain, pack } from './codec.ts'
import { headOf, noticesOf, shuffleOf, writeLines } from './lines.ts'
import { Phase, Side } from './phase.ts'
import type { LondonPosition } from './position.ts'
import { parseToken } from './reading.ts'

type Failure = Omit<FormatError, 'line'>

/**
 * The decisions that lines stand for; every line is checked against the position it leads to, and what it states beside
 * the decisions against what follows from them.
 */
export function readLines(start: LondonPosition, lines: readonly string[]): Result<readonly Decision[], FormatError> {
  const reader = new Reader(start)
  let last = 1
  for (const [i, row] of lines.entries()) {
    const line = row.trim()
    if (line === '') continue
    last = i + 1
    const failure = reader.read(line)
    if (failure !== null) return err({ ...failure, line: last })
  }
  const missing = reader.missing()
  return missing === null ? ok(reader.decisions) : err({ ...missing, line: last })
}

const END = pack(Kind.plain, Plain.end)
const GO_ON = pack(Kind.side, Side.none)

class Reader {
  readonly decisions: Decision[] = []
  private readonly p: LondonPosition
  private readonly before: LondonPosition
  /** The lines without decisions that are due. */
  private notices: string[] = []
  /** The item without a decision that is due. */
  private shuffle: string | null = null
  /** Discards have ended the turn before its mark stands. */
  private ended = false

  constructor(start: LondonPosition) {
    this.p = start.clone()
    this.before = start.clone()
  }

  read(line: string): Failure | null {
    const notice = this.notices.shift()
    if (notice !== undefined) return line === notice ? null : this.failure(dueHere(line, notice))
    const head = headOf(this.p)
    if (!line.startsWith(`${head} `)) return this.failure(dueHere(line, head))
    const start = this.p.clone()
    const first = this.decisions.length
    const words = wordsOf(line.slice(head.length + 1))
    const counts: number[] = []
    this.ended = false
    for (const word of words) {
      const failure = this.word(word, head)
      if (failure !== null) return failure
      counts.push(this.decisions.length)
    }
    if (this.shuffle !== null) return this.misstated(`"${this.shuffle}" is missing at the end`)
    const [{ text }] = writeLines(start, this.decisions.slice(first), 'omniscient')
    if (text === line) return null
    const written = wordsOf(text.slice(head.length + 1))
    const other = words.findIndex((word, i) => word !== written[i])
    const message = `it is written "${text.slice(0, 200)}"`
    return other < 0
      ? this.failure(message)
      : { message, decisions: this.decisions.slice(0, counts[other - 1] ?? first) }
  }

  /** The line that is still due at the end. */
  missing(): Failure | null {
    return this.notices.length === 0 ? null : this.failure(`"${this.notices[0]}" is missing behind it`)
  }

  private word(word: string, head: string): Failure | null {
    if (word === '.' && this.ended) {
      this.ended = false
      return null
    }
    if (headOf(this.p) === head) this.imply(word)
    for (const token of tokensOf(word)) {
      const failure = this.token(token, head)
      if (failure !== null) return failure
    }
    return null
  }

  /** What no item of its own says before this word: the side that is kept, the end of the turn before discards. */
  private imply(word: string): void {
    const { p } = this
    if (p.phase === Phase.side && !word.startsWith('side:')) this.take(GO_ON)
    if (p.phase !== Phase.act || !word.startsWith('x:')) return
    const after = p.clone()
    after.apply(END)
    if (after.phase !== Phase.discard) return
    this.take(END)
    this.ended = true
  }

  private token(token: string, head: string): Failure | null {
    if (this.shuffle !== null || token.startsWith('[shuffle:')) {
      const due = this.shuffle
      this.shuffle = null
      if (token === due) return null
      return this.misstated(due === null ? `"${token}": no Suspect goes back here` : dueHere(token, due))
    }
    if (headOf(this.p) !== head) return this.failure(`"${token}": the turn is over`)
    const parsed = parseToken(this.p, token)
    if (parsed.ok) {
      this.take(parsed.value)
      return null
    }
    const { reason, rule } = parsed.error
    return { ...this.failure(`"${token}" is not possible here: ${reason} (${rule})`), illegal: parsed.error }
  }

  private take(decision: Decision): void {
    const { p, before } = this
    before.copyFrom(p)
    p.apply(decision)
    this.decisions.push(decision)
    this.shuffle = shuffleOf(before, decision)
    this.notices = noticesOf(before, p)
  }

  private failure(message: string): Failure {
    return { message, decisions: this.decisions }
  }

  /** The last decision is said to lead to something else than it does. */
  private misstated(message: string): Failure {
    return { message, decisions: this.decisions.slice(0, -1) }
  }
}

function dueHere(found: string, due: string): string {
  return `"${found.slice(0, 40)}": "${due}" is due here`
}

/** The items of a line behind its head; those of an event phase hold a blank. */
function wordsOf(text: string): string[] {
  return text.match(/\w\w:(?:give|peek|lose) \S+|\S+/g) ?? []
}

/** The tokens of an item: one a decision, results apart from what they belong to. */
function tokensOf(word: string): string[] {
  const draws = /^\+\[(.*)\]$/.exec(word)
  if (draws !== null) return draws[1].split(',').map(card => `+[${card}]`)
  if (/^(role|price)\[/.test(word)) return [word]
  if (word.startsWith('a:'))
    return word
      .slice(2)
      .split(',')
      .map(code => `a:${code}`)
  const parts = word.match(/^[^[]+|\[[^\]]*\]?/g) ?? [word]
  return parts.flatMap(part => {
    const results = /^\[(.*)\]$/.exec(part)
    return results === null ? [part] : results[1].split(',').map(result => `[${result}]`)
  })
}
