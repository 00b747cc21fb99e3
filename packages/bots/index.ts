import type { Agent } from './agent.ts'
import { whitechapelers } from './letters-from-whitechapel/agents.ts'
import { ripperologists } from './london-1888/agents.ts'
import { londoners } from './mr-jack/agents.ts'
import { newYorkers } from './mr-jack-new-york/agents.ts'

export type { Agent, Policy, Spoken } from './agent.ts'
export { type ArenaCell, type ArenaResult, type ArenaSetup, arena } from './arena.ts'
export { type CrossTable, crossTable } from './cross-table.ts'
export { type Match, type Played, playMatch } from './match.ts'
export { type Mean, type Standing, type TournamentResult, type TournamentSetup, tournament } from './tournament.ts'
export { type Share, wilson } from './wilson.ts'

/** The levels of each game, from the weakest to the strongest. */
const AGENTS: { readonly [gameId: string]: readonly Agent[] } = {
  'mr-jack': londoners,
  'mr-jack-new-york': newYorkers,
  'letters-from-whitechapel': whitechapelers,
  'london-1888': ripperologists,
}

/** The names of a game's levels, from the weakest to the strongest. */
export function levelsOf(gameId: string): readonly string[] {
  return (AGENTS[gameId] ?? []).map(agent => agent.level)
}

export function agentFor(gameId: string, level: string): Agent | null {
  return AGENTS[gameId]?.find(agent => agent.level === level) ?? null
}
