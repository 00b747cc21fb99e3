import type { ServerMessage, WireEvent } from '@gaslight/protocol'
import * as wire from '@gaslight/protocol/wire'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { until } from './server.ts'

export type Message<K extends ServerMessage['type']> = Extract<ServerMessage, { type: K }>

/** A page's socket, and everything that it was told. */
export class Page {
  readonly heard: ServerMessage[] = []
  closed: number | null = null
  private readonly socket: WebSocket

  constructor(url: string, cookie = '', headers: Readonly<Record<string, string>> = {}) {
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers: { cookie, ...headers } })
    this.socket.on('message', data =>
      this.heard.push(wire.ServerMessage.parse(JSON.parse(String(data))) as ServerMessage),
    )
    this.socket.on('close', code => {
      this.closed = code
    })
    onTestFinished(() => this.socket.terminate())
  }

  static async open(url: string, cookie = ''): Promise<Page> {
    const page = new Page(url, cookie)
    await page.hears('welcome')
    return page
  }

  send(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message))
  }

  leave(): void {
    this.socket.terminate()
  }

  pause(): void {
    this.socket.pause()
  }

  resume(): void {
    this.socket.resume()
  }

  /** The `count`-th message of a kind. */
  async hears<K extends ServerMessage['type']>(type: K, count = 1): Promise<Message<K>> {
    await until(() => this.of(type).length >= count)
    return this.of(type)[count - 1]
  }

  async follow(game: string, after = 0): Promise<Message<'sync'>> {
    const count = this.of('sync').length + 1
    this.send({ type: 'subscribe', game, after })
    return this.hears('sync', count)
  }

  events(): WireEvent[] {
    return this.heard.flatMap(message => (message.type === 'sync' || message.type === 'events' ? message.events : []))
  }

  private of<K extends ServerMessage['type']>(type: K): Message<K>[] {
    return this.heard.filter((message): message is Message<K> => message.type === type)
  }
}
