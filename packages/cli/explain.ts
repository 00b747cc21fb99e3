import type { Illegal } from '@gaslight/core'
import type { Say } from './speech.ts'

/** A reason in words with the number of its rule: `Holmes does not stand on e5, but on g5 (MJ-30)`. */
export function explain(say: Say): (illegal: Illegal) => string {
  return ({ reason, rule, params = {} }) => {
    const named = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : (say.named(name, value) ?? value),
    ])
    return `${say(`illegal.${reason}`, Object.fromEntries(named)).replace(/\.$/, '')} (${rule})`
  }
}
