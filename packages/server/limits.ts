/** What one address may do, if nothing else is said. */
export interface Limits {
  /** Requests a minute that only read. */
  readonly reads: number
  /** Requests a minute that change something. */
  readonly writes: number
  /** Entries that one person sends to channels, a minute. */
  readonly entries: number
  /** New games, and new guests, a minute. */
  readonly beginnings: number
  /** Running games of one person in which only bots sit. */
  readonly unattended: number
  /** The same of everybody together. */
  readonly unattendedInAll: number
  /** Open WebSockets. */
  readonly sockets: number
  /** Open event streams. */
  readonly streams: number
  /** Messages a second on one WebSocket, after a burst of ten times as many. */
  readonly messages: number
}

export const LIMITS: Limits = {
  reads: 1200,
  writes: 600,
  entries: 120,
  beginnings: 120,
  unattended: 2,
  unattendedInAll: 8,
  sockets: 100,
  streams: 50,
  messages: 10,
}

/** For load tests on one machine. */
export const NO_LIMITS: Limits = {
  reads: 1e9,
  writes: 1e9,
  entries: 1e9,
  beginnings: 1e9,
  unattended: 1e9,
  unattendedInAll: 1e9,
  sockets: 1e9,
  streams: 1e9,
  messages: 1e9,
}

/** How many of something each address holds open. */
export class Tally {
  private readonly counts = new Map<string, number>()

  count(address: string): number {
    return this.counts.get(address) ?? 0
  }

  add(address: string): void {
    this.counts.set(address, this.count(address) + 1)
  }

  release(address: string): void {
    const left = this.count(address) - 1
    if (left > 0) this.counts.set(address, left)
    else this.counts.delete(address)
  }
}

/** Lets `rate` things a second pass, and a burst of ten times as many. */
export class TokenBucket {
  private readonly rate: number
  private tokens: number
  private last: number

  constructor(rate: number, now: number) {
    this.rate = rate
    this.tokens = rate * 10
    this.last = now
  }

  /** `now` in milliseconds. */
  take(now: number): boolean {
    this.tokens = Math.min(this.rate * 10, this.tokens + ((now - this.last) / 1000) * this.rate)
    this.last = now
    if (this.tokens < 1) return false
    this.tokens--
    return true
  }
}
