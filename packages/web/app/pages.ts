import type { ComponentType } from 'react'
import { tablePages } from '../table/index.ts'

type Load = () => Promise<ComponentType>

/** Every address and what stands there; each page is a chunk of its own. */
export const pages: Readonly<Record<string, Load>> = {
  '/': async () => (await import('./start/StartPage.tsx')).StartPage,
  '/new/:game': async () => (await import('./newgame/NewGamePage.tsx')).NewGamePage,
  '/join/:id': async () => (await import('./join/JoinPage.tsx')).JoinPage,
  '/wait/:id': async () => (await import('./join/WaitPage.tsx')).WaitPage,
  '/rules/:game': async () => (await import('./rules/RulesPage.tsx')).RulesPage,
  '/about': async () => (await import('./about/AboutPage.tsx')).AboutPage,
  '/fairness': async () => (await import('./about/FairnessPage.tsx')).FairnessPage,
  ...tablePages,
}

/** Starts loading the page at `path` while the texts are still under way. */
export async function preloadPage(path: string): Promise<void> {
  const first = (address: string) => address.split('/')[1]
  const page = Object.entries(pages).find(([address]) => first(address) === first(path))
  // A page that does not load shows in the error boundary, not here.
  await page?.[1]().catch(() => {})
}
