import { type Decision, err, type FormatError, ok, type Result } from '@gaslight/core'
import { headOf, writeLines } from './lines.ts'
import type { LondonPosition } from './position.ts'
import { parseToken } from './reading.ts'

/** The decisions that lines stand for; every line is checked against the position it leads to. */
export function readLines(start: LondonPosition, lines: readonly string[]): Result<readonly Decision[], FormatError> {
  const p = start.clone()
  const decisions: Decision[] = []
  for (const [i, row] of lines.entries()) {
    const line = row.trim()
    if (line === '') continue
    const head = headOf(p)
    if (!line.startsWith(`${head} `))
      return err({ line: i + 1, message: `"${line.slice(0, 40)}": "${head}" is due here` })
    const before = p.clone()
    const first = decisions.length
    for (const token of tokensOf(line.slice(head.length + 1))) {
      const failure = headOf(p) === head ? read(p, token, decisions) : { message: `"${token}": the turn is over` }
      if (failure !== null) return err({ ...failure, line: i + 1 })
    }
    const [written] = writeLines(before, decisions.slice(first), 'omniscient')
    if (written.text !== line) return err({ line: i + 1, message: `it is written "${written.text.slice(0, 200)}"` })
  }
  return ok(decisions)
}

function read(p: LondonPosition, token: string, decisions: Decision[]): Omit<FormatError, 'line'> | null {
  const parsed = parseToken(p, token)
  if (!parsed.ok) {
    const { reason, rule } = parsed.error
    return { message: `"${token}" is not possible here: ${reason} (${rule})`, illegal: parsed.error }
  }
  decisions.push(parsed.value)
  p.apply(parsed.value)
  return null
}

/** The tokens of a line behind its head: draws one by one, results apart from what they belong to. */
function tokensOf(text: string): string[] {
  return text.split(/\s+/).flatMap(word => {
    const draws = /^\+\[(.*)\]$/.exec(word)
    if (draws !== null) return draws[1].split(',').map(card => `+[${card}]`)
    if (/^(role|price)\[/.test(word)) return [word]
    return word.match(/^[^[]+|\[[^\]]*\]?/g) ?? [word]
  })
}
