import type { Failure } from '@gaslight/client'
import { err, ok, type Result } from '@gaslight/core'
import type { Me } from '@gaslight/protocol'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../i18n/index.ts'
import { useClient } from './client.tsx'
import { useAnswer } from './useAnswer.ts'

interface MeStore {
  /** The guest's name; null until there is one. */
  readonly name: string | null
  rename(name: string): Promise<Result<null, Failure>>
  /** Does what only a guest may do; a newcomer becomes one first, under a name that can be changed later. */
  asGuest<T>(act: () => Promise<Result<T, Failure>>): Promise<Result<T, Failure>>
}

const Context = createContext<MeStore | null>(null)

export function MeProvider({ children }: { readonly children: ReactNode }) {
  const { api } = useClient()
  const { t } = useTranslation('shell')
  const [name, setName] = useState<string | null>(null)
  // Whether the server has said that it does not know us. In a ref, since an act may follow its renaming at once.
  const stranger = useRef(false)

  const learn = useCallback(({ player }: Me) => {
    stranger.current = player === null
    setName(player?.name ?? null)
  }, [])
  const rename = useCallback(
    async (wanted: string) => {
      const me = await api.rename(wanted)
      if (!me.ok) return err(me.error)
      learn(me.value)
      return ok(null)
    },
    [api, learn],
  )
  const asGuest = useCallback<MeStore['asGuest']>(
    async act => {
      if (!stranger.current) {
        const result = await act()
        if (result.ok || result.error.code !== 'not-signed-in') return result
      }
      const named = await rename(t('settings.guest'))
      return named.ok ? act() : named
    },
    [rename, t],
  )
  const [me] = useAnswer(api.me)
  useEffect(() => {
    if (me.kind === 'there') learn(me.value)
  }, [me, learn])

  const store = useMemo(() => ({ name, rename, asGuest }), [name, rename, asGuest])
  return <Context value={store}>{children}</Context>
}

export function useMe(): MeStore {
  const store = useContext(Context)
  if (!store) throw new Error('useMe needs <MeProvider> around it')
  return store
}
