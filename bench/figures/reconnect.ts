import { Sfc32 } from '@gaslight/core'
import type { MrJackView } from '@gaslight/mr-jack'
import type { GameInfo, ServerMessage, ViewNow } from '@gaslight/protocol'
import { type FigureGroup, quantile, sized } from '../figure.ts'
import { Guest } from '../guest.ts'
import { randomBatch } from '../random-batch.ts'
import { served } from '../served.ts'

/** Games of Mr. Jack are shorter than this; the longest of some random ones stands in for it. */
const WANTED = 300

/** From opening a socket to having the whole game, from its first event on. */
export const reconnect: FigureGroup = {
  name: 'reconnect',
  async *measure(extent) {
    const server = await served()
    try {
      const jack = await Guest.named(server.url, 'jack')
      const detective = await Guest.named(server.url, 'detective')
      let longest = { id: '', seq: 0 }
      for (let seed = 0; seed < sized(extent, { quick: 1, usual: 5, full: 20 }); seed++) {
        const played = await play(jack, detective, new Sfc32(seed))
        if (played.seq > longest.seq) longest = played
      }
      const times: number[] = []
      let bytes = 0
      for (let i = 0; i < sized(extent, { quick: 5, usual: 50, full: 200 }); i++) {
        const from = performance.now()
        bytes = await sync(server.url, detective, longest.id)
        times.push(performance.now() - from)
      }
      const note = `the longest of some random games, ${longest.seq} decisions (${WANTED} wanted)`
      yield { name: 'reconnect.time', value: quantile(times, 0.5), unit: 'ms, median', budget: { atMost: 50 }, note }
      yield { name: 'reconnect.time-p99', value: quantile(times, 0.99), unit: 'ms, p99' }
      yield { name: 'reconnect.bytes', value: bytes / 1000, unit: 'kB', budget: { atMost: 30 }, note }
      yield {
        name: 'reconnect.bytes-of-300',
        value: (bytes / 1000 / longest.seq) * WANTED,
        unit: `kB, scaled to ${WANTED} decisions`,
      }
      jack.leave()
      detective.leave()
    } finally {
      await server.close()
    }
  },
}

async function play(jack: Guest, detective: Guest, rng: Sfc32): Promise<{ id: string; seq: number }> {
  const { id } = await jack.post<GameInfo>('/api/games', {
    game: 'mr-jack',
    seats: [
      { kind: 'me', role: 'jack' },
      { kind: 'open', role: 'detective' },
    ],
  })
  await detective.post(`/api/games/${id}/seats/detective`, {})
  for (;;) {
    const { seq, view } = await jack.get<ViewNow>(`/api/games/${id}/view`)
    const { decides } = view as unknown as MrJackView
    if (decides === 'nobody') return { id, seq }
    const guest = decides === 'jack' ? jack : detective
    const own = guest === jack ? { seq, view } : await guest.get<ViewNow>(`/api/games/${id}/view`)
    await guest.post(`/api/games/${id}/decisions`, {
      command: crypto.randomUUID(),
      after: own.seq,
      decisions: randomBatch(own.view as unknown as MrJackView, rng),
    })
  }
}

/** The bytes of the message that brings a page up to date. */
function sync(url: string, guest: Guest, game: string): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie: guest.cookie } })
  return new Promise((resolve, reject) => {
    socket.onerror = () => reject(new Error('the socket could not be opened'))
    socket.onopen = () => socket.send(JSON.stringify({ type: 'subscribe', game, after: 0 }))
    socket.onmessage = ({ data }) => {
      const text = String(data)
      if ((JSON.parse(text) as ServerMessage).type !== 'sync') return
      socket.close()
      resolve(Buffer.byteLength(text))
    }
  })
}
