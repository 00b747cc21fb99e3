/** What follows a decision, by the rules and on the map. */
export { lettersFromWhitechapelConsequences as consequences } from '@gaslight/letters-from-whitechapel/consequences'
export { after } from './composing/after.ts'
export { chosenCount, stepsOf, withGiven } from './composing/given.ts'
