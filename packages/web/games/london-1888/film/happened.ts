/** What tells of moments, in pictures and aloud: at the first picture nothing has happened yet. */
export { announcedFrom } from '../chronicle/announced.ts'
export { aidsOf } from '../table/aids.ts'
export { spacesOf, trailOf, waysIn } from '../table/trail.ts'
export { framesOf } from './frames.ts'
