import type { Fact } from './belief-facts.ts'
import { NightBelief } from './belief-night.ts'
import { crossingNumber } from './map.ts'

/** A night from its facts, of which the first is the murder. */
export function nightOf([murder, ...facts]: readonly Fact[]): NightBelief {
  if (murder.kind !== 'murder') throw new Error('a night begins with its murder')
  const night = new NightBelief(murder.circles, murder.cellsLeft)
  for (const fact of facts)
    if (fact.kind !== 'murder' && fact.kind !== 'escape' && fact.kind !== 'address') night.learn(fact)
  return night
}

/**
 * Facts in short: `murder 65`, `normal x78 x58 x101 x89 x138`, `coach ...`, `alley ...`, `46-`, `44+` (searches), `#65-`
 * (an arrest), `escape`.
 */
export function facts(text: string, cellsLeft = 15): Fact[] {
  if (text.trim() === '') return []
  return text
    .trim()
    .split('\n')
    .map(line => {
      const [word, ...rest] = line.trim().split(' ')
      if (word === 'murder') return { kind: 'murder', circles: rest.map(Number), cellsLeft }
      if (word === 'escape') return { kind: 'escape' }
      if (word === 'normal' || word === 'alley' || word === 'coach')
        return { kind: 'entry', move: word, stood: rest.length === 0 ? null : rest.map(crossingNumber) }
      const yes = !word.endsWith('-')
      if (word.startsWith('#')) return { kind: 'arrest', circles: word.slice(1, -1).split(',').map(Number), yes }
      return { kind: 'search', circle: Number(word.slice(0, -1)), yes }
    })
}

/** The circles with rows on them. */
export function circlesOf(counts: Float64Array): number[] {
  return Array.from(counts.keys()).filter(circle => counts[circle] > 0)
}
