/** What some lookers see on the map: what was worked out, and what they drew. It follows the first picture. */
export { Heat } from './Heat.tsx'
export { Arrows, Stickers } from './Sketches.tsx'
