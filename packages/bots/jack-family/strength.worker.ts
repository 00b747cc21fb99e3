import { parentPort, workerData } from 'node:worker_threads'
import { completeOptions, Sfc32 } from '@gaslight/core'
import { type JackView, jackCandidates } from '@gaslight/jack-family'
import type { Agent } from '../agent.ts'
import { type ArenaResult, arena } from '../arena.ts'
import { Walker } from './outcomes.ts'
import { agentOf, type PlayedId, playedBy } from './testing.ts'

/** Plays in a thread of its own: a test runner's instrumented modules would slow the search tenfold. */
export interface Trial {
  readonly id: PlayedId
  readonly level: string
  readonly against: string
  readonly games: number
}

export interface Verdict {
  readonly result: ArenaResult
  /** What the stronger agent did that nobody should. */
  readonly blunders: readonly string[]
}

const { id, level, against, games } = workerData as Trial
const { game, title } = playedBy(id)
const blunders: string[] = []

/** The agent, and a look at everything it decides. */
function watched(agent: Agent): Agent {
  return {
    level: agent.level,
    decide(view, rng) {
      const policy = agent.decide(view, rng)
      watch(view as JackView, policy.choice)
      return policy
    },
  }
}

function watch(view: JackView, choice: ReturnType<Agent['decide']>['choice']): void {
  const p = game.sample(view, new Sfc32(1))
  const suspects = jackCandidates(view).map(name => p.pieceOf(name))
  const isDetective = view.audience === 'detective'
  let exit = false
  let arrest = false
  new Walker(title).walk(p, {
    done: () => true,
    accusation: (_, accused) => {
      arrest ||= suspects.length === 1 && accused === suspects[0]
      return !arrest
    },
    leaving: () => {
      exit = true
      return false
    },
  })
  const q = p.clone()
  let left = false
  let accused = -1
  for (const decision of choice) {
    left = title.isLeaving(decision)
    accused = title.accused(q, decision)
    q.apply(decision)
    for (let next = game.forced(q); next !== null; next = game.forced(q)) q.apply(next)
  }
  if (accused >= 0 && !suspects.includes(accused)) blunders.push(`accused ${p.nameOf(accused)}`)
  if (exit && !left) blunders.push(`stayed in round ${view.round}`)
  if (isDetective && arrest && accused < 0) blunders.push(`no arrest in round ${view.round}`)
}

const options = completeOptions(game.options, {})
if (!options.ok) throw new Error(options.error)
const result = arena({
  game,
  options: options.value,
  seats: 2,
  a: watched(agentOf(id, level)),
  b: agentOf(id, against),
  games,
  seed: 3,
  clock: () => 0,
})
parentPort?.postMessage({ result, blunders } satisfies Verdict)
