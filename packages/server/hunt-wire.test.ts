import { type Audience, type Decision, fairDraw, type Game, Sfc32 } from '@gaslight/core'
import { lettersFromWhitechapel as hunts, type WhitechapelView } from '@gaslight/letters-from-whitechapel'
import { stroll } from '@gaslight/letters-from-whitechapel/walkers'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { retold, type UnfinishedHunt } from './testing/hunts.ts'
import { type Guest, until } from './testing/server.ts'
import { keysOf, optionsOf, serverOf } from './testing/stored.ts'

/**
 * Non-interference on the wire while a hunt is played: two servers are handed two hunts, one decision a request, that
 * differ in nothing but what an audience must not know. Whoever listens has to get the same, byte by byte, as many
 * messages after each request, over every way there is, from the beginning or from the middle on.
 */
const game = hunts as unknown as Game
const SEATS = 3
const ID = 'Abcdefghijkl'
const LINK = /(?<="link":")[0-9a-f]{8}(?=")/g
const OPTIONS = { letters: true, falseClues: true, address: true, rushing: true, talk: 'private' }

/** In the middle of a round for the police, who then know least; for Jack while patrols lie face down. */
function isMoment({ round, state }: WhitechapelView, to: Audience): boolean {
  return to === 0 ? state === 'kill' : state === 'action' && round === 3
}

/** A hunt as chance on those servers lets it go, up to the moment for an audience. */
function huntOf(seed: number, to: Audience): UnfinishedHunt | null {
  const options = optionsOf(game, OPTIONS)
  const p = hunts.start(options, SEATS)
  const rng = new Sfc32(1888, seed)
  const decisions: Decision[] = []
  for (;;) {
    const turn = p.turn()
    if (turn.kind === 'over') return null
    const view = hunts.view(p, 'omniscient')
    const { night, state } = view
    if (isMoment(view, to)) return { state, night, options, seats: SEATS, decisions }
    const decision =
      turn.kind === 'chance'
        ? fairDraw(hunts, p, keysOf(SEATS), turn.purpose, decisions.length)
        : stroll(p, rng, { homeAt: 10, arrests: false })
    p.apply(decision)
    decisions.push(decision)
  }
}

/** What comes to somebody over a socket and over a stream. */
class Listener {
  readonly frames: string[] = []
  private stream = ''
  private readonly socket: WebSocket
  private onAnswer = () => {}
  private readonly ending = new AbortController()

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.on('message', data => {
      const frame = String(data).replace(LINK, 'link')
      this.frames.push(frame)
      if (frame.includes('invalid-request')) this.onAnswer()
    })
  }

  static async at(guest: Guest): Promise<Listener> {
    const socket = new WebSocket(`${guest.url.replace('http', 'ws')}/api/socket`, { headers: { cookie: guest.cookie } })
    const listener = new Listener(socket)
    await until(() => listener.frames.length === 1)
    socket.send(JSON.stringify({ type: 'subscribe', game: ID, after: 0 }))
    await until(() => listener.frames.length > 1)
    await listener.listen(guest)
    return listener
  }

  /** Once all that is under way has come. */
  settled(): Promise<void> {
    return new Promise(resolve => {
      this.onAnswer = resolve
      this.socket.send('{}')
    })
  }

  /** Of the stream, as far as they have come whole, without signs of life. */
  lines(): readonly string[] {
    return this.stream.split('\n').slice(0, -1).filter(Boolean)
  }

  leave(): void {
    this.socket.close()
    this.ending.abort()
  }

  private async listen(guest: Guest): Promise<void> {
    const { signal } = this.ending
    const headers = { cookie: guest.cookie, accept: 'application/x-ndjson' }
    const { body } = await fetch(`${guest.url}/api/games/${ID}/events`, { headers, signal })
    if (body === null) throw new Error('there is no stream')
    const reading = (async () => {
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) this.stream += chunk.replace(LINK, 'link')
    })()
    reading.catch(() => {})
    await until(() => this.stream.endsWith('\n'))
  }
}

/** Hands a hunt to a server, and answers with what somebody heard of it, who came at the beginning, and who came late. */
async function heard(hunt: UnfinishedHunt, decisions: readonly Decision[], to: Audience): Promise<object> {
  const { seats, nobody } = await serverOf(game, [{ id: ID, options: hunt.options, seats: SEATS, decisions: [] }])
  const guest = typeof to === 'number' ? seats[to] : nobody
  const early = await Listener.at(guest)
  const late: Listener[] = []
  const p = hunts.start(hunt.options, SEATS)
  for (const [index, decision] of decisions.entries()) {
    const turn = p.turn()
    // What is forced the server has taken already.
    if (turn.kind === 'seat' && hunts.forced(p) === null) {
      const { seq } = await seats[turn.seat].legal(ID)
      const answer = await seats[turn.seat].decide(ID, seq, [hunts.notation.format(p, decision, turn.seat)])
      if (answer.status !== 200) throw new Error(answer.text)
    }
    p.apply(decision)
    if (index === Math.floor(decisions.length / 2)) late.push(await Listener.at(guest))
    for (const listener of [early, ...late]) await listener.settled()
  }
  late.push(await Listener.at(guest))
  for (const listener of [early, ...late]) await listener.settled()
  const { seq } = await guest.info(ID)
  // The stream comes by another connection; its first line is the start view.
  for (const listener of [early, ...late]) await until(() => listener.lines().length > seq)
  const all = [early, ...late].map(listener => ({ frames: listener.frames, lines: listener.lines() }))
  for (const listener of [early, ...late]) listener.leave()
  return { all, list: (await guest.call<string>('GET', '/api/games')).text }
}

test.each([0, 1, 2, 'public'] as const)(
  'audience %s hears the same of two hunts that look the same to it',
  async to => {
    const seeds = Array.from({ length: 60 }, (_, seed) => seed)
    const hunt = seeds.reduce<UnfinishedHunt | null>((found, seed) => found ?? huntOf(seed, to), null)
    if (hunt === null) throw new Error('no hunt lasts so long')
    const other = retold(hunt, to, 7)
    expect(other).not.toEqual(hunt.decisions)
    const [got, expected] = await Promise.all([other, hunt.decisions].map(decisions => heard(hunt, decisions, to)))
    expect(got).toEqual(expected)
  },
  60_000,
)
