import { type Decision, err, type Illegal, ok, type Result } from '@gaslight/core'

/** How a title makes decisions of tokens. */
interface TokenReading<P, Detail> {
  /** What a token attempts in this position; null where it cannot be read or hides what it attempts. */
  attempt(p: P, token: string): Detail | null
  unreadable(text: string): Illegal
  illegal(p: P, attempt: Detail): Illegal | null
  encode(p: P, attempt: Detail): Decision
}

/** More of an unreadable token is not repeated. */
const MOST_REPEATED = 80

/** Makes the reader of a title: the legal decision that a token stands for, or why there is none. */
export function parsing<P, Detail>(title: TokenReading<P, Detail>): (p: P, text: string) => Result<Decision, Illegal> {
  return (p, text) => {
    const attempt = title.attempt(p, text.trim())
    if (attempt === null) return err(title.unreadable(text.slice(0, MOST_REPEATED)))
    const reason = title.illegal(p, attempt)
    return reason === null ? ok(title.encode(p, attempt)) : err(reason)
  }
}
