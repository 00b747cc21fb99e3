import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type HtmlTagDescriptor, type IndexHtmlTransformContext, type Plugin } from 'vite'
import { texts } from './i18n/cut-texts.ts'
import { LANGUAGE_CODES } from './i18n/languages.ts'
import { offline } from './offline/build.ts'

/** Where `npm run dev` finds the API: the server beside it. */
const server = process.env.GASLIGHT_SERVER ?? 'http://localhost:1888'

/**
 * Lets the browser fetch with the page what its first script asks for anyway: React and the shell. And after them the
 * upright Latin faces, which are on every page in every language: without a head start all would be laid out twice.
 */
function headStart(): Plugin {
  return {
    name: 'head-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const files = Object.values(bundle)
        const shell = files.find(file => file.type === 'chunk' && file.name === 'shell')
        const chunks = [...withImports(bundle, shell)]
        const styles = chunks.flatMap(chunk => [...(chunk.viteMetadata?.importedCss ?? [])])
        const faces = files
          .map(file => file.fileName)
          .filter(file => /(im-fell-english-sc|inter|source-serif-4)-latin-\w+-normal.*\.woff2$/.test(file))
        return [
          ...chunks.map(({ fileName }) => link({ rel: 'modulepreload', href: `/${fileName}` })),
          ...styles.map(file => link({ rel: 'stylesheet', href: `/${file}` })),
          ...faces.map(file =>
            link({ rel: 'preload', as: 'font', type: 'font/woff2', fetchpriority: 'low', href: `/${file}` }),
          ),
        ]
      },
    },
  }
}

/** What stands at each address where a first visit begins, and what a title's table brings besides: modules and texts. */
const ADDRESSES = {
  '/': [['app/start/StartPage.tsx'], ['messages/shell']],
  '/new/:game': [['app/newgame/NewGamePage.tsx'], ['messages/shell', 'messages/lobby']],
  '/play/:id': [['table/TablePage.tsx'], ['messages/shell', 'messages/table']],
} as const
const TABLES = {
  'mr-jack': [['games/mr-jack/Table.tsx'], ['games/mr-jack/messages/']],
  'mr-jack-new-york': [['games/mr-jack-new-york/Table.tsx'], ['games/mr-jack-new-york/messages/']],
  'letters-from-whitechapel': [
    ['games/letters-from-whitechapel/table/Table.tsx', 'games/letters-from-whitechapel/rules.ts'],
    ['games/letters-from-whitechapel/messages/'],
  ],
  'london-1888': [['games/london-1888/table/Table.tsx', 'games/london-1888/rules.ts'], ['games/london-1888/messages/']],
} as const

/** Tells the server which files an address needs, so that it can name them before the first script asks (`Link`). */
function headStartByAddress(): Plugin {
  return {
    name: 'head-start-by-address',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const at = (end: string) => chunks.find(chunk => chunk.facadeModuleId?.endsWith(end))
        const named = withImports(
          bundle,
          chunks.find(chunk => chunk.name === 'shell'),
        )
        const needs = ([modules, texts]: Needs) => {
          const found = new Set<Chunk>()
          for (const module of modules) withImports(bundle, at(`/web/${module}`), found)
          const own = [...found].filter(chunk => !named.has(chunk))
          return {
            files: own.flatMap(({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])]),
            texts: Object.fromEntries(
              LANGUAGE_CODES.map(language => [
                language,
                texts.flatMap(name => {
                  const file = name.endsWith('/') ? `${name}${language}` : `${name}.${language}`
                  return at(`/${file}.json?first`)?.fileName ?? []
                }),
              ]),
            ),
          }
        }
        const all = (of: { readonly [key: string]: Needs }) =>
          Object.fromEntries(Object.entries(of).map(([key, wanted]) => [key, needs(wanted)]))
        const source = JSON.stringify({ addresses: all(ADDRESSES), games: all(TABLES) })
        this.emitFile({ type: 'asset', fileName: 'head-start.json', source })
      },
    },
  }
}

type Needs = readonly [modules: readonly string[], texts: readonly string[]]
type Bundle = NonNullable<IndexHtmlTransformContext['bundle']>
type Chunk = Extract<Bundle[string], { type: 'chunk' }>

