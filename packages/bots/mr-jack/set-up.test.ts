import { completeOptions, type Decision, DecisionList, popcount, Sfc32 } from '@gaslight/core'
import { JACK } from '@gaslight/jack-family'
import { type MrJackOptions, type MrJackPosition, mrJack, Phase, seenPieces } from '@gaslight/mr-jack'
import { describe, expect, test } from 'vitest'
import { agentOf, THINKING } from '../jack-family/testing.ts'

/** Positions of random set-ups of the extension in which a seat decides. */
function* decisions(seeds: number): Generator<{ p: MrJackPosition; seat: number }> {
  const options = completeOptions(mrJack.options, { cast: 'extension' })
  if (!options.ok) throw new Error(options.error)
  const legal = new DecisionList()
  for (let seed = 0; seed < seeds; seed++) {
    const rng = new Sfc32(seed)
    const p = mrJack.start(options.value as MrJackOptions, 2)
    while (p.round === 0) {
      const turn = p.turn()
      if (turn.kind === 'seat' && mrJack.forced(p) === null) yield { p: p.clone(), seat: turn.seat }
      p.legal(legal)
      p.apply(legal.at(rng.below(legal.length)))
    }
  }
}

/** How many suspects an appeal right after it would leave, on average. */
function leftAfter(p: MrJackPosition, decision: Decision): number {
  const q = p.clone()
  q.apply(decision)
  const seen = popcount(seenPieces(q))
  return (seen ** 2 + (8 - seen) ** 2) / 8
}

describe.each(THINKING)('%s picks and places the extension’s characters', level => {
  const agent = agentOf('mr-jack', level)

  test('the same whatever is hidden', () => {
    for (const { p, seat } of decisions(1)) {
      const view = mrJack.view(p, seat)
      const other = mrJack.view(mrJack.sample(view, new Sfc32(5)), seat)
      const { distribution } = agent.decide(view, new Sfc32(1))
      expect(agent.decide(other, new Sfc32(2)).distribution).toEqual(distribution)
    }
  })

  test('the last so that the appeal would leave more suspects than by chance: Jack places it', () => {
    const legal = new DecisionList()
    let [placed, byChance] = [0, 0]
    for (const { p } of decisions(12)) {
      if (p.slot !== 7 || p.phase !== Phase.placement) continue
      p.legal(legal)
      for (const decision of legal.toArray()) byChance += leftAfter(p, decision) / legal.length
      placed += leftAfter(p, agent.decide(mrJack.view(p, JACK), new Sfc32(1)).choice[0])
    }
    expect(placed).toBeGreaterThan(byChance + 6)
  })
})
