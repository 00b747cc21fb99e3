import {
  type CircleNumber,
  COLOURS,
  type Colour,
  type CrossingId,
  readToken,
  type Told,
} from '@gaslight/letters-from-whitechapel'

/**
 * One thing that was said at the table, as text: a token of LW-132 as far as it was told, with its answer, or one of three
 * that the notation does not need, since there they follow of themselves.
 */
export type Entry =
  | Told
  /** Hell 4: which of the women were marked. `turned 3 21 27 65 84` */
  | { readonly kind: 'turned'; readonly marked: readonly CircleNumber[] }
  /** Hell 9: where the policemen were that nobody had seen yet; all other tokens were false. `faces blue@x41 red@x58` */
  | { readonly kind: 'faces'; readonly at: { readonly [colour in Colour]?: CrossingId } }
  /** LW-93: Jack said that he cannot move. */
  | { readonly kind: 'stuck' }

export function turnedEntry(marked: readonly CircleNumber[]): string {
  return `turned ${[...marked].sort((a, b) => a - b).join(' ')}`
}

export function facesEntry(at: { readonly [colour in Colour]?: CrossingId }): string {
  const told = COLOURS.flatMap(colour => (at[colour] === undefined ? [] : [`${colour}@${at[colour]}`]))
  return `faces ${told.join(' ')}`
}

export function womenEntry(circles: readonly CircleNumber[]): string {
  return [...circles]
    .sort((a, b) => a - b)
    .map(circle => `${circle}?`)
    .join(' ')
}

export function patrolEntry(crossings: readonly CrossingId[]): string {
  return [...crossings]
    .sort((a, b) => Number(a.slice(1)) - Number(b.slice(1)))
    .map(crossing => `?@${crossing}`)
    .join(' ')
}

export const STUCK = 'stuck'

/** Null for a text that says nothing. */
export function readEntry(text: string): Entry | null {
  if (text === STUCK) return { kind: 'stuck' }
  const [word, ...rest] = text.split(' ')
  if (word === 'turned') {
    const marked = rest.map(Number)
    return marked.length > 0 && marked.every(Number.isInteger) ? { kind: 'turned', marked } : null
  }
  if (word === 'faces') {
    const at = Object.fromEntries(rest.map(item => item.split('@')))
    return rest.every(item => FACE.test(item)) ? { kind: 'faces', at } : null
  }
  return readToken(text)
}

const FACE = new RegExp(`^(${COLOURS.join('|')})@x[1-9]\\d{0,2}$`)
