/** What it takes to ask for a decision. */
export { london1888Play as play, reach } from '@gaslight/london-1888'
