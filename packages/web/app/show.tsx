import type { Client } from '@gaslight/client'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

/** Draws the whole page. */
export function show(client: Client): void {
  const place = document.querySelector('#app')
  if (!place) throw new Error('index.html lacks #app')
  createRoot(place).render(
    <StrictMode>
      <App client={client} />
    </StrictMode>,
  )
}
