import type { Client, Session } from '@gaslight/client'

/** The session that was opened before the table could be drawn; the table takes it over. */
let ahead: { readonly game: string; readonly session: Session } | null = null

/** Begins to follow the game that an address names, and fetches its surface as soon as the server says which game it is. */
export async function takePlace(client: Client, path: string): Promise<void> {
  const [, place, game, as] = path.split('/')
  if (place !== 'play' || !game) return
  const session = client.open<object>(game)
  ahead = { game, session }
  await new Promise<void>(resolve => {
    const leave = session.subscribe(() => {
      if (session.state === null) return
      leave()
      resolve()
    })
  })
  const { playableOf } = await import('../games/registry.ts')
  const playable = playableOf(session.state?.info.game ?? '')
  // What does not load shows in the error boundary, not here.
  await playable?.[as === 'text' ? 'text' : 'board'].load().catch(() => {})
}

/** What `takePlace` has opened for this game, as long as nobody has taken it over. */
export function openedAhead<V extends object>(game: string): Session<V> | null {
  return ahead?.game === game ? (ahead.session as Session<V>) : null
}

export function takeOver<V extends object>(client: Client, game: string): Session<V> {
  const opened = openedAhead<V>(game)
  ahead = null
  return opened ?? client.open<V>(game)
}
