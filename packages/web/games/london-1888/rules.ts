/** What composing a turn takes. */
export { london1888Play as play, reach } from '@gaslight/london-1888'
