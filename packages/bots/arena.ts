import type { Game, Options } from '@gaslight/core'
import type { Agent } from './agent.ts'
import { playMatch } from './match.ts'
import { type Share, wilson } from './wilson.ts'

export interface ArenaSetup {
  readonly game: Game
  readonly options: Options
  readonly seats: number
  readonly a: Agent
  readonly b: Agent
  /** Rounded up to whole sets: in each set every role is once `a`'s while `b` has all others, on the same chance. */
  readonly games: number
  readonly seed: number
  /** Seconds, from any start. */
  readonly clock: () => number
}

/** `bot` in this role, `against` in every other. An agent against itself counts in every role of every game. */
export interface ArenaCell extends Share {
  readonly role: string
  readonly bot: string
  readonly against: string
}

export interface ArenaResult {
  readonly game: string
  readonly games: number
  readonly cells: readonly ArenaCell[]
  /** `a` over all roles. */
  readonly overall: Share & { readonly bot: string; readonly against: string }
  /** The mean over calls of `decide`, each of which may carry a whole turn. */
  readonly secondsPerDecision: { readonly [level: string]: number }
}

/** Two agents against each other, never one win rate alone: the roles of these games are not equal. */
export function arena(setup: ArenaSetup): ArenaResult {
  const { game, a, b } = setup
  const sets = Math.ceil(setup.games / setup.seats)
  const wins = new Array<number>(setup.seats).fill(0)
  const spent = new Map<string, { seconds: number; calls: number }>()
  const onDecide = (agent: Agent, seconds: number) => {
    const sum = spent.get(agent.level) ?? { seconds: 0, calls: 0 }
    spent.set(agent.level, { seconds: sum.seconds + seconds, calls: sum.calls + 1 })
  }
  for (let set = 0; set < sets; set++)
    for (let seat = 0; seat < setup.seats; seat++) {
      const { outcome } = playMatch({
        game,
        options: setup.options,
        agents: Array.from({ length: setup.seats }, (_, other) => (other === seat ? a : b)),
        chanceSeed: [setup.seed, set],
        choiceSeed: [setup.seed, set * setup.seats + seat],
        clock: setup.clock,
        onDecide,
      })
      for (const winner of outcome.winners) if (winner === seat || a === b) wins[winner]++
    }
  const played = a === b ? sets * setup.seats : sets
  const names = { bot: a.level, against: b.level }
  const total = wins.reduce((sum, n) => sum + n, 0)
  return {
    game: game.id,
    games: sets * setup.seats,
    cells: wins.map((won, seat) => ({ role: game.roles[seat].id, ...names, ...wilson(won, played) })),
    overall: { ...names, ...wilson(total, played * setup.seats) },
    secondsPerDecision: Object.fromEntries([...spent].map(([level, { seconds, calls }]) => [level, seconds / calls])),
  }
}
