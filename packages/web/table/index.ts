import type { ComponentType } from 'react'

type Load = () => Promise<ComponentType>

/** The addresses of the table; each way to play, and each game behind it, is a chunk of its own. */
export const tablePages: Readonly<Record<string, Load>> = {
  '/play/:id': async () => (await import('./TablePage.tsx')).RemoteTablePage,
  '/local/:id': async () => (await import('./LocalTablePage.tsx')).LocalTablePage,
  '/play/:id/text': async () => (await import('../text/TextPage.tsx')).RemoteTextPage,
  '/local/:id/text': async () => (await import('../text/LocalTextPage.tsx')).LocalTextPage,
}
