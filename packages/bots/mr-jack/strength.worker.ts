import { parentPort, workerData } from 'node:worker_threads'
import { completeOptions, Sfc32 } from '@gaslight/core'
import { type MrJackView, mrJack, STREETS } from '@gaslight/mr-jack'
import type { Agent } from '../agent.ts'
import { type ArenaResult, arena } from '../arena.ts'
import { agentFor } from '../index.ts'
import { suspectsOf } from './knowledge.ts'
import { Walker } from './outcomes.ts'

/** Plays in a thread of its own: a test runner's instrumented modules would slow the search tenfold. */
export interface Trial {
  readonly level: string
  readonly against: string
  readonly games: number
}

export interface Verdict {
  readonly result: ArenaResult
  /** What the stronger agent did that nobody should. */
  readonly blunders: readonly string[]
}

const blunders: string[] = []

/** The agent, and a look at everything it decides. */
function watched(agent: Agent): Agent {
  return {
    level: agent.level,
    decide(view, rng) {
      const policy = agent.decide(view, rng)
      watch(view as MrJackView, policy.choice)
      return policy
    },
  }
}

function watch(view: MrJackView, choice: ReturnType<Agent['decide']>['choice']): void {
  const p = mrJack.sample(view, new Sfc32(1))
  const suspects = suspectsOf(view)
  let exit = false
  let arrest = false
  new Walker().walk(p, {
    done: () => true,
    accusation: (_, hex) => {
      arrest ||= suspects.length === 1 && view.characters[suspects[0]]?.at === STREETS[hex]
      return !arrest
    },
    leaving: () => {
      exit = true
      return false
    },
  })
  const q = p.clone()
  let last = ''
  for (const decision of choice) {
    const detail = mrJack.decode(q, decision)
    last = detail.kind
    if (detail.kind === 'accusation' && !suspects.includes(detail.accused)) blunders.push(`accused ${detail.accused}`)
    q.apply(decision)
    for (let next = mrJack.forced(q); next !== null; next = mrJack.forced(q)) q.apply(next)
  }
  if (exit && last !== 'leaving') blunders.push(`stayed in round ${view.round}`)
  if (view.audience === 'detective' && arrest && last !== 'accusation')
    blunders.push(`no arrest in round ${view.round}`)
}

const { level, against, games } = workerData as Trial
const options = completeOptions(mrJack.options, {})
const a = agentFor('mr-jack', level)
const b = agentFor('mr-jack', against)
if (!options.ok || a === null || b === null) throw new Error(`no match of ${level} and ${against}`)
const result = arena({
  game: mrJack,
  options: options.value,
  seats: 2,
  a: watched(a),
  b,
  games,
  seed: 3,
  clock: () => 0,
})
parentPort?.postMessage({ result, blunders } satisfies Verdict)
