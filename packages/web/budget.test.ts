import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from './i18n/languages.ts'

/** The parts of Vite's manifest that say what a chunk brings with it. */
interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

const dist = join(import.meta.dirname, 'dist')
const manifestPath = join(dist, '.vite/manifest.json')
if (!existsSync(manifestPath)) throw new Error('the page is not built: npm run build')
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Readonly<Record<string, Chunk>>

/** Every file that is loaded with these chunks: scripts and styles, over static imports alone. Fonts do not count. */
function filesOf(...keys: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    if (seen.has(key)) return
    seen.add(key)
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build has no chunk "${key}"`)
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of keys) visit(key)
  return files
}

/** What every page fetches: `index.html`, what it names, and what that brings along. */
function shellFiles(): ReadonlySet<string> {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...html.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(match => match[1] ?? '')
  const keys = Object.keys(manifest).filter(key => named.includes(manifest[key]?.file ?? ''))
  return new Set(['index.html', ...named, ...filesOf(...keys)])
}

/** kB (1000 bytes), each file gzipped by itself as it is sent. */
function weigh(files: Iterable<string>): number {
  let bytes = 0
  for (const file of files) bytes += gzipSync(readFileSync(join(dist, file)), { level: 9 }).length
  return bytes / 1000
}

/** Where each title's table stands. */
const TABLES: { readonly [game: string]: string } = {
  'mr-jack': 'games/mr-jack/Table.tsx',
  'mr-jack-new-york': 'games/mr-jack-new-york/Table.tsx',
  'letters-from-whitechapel': 'games/letters-from-whitechapel/table/Table.tsx',
}

const start = ['app/start/StartPage.tsx', 'app/start/Street.tsx']
const tableOf = (game: string) => ['table/TablePage.tsx', TABLES[game] ?? '']
/** What its first picture says; the second parts of the texts follow (i18n/cut-texts.ts). */
const textsOf = (game: string, language: string) => [
  `messages/table.${language}.json?first`,
  `../../games/${game}/messages/${language}.json?first`,
]

describe('first load, gzipped', () => {
  it.each(LANGUAGE_CODES)('the shell with the start page in %s is at most 108 kB of its 120', language => {
    const files = new Set([...shellFiles(), ...filesOf(...start, `messages/shell.${language}.json?first`)])
    expect(weigh(files)).toBeLessThanOrEqual(108)
  })

  // None brings anything of another along. Whitechapel's map is far larger; what composing
  // a turn takes of its rules follows the first picture.
  describe.each([
    ['mr-jack', 60, 160],
    ['mr-jack-new-york', 60, 160],
    ['letters-from-whitechapel', 62, 162],
  ])('a table of %s', (game, most, straight) => {
    it.each(LANGUAGE_CODES)(`in %s, with rules, board and texts, is at most ${most} kB more`, language => {
      const shell = shellFiles()
      const files = [...filesOf(...tableOf(game), ...textsOf(game, language))].filter(file => !shell.has(file))
      expect(weigh(files)).toBeLessThanOrEqual(most)
    })

    it.each(LANGUAGE_CODES)(`gives who comes straight to it in %s at most ${straight} kB`, language => {
      const texts = [`messages/shell.${language}.json?first`, ...textsOf(game, language)]
      expect(weigh(new Set([...shellFiles(), ...filesOf(...tableOf(game), ...texts)]))).toBeLessThanOrEqual(straight)
    })
  })

  describe('a table of london-1888', () => {
    const table = ['table/TablePage.tsx', 'games/london-1888/table/Table.tsx']
    const rules = 'games/london-1888/rules.ts'
    const beyondShell = (language: string, ...more: readonly string[]) => {
      const shell = shellFiles()
      return [...filesOf(...table, ...more, ...textsOf('london-1888', language))].filter(file => !shell.has(file))
    }

    it.each(LANGUAGE_CODES)('draws its first picture in %s with at most 74 kB more', language => {
      expect(weigh(beyondShell(language))).toBeLessThanOrEqual(74)
    })

    it.each(LANGUAGE_CODES)('can be played in %s with at most 101 kB more', language => {
      expect(weigh(beyondShell(language, rules))).toBeLessThanOrEqual(101)
    })

    it('brings neither rules, film nor chronicle along with the first picture', () => {
      const first = new Set(beyondShell('en'))
      const later = [rules, 'games/london-1888/film/happened.ts'].map(key => manifest[key]?.file ?? '')
      expect(later.filter(file => file === '' || first.has(file))).toEqual([])
    })
  })

  it.each(['start/StartPage', 'newgame/NewGamePage', 'join/JoinPage', 'rules/RulesPage', 'about/AboutPage'])(
    'app/%s brings nothing of a table along',
    page => {
      const shared = shellFiles()
      const table = [...filesOf(...tableOf('mr-jack'))].filter(file => !shared.has(file))
      const files = filesOf(`app/${page}.tsx`)
      expect(table.filter(file => files.has(file))).toEqual([])
    },
  )

  it('the shell brings no page, no game and no language along', () => {
    const lazy = Object.keys(manifest).filter(key =>
      /^(table|text|games)\/.*\.tsx$|^messages\/|app\/(start|newgame|join|rules|about)\//.test(key),
    )
    const eager = shellFiles()
    expect(lazy.filter(key => eager.has(manifest[key]?.file ?? ''))).toEqual([])
  })
})