/** A chunk with all that it imports, but for the first script, which `index.html` names itself. */
function withImports(bundle: Bundle, of: Bundle[string] | undefined, found = new Set<Chunk>()): ReadonlySet<Chunk> {
  if (of?.type !== 'chunk' || of.isEntry || found.has(of)) return found
  found.add(of)
  for (const next of of.imports) withImports(bundle, bundle[next], found)
  return found
}

function link(attrs: Readonly<Record<string, string>>): HtmlTagDescriptor {
  return { tag: 'link', injectTo: 'head', attrs: { ...attrs, crossorigin: '' } }
}

/**
 * Tells V8 that nearly every function of the first scripts runs at once, so that it compiles them where it streams them,
 * beside the main thread, instead of one by one while the page is drawn. Other engines read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
function compileAhead(): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // After Vite has put its own lines in front.
      order: 'post',
      handler: (_, bundle) => {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && FIRST.test(file.name)) file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
      },
    },
  }
}
const FIRST =
  /^(index|libraries|shell|StartPage|table|jack-family|mr-jack(-new-york)?|maps|whitechapel(-map|-table)?|london-1888(-table)?|Table)$/

/** Writes `.br` and `.gz` beside every text file, so that the server need not compress anything itself. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: ({ dir = '' }) => {
      for (const file of readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
        if (!/\.(js|css|html|svg|json)$/.test(file)) continue
        const text = readFileSync(join(dir, file))
        writeFileSync(join(dir, `${file}.br`), brotliCompressSync(text))
        writeFileSync(join(dir, `${file}.gz`), gzipSync(text, { level: 9 }))
      }
    },
  }
}

/** What most pages need besides the shell. */
const shared =
  /web\/app\/(show|useCreateGame|useAnswer|hotseat|seating|start\/use(Against|Since))\.tsx?$|web\/i18n\/clauses\.ts$|web\/design\/(Notice|Segments|Worded)\.tsx$|icons\/(book-open|chevron-right|dices|eye-off|monitor-smartphone|scale|search|send|x)\./

/** What the tables of all titles consist of. */
const table =
  /web\/table\/(Composing|GamePage|RemoteGame|early-keys|useAnnouncements|useReading|useReplay|usePlay|preferences|layout\.module|composer\.module)\.|icons\/(check|undo-2)\.|web\/board-kit\/(LiveDescription|Paths|Zoom|confirm|curve|film|frame|motion|path|picking|playing|point|scenery|sketch|token|useBoard|useFilm|usePointing|walk)\.|core\/(bits|mix|packing)\./

/**
 * What the tables of both Mr. Jack titles consist of besides, with all they build on. What is known (SidePanel) follows the
 * first picture, and dialogs, the end and the talk of the chronicle come when they are asked for.
 */
const jackFamily = new RegExp(
  [
    'web/games/jack-family/(aids/|(words|kit)\\.)',
    'web/games/jack-family/board/(?!Labels|Legs|Mist)',
    'web/games/jack-family/composing/',
    'web/board-kit/(hex|hex-walk|paving)\\.',
    'web/games/jack-family/panels/(Cards|RoundTrack)\\.',
    'web/games/jack-family/table/(BoardArea|JackTable|LazyDialogs|Notices|useDesk|useSettled)\\.',
    'web/games/jack-family/text/people\\.',
    'games/jack-family/(alibis|appeals|build|chance|hashing|hex-board|options|play|position|sample|state|told|words)\\.',
  ].join('|'),
)

/** What follows the first picture of either title. */
const beside =
  /web\/games\/jack-family\/(table\/Keys|chronicle\/announced|panels\/(Aim|Outlook|SecretPanel|SideColumn|SidePanel|SuspectsPanel)|board\/(Labels|Legs|Mist))\./

/** What follows the first picture of any table. */
const around =
  /web\/table\/(HandOver|PastBar|RefusalNotice|SeatsBar|TableTools|useKeys)\.|web\/table\/side\.module\.|web\/design\/Tabs\.|icons\/pencil-line\./

/** What is kept of a game on this device, and said beside it; and when there is time for that. */
const kept = /web\/table\/(channels|stored)\.|web\/app\/idle\./

/** What a new game's form says as tables do. */
const spoken = /web\/app\/duration\./

