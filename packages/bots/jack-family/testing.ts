import { completeOptions, type Decision, DecisionList, type Game, Sfc32 } from '@gaslight/core'
import type { JackPosition, JackView } from '@gaslight/jack-family'
import { mrJack } from '@gaslight/mr-jack'
import { mrJackNewYork } from '@gaslight/mr-jack-new-york'
import type { Agent } from '../agent.ts'
import { agentFor } from '../index.ts'
import { london } from '../mr-jack/title.ts'
import { newYork } from '../mr-jack-new-york/title.ts'
import type { Title } from './title.ts'

/** A title as the tests of its bots play it. */
export interface Played {
  readonly game: Game<JackPosition, JackView>
  readonly title: Title
}

/** By the games' ids. */
export const PLAYED = {
  'mr-jack': { game: mrJack, title: london },
  'mr-jack-new-york': { game: mrJackNewYork, title: newYork },
} as const satisfies { readonly [id: string]: Played }
export type PlayedId = keyof typeof PLAYED
export const PLAYED_IDS = Object.keys(PLAYED) as PlayedId[]

export function playedBy(id: PlayedId): Played {
  return PLAYED[id]
}

/** The levels that think, and with them the one that does not. */
export const THINKING = ['greedy', 'inspector'] as const
export const ALL = ['random', ...THINKING] as const

export function agentOf(id: PlayedId, level: string): Agent {
  const agent = agentFor(id, level)
  if (agent === null) throw new Error(`no level ${level} of ${id}`)
  return agent
}

/** Positions of random games without accusations in which a seat decides; the next step changes them. */
export function* situations(id: PlayedId, seed: number): Generator<{ p: JackPosition; seat: number }> {
  const { game, title } = playedBy(id)
  const options = completeOptions(game.options, {})
  if (!options.ok) throw new Error(options.error)
  const rng = new Sfc32(seed)
  const legal = new DecisionList()
  for (;;) {
    const p = game.start(options.value, 2)
    for (let turn = p.turn(); turn.kind !== 'over'; turn = p.turn()) {
      if (turn.kind === 'seat' && game.forced(p) === null) yield { p, seat: turn.seat }
      p.legal(legal)
      let decision = legal.at(rng.below(legal.length))
      while (title.accused(p, decision) >= 0) decision = legal.at(rng.below(legal.length))
      p.apply(decision)
    }
  }
}

/** What the agent decides until the turn passes, as `told`; every decision it might take first comes before. */
export function decided<Deed>(
  game: Game<JackPosition, JackView>,
  agent: Agent,
  p: JackPosition,
  seed: number,
  told: (p: JackPosition, decision: Decision) => Deed,
): { considered: Deed[]; taken: Deed[] } {
  const turn = p.turn()
  if (turn.kind !== 'seat') throw new Error('nobody decides')
  const q = p.clone()
  const rng = new Sfc32(seed)
  const taken: Deed[] = []
  let considered: Deed[] | null = null
  const take = (decision: Decision) => {
    taken.push(told(q, decision))
    q.apply(decision)
  }
  while (q.slot === p.slot && q.round === p.round) {
    const next = q.turn()
    const forced = game.forced(q)
    if (next.kind === 'over') break
    if (next.kind === 'chance') q.apply(q.draw(rng))
    else if (forced !== null) take(forced)
    else {
      const policy = agent.decide(game.view(q, turn.seat), rng)
      const here = q.clone()
      considered ??= policy.distribution.map(({ decision }) => told(here, decision))
      take(policy.choice[0])
    }
  }
  return { considered: considered ?? [], taken }
}
