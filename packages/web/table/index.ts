import { type Part, part } from '../app/part.ts'

/** The addresses of the table; each way to play, and each game behind it, is a chunk of its own. */
export const tablePages: Readonly<Record<string, Part<object>>> = {
  '/play/:id': part(['table'], async () => (await import('./TablePage.tsx')).RemoteTablePage),
  '/local/:id': part(['table'], async () => (await import('./LocalTablePage.tsx')).LocalTablePage),
  '/play/:id/text': part(['table'], async () => (await import('../text/TextPage.tsx')).RemoteTextPage),
  '/local/:id/text': part(['table'], async () => (await import('../text/LocalTextPage.tsx')).LocalTextPage),
}