/** With what the tables of maps begin: the lens over them, and what stands in the way. */
const maps = /web\/table\/(Obstacles|useHeld)\.|web\/board-kit\/zoom\./

/** What a title adds to it. */
const london = /web\/games\/mr-jack\/(BoardView|title)\./
const newYork = /web\/games\/mr-jack-new-york\/(BoardView|title)\./

/** What the map of Whitechapel consists of, at the table and in the companion, with the part of the rules that it knows. */
const whitechapelMap = new RegExp(
  [
    'web/games/letters-from-whitechapel/map/(index|WhitechapelMap)\\.',
    '(?<!web/)games/letters-from-whitechapel/(cast|distances|graph|map|rules)\\.',
  ].join('|'),
)
/** And what its table and text play need besides. */
const whitechapel =
  /web\/games\/letters-from-whitechapel\/(words|kit|scene|table\/(LazyDialogs|Notices|useAids|useDesk))\./
const whitechapelTable =
  /web\/games\/letters-from-whitechapel\/(composing\/Composer|panels\/NightStrip|table\/(MapView|useStage))\./
const whitechapelRules = /(?<!web\/)games\/letters-from-whitechapel\/play\./
const whitechapelConsequences = /(?<!web\/)games\/letters-from-whitechapel\/consequences\./

/** What London 1888's table and text play begin with, its board, and what composing a turn takes. */
const london1888 =
  /web\/games\/london-1888\/(kit|words|table\/(LazyDialogs|Notices|useDesk|overlay)|composing\/compose|panels\/EventStrip)\.|(?<!web\/)games\/london-1888\/(graph|saying|asked)\./
const london1888Table =
  /web\/games\/london-1888\/(board\/index|composing\/Composer|panels\/(HandPanel|TurnTrack)|table\/BoardView)\./
const london1888Rules = /(?<!web\/)games\/london-1888\/(play|reach)\./
const london1888Consequences = /(?<!web\/)games\/london-1888\/consequences\./

const styles = new Map<string, string>()

/** The name of a class by its own and its file's: shorter than the usual one, which is sent in styles and in scripts. */
function scopedName(name: string, path: string): string {
  const file = relative(import.meta.dirname, path.split('?')[0] ?? path)
  const mark = createHash('sha256').update(file).digest('base64url').slice(0, 3)
  const known = styles.get(mark) ?? file
  if (known !== file) throw new Error(`"${file}" and "${known}" have one mark: let it be longer`)
  styles.set(mark, file)
  return `${name}_${mark}`
}

export default defineConfig({
  root: import.meta.dirname,
  css: { modules: { generateScopedName: scopedName } },
  plugins: [texts(), react(), headStart(), headStartByAddress(), compileAhead(), offline(), precompress()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    manifest: true,
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // A few whole pieces instead of dozens of crumbs: together they compress better and take fewer requests.
          // budget.test.ts sees to it that no page is given more than it needs.
          groups: [
            { name: 'main', tags: ['$initial'] },
            {
              name: 'libraries',
              test: /node_modules\/(react|react-dom|scheduler|wouter|regexparam|use-sync-external-store)\//,
            },
            { name: 'options', test: /(core|mr-jack)\/options\.ts$/ },
            { name: 'replay', test: /core\/(record|replay)\.ts$/ },
            { name: 'shell', test: shared },
            { name: 'table', test: table },
            { name: 'kept', test: kept },
            { name: 'spoken', test: spoken },
            { name: 'maps', test: maps },
            { name: 'jack-family', test: jackFamily },
            { name: 'table-around', test: around },
            { name: 'jack-beside', test: beside },
            { name: 'whitechapel-map', test: whitechapelMap },
            { name: 'whitechapel', test: whitechapel },
            { name: 'whitechapel-table', test: whitechapelTable },
            { name: 'whitechapel-rules', test: whitechapelRules },
            { name: 'whitechapel-consequences', test: whitechapelConsequences },
            { name: 'london-1888', test: london1888 },
            { name: 'london-1888-table', test: london1888Table },
            { name: 'london-1888-rules', test: london1888Rules },
            { name: 'london-1888-consequences', test: london1888Consequences },
            { name: 'mr-jack', test: london },
            { name: 'mr-jack-new-york', test: newYork },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    proxy: { '/api': { target: server, ws: true }, '/problems': server, '/healthz': server },
  },
})
