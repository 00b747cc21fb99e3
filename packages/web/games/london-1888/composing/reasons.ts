import type { Words } from '../words.ts'
import type { Why } from './refuse.ts'

/** Why something is of no use now, and the rule that says so. */
export interface Reason {
  readonly text: string
  readonly rule: string
}

export function reasonText(words: Words, why: Why): Reason {
  return why.kind === 'plain'
    ? { text: words.page(`why.${why.reason}`), rule: why.rule }
    : { text: words.illegal(why.illegal), rule: why.illegal.rule }
}
