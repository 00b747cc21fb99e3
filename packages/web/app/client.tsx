import { type Client, connect } from '@gaslight/client'
import { createContext, type ReactNode, useContext, useState } from 'react'

const Context = createContext<Client | null>(null)

/** One connection to the server for the whole page. */
export function ClientProvider({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => connect())
  return <Context value={client}>{children}</Context>
}

export function useClient(): Client {
  const client = useContext(Context)
  if (!client) throw new Error('useClient needs <ClientProvider> around it')
  return client
}
