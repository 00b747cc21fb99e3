import { companionPages } from '../companion/index.ts'
import { tablePages } from '../table/index.ts'
import { type Part, part } from './part.ts'

/** Every address and what stands there; each page is a chunk of its own. */
export const pages: Readonly<Record<string, Part<object>>> = {
  '/': part(['shell'], async () => (await import('./start/StartPage.tsx')).StartPage),
  '/new/:game': part(['lobby'], async () => (await import('./newgame/NewGamePage.tsx')).NewGamePage),
  '/join/:id': part(['lobby'], async () => (await import('./join/JoinPage.tsx')).JoinPage),
  '/wait/:id': part(['lobby'], async () => (await import('./join/WaitPage.tsx')).WaitPage),
  '/rules/:game': part(['reader'], async () => (await import('./rules/RulesPage.tsx')).RulesPage),
  '/about': part(['pages'], async () => (await import('./about/AboutPage.tsx')).AboutPage),
  '/fairness': part(['pages'], async () => (await import('./about/FairnessPage.tsx')).FairnessPage),
  ...companionPages,
  ...tablePages,
}

/** What stands everywhere else. */
export const nowhere = part(['pages'], async () => (await import('./NotFoundPage.tsx')).NotFoundPage)

/** The page that stands at `path`, which may be any text. */
export function pageAt(path: string): Part<object> | null {
  const parts = path.split('/')
  const fits = (address: string) => {
    const names = address.split('/')
    return names.length === parts.length && names.every((name, i) => name.startsWith(':') || name === parts[i])
  }
  const address = Object.keys(pages).find(fits)
  return address === undefined ? null : (pages[address] ?? null)
}
