/**
 * What follows the first picture: what answers the pointer and the keyboard, what was worked out for a looker, and what he
 * drew.
 */
export { Heat } from './Heat.tsx'
export { Pointer } from './Pointer.tsx'
export { Barriers, Ghosts, Labels, Routes, Ways } from './Previews.tsx'
export { Arrows, Stickers } from './Sketches.tsx'
