import type { Character, MrJackView } from '@gaslight/mr-jack'
import type { Say } from '../speech.ts'

/** The two letters that stand for a character in notation and on the map (section 2 of the rules). */
export function codeOf(name: Character): string {
  return name.slice(0, 2)
}

export function called(name: Character, say: Say): string {
  return say(`character.${name}`)
}

export function listed(names: readonly Character[], say: Say): string {
  return names.length === 0 ? say('seen.nobody') : names.map(name => called(name, say)).join(', ')
}

/** Everybody on the board, in alphabetical order. */
export function charactersOf(view: MrJackView): Character[] {
  return Object.keys(view.characters) as Character[]
}
