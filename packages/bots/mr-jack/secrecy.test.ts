import { completeOptions, DecisionList, Sfc32 } from '@gaslight/core'
import { type MrJackPosition, mrJack } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import { agentFor } from '../index.ts'

const given = completeOptions(mrJack.options, {})
if (!given.ok) throw new Error(given.error)
const { value: options } = given

/** Positions of random games in which a seat decides. */
function* situations(seed: number): Generator<{ p: MrJackPosition; seat: number }> {
  const rng = new Sfc32(seed)
  const legal = new DecisionList()
  for (;;) {
    const p = mrJack.start(options as unknown as Parameters<typeof mrJack.start>[0], 2)
    for (let turn = p.turn(); turn.kind !== 'over'; turn = p.turn()) {
      if (turn.kind === 'seat' && mrJack.forced(p) === null) yield { p, seat: turn.seat }
      p.legal(legal)
      let decision = legal.at(rng.below(legal.length))
      while (mrJack.decode(p, decision).kind === 'accusation') decision = legal.at(rng.below(legal.length))
      p.apply(decision)
    }
  }
}

describe('an agent knows nothing but its view', () => {
  test.each([
    ['random', 200, 1],
    ['greedy', 24, 7],
    ['inspector', 6, 37],
  ] as const)('%s decides the same whatever is hidden', (level, states, stride) => {
    const agent = agentFor('mr-jack', level)
    if (agent === null) throw new Error(level)
    let n = 0
    for (const { p, seat } of situations(11)) {
      if (n++ % stride !== 0) continue
      if (n > states * stride) break
      const view = mrJack.view(p, seat)
      const other = mrJack.sample(view, new Sfc32(n, 1))
      const otherView = mrJack.view(other, seat)
      expect(otherView).toEqual(view)
      const decided = agent.decide(view, new Sfc32(n, 2))
      expect(agent.decide(otherView, new Sfc32(n, 2))).toEqual(decided)
      // Another seed samples other secrets to think with; what it makes of them must be the same.
      expect(agent.decide(view, new Sfc32(n, 3)).distribution).toEqual(decided.distribution)
      expect(decided.choice[0]).toBe(
        decided.distribution.find(({ decision }) => decision === decided.choice[0])?.decision,
      )
    }
  })
})
