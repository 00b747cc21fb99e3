import type { Result } from '@gaslight/core'
import { type Api, createApi } from './api.ts'
import { begin } from './begin.ts'
import type { Failure } from './failure.ts'
import { Link } from './link.ts'
import { openRemote } from './remote.ts'
import type { Session } from './session.ts'
import { globalTransport, type Transport } from './transport.ts'

/** A page's way to one server: its routes, and sessions over one shared socket. */
export interface Client {
  readonly api: Api
  open<V>(game: string): Session<V>
  /** Ends the socket; sessions that are still open get nothing any more. */
  close(): void
}

export function connect(transport: Transport = globalTransport()): Client {
  const link = new Link(transport)
  const plain = createApi(transport)
  let known = false

  /** The server tells who we are by a cookie that a first visit lacks; an open socket was opened without it. */
  async function introduced<T>(answer: Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    const result = await answer
    if (result.ok && !known) {
      known = true
      link.reopen()
    }
    return result
  }

  const api: Api = {
    ...plain,
    me: async () => {
      const result = await plain.me()
      if (result.ok && result.value.player !== null) known = true
      return result
    },
    rename: name => introduced(plain.rename(name)),
    createGame: game => introduced(begin(plain, game)),
    takeSeat: async (id, role, nonce) => {
      const result = await introduced(plain.takeSeat(id, role, nonce))
      // Whoever sits down sees with other eyes than before.
      if (result.ok) link.resync(id)
      return result
    },
  }
  return { api, open: game => openRemote({ transport, api, link }, game), close: () => link.close() }
}
