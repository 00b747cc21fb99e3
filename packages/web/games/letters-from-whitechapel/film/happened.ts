/** What tells of moments, in pictures and aloud: at the first picture nothing has happened yet. */
export { announcedFrom } from '../chronicle/announced.ts'
export { framesOf } from './frames.ts'
export { waysBefore } from './ways-before.ts'
