import { type Character, mrJack } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import { Walker } from '../jack-family/outcomes.ts'
import { london } from './title.ts'

/** Section 15, board 2006, from the start: outcomes of a Detective's activation, those by an accusation among them. */
const OUTCOMES: readonly (readonly [Character, number])[] = [
  ['Bert', 251],
  ['Goodley', 17_044],
  ['Gull', 38],
  ['Holmes', 28],
  ['Lestrade', 81],
  ['Smith', 281],
  ['Stealthy', 44],
  ['Watson', 102],
]

describe('the walk through an activation reaches every outcome', () => {
  test.each(OUTCOMES)('of %s: %i', (character, outcomes) => {
    const others = OUTCOMES.map(([name]) => name).filter(name => name !== character)
    const read = mrJack.notation.position({
      state: 'card',
      jack: 'Gull',
      cards: { [character]: 'open', [others[0]]: 'open', [others[1]]: 'open', [others[2]]: 'open' },
    })
    if (!read.ok) throw new Error(read.error.message)
    const p = read.value
    p.apply(mrJack.encode(p, { kind: 'card', character }))
    const seen = new Set<string>()
    new Walker(london).walk(p, {
      done: after => {
        seen.add(after.hash().join())
        return true
      },
      accusation: (before, accused) => {
        seen.add(`accusation ${before.hexes[accused]}`)
        return true
      },
      leaving: () => true,
    })
    expect(seen.size).toBe(outcomes)
  })
})
