import { Sfc32 } from '@gaslight/core'
import { expect, it } from 'vitest'
import type { JackPosition } from '../position.ts'
import type { JackView } from '../view.ts'
import type { JackGame } from './table.ts'

/** The chance of each character to be Jack's, as an audience reckons. */
type Chances = { readonly [character: string]: number }

const DRAWS = 6000

/** Registers the tests that samples of this position are fair to every audience (MJ-57, NY-62). */
export function testSamples<P extends JackPosition, V extends JackView, D extends { readonly kind: string }>(
  game: JackGame<P, V, D>,
  p: () => P,
  expected: { readonly jack: Chances; readonly detective: Chances; readonly public: Chances },
): void {
  it.each([
    ['jack', 0],
    ['detective', 1],
    ['public', 'public'],
  ] as const)('give each open identity the same chance for %s', (name, audience) => {
    const view = game.view(p(), audience)
    const rng = new Sfc32(57)
    const counts: { [character: string]: number } = {}
    for (let i = 0; i < DRAWS; i++) {
      const { jack = '' } = game.view(game.sample(view, rng), 'omniscient')
      counts[jack] = (counts[jack] ?? 0) + 1
    }
    expect(Object.keys(counts).sort()).toEqual(Object.keys(expected[name]).sort())
    for (const [character, chance] of Object.entries(expected[name]))
      expect(counts[character] / DRAWS).toBeCloseTo(chance, 1)
  })

  it.each([0, 1, 'public'] as const)('keep what the audience knows: %s', audience => {
    const view = game.view(p(), audience)
    expect(game.view(game.sample(view, new Sfc32(1)), audience)).toEqual(view)
  })
}
