/** The kinds of decisions that both titles have, as far as the table itself looks into them. */

export interface Accusation {
  readonly kind: 'accusation'
  readonly accused: string
}

export function isAccusation<D extends { readonly kind: string }>(detail: D): detail is D & Accusation {
  return detail.kind === 'accusation'
}

/** The character whose card it takes; null for any other decision. */
export function cardOf(told: { readonly kind: string }): string | null {
  return told.kind === 'card' && 'character' in told && typeof told.character === 'string' ? told.character : null
}

/** What both titles tell alike; null stands for what is hidden. */
export type CommonTold =
  | { readonly kind: 'identity'; readonly character: string | null }
  | { readonly kind: 'deal'; readonly cards: readonly string[] }
  | { readonly kind: 'card'; readonly character: string }
  | { readonly kind: 'move'; readonly from: string; readonly to: string }
  | { readonly kind: 'stay'; readonly at: string }
  | { readonly kind: 'accusation'; readonly to: string }
  | { readonly kind: 'alibi'; readonly character: string | null }

/** The character on a place of the board. */
export function characterAt(characters: Standing, place: string): string | undefined {
  for (const name in characters) if (characters[name]?.at === place) return name
  return undefined
}

export type Standing = { readonly [name: string]: { readonly at: string; readonly suspect: boolean } | undefined }
