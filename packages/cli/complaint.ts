import type { FormatError, Illegal } from '@gaslight/core'

/**
 * Input that cannot be used. The commands throw it, as the parser of the command line throws its own, and `gaslight.ts`
 * prints either as one line and exits with 2; every other exception is a bug.
 */
export class Complaint extends Error {}

export function complain(message: string): never {
  throw new Complaint(message)
}

/** `file: line 7: "g8-g9" is not possible here: Smith has already moved in this activation (MJ-19)`. */
export function complainOf(source: string, error: FormatError, explain: (illegal: Illegal) => string): never {
  const line = error.line === undefined ? '' : `line ${error.line}: `
  return complain(`${source}: ${line}${inWords(error, explain)}`)
}

/** The message with the reason in words in place of its code. */
function inWords({ message, illegal }: FormatError, explain: (illegal: Illegal) => string): string {
  if (illegal === undefined) return message
  const code = `${illegal.reason} (${illegal.rule})`
  if (message.includes(code)) return message.replace(code, explain(illegal))
  // What is wrong in a document is said with its rule already.
  return message.includes(`(${illegal.rule}`) ? message : `${message}: ${explain(illegal)}`
}
