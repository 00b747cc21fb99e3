import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Seconds; from a fast commit to a bot's long thought. */
const FINE = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1]
const COARSE = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Metrics = ReturnType<typeof createMetrics>

/** The figures of one server, as Prometheus reads them. */
export function createMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  return {
    registry,
    requests: new Histogram({
      name: 'gaslight_http_request_seconds',
      help: 'HTTP requests by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: FINE,
      registers,
    }),
    decisions: new Counter({
      name: 'gaslight_decisions_total',
      help: 'Decisions appended to games, draws of chance included',
      labelNames: ['game'],
      registers,
    }),
    gamesEnded: new Counter({
      name: 'gaslight_games_ended_total',
      help: 'Games that have ended',
      labelNames: ['game'],
      registers,
    }),
    sockets: new Gauge({ name: 'gaslight_sockets', help: 'Open WebSockets', registers }),
    streams: new Gauge({ name: 'gaslight_streams', help: 'Open event streams', registers }),
    commits: new Histogram({
      name: 'gaslight_commit_seconds',
      help: 'Time until a transaction is on disk',
      buckets: FINE,
      registers,
    }),
    commitWrites: new Histogram({
      name: 'gaslight_commit_writes',
      help: 'Writes that share a transaction',
      buckets: [1, 2, 5, 10, 20, 50, 100],
      registers,
    }),
    botTurns: new Histogram({
      name: 'gaslight_bot_seconds',
      help: 'Thinking time of bots',
      labelNames: ['game', 'level'],
      buckets: COARSE,
      registers,
    }),
    botFailures: new Counter({
      name: 'gaslight_bot_failures_total',
      help: 'Bot turns that failed and were tried again',
      labelNames: ['game', 'level'],
      registers,
    }),
  }
}
