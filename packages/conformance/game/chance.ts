import { demand, type Property } from './property.ts'

/** Draws for each purpose and number of outcomes, per outcome, for the look at their frequencies. */
const DRAWS = 40

export function drawsAreListed(): Property {
  const tested = new Set<string>()
  return {
    name: 'chance outcomes are the legal list, their weights sum to 1, and draws follow the weights',
    rate: 0.3,
    ends: 0,
    check({ game, position, legal, rng }) {
      const turn = position.turn()
      if (turn.kind !== 'chance') return
      const outcomes = game.chance(position)
      const weights = new Map(outcomes.map(({ decision, weight }) => [decision, weight]))
      demand(weights.size === outcomes.length, () => 'an outcome stands twice')
      demand(
        String(outcomes.map(({ decision }) => decision)) === String(legal),
        () => 'the outcomes are not the legal list',
      )
      for (const { decision, weight } of outcomes)
        demand(weight > 0 && weight <= 1, () => `outcome ${decision} has weight ${weight}`)
      const sum = outcomes.reduce((total, { weight }) => total + weight, 0)
      demand(Math.abs(sum - 1) < 1e-9, () => `the weights sum to ${sum}`)
      const kind = `${turn.purpose} ${outcomes.length}`
      const draws = tested.has(kind) ? 1 : Math.min(DRAWS * outcomes.length, 20_000)
      tested.add(kind)
      const counts = new Map(outcomes.map(({ decision }) => [decision, 0]))
      for (let i = 0; i < draws; i++) {
        const drawn = position.draw(rng)
        demand(weights.has(drawn), () => `drew ${drawn}, which is not an outcome of "${turn.purpose}"`)
        counts.set(drawn, (counts.get(drawn) ?? 0) + 1)
      }
      if (draws < DRAWS) return
      const expected = outcomes.map(({ weight }) => weight)
      const got = outcomes.map(({ decision }) => counts.get(decision) ?? 0)
      demand(fits(got, expected), () => `draws of "${turn.purpose}" do not follow their weights: ${got}`)
    },
  }
}

/**
 * Whether counts fit weights that sum to 1, by Pearson's statistic. The bound lies six standard deviations above its
 * mean, so that a fixed seed of an honest game practically never fails.
 */
export function fits(counts: readonly number[], weights: readonly number[]): boolean {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let statistic = 0
  for (let i = 0; i < counts.length; i++) statistic += (counts[i] - total * weights[i]) ** 2 / (total * weights[i])
  const freedom = counts.length - 1
  return freedom === 0 || statistic <= freedom + 6 * Math.sqrt(2 * freedom) + 6
}
