import { describe, expect, it } from 'vitest'
import { recordDraw } from './alibis.ts'
import { alibiRefusal, cardRefusal, isFour } from './legality.ts'
import { DETECTIVE, JACK } from './seats.ts'
import { BarePosition } from './testing/bare.ts'

/** Jack is A; the cards of A to D are revealed, B's is used; C's alibi is Jack's, D's the Detective's. */
function table(): BarePosition {
  const p = new BarePosition()
  p.jack = 0
  p.revealed = 0b1111
  p.used = 0b0010
  recordDraw(p, 2, JACK, 1, 0)
  recordDraw(p, 3, DETECTIVE, 1, 1)
  return p
}

/** Somebody of another game. */
const STRANGER = 'Z' as 'A'

describe('MJ-18, NY-16: a card', () => {
  it.each([
    ['A', null],
    ['B', 'card-used'],
    ['E', 'card-not-revealed'],
    [STRANGER, 'not-in-game'],
  ] as const)('of %s: %s', (character, refusal) => {
    expect(cardRefusal(table(), character)).toBe(refusal)
  })
})

describe('MJ-38, NY-52: an alibi', () => {
  it.each([
    ['E', null],
    ['C', 'alibi-gone'],
    ['D', 'alibi-gone'],
    ['A', 'alibi-gone'],
    [STRANGER, 'not-in-game'],
  ] as const)('of %s: %s', (character, refusal) => {
    expect(alibiRefusal(table(), character)).toBe(refusal)
  })
})

describe('MJ-16, NY-14: the cards of a round', () => {
  it.each([
    [['A', 'C', 'F', 'H'], true],
    [['A', 'C', 'F'], false],
    [['A', 'C', 'F', 'H', 'B'], false],
    [['A', 'C', 'F', 'C'], false],
    [['A', 'C', 'F', STRANGER], false],
  ] as const)('%j: %s', (cards, four) => {
    expect(isFour(table(), cards)).toBe(four)
  })
})
