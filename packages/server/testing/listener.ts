import { expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { type Guest, until } from './server.ts'

const LINK = /(?<="link":")[0-9a-f]{8}(?=")/g
const COMMAND = '00000000-0000-4000-8000-000000000000'
const NDJSON = 'application/x-ndjson'

const isWindow = (text: string) => text.startsWith('{"type":"window"')

/** Everything that comes to somebody, in its order: over the socket, as a stream of lines, and as answers. */
export class Listener {
  readonly got: string[] = []
  private readonly guest: Guest
  private readonly game: string
  private readonly socket: WebSocket
  private stream = ''

  constructor(guest: Guest, game: string) {
    this.guest = guest
    this.game = game
    this.socket = new WebSocket(`${guest.url.replace('http', 'ws')}/api/socket`, { headers: { cookie: guest.cookie } })
    onTestFinished(() => this.socket.terminate())
    this.socket.on('message', data => this.got.push(String(data).replace(LINK, 'link')))
  }

  async follow(): Promise<void> {
    await until(() => this.got.length > 0)
    this.socket.send(JSON.stringify({ type: 'subscribe', game: this.game, after: 0 }))
    await this.rest()
    await this.read()
  }

  /** Waits for an answer, which shows that nothing else was to come. */
  async rest(): Promise<void> {
    const { length } = this.got
    this.socket.send('{}')
    await until(() => this.got.slice(length).some(text => text.includes('invalid-request')))
  }

  async ask(method: string, path: string, body?: object): Promise<void> {
    const answer = await this.guest.call<string>(method, path, body)
    const { date: _, ...headers } = Object.fromEntries(answer.headers)
    this.got.push(JSON.stringify([method, path, answer.status, headers, answer.text.replace(LINK, 'link')]))
  }

  /** Whatever can be asked and tried from here, and changes nothing. */
  async askAll(attempts: readonly string[]): Promise<void> {
    const game = `/api/games/${this.game}`
    for (const path of ['', '/events', '/events?after=20', '/view', '/legal', '/record', '/window', '/orders'])
      await this.ask('GET', game + path)
    await this.ask('GET', `${game}/channels/table`)
    const { seq } = await this.guest.legal(this.game)
    for (const token of attempts)
      await this.ask('POST', `${game}/decisions`, { command: COMMAND, after: seq, decisions: [token] })
    await this.ask('POST', `${game}/decisions`, { command: COMMAND, after: seq + 1, decisions: attempts })
    await this.ask('PUT', `${game}/orders`, { orders: { rope: 1 } })
    await this.ask('POST', `${game}/seats/player-1`, {})
  }

  /** All of it, once the stream has brought what the socket has. */
  async all(): Promise<readonly string[]> {
    await this.rest()
    const { seq } = await this.guest.legal(this.game)
    const windows = this.got.filter(isWindow).length
    const lines = () => this.stream.split('\n').filter(line => line !== '')
    await until(() => lines().some(line => line.startsWith(`{"n":${seq},`)))
    await until(() => lines().filter(line => line.startsWith('{"window"')).length === windows)
    return [...this.got, ...lines()]
  }

  private async read(): Promise<void> {
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const headers = { cookie: this.guest.cookie, accept: NDJSON }
    const url = `${this.guest.url}/api/games/${this.game}/events`
    const { body } = await fetch(url, { headers, signal: leaving.signal })
    if (body === null) throw new Error('there is no stream')
    const reading = (async () => {
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) this.stream += chunk.replace(LINK, 'link')
    })()
    reading.catch(() => {})
    await until(() => this.stream.endsWith('\n'))
  }
}

/** Compares text by text, so that a difference can be read. */
export function expectSame([one, two]: readonly (readonly string[])[]): void {
  expect(two.length).toBe(one.length)
  for (const [index, text] of two.entries()) expect(text).toBe(one[index])
}
