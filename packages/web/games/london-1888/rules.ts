/** What composing a turn takes. */
export { london1888Play as play, outlookOf, reach } from '@gaslight/london-1888'
