import { randomBytes } from 'node:crypto'
import { createConnection, type Socket } from 'node:net'

/** RFC 6455. */
const TEXT = 1
const CLOSE = 8
const PING = 9
const PONG = 10
/** Bytes of the key that masks what a client sends. */
const MASK = 4

/**
 * A page's WebSocket. It speaks just the RFC 6455 that our server answers with (whole messages, nothing compressed), so that
 * the load generator leaves the processor to the server it measures: Node's own client takes as long for a message as the
 * server does.
 */
export class Listener {
  private readonly socket: Socket
  private readonly hear: (text: string) => void
  private received: Buffer = Buffer.alloc(0)
  private opened: (() => void) | null = null

  private constructor(socket: Socket, hear: (text: string) => void) {
    this.socket = socket
    this.hear = hear
    socket.on('data', (data: Buffer) => this.take(data))
    socket.on('error', () => {})
  }

  /** Resolves once the server has agreed. */
  static open(url: string, cookie: string, hear: (text: string) => void): Promise<Listener> {
    const { hostname, port, host } = new URL(url)
    const socket = createConnection({ host: hostname, port: Number(port), noDelay: true })
    const listener = new Listener(socket, hear)
    socket.write(
      [
        'GET /api/socket HTTP/1.1',
        `host: ${host}`,
        `cookie: ${cookie}`,
        'connection: Upgrade',
        'upgrade: websocket',
        'sec-websocket-version: 13',
        `sec-websocket-key: ${randomBytes(16).toString('base64')}`,
        '\r\n',
      ].join('\r\n'),
    )
    return new Promise((resolve, reject) => {
      listener.opened = () => resolve(listener)
      socket.once('close', () => reject(new Error('the socket could not be opened')))
    })
  }

  send(message: object): void {
    this.frame(TEXT, Buffer.from(JSON.stringify(message)))
  }

  private take(data: Buffer): void {
    this.received = this.received.length === 0 ? data : Buffer.concat([this.received, data])
    if (this.opened !== null) this.agree()
    if (this.opened !== null) return
    for (let size = this.next(); size > 0; size = this.next()) this.received = this.received.subarray(size)
  }

  /** The answer to the handshake, once it is whole. */
  private agree(): void {
    const end = this.received.indexOf('\r\n\r\n')
    if (end < 0) return
    if (!this.received.toString('latin1', 0, end).startsWith('HTTP/1.1 101')) {
      this.socket.destroy()
      return
    }
    this.received = this.received.subarray(end + 4)
    this.opened?.()
    this.opened = null
  }

  /** Handles the first frame of what was received; the answer is its size, 0 while it is not whole. */
  private next(): number {
    const { received } = this
    if (received.length < 2) return 0
    const short = received[1]
    const head = short < 126 ? 2 : short === 126 ? 4 : 10
    if (received.length < head) return 0
    const length = short < 126 ? short : short === 126 ? received.readUInt16BE(2) : Number(received.readBigUInt64BE(2))
    const end = head + length
    if (received.length < end) return 0
    const kind = received[0] & 15
    if (kind === TEXT) this.hear(received.toString('utf8', head, end))
    else if (kind === PING) this.frame(PONG, received.subarray(head, end))
    else if (kind === CLOSE) this.socket.destroy()
    return end
  }

  private frame(kind: number, payload: Buffer): void {
    const head = payload.length < 126 ? 2 : 4
    const frame = Buffer.alloc(head + MASK + payload.length)
    frame[0] = 0x80 | kind
    frame[1] = 0x80 | (head === 2 ? payload.length : 126)
    if (head === 4) frame.writeUInt16BE(payload.length, 2)
    // A mask of zeroes leaves what is sent as it is.
    payload.copy(frame, head + MASK)
    this.socket.write(frame)
  }
}
