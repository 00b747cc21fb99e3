/** Letters that are no commands: `q` leaves, and `u` takes back. */
const LETTERS = 'abcdefghijklmnoprstvwxyz'

/**
 * What stands before the item at this place of a list, from 0 on: a, b, c, …, then aa, bb, cc, …. Letters, since numbers
 * are names: those of circles.
 */
export function letterOf(place: number): string {
  return LETTERS[place % LETTERS.length].repeat(1 + Math.floor(place / LETTERS.length))
}

/** The place of which this is the letter, with or without the bracket behind it; null for any other text. */
export function placeOf(text: string): number | null {
  const [, first] = /^([a-z])\1*\)?$/.exec(text) ?? []
  if (first === undefined || !LETTERS.includes(first)) return null
  const repeated = text.replace(')', '').length
  return LETTERS.indexOf(first) + LETTERS.length * (repeated - 1)
}
