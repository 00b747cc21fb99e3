import { NO_LIMITS, serve, untilStopped } from '@gaslight/server'

const [, , data, page] = process.argv
const running = await serve({
  port: 0,
  host: '127.0.0.1',
  data,
  limits: NO_LIMITS,
  botDelayMs: 0,
  ...(page && { page }),
})
if (!running.ok) throw new Error(running.error)
console.log(running.value.url)
await untilStopped(running.value)
