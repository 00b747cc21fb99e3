import type { FormatError, Illegal } from '@gaslight/core'

/**
 * Input that cannot be used. The commands throw it, as the parser of the command line throws its own, and `gaslight.ts`
 * prints either as one line and exits with 2; every other exception is a bug.
 */
export class Complaint extends Error {}

export function complain(message: string): never {
  throw new Complaint(message)
}

/** `file: line 7: message (MJ-30)`. */
export function complainOf(source: string, error: FormatError, explain: (illegal: Illegal) => string): never {
  const line = error.line === undefined ? '' : `line ${error.line}: `
  const why = error.illegal === undefined ? error.message : `${error.message}: ${explain(error.illegal)}`
  return complain(`${source}: ${line}${why}`)
}
