import { Agent, type IncomingMessage, request } from 'node:http'

/** A person's connection: one kept-alive socket and a cookie. */
export class Guest {
  cookie = ''
  private readonly url: URL
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 })

  constructor(url: string) {
    this.url = new URL(url)
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
    const text = body === undefined ? '' : JSON.stringify(body)
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const headers = {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
      }
      const sent = request(
        { agent: this.agent, method, host: this.url.hostname, port: this.url.port, path, headers },
        resolve,
      )
      sent.on('error', reject)
      sent.end(text)
    })
    let answer = ''
    response.setEncoding('utf8')
    for await (const part of response) answer += part
    const [cookie] = response.headers['set-cookie'] ?? []
    if (cookie !== undefined) this.cookie = cookie.split(';', 1)[0]
    if ((response.statusCode ?? 500) >= 300) throw new Error(`${method} ${path}: ${response.statusCode} ${answer}`)
    return JSON.parse(answer) as T
  }

  leave(): void {
    this.agent.destroy()
  }
}
