import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import type { FigureGroup } from '../figure.ts'

const DIST = join(import.meta.dirname, '../../packages/web/dist')
const KILOBYTE = 1000

/** One entry of the manifest that Vite writes beside the built page. */
interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
type Manifest = { readonly [key: string]: Chunk }

/** What the start page fetches besides what `index.html` names. */
const START = ['app/start/StartPage.tsx', 'app/start/Street.tsx', 'messages/shell.en.json?first'] as const
const TABLE = 'table/TablePage.tsx'
const TEXTS = 'messages/table.en.json?first'

/** What a first visit in English fetches, gzipped as the server sends it; fonts, which are packed already, by themselves. */
export const firstLoad: FigureGroup = {
  name: 'first-load',
  async *measure() {
    const path = join(DIST, '.vite/manifest.json')
    if (!existsSync(path)) throw new Error('the page is not built: npm run build')
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest
    const shell = new Set(['index.html', ...named(), ...files(manifest, START)])
    const note = `the start page, ${shell.size} files`
    yield { name: 'first-load.shell', value: size(shell), unit: 'kB gzipped', budget: { atMost: 120 }, note }
    for (const { game, key } of tables(manifest)) {
      const table = files(manifest, [TABLE, key])
      const texts = files(
        manifest,
        Object.keys(manifest).filter(key => key === TEXTS || key.endsWith(`games/${game}/messages/en.json?first`)),
      )
      for (const file of shell) table.delete(file)
      const all = new Set([...table, ...texts])
      yield {
        name: `first-load.${game}`,
        value: size(all),
        unit: 'kB gzipped',
        budget: { atMost: 60 },
        note: `the first picture: table, board and texts, ${all.size} files`,
      }
      const rules = `games/${game}/rules.ts`
      if (manifest[rules] !== undefined) {
        const played = new Set([...all, ...files(manifest, [rules])])
        for (const file of shell) played.delete(file)
        yield {
          name: `first-load.${game}-with-rules`,
          value: size(played),
          unit: 'kB gzipped',
          note: `what composing a turn takes besides follows the first picture, ${played.size} files`,
        }
      }
      yield { name: `first-load.${game}-without-texts`, value: size(table), unit: 'kB gzipped' }
      const following = files(
        manifest,
        Object.keys(manifest).filter(key => isFollowing(key, game)),
      )
      for (const file of [...shell, ...all]) following.delete(file)
      yield {
        name: `first-load.${game}-following`,
        value: size(following),
        unit: 'kB gzipped',
        note: `what comes of itself after the first picture: texts, side column, scenery, ${following.size} files`,
      }
    }
    const faces = readdirSync(join(DIST, 'assets')).filter(file => /latin.*normal.*\.woff2$/.test(file))
    yield {
      name: 'first-load.fonts',
      value: bytesOf(faces.map(file => `assets/${file}`)) / KILOBYTE,
      unit: 'kB',
      note: `${faces.length} upright Latin faces, loaded where they are used`,
    }
  },
}

/** Whether a chunk is fetched of itself once the first picture of a table is there. */
function isFollowing(key: string, game: string): boolean {
  if (/^_(jack-beside|table-around)-/.test(key) || /^messages\/(shell|table)\.en\.json\?later$/.test(key)) return true
  return key.endsWith(`games/${game}/messages/en.json?later`) || key.startsWith(`games/${game}/board/art/`)
}

function tables(manifest: Manifest): readonly { readonly game: string; readonly key: string }[] {
  return Object.keys(manifest).flatMap(key => {
    const game = /^games\/([a-z0-9-]+)\/(?:table\/)?Table\.tsx$/.exec(key)?.[1]
    return game === undefined ? [] : { game, key }
  })
}

/** The scripts and styles of every page. */
function named(): readonly string[] {
  const html = readFileSync(join(DIST, 'index.html'), 'utf8')
  return [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(match => match[1] ?? '')
}

/** The scripts and styles that come with these chunks, over static imports. */
function files(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>()
  const found = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (chunk === undefined) throw new Error(`the build has no chunk ${key}`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return found
}

function size(names: Iterable<string>): number {
  let bytes = 0
  for (const name of names)
    bytes += gzipSync(readFileSync(join(DIST, name)), { level: constants.Z_BEST_COMPRESSION }).length
  return bytes / KILOBYTE
}

function bytesOf(names: readonly string[]): number {
  return names.reduce((sum, name) => sum + statSync(join(DIST, name)).size, 0)
}
