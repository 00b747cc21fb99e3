import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Where `npm run dev` finds the API: the server beside it. */
const server = process.env.GASLIGHT_SERVER ?? 'http://localhost:1888'

const libraries =
  /node_modules\/(react|react-dom|scheduler|i18next|react-i18next|wouter|regexparam|use-sync-external-store)\//
const shell =
  /packages\/web\/(i18n|design\/(?!QRCode|CopyButton|Tabs)|app\/(layout|settings|[^/]+\.tsx?$))|packages\/client\/(api|connect|failure|link|remote|transport)\.ts|packages\/core\/(patch|result)\.ts/

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
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
          // Two chunks for what every page needs, instead of a dozen crumbs; the rest falls into place by itself.
          includeDependenciesRecursively: false,
          groups: [
            { name: 'libraries', test: libraries },
            { name: 'shell', test: shell },
            { name: 'signs', test: /lucide-react/, minShareCount: 2 },
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
