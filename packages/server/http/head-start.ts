import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files of the built page: scripts and styles, and those of the texts by language. */
interface Files {
  readonly files: readonly string[]
  readonly texts: { readonly [language: string]: readonly string[] }
}

/** What the build says an address needs besides what `index.html` names (`head-start.json`). */
interface Needs {
  /** By the address, whose variable parts begin with a colon. */
  readonly addresses: { readonly [address: string]: Files }
  /** What a game's table needs besides, by the game's id. */
  readonly games: { readonly [id: string]: Files }
}

/** Says for a path which files a browser may fetch beside the first script; null where nothing is known. */
export type HeadStart = (path: string, languages: string | undefined) => Promise<string | null>

/** `gameAt` knows which game is played at an address, as far as that takes no time. */
export function headStart(folder: string, gameAt: (id: string) => Promise<string | null>): HeadStart {
  const file = join(folder, 'head-start.json')
  if (!existsSync(file)) return async () => null
  const { addresses, games } = JSON.parse(readFileSync(file, 'utf8')) as Needs
  return async (path, languages) => {
    const page = Object.keys(addresses).find(address => fits(address, path))
    if (page === undefined) return null
    const [, place, id = ''] = path.split('/')
    const game = place === 'play' ? await gameAt(id) : null
    const needs = [addresses[page], ...(game !== null && Object.hasOwn(games, game) ? [games[game]] : [])]
    const all = needs.flatMap(({ files, texts }) => [...files, ...(texts[spoken(texts, languages)] ?? [])])
    return [...new Set(all)].map(link).join(', ')
  }
}

function fits(address: string, path: string): boolean {
  const [names, parts] = [address.split('/'), path.split('/')]
  return names.length === parts.length && names.every((name, i) => name.startsWith(':') || name === parts[i])
}

/** The page speaks the first of the browser's languages that it has, else English; a choice made there only it knows. */
function spoken(texts: Files['texts'], languages = ''): string {
  const wanted = languages.split(',').map(tag => tag.trim().slice(0, 2).toLowerCase())
  return wanted.find(language => Object.hasOwn(texts, language)) ?? 'en'
}

function link(file: string): string {
  const kind = file.endsWith('.css') ? 'rel=preload; as=style' : 'rel=modulepreload'
  return `</${file}>; ${kind}; crossorigin`
}
