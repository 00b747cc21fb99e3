/** What follows a decision. */
export { london1888Consequences as consequences } from '@gaslight/london-1888'
