import { parentPort, workerData } from 'node:worker_threads'
import { completeOptions } from '@gaslight/core'
import { mrJack } from '@gaslight/mr-jack'
import { arena } from '../arena.ts'
import { agentFor } from '../index.ts'

/** Plays in a thread of its own: a test runner's instrumented modules would slow the search tenfold. */
export interface Trial {
  readonly level: string
  readonly against: string
  readonly games: number
}

const { level, against, games } = workerData as Trial
const options = completeOptions(mrJack.options, {})
const a = agentFor('mr-jack', level)
const b = agentFor('mr-jack', against)
if (!options.ok || a === null || b === null) throw new Error(`no match of ${level} and ${against}`)
parentPort?.postMessage(arena({ game: mrJack, options: options.value, seats: 2, a, b, games, seed: 3, clock: () => 0 }))
