import type { Failure, Session, SessionState } from '@gaslight/client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { openedAhead, takeOver } from '../table/ahead.ts'
import { useClient } from './client.tsx'

export interface Following<V> {
  readonly session: Session<V>
  readonly state: SessionState<V> | null
  readonly problem: Failure | null
}

/** What a session shows now; the component is drawn again whenever that changes. */
export function useSessionState<V>(session: Session<V>): Following<V> {
  const state = useSyncExternalStore(
    listener => session.subscribe(listener),
    () => session.state,
  )
  const problem = useSyncExternalStore(
    listener => session.subscribe(listener),
    () => session.problem,
  )
  return { session, state, problem }
}

const silent: Session<never> = {
  state: null,
  problem: null,
  subscribe: () => () => {},
  submit: () => Promise.reject(new Error('this session is not open yet')),
  confer: () => Promise.reject(new Error('this session is not open yet')),
  orders: () => Promise.reject(new Error('this session is not open yet')),
  giveOrders: () => Promise.reject(new Error('this session is not open yet')),
  close: () => {},
}

/** Follows a game on the server for as long as the component lives. */
export function useSession<V extends object = object>(game: string): Following<V> {
  const client = useClient()
  const [session, setSession] = useState<Session<V>>(() => openedAhead<V>(game) ?? silent)
  useEffect(() => {
    const opened = takeOver<V>(client, game)
    setSession(opened)
    return () => {
      opened.close()
      setSession(silent)
    }
  }, [client, game])
  return useSessionState(session)
}
