/** What it takes to ask for a decision. */
export { lettersFromWhitechapelPlay as play } from '@gaslight/letters-from-whitechapel/play'
