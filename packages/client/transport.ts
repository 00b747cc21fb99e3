/** The part of a WebSocket that the client uses. */
export interface Socket {
  send(text: string): void
  close(): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
  addEventListener(type: 'close' | 'error', listener: () => void): void
}

/** The world outside, as the client needs it: a page's own, or a test's. */
export interface Transport {
  /** The server, for instance `https://gaslight.example`. */
  readonly origin: string
  fetch(url: string, init?: RequestInit): Promise<Response>
  open(url: string): Socket
  /** Runs once after so many milliseconds; the answer cancels it. */
  after(milliseconds: number, run: () => void): () => void
  /** Uniform in [0, 1). */
  random(): number
  /** Calls when the connection deserves a look: the page came back to sight, or the network did. */
  onWake(run: () => void): () => void
}

/** The globals of a browser or of Node; `origin` may be left out in a page. */
export function globalTransport(origin = pageOrigin()): Transport {
  return {
    origin,
    fetch: (url, init) => fetch(url, init),
    open: url => new WebSocket(url),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    random: Math.random,
    onWake,
  }
}

/** A random UUID of version 4. `crypto.randomUUID` would need a secure context, which a server at home often is not. */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6] & 0x0f) | 0x40
  bytes[8] = (bytes[8] & 0x3f) | 0x80
  const hex = toHex(bytes)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}

/** 32 random bytes, hex: a seed, or a person's nonce. */
export function randomHex64(): string {
  return toHex(crypto.getRandomValues(new Uint8Array(32)))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

interface PageGlobals {
  readonly location?: { readonly origin: string }
  readonly document?: { readonly visibilityState: string }
  addEventListener?(type: string, listener: () => void, capture?: boolean): void
  removeEventListener?(type: string, listener: () => void, capture?: boolean): void
}
const page = globalThis as unknown as PageGlobals

function pageOrigin(): string {
  if (page.location === undefined) throw new Error('outside a page the server has to be named')
  return page.location.origin
}

function onWake(run: () => void): () => void {
  const { addEventListener, removeEventListener } = page
  if (addEventListener === undefined || removeEventListener === undefined) return () => {}
  const listener = () => {
    if (page.document?.visibilityState !== 'hidden') run()
  }
  // `visibilitychange` is dispatched at the document: seen from the window only while it is captured or bubbles.
  const types = ['online', 'pageshow', 'visibilitychange']
  for (const type of types) addEventListener.call(globalThis, type, listener, true)
  return () => {
    for (const type of types) removeEventListener.call(globalThis, type, listener, true)
  }
}
