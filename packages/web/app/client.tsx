import type { Client } from '@gaslight/client'
import { createContext, type ReactNode, useContext } from 'react'

const Context = createContext<Client | null>(null)

/** One connection to the server for the whole page. */
export function ClientProvider({ client, children }: { readonly client: Client; readonly children: ReactNode }) {
  return <Context value={client}>{children}</Context>
}

export function useClient(): Client {
  const client = useContext(Context)
  if (!client) throw new Error('useClient needs <ClientProvider> around it')
  return client
}
