import { playMatch } from '@gaslight/bots'
import type { Game } from '@gaslight/core'
import {
  believe,
  factsOf,
  type HuntBelief,
  lettersFromWhitechapel as hunt,
  type WhitechapelView,
} from '@gaslight/letters-from-whitechapel'
import { agentOf } from '../bots.ts'
import { type FigureGroup, quantile, sized } from '../figure.ts'
import { defaultsOf } from '../games.ts'

/** What it costs to count all rows of a hunt once more when a move of Jack's or an answer becomes known. */
export const belief: FigureGroup = {
  name: 'belief',
  async *measure(extent) {
    const games = sized(extent, { quick: 2, usual: 20, full: 100 })
    const times: number[] = []
    for (let seed = 0; seed < games; seed++) measureGame(seed, times)
    const name = `belief.${hunt.id}`
    const note = `${times.length} facts of ${games} games between inspectors`
    const mean = times.reduce((sum, ms) => sum + ms, 0) / times.length
    yield { name: `${name}.mean`, value: mean, unit: 'ms, mean', budget: { atMost: 0.2 }, note }
    yield { name: `${name}.p99`, value: quantile(times, 0.99), unit: 'ms, p99', budget: { atMost: 10 }, note }
    yield { name: `${name}.worst`, value: quantile(times, 1), unit: 'ms, worst', note }
  },
}

function measureGame(seed: number, times: number[]): void {
  const inspector = agentOf(hunt.id, 'inspector')
  const { start, decisions } = playMatch({
    game: hunt as unknown as Game,
    options: defaultsOf(hunt as unknown as Game),
    agents: [inspector, inspector],
    chanceSeed: [seed, 0],
    choiceSeed: [seed, 0],
    clock: () => 0,
    onDecide: () => {},
  })
  const p = start.clone()
  let known: HuntBelief | null = null
  let facts = 0
  for (const decision of decisions) {
    p.apply(decision)
    const view = hunt.view(p as ReturnType<typeof hunt.start>, 'public') as WhitechapelView
    known ??= believe(view)
    const before = facts
    facts = factsOf(view).length
    if (facts === before) continue
    const from = performance.now()
    known.follow(view)
    known.locations()
    times.push((performance.now() - from) / (facts - before))
  }
}
