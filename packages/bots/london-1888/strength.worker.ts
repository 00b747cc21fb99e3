import { parentPort, workerData } from 'node:worker_threads'
import type { Game } from '@gaslight/core'
import { london1888 } from '@gaslight/london-1888'
import { tournament } from '../tournament.ts'
import { agentOf, optionsOf } from './testing.ts'

/** A tournament of two levels; plays in a thread of its own, where modules are not instrumented. */
export interface Meeting {
  readonly better: string
  readonly worse: string
  readonly seats: number
  readonly games: number
}

const { better, worse, seats, games } = workerData as Meeting
const { ratio } = tournament({
  game: london1888 as unknown as Game,
  options: optionsOf(),
  seats,
  a: agentOf(better),
  b: agentOf(worse),
  games,
  seed: 1888,
  clock: () => 0,
})
parentPort?.postMessage(ratio?.mean ?? Number.POSITIVE_INFINITY)
