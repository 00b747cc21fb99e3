/** How a character's token is drawn. All paths are around the token's middle; the outline reaches about 26 units. */
export interface Figure {
  readonly outline: string
  /** Filled areas, even-odd, in a box of 30 by 24 around the origin. */
  readonly emblem: string
  /** Strokes that go with the emblem. */
  readonly lines?: string
  /** The base line of the letters, where the outline leaves no room at the usual 18. */
  readonly codeAt?: number
}

/** The two letters on a token. */
export function codeOf(character: string): string {
  return character.slice(0, 2)
}
