import type { Illegal } from '@gaslight/core'
import type { Say } from './speech.ts'

/** Where the names that a reason mentions have their texts; all other values are shown as they are. */
const TERMS: { readonly [param: string]: string } = {
  character: 'character',
  other: 'character',
  active: 'character',
  state: 'state',
  power: 'kind',
  exit: 'exit',
  space: 'space',
  second: 'space',
  at: 'space',
  tile: 'tile',
  colour: 'policeman',
}

/** A reason in words with the number of its rule: `Holmes does not stand on e5, but on g5 (MJ-30)`. */
export function explain(say: Say): (illegal: Illegal) => string {
  return ({ reason, rule, params = {} }) => {
    const named = Object.entries(params).map(([name, value]) => {
      const key = `${TERMS[name]}.${value}`
      return [name, say.has(key) ? say(key) : value]
    })
    return `${say(`illegal.${reason}`, Object.fromEntries(named)).replace(/\.$/, '')} (${rule})`
  }
}
