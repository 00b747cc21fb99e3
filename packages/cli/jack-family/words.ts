import type { JackView } from '@gaslight/jack-family'
import type { Naming, Say } from '../speech.ts'

/** The two letters that stand for a character on the map; London's notation knows them too. */
export function codeOf(name: string): string {
  return name.slice(0, 2)
}

export function called(name: string, say: Say): string {
  return say(`character.${name}`)
}

export function listed(names: readonly string[], say: Say): string {
  return names.length === 0 ? say('seen.nobody') : names.map(name => called(name, say)).join(', ')
}

/** Everybody on the board, in alphabetical order. */
export function charactersOf(view: JackView): string[] {
  return Object.keys(view.characters)
}

/** Where the names that a refusal mentions have their texts. */
const TERMS: { readonly [parameter: string]: string } = {
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
}

export const byTerms: Naming = (say, parameter, value) => {
  const key = `${TERMS[parameter]}.${value}`
  return say.has(key) ? say(key) : null
}
