import { type Decision, err, type FormatError, ok, type Result } from '@gaslight/core'
import { encode } from './encode.ts'
import { because } from './illegal.ts'
import { illegal } from './legality.ts'
import { markOf } from './marks.ts'
import { Phase } from './phase.ts'
import type { WhitechapelPosition } from './position.ts'
import { readToken } from './told.ts'

type Failure = Omit<FormatError, 'line'>

/** The decisions that lines stand for; every line is checked against the position it leads to (LW-133). */
export function readLines(
  start: WhitechapelPosition,
  lines: readonly string[],
): Result<readonly Decision[], FormatError> {
  const reader = new Reader(start)
  for (const [i, line] of lines.entries()) {
    const failure = line.trim() === '' ? null : reader.read(line.trim())
    if (failure !== null) return err({ ...failure, line: i + 1 })
  }
  return ok(reader.decisions)
}

/** The points at which the lines of several decisions may stand, by their first word. */
const GROUPS: { readonly [word: string]: readonly number[] } = {
  women: [Phase.women],
  patrol: [Phase.patrol],
  saucy: [Phase.saucyJacky],
  wretched: [Phase.wretched],
  police: [Phase.police],
  action: [Phase.action, Phase.search],
  jack: [Phase.move],
}

class Reader {
  readonly decisions: Decision[] = []
  private readonly p: WhitechapelPosition
  private readonly before: WhitechapelPosition

  constructor(start: WhitechapelPosition) {
    this.p = start.clone()
    this.before = start.clone()
  }

  read(line: string): Failure | null {
    const [, word, rest] = /^(\S+) ?(.*)$/.exec(line) ?? []
    if (word === 'night') return this.night(line, rest)
    const points = GROUPS[word]
    if (points === undefined) return this.token(line)
    if (!points.includes(this.p.phase)) return { message: `"${line}": no line "${word}" can stand here (LW-133)` }
    for (const token of tokensOf(word, rest)) {
      const failure = this.token(token)
      if (failure !== null) return failure
    }
    return null
  }

  private night(line: string, number: string): Failure | null {
    const { p } = this
    if (p.phase !== Phase.women) return { message: `"${line}": no night begins here (LW-133)` }
    return Number(number) === p.night ? null : { message: `"${line}": it is night ${p.night} now` }
  }

  private token(text: string): Failure | null {
    const { p, before } = this
    const told = readToken(text)
    const refused =
      told?.kind === 'decision' ? illegal(p, told.detail) : because('unreadable', { text: text.slice(0, 80) })
    if (told?.kind !== 'decision' || refused !== null) {
      const why = refused ?? because('unreadable', { text: text.slice(0, 80) })
      return { message: `"${text}" is not possible here: ${why.reason} (${why.rule})`, illegal: why }
    }
    const decision = encode(p, told.detail)
    before.copyFrom(p)
    p.apply(decision)
    this.decisions.push(decision)
    const mark = markOf(before, decision, p)
    return told.mark === mark ? null : { message: `"${text}": the answer is "${mark}" (LW-23)` }
  }
}

/** The tokens of a line behind its first word; a search names its colour once for all its circles. */
export function tokensOf(word: string, text: string): string[] {
  if (word === 'jack') return [text]
  if (word !== 'police' && word !== 'action') return text.split(/\s+/)
  return text
    .replace(/,$/, '')
    .split(/\s*,\s*/)
    .flatMap(item => {
      const search = /^(\S+ search) (.+)$/.exec(item)
      return search === null ? [item] : search[2].split(/\s+/).map(circle => `${search[1]} ${circle}`)
    })
}
