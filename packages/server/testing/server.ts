import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Decided, Events, GameInfo, Legal, Problem, SeatRequest } from '@gaslight/protocol'
import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { NO_LIMITS } from '../limits.ts'
import { type Running, type ServeOptions, serve } from '../serve.ts'
import { highCard } from './high-card.ts'

export const HIGH_CARD_BOTS = new URL('./high-card-bots.ts', import.meta.url).href

export type OnEnd = (end: () => void | Promise<void>) => void

export function temporaryFolder(onEnd: OnEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'gaslight-server-'))
  onEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A server of the test game on a free port, which ends with its test. */
export async function startServer(
  options: Partial<ServeOptions> = {},
  onEnd: OnEnd = onTestFinished,
): Promise<Running> {
  const served = await serve({
    port: 0,
    host: '127.0.0.1',
    data: options.data ?? temporaryFolder(onEnd),
    games: [highCard],
    bots: HIGH_CARD_BOTS,
    botDelayMs: 0,
    limits: NO_LIMITS,
    logLevel: 'silent',
    ...options,
  })
  if (!served.ok) throw new Error(served.error)
  let closed: Promise<void> | undefined
  const { close } = served.value
  const running = { ...served.value, close: () => (closed ??= close()) }
  onEnd(() => running.close())
  return running
}

/** One server for all tests of a file. */
export function sharedServer(options: (onEnd: OnEnd) => Partial<ServeOptions> = () => ({})): () => Running {
  let running: Running | undefined
  const ends: (() => void | Promise<void>)[] = []
  beforeAll(async () => {
    const onEnd: OnEnd = end => ends.unshift(end)
    running = await startServer(options(onEnd), onEnd)
  })
  afterAll(async () => {
    for (const end of ends) await end()
  })
  return () => {
    if (running === undefined) throw new Error('the server runs only within tests')
    return running
  }
}

export interface Answer<T> {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly body: T
}

/** Somebody with a cookie, or nobody yet. */
export class Guest {
  cookie = ''
  url: string

  constructor(url: string) {
    this.url = url
  }

  static async named(url: string, name: string): Promise<Guest> {
    const guest = new Guest(url)
    await guest.call('PUT', '/api/me', { name })
    return guest
  }

  /** `body`: what becomes JSON, or a text that is sent as it is. */
  async call<T = unknown>(
    method: string,
    path: string,
    body?: object | string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const [set] = response.headers.getSetCookie()
    if (set !== undefined) [this.cookie] = set.split(';')
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json') ?? false
    return { status: response.status, headers: response.headers, text, body: (isJson ? JSON.parse(text) : text) as T }
  }

  async create(seats: readonly SeatRequest[], more: object = {}): Promise<GameInfo> {
    const { status, body, text } = await this.call<GameInfo>('POST', '/api/games', {
      game: 'high-card',
      seats,
      ...more,
    })
    if (status !== 201) throw new Error(text)
    return body
  }

  decide(
    game: string,
    after: number,
    decisions: readonly string[],
    command: string = crypto.randomUUID(),
  ): Promise<Answer<Decided & Problem>> {
    return this.call('POST', `/api/games/${game}/decisions`, { command, after, decisions })
  }

  async info(game: string): Promise<GameInfo> {
    return (await this.call<GameInfo>('GET', `/api/games/${game}`)).body
  }

  async events(game: string, after = 0): Promise<Events> {
    return (await this.call<Events>('GET', `/api/games/${game}/events?after=${after}`)).body
  }

  async legal(game: string): Promise<Legal> {
    return (await this.call<Legal>('GET', `/api/games/${game}/legal`)).body
  }

  async record(game: string): Promise<string> {
    return (await this.call<string>('GET', `/api/games/${game}/record`)).text
  }
}

export const ME_LEFT: SeatRequest = { kind: 'me', role: 'left' }
export const OPEN_RIGHT: SeatRequest = { kind: 'open', role: 'right' }
export const botRight = (level = 'steady'): SeatRequest => ({ kind: 'bot', role: 'right', level })

/** Two people at one game of the test game, left on turn. */
export async function twoPlayers(url: string): Promise<{ left: Guest; right: Guest; id: string }> {
  const [left, right] = [await Guest.named(url, 'Ada'), await Guest.named(url, 'Ben')]
  const { id } = await left.create([ME_LEFT, OPEN_RIGHT])
  await right.call('POST', `/api/games/${id}/seats/right`, {})
  return { left, right, id }
}

/** Plays a game to its end, each time with the first legal decision. */
export async function playOut(id: string, ...guests: readonly Guest[]): Promise<void> {
  for (;;) {
    const states = await Promise.all(guests.map(async guest => ({ guest, legal: await guest.legal(id) })))
    const onTurn = states.find(({ legal }) => legal.decisions.length > 0)
    if (onTurn === undefined) {
      if ((await guests[0].info(id)).status === 'over') return
      await new Promise(resolve => setTimeout(resolve, 5))
      continue
    }
    const { guest, legal } = onTurn
    await guest.decide(id, legal.seq, legal.decisions.slice(0, 1))
  }
}

/** Waits until something holds. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await holds())) await new Promise(resolve => setTimeout(resolve, 5))
}
