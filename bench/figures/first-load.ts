import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import type { FigureGroup } from '../figure.ts'

const DIST = join(import.meta.dirname, '../../packages/web/dist')
const KILOBYTE = 1000

/** One entry of the manifest that Vite writes beside the built page. */
interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly src?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = { readonly [key: string]: Chunk }

/** What a first visit fetches, gzipped: the page's shell, and what a game adds with its rules and its board. */
export const firstLoad: FigureGroup = {
  name: 'first-load',
  async *measure() {
    const path = join(DIST, '.vite/manifest.json')
    if (!existsSync(path)) throw new Error('the page is not built: npm run build')
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
    const entries = Object.keys(manifest).filter(key => manifest[key].isEntry)
    const shell = files(manifest, [...entries, ...lazily(manifest, /(^|\/)(i18n|messages)\/.*\ben\b/)])
    shell.add('index.html')
    yield {
      name: 'first-load.shell',
      value: size(shell),
      unit: 'kB gzipped',
      budget: { atMost: 120 },
      note: `${shell.size} files`,
    }
    for (const game of games(manifest)) {
      const own = files(manifest, lazily(manifest, new RegExp(`games/${game}/(?!.*\\b(fr|ru|zh)\\b)`)))
      for (const file of shell) own.delete(file)
      yield {
        name: `first-load.${game}`,
        value: size(own),
        unit: 'kB gzipped',
        budget: { atMost: 60 },
        note: `${own.size} files`,
      }
    }
  },
}

function games(manifest: Manifest): readonly string[] {
  const names = Object.values(manifest).flatMap(chunk => /games\/([a-z0-9-]+)\//.exec(chunk.src ?? '')?.[1] ?? [])
  return [...new Set(names)].sort()
}

function lazily(manifest: Manifest, source: RegExp): readonly string[] {
  return Object.keys(manifest).filter(key => source.test(manifest[key].src ?? ''))
}

/** The files of these chunks and of all they import at once. */
function files(manifest: Manifest, keys: readonly string[], seen = new Set<string>()): Set<string> {
  const found = new Set<string>()
  for (const key of keys) {
    if (seen.has(key)) continue
    seen.add(key)
    const chunk = manifest[key]
    for (const file of [chunk.file, ...(chunk.css ?? []), ...files(manifest, chunk.imports ?? [], seen)])
      found.add(file)
  }
  return found
}

function size(names: ReadonlySet<string>): number {
  let bytes = 0
  for (const name of names)
    bytes += gzipSync(readFileSync(join(DIST, name)), { level: constants.Z_BEST_COMPRESSION }).length
  return bytes / KILOBYTE
}
