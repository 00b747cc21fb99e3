import { type Audience, type Position, type Rng, Sfc32 } from '@gaslight/core'
import type { Agent } from './agent.ts'

/** How often something differed that must not: the answers of these comparisons, as JSON texts. */
export interface Finding {
  readonly states: number
  readonly views: number
  readonly policies: number
  readonly distributions: number
}

/** What of a game it takes. */
interface Hiding<P extends Position, V extends object> {
  view(p: P, to: Audience): V
  sample(view: V, rng: Rng): P
}

/** Puts states to an agent twice, with other things hidden the second time, and counts what differs. */
export class Comparison<P extends Position, V extends object> {
  readonly found = { states: 0, views: 0, policies: 0, distributions: 0 }
  private readonly game: Hiding<P, V>
  private readonly agent: Agent

  constructor(game: Hiding<P, V>, agent: Agent) {
    this.game = game
    this.agent = agent
  }

  /** `n` numbers the state: what is drawn for it hangs on nothing else. */
  compare(view: V, audience: Audience, n: number): void {
    const { game, agent, found } = this
    const otherView = game.view(game.sample(view, new Sfc32(n, 1)), audience)
    const decided = agent.decide(view, new Sfc32(n, 2))
    found.states++
    if (differ(view, otherView)) found.views++
    if (differ(decided, agent.decide(otherView, new Sfc32(n, 2)))) found.policies++
    // Another seed samples other secrets to think with; what the agent makes of them must be the same.
    if (differ(decided.distribution, agent.decide(view, new Sfc32(n, 3)).distribution)) found.distributions++
  }
}

function differ(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) !== JSON.stringify(b)
}
