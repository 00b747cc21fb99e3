import { DETECTIVE } from '@gaslight/jack-family'
import { CAST, type Character, mrJackNewYork, type NewYorkPosition, seenPieces } from '@gaslight/mr-jack-new-york'
import { describe, expect, test } from 'vitest'
import { Walker } from '../jack-family/outcomes.ts'
import { newYork } from './title.ts'

/** Section 3, from the start: outcomes of a Detective's activation, those by an accusation among them. */
const OUTCOMES: readonly (readonly [Character, number])[] = [
  ['Beach', 1_452],
  ['Callahan', 8_068],
  ['Eastman', 296],
  ['Grant', 109],
  ['Latimer', 3_986],
  ['Rider', 1_381],
  ['Smith', 124],
  ['Tumblety', 130],
]

/** The start, after a Detective has taken this card. */
function taken(character: Character): NewYorkPosition {
  const others = CAST.filter(name => name !== character).slice(0, 3)
  const read = mrJackNewYork.notation.position({
    jack: 'Grant',
    cards: Object.fromEntries([character, ...others].map(name => [name, 'open'])),
    active: { character },
  })
  if (!read.ok) throw new Error(read.error.message)
  expect(read.value.seat()).toBe(DETECTIVE)
  return read.value
}

/** Every outcome by its name as `named` gives it, with the pruning of this title. */
function outcomes(p: NewYorkPosition, title: typeof newYork, named: (after: NewYorkPosition) => string): Set<string> {
  const names = new Set<string>()
  new Walker(title).walk(p, {
    done: after => {
      names.add(named(after))
      return true
    },
    accusation: (before, accused, path) => {
      // Eastman's movers count one by one.
      const { character } = accusationOf(before, path.decisions[path.length - 1])
      names.add(`${character} accuses on ${before.spaces[accused]}`)
      return true
    },
    leaving: () => true,
  })
  return names
}

function accusationOf(p: NewYorkPosition, decision: number): { character: Character } {
  const detail = mrJackNewYork.decode(p, decision as Parameters<typeof mrJackNewYork.decode>[1])
  if (detail.kind !== 'accusation') throw new Error(detail.kind)
  return detail
}

describe('the walk through an activation reaches every outcome', () => {
  test.each(OUTCOMES)('of %s: %i', (character, number) => {
    const whole = { ...newYork, prune: () => {} }
    expect(outcomes(taken(character), whole, after => after.hash().join()).size).toBe(number)
  })
})

describe('what is left out of the walk', () => {
  test.each(CAST)('of %s loses no way to be seen, and nobody whom one could accuse', character => {
    const p = taken(character)
    const seen = (after: NewYorkPosition) => `${seenPieces(after)}`
    expect(outcomes(p, newYork, seen)).toEqual(outcomes(p, { ...newYork, prune: () => {} }, seen))
  })
})
