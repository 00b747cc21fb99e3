/** What tells of moments, in pictures and aloud, and what helps to choose: at the first picture nothing has happened yet. */
export { announcedFrom } from '../chronicle/announced.ts'
export { pastWords } from '../chronicle/past.ts'
export { parted } from '../panels/parted.ts'
export { aidsOf } from '../table/aids.ts'
export { openCards } from '../table/open-cards.ts'
export { spacesOf, trailOf, waysIn } from '../table/trail.ts'
export { framesOf } from './frames.ts'
