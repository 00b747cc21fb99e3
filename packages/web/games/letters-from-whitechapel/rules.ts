/** What composing a turn takes. */
export { lettersFromWhitechapelPlay as play } from '@gaslight/letters-from-whitechapel/play'
