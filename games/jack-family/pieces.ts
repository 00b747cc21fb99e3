import type { JackState } from './state.ts'

/** The characters of a game are its pieces, numbered in alphabetical order; a set of pieces is a bit for each. */
export const PIECES = 8
export const ALL_PIECES = (1 << PIECES) - 1

/** A set of pieces from their names; -1 where one is not in the game or stands twice. */
export function piecesOf<Character extends string>(p: JackState<Character>, names: readonly Character[]): number {
  let pieces = 0
  for (const name of names) {
    const piece = p.pieceOf(name)
    if (piece < 0 || ((pieces >> piece) & 1) === 1) return -1
    pieces |= 1 << piece
  }
  return pieces
}

/** The names of each set of bits over `names`, in their order; made when first asked for, as views repeat few of them. */
export function nameSets<Character extends string>(
  names: readonly Character[],
): (members: number) => readonly Character[] {
  const known: (readonly Character[])[] = []
  return members => {
    known[members] ??= names.filter((_, i) => ((members >> i) & 1) === 1)
    return known[members]
  }
}
