/** Where a badge sits by a coin or a token, so that those of one node do not hide each other. */
export type Corner = 'ne' | 'nw' | 'se' | 'sw'

/** The middles of badges from that of their node, in the units of a token. */
export const BADGES: { readonly [corner in Corner]: { readonly x: number; readonly y: number } } = {
  ne: { x: 25, y: -23 },
  nw: { x: -25, y: -23 },
  se: { x: 25, y: 24 },
  sw: { x: -25, y: 24 },
}

/** Half of what a badge takes. */
export const BADGE = 14
