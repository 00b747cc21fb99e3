import { createConnection, type Socket } from 'node:net'

/**
 * A person's connection: one kept-alive socket and a cookie. It speaks just the HTTP/1.1 that our server answers with
 * (a status line, headers, a body of `content-length` bytes), so that the load generator leaves the processor to the
 * server it measures.
 */
export class Guest {
  cookie = ''
  private readonly host: string
  private readonly socket: Socket
  private received = ''
  private readonly waiting: { resolve(answer: Answer): void; reject(error: Error): void }[] = []

  constructor(url: string) {
    const { hostname, port, host } = new URL(url)
    this.host = host
    this.socket = createConnection({ host: hostname, port: Number(port), noDelay: true })
    this.socket.setEncoding('latin1')
    this.socket.on('data', (text: string) => this.hear(text))
    this.socket.on('close', () => {
      for (const { reject } of this.waiting.splice(0)) reject(new Error('the server closed the connection'))
    })
    this.socket.on('error', () => {})
  }

  static async named(url: string, name: string): Promise<Guest> {
    const guest = new Guest(url)
    await guest.send('PUT', '/api/me', { name })
    return guest
  }

  get<T>(path: string): Promise<T> {
    return this.send('GET', path)
  }

  post<T>(path: string, body: object): Promise<T> {
    return this.send('POST', path, body)
  }

  /** The answer's JSON; anything but success is thrown. */
  async send<T>(method: string, path: string, body?: object): Promise<T> {
    let text = `${method} ${path} HTTP/1.1\r\nhost: ${this.host}\r\n`
    if (this.cookie !== '') text += `cookie: ${this.cookie}\r\n`
    if (body === undefined) text += '\r\n'
    else {
      const json = JSON.stringify(body)
      text += `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(json)}\r\n\r\n${json}`
    }
    this.socket.write(text)
    const answer = await new Promise<Answer>((resolve, reject) => this.waiting.push({ resolve, reject }))
    if (answer.cookie !== undefined) this.cookie = answer.cookie
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.body}`)
    return JSON.parse(answer.body) as T
  }

  leave(): void {
    this.socket.destroy()
  }

  private hear(text: string): void {
    this.received += text
    for (let answer = this.next(); answer !== null; answer = this.next()) this.waiting.shift()?.resolve(answer)
  }

  /** The next whole answer, taken out of what was received; null while it is not whole. */
  private next(): Answer | null {
    const end = this.received.indexOf('\r\n\r\n')
    if (end < 0) return null
    const head = this.received.slice(0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    const stop = end + 4 + length
    if (this.received.length < stop) return null
    const body = Buffer.from(this.received.slice(end + 4, stop), 'latin1').toString()
    this.received = this.received.slice(stop)
    const cookie = /\r\nset-cookie: ([^;\r]+)/i.exec(head)?.[1]
    return { status: Number(head.slice(9, 12)), body, ...(cookie === undefined ? {} : { cookie }) }
  }
}

interface Answer {
  readonly status: number
  readonly body: string
  readonly cookie?: string
}
