import { type Decision, err, type Illegal, ok, type Result } from '@gaslight/core'
import { encode } from './encode.ts'
import { because } from './illegal.ts'
import { illegal } from './legality.ts'
import type { PosedWhitechapel } from './posed.ts'
import { readToken } from './told.ts'

/** The legal decision that a token stands for; answers are not typed (LW-132). */
export function parseToken(p: PosedWhitechapel, text: string): Result<Decision, Illegal> {
  const told = readToken(text.trim())
  if (told === null || told.kind !== 'decision' || told.mark !== '')
    return err(because('unreadable', { text: text.slice(0, 80) }))
  const reason = illegal(p, told.detail)
  return reason === null ? ok(encode(p, told.detail)) : err(reason)
}
