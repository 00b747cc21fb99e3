import { DecisionList, Sfc32 } from '@gaslight/core'
import { london1888 as game } from '@gaslight/london-1888'
import { expect, test } from 'vitest'
import { preferences } from './greedy.ts'
import { look, newOutlook } from './outlook.ts'
import { NEUTRAL, type Personality } from './personality.ts'
import { huntWith, optionsOf, positionWith } from './testing.ts'

const legal = new DecisionList()

/** Positions of random games in which somebody decides. */
function positions(count: number) {
  const rng = new Sfc32(3, 4)
  const found: ReturnType<typeof game.start>[] = []
  while (found.length < count) {
    const p = game.start(optionsOf(), 6)
    for (let turn = p.turn(); turn.kind !== 'over'; turn = p.turn()) {
      if (turn.kind === 'chance') p.apply(p.draw(rng))
      else {
        if (rng.below(40) === 0) found.push(p.clone())
        p.legal(legal)
        p.apply(legal.at(rng.below(legal.length)))
      }
    }
  }
  return found.slice(0, count)
}

function chancesOf(p: ReturnType<typeof game.start>, personality: Personality): Map<number, number> {
  const turn = p.turn()
  const outlook = newOutlook()
  outlook.personality = personality
  look(p, turn.kind === 'seat' ? turn.seat : 0, outlook)
  const plans = preferences(p, outlook)
  const total = plans.reduce((sum, { weight }) => sum + weight, 0)
  return new Map(plans.map(({ decisions, weight }) => [decisions[0], weight / total]))
}

/** Half the sum of what differs, over the mean of these positions: 0 the same, 1 nothing in common. */
function distance(one: Personality, other: Personality): number {
  const all = SAMPLE.map(p => {
    const [a, b] = [chancesOf(p, one), chancesOf(p, other)]
    let sum = 0
    for (const decision of new Set([...a.keys(), ...b.keys()]))
      sum += Math.abs((a.get(decision) ?? 0) - (b.get(decision) ?? 0))
    return sum / 2
  })
  return all.reduce((sum, value) => sum + value, 0) / all.length
}

const SAMPLE = positions(100)

test('the same character decides the same', () => {
  expect(distance(NEUTRAL, { ...NEUTRAL })).toBe(0)
})

test.each([
  ['aggression', 0.003],
  ['greed', 0.003],
] as const)('%s shows in what is decided', (trait, least) => {
  expect(distance({ ...NEUTRAL, [trait]: 0 }, { ...NEUTRAL, [trait]: 1 })).toBeGreaterThan(least)
})

test('who is loyal stays a hunter where another joins Jack (LD-169)', () => {
  const p = huntWith(1, {}, { state: 'side', turn: 3 })
  const joins = (loyalty: number) => {
    const chances = [...chancesOf(p, { ...NEUTRAL, loyalty })]
    const [decision] = chances.toSorted(([, one], [, other]) => other - one)[0]
    return game.notation.format(p, decision as Parameters<typeof p.apply>[0], 'omniscient')
  }
  expect(joins(1)).not.toBe(joins(0))
})

test('a bluffing Jack asks others, one without nerve does not', () => {
  const p = positionWith({ 0: { at: 'J22', role: 'jack' }, 1: { at: 'J22' } }, { acting: { rolled: 1 } })
  const asks = (bluff: number) =>
    [...chancesOf(p, { ...NEUTRAL, bluff })].some(
      ([decision]) => game.notation.format(p, decision as Parameters<typeof p.apply>[0], 'omniscient') === 'c:Lu',
    )
  expect([asks(0), asks(1)]).toEqual([false, true])
})
