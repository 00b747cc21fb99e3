/**
 * What follows the first picture: what answers the pointer and the keyboard, what is written beside each other, what was
 * worked out for a looker, and what he drew.
 */
export { labelsAt } from '../labels.ts'
export { CrossingNames } from './CrossingNames.tsx'
export { Heat } from './Heat.tsx'
export { Hint } from './Hint.tsx'
export { Beds, Places, Tags } from './Labels.tsx'
export { Pointer } from './Pointer.tsx'
export { Previews } from './Previews.tsx'
export { Answers, Emphasised, MarkSigns } from './Signs.tsx'
export { Arrows, Stickers } from './Sketches.tsx'
export { Traces } from './Traces.tsx'
