import type { Game } from '@gaslight/core'
import { NO_LIMITS } from '../limits.ts'
import { serve, untilStopped } from '../serve.ts'
import { highCard, whisper } from './high-card.ts'

/** A server in a process of its own, to be killed. It writes its address on one line. */
const [, , data, title] = process.argv
const served = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  games: title === 'london-1888' ? [await london()] : [highCard, whisper],
  bots: new URL('./high-card-bots.ts', import.meta.url).href,
  botDelayMs: 0,
  limits: NO_LIMITS,
})
if (!served.ok) throw new Error(served.error)
process.stdout.write(`${served.value.url}\n`)
await untilStopped(served.value)

/** Loaded only where it is asked for. */
async function london(): Promise<Game> {
  return (await import('./london.ts')).london
}
