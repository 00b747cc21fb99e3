import { join } from 'node:path'
import { output, peer } from '../child.ts'
import { type FigureGroup, sized } from '../figure.ts'
import type { Load } from '../load-run.ts'
import { served } from '../served.ts'

interface PeerLoad {
  readonly movesPerSecond: number
  readonly p50: number
  readonly p99: number
}

const PEER = 'boardgame.io in memory, one move a message'

/** 50 games of two clients each, closed loop, durable: what one server takes, beside boardgame.io's on this machine. */
export const serverLoad: FigureGroup = {
  name: 'server-load',
  async *measure(extent) {
    const games = sized(extent, { quick: 10, usual: 50, full: 50 })
    const seconds = sized(extent, { quick: 2, usual: 8, full: 15 })
    const server = await served()
    let load: Load
    try {
      const args = [server.url, String(games), String(seconds)]
      load = JSON.parse(await output(join(import.meta.dirname, '../load-run.ts'), args)) as Load
    } finally {
      await server.close()
    }
    const other = await peer<PeerLoad>('load.cjs', games, seconds)
    const note = `${games} games x 2 clients, SQLite with synchronous FULL, ${load.requestsPerSecond.toFixed(0)} requests/s`
    yield {
      name: 'server-load.decisions',
      value: load.decisionsPerSecond,
      unit: 'decisions/s',
      budget: { atLeast: 8000 },
      peer: { name: PEER, value: other.movesPerSecond },
      note,
    }
    yield {
      name: 'server-load.recorded',
      value: load.recordedPerSecond,
      unit: 'decisions/s, draws and forced ones too',
    }
    yield {
      name: 'server-load.p99',
      value: load.p99,
      unit: 'ms',
      budget: { atMost: 25 },
      peer: { name: PEER, value: other.p99 },
    }
    yield { name: 'server-load.p50', value: load.p50, unit: 'ms', peer: { name: PEER, value: other.p50 } }
  },
}
