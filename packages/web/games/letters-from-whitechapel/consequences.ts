/** What follows a decision. */
export { lettersFromWhitechapelConsequences as consequences } from '@gaslight/letters-from-whitechapel/consequences'
