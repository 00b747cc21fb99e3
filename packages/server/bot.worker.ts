import { randomInt } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { Sfc32 } from '@gaslight/core'
import type { BotModule, BotQuestion, BotReply } from './bot-pool.ts'

/** The thread in which bots think. It gets views and gives packed decisions; it can reach nothing else. */
const { agentFor } = (await import((workerData as { module: string }).module)) as BotModule

const reply = (answer: BotReply) => parentPort?.postMessage(answer)
reply({ kind: 'ready' })
parentPort?.on('message', (question: BotQuestion) => reply(answer(question)))

function answer({ game, level, view, heard }: BotQuestion): BotReply {
  const agent = agentFor(game, level)
  if (agent === null) throw new Error(`no bot ${level} plays ${game}`)
  const rng = new Sfc32(...Array.from({ length: 3 }, () => randomInt(2 ** 32)))
  const { choice, speech = [] } = agent.decide(view, rng, heard)
  return { kind: 'decisions', decisions: choice, speech }
}
