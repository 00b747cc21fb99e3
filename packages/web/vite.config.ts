import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { gameTexts } from './i18n/game-texts.ts'

/** Where `npm run dev` finds the API: the server beside it. */
const server = process.env.GASLIGHT_SERVER ?? 'http://localhost:1888'

/** The title face is on every page and is the widest of all: without a head start titles would jump. */
function preloadTitleFace(): Plugin {
  return {
    name: 'preload-title-face',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter(file => /im-fell-english-sc.*\.woff2$/.test(file))
          .map(file => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          })),
    },
  }
}

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

/** What the start page shares with a table. */
const common = new RegExp(
  ['web/(design/Notice|app/hotseat)\\.', '(core|mr-jack)/options\\.ts$', 'icons/(eye-off|search|send)\\.'].join('|'),
)

/** What the tables of both Mr. Jack titles consist of, with all they build on. */
const table = new RegExp(
  [
    'web/games/jack-family/(words|kit)\\.',
    'web/games/jack-family/composing/Composer\\.',
    'web/games/jack-family/chronicle/useAnnouncements\\.',
    'web/games/jack-family/end/useReplay\\.',
    'web/games/jack-family/panels/(Cards|RoundTrack|SecretPanel|SidePanel)\\.',
    'web/games/jack-family/table/(BoardArea|LazyDialogs|Notices|TableTools|useDesk)\\.',
    'web/table/(GamePage|RemoteGame)\\.',
  ].join('|'),
)

/** What a title adds to it. */
const london = /web\/games\/mr-jack\/(BoardView|title)\./
const newYork = /web\/games\/mr-jack-new-york\/(BoardView|title)\./

export default defineConfig({
  root: import.meta.dirname,
  plugins: [gameTexts(), react(), preloadTitleFace(), precompress()],
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
            { name: 'libraries', test: /node_modules/, tags: ['$initial'] },
            { name: 'shell', tags: ['$initial'] },
            { name: 'common', test: common },
            { name: 'jack-family', test: table },
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
