import { expect, it } from 'vitest'
import type { JackPosition } from '../position.ts'
import type { JackView } from '../view.ts'
import { type Document, type JackGame, testTable } from './table.ts'

/** Registers the tests that Jack's card and the cards of a round are drawn fairly (MJ-14, MJ-16, NY-12, NY-14). */
export function testDraws<P extends JackPosition, V extends JackView, D extends { readonly kind: string }>(
  game: JackGame<P, V, D>,
  jack: string,
): void {
  const { position } = testTable(game)
  it.each([
    ['MJ-14, NY-12 identity', {}, 8],
    ['MJ-16, NY-14 deal', { jack }, 70],
  ])('%s', (_, document, count) => {
    const outcomes = game.chance(position(document))
    expect(outcomes).toHaveLength(count)
    expect(new Set(outcomes.map(({ weight }) => weight))).toEqual(new Set([1 / count]))
  })
}

/** Registers the tests that a position's hash changes with each of these fields of its document. */
export function testHash<P extends JackPosition, V extends JackView, D extends { readonly kind: string }>(
  game: JackGame<P, V, D>,
  document: Document,
  changes: readonly (readonly [what: string, change: Document])[],
): void {
  const { position } = testTable(game)
  it.each(changes)('the hash tells %s apart', (_, change) => {
    expect(position({ ...document, ...change }).hash()).not.toEqual(position(document).hash())
  })
}
