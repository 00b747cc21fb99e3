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

/** Where each title's table stands, and what composing a turn takes where that follows the first picture. */
const TABLES: { readonly [game: string]: { readonly table: string; readonly rules?: string } } = {
  'mr-jack': { table: 'games/mr-jack/Table.tsx' },
  'mr-jack-new-york': { table: 'games/mr-jack-new-york/Table.tsx' },
  'letters-from-whitechapel': {
    table: 'games/letters-from-whitechapel/table/Table.tsx',
    rules: 'games/letters-from-whitechapel/rules.ts',
  },
  'london-1888': { table: 'games/london-1888/table/Table.tsx', rules: 'games/london-1888/rules.ts' },
}

const start = ['app/start/StartPage.tsx', 'app/start/Street.tsx']
const tableOf = (game: string) => ['table/TablePage.tsx', TABLES[game]?.table ?? '']
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

  /** What a table takes besides the shell: its first picture, and all that a visitor has before he composes a turn. */
  const beyondShell = (game: string, language: string, ...more: readonly string[]) => {
    const shell = shellFiles()
    return [...filesOf(...tableOf(game), ...textsOf(game, language), ...more)].filter(file => !shell.has(file))
  }

  describe.each([
    ['mr-jack', 60, 160],
    ['mr-jack-new-york', 60, 160],
    ['letters-from-whitechapel', 54, 154],
    ['london-1888', 51, 150],
  ])('a table of %s', (game, most, straight) => {
    it.each(LANGUAGE_CODES)(
      `draws its first picture in %s, with board and texts, with at most ${most} kB more`,
      language => {
        expect(weigh(beyondShell(game, language))).toBeLessThanOrEqual(most)
      },
    )

    it.each(LANGUAGE_CODES)(`gives who comes straight to it in %s at most ${straight} kB`, language => {
      const texts = [`messages/shell.${language}.json?first`, ...textsOf(game, language)]
      expect(weigh(new Set([...shellFiles(), ...filesOf(...tableOf(game), ...texts)]))).toBeLessThanOrEqual(straight)
    })
  })

  // The first pictures of both Mr. Jack titles bring their rules along; those of maps are followed by theirs.
  describe.each([
    ['letters-from-whitechapel', 60],
    ['london-1888', 65],
  ])('a table of %s', (game, most) => {
    const rules = TABLES[game]?.rules ?? ''

    it.each(LANGUAGE_CODES)(`can be played in %s with at most ${most} kB more`, language => {
      expect(weigh(beyondShell(game, language, rules))).toBeLessThanOrEqual(most)
    })

    it('brings neither rules nor what tells of moments along with the first picture, and with the rules nothing that follows a decision', () => {
      const first = new Set(beyondShell(game, 'en'))
      const asked = new Set(beyondShell(game, 'en', rules))
      const consequences = [...filesOf(`games/${game}/consequences.ts`)].filter(file => !asked.has(file))
      expect(weigh(consequences)).toBeGreaterThan(3)
      const later = [rules, `games/${game}/film/happened.ts`].map(key => manifest[key]?.file ?? '')
      expect(later.filter(file => file === '' || first.has(file))).toEqual([])
    })
  })

  it.each([
    ['mr-jack', /^(?:mr-jack-new-york|whitechapel|london)/],
    ['mr-jack-new-york', /^(?:mr-jack$|whitechapel|london)/],
    ['letters-from-whitechapel', /^(?:mr-jack|jack|london)/],
    ['london-1888', /^(?:mr-jack|jack|whitechapel)/],
  ])('a table of %s brings nothing of another title along', (game, others) => {
    const names = beyondShell(game, 'en').map(file => /^assets\/(.+)-.{8}\.\w+$/.exec(file)?.[1] ?? '')
    expect(names.filter(name => others.test(name))).toEqual([])
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
