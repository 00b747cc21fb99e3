import type { Failure } from '@gaslight/client'
import { err, ok, type Result } from '@gaslight/core'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useClient } from './client.tsx'

interface MeStore {
  /** The guest's name; null until there is one. */
  readonly name: string | null
  rename(name: string): Promise<Result<null, Failure>>
  /** Asks the server anew: making or joining a game makes somebody a guest. */
  refresh(): Promise<void>
}

const Context = createContext<MeStore | null>(null)

export function MeProvider({ children }: { readonly children: ReactNode }) {
  const { api } = useClient()
  const [name, setName] = useState<string | null>(null)

  const refresh = useCallback(async () => {
    const me = await api.me()
    if (me.ok) setName(me.value.player?.name ?? null)
  }, [api])
  const rename = useCallback(
    async (wanted: string) => {
      const me = await api.rename(wanted)
      if (!me.ok) return err(me.error)
      setName(me.value.player?.name ?? null)
      return ok(null)
    },
    [api],
  )
  useEffect(() => {
    void refresh()
  }, [refresh])

  const store = useMemo(() => ({ name, rename, refresh }), [name, rename, refresh])
  return <Context value={store}>{children}</Context>
}

export function useMe(): MeStore {
  const store = useContext(Context)
  if (!store) throw new Error('useMe needs <MeProvider> around it')
  return store
}
