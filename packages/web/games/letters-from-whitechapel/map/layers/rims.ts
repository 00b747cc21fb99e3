/** Rims around nodes, in the units of a token: round for circles, square for crossings, wide around what stands on one. */
export const RIMS = {
  ring: 'M0-27A27 27 0 1 1-.1-27Z',
  square: 'M-17-17H17V17H-17Z',
  wide: 'M-32-32H32V32H-32Z',
} as const
export type Rim = keyof typeof RIMS

/** `occupied`: the crossings with something on them. */
export function rimAround(node: string, occupied: ReadonlySet<string>): Rim {
  if (node.startsWith('c')) return 'ring'
  return occupied.has(node) ? 'wide' : 'square'
}
