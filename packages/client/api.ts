import type { Result } from '@gaslight/core'
import type {
  Catalogue,
  ChannelEntries,
  Confer,
  Conferred,
  CreateGame,
  Decide,
  Decided,
  Events,
  GameInfo,
  GameList,
  Legal,
  Me,
  Problem,
  StandingOrders,
  ViewNow,
  WindowNow,
} from '@gaslight/protocol'
import { type Failure, unreachable } from './failure.ts'
import type { Transport } from './transport.ts'

type Answer<T> = Promise<Result<T, Failure>>

/** Every route of the wire. None of them throws. */
export interface Api {
  me(): Answer<Me>
  rename(name: string): Answer<Me>
  catalogue(): Answer<Catalogue>
  createGame(game: CreateGame): Answer<GameInfo>
  /** The asker's own games. */
  games(): Answer<GameList>
  game(id: string): Answer<GameInfo>
  /** Takes an open seat; `nonce` is the person's share of the randomness, 32 bytes, hex. */
  takeSeat(id: string, role: string, nonce?: string): Answer<GameInfo>
  decide(id: string, batch: Decide): Answer<Decided>
  /** The asker's events after number `after`. */
  events(id: string, after: number): Answer<Events>
  /** Sends one entry to a channel of the asker's seat. */
  confer(id: string, channel: string, entry: Confer): Answer<Conferred>
  /** The entries of a channel after number `after`. */
  channel(id: string, channel: string, after: number): Answer<ChannelEntries>
  view(id: string): Answer<ViewNow>
  legal(id: string): Answer<Legal>
  /** The window that is open, as the asker may know it. */
  window(id: string): Answer<WindowNow>
  /** The standing orders of the asker's seat. */
  orders(id: string): Answer<StandingOrders>
  /** Puts them in the place of all that the seat has ordered. */
  giveOrders(id: string, orders: StandingOrders['orders']): Answer<StandingOrders>
  /** The record as text, as far as the asker may see it. */
  record(id: string): Answer<string>
}

export function createApi(transport: Transport): Api {
  const get = <T>(path: string) => request<T>(transport, 'GET', path)
  const game = (id: string) => `/api/games/${encodeURIComponent(id)}`
  return {
    me: () => get('/api/me'),
    rename: name => request(transport, 'PUT', '/api/me', { name }),
    catalogue: () => get('/api/catalogue'),
    createGame: body => request(transport, 'POST', '/api/games', body),
    games: () => get('/api/games'),
    game: id => get(game(id)),
    takeSeat: (id, role, nonce) =>
      request(transport, 'POST', `${game(id)}/seats/${encodeURIComponent(role)}`, nonce === undefined ? {} : { nonce }),
    decide: (id, batch) => request(transport, 'POST', `${game(id)}/decisions`, batch),
    events: (id, after) => get(`${game(id)}/events?after=${after}`),
    confer: (id, channel, entry) =>
      request(transport, 'POST', `${game(id)}/channels/${encodeURIComponent(channel)}`, entry),
    channel: (id, channel, after) => get(`${game(id)}/channels/${encodeURIComponent(channel)}?after=${after}`),
    view: id => get(`${game(id)}/view`),
    legal: id => get(`${game(id)}/legal`),
    window: id => get(`${game(id)}/window`),
    orders: id => get(`${game(id)}/orders`),
    giveOrders: (id, orders) => request(transport, 'PUT', `${game(id)}/orders`, { orders }),
    record: id => exchange(transport, 'GET', `${game(id)}/record`, undefined, response => response.text()),
  }
}

function request<T>(transport: Transport, method: string, path: string, body?: object): Answer<T> {
  return exchange(transport, method, path, body, response => response.json() as Promise<T>)
}

/** A connection that brings nothing for so long is given up. */
const PATIENCE = 20_000

async function exchange<T>(
  transport: Transport,
  method: string,
  path: string,
  body: object | undefined,
  read: (response: Response) => Promise<T>,
): Answer<T> {
  try {
    const response = await transport.fetch(transport.origin + path, {
      method,
      credentials: 'same-origin',
      signal: AbortSignal.timeout(PATIENCE),
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    if (response.ok) return { ok: true, value: await read(response) }
    return { ok: false, error: await problemOf(response) }
  } catch (error) {
    return { ok: false, error: unreachable(error instanceof Error ? error.message : String(error)) }
  }
}

/** Anything but problem details comes from something between us and the server. */
async function problemOf(response: Response): Promise<Failure> {
  if (!response.headers.get('content-type')?.startsWith('application/problem+json'))
    return unreachable(`HTTP ${response.status}`, response.status)
  return (await response.json()) as Problem
}
