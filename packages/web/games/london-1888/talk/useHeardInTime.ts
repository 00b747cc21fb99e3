import type { SessionState } from '@gaslight/client'
import type { LondonView } from '@gaslight/london-1888'
import { useRef } from 'react'
import type { LondonPlay } from '../types.ts'

type State = Pick<SessionState<LondonView>, 'info' | 'moments' | 'channels'>

/**
 * What was said, as far as the film has come: who is accused, and that there is more to say, follows from what it is about
 * to show.
 */
export function useHeardInTime<S extends State>(state: S, { frame, awaited }: LondonPlay['film']): S {
  const heard = useRef<Heard>(new Map())
  return heardBy(state, heard.current, frame?.at ?? awaited ?? state.moments.length)
}

/** How many moments there were when an entry came, by channel; 0 for what has been heard. */
export type Heard = Map<string, number[]>

/**
 * The same state without what others have said after the moment `shown`. `heard` learns what is new; what was said before
 * it was first asked has been heard, and so it stays.
 */
export function heardBy<S extends State>(state: S, heard: Heard, shown: number): S {
  const isFirst = heard.size === 0
  if (isFirst) heard.set('', [])
  const isOwn = (seat: number) => state.info.seats[seat]?.you === true
  const channels = Object.entries(state.channels).map(([id, entries = []]) => {
    const came = entries.map((_, i) => heard.get(id)?.[i] ?? (isFirst ? 0 : state.moments.length))
    const now = came.map((moment, i) => (moment <= shown || isOwn(entries[i].by) ? 0 : moment))
    heard.set(id, now)
    return [id, entries.filter((_, i) => now[i] === 0)] as const
  })
  const isHeld = channels.some(([id, entries]) => entries.length < (state.channels[id]?.length ?? 0))
  return isHeld ? { ...state, channels: Object.fromEntries(channels) } : state
}
