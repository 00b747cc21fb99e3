import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { QUIET } from './site.ts'

/**
 * Draws the page's icons anew from its favicon: `./node_modules/.bin/node e2e/icons.ts`, whenever that changes. iOS takes no
 * SVG; where the system cuts the corners itself the lamp stands on a whole square, with room around it.
 */
const ICONS = [
  { file: 'icon-192.png', size: 192, fills: 1, square: false },
  { file: 'icon-512.png', size: 512, fills: 1, square: false },
  { file: 'icon-mask.png', size: 512, fills: 0.84, square: true },
  { file: 'icon-apple.png', size: 180, fills: 0.9, square: true },
]
const PUBLIC = new URL('../packages/web/public/', import.meta.url)
/** The night of the design's tokens, on which the lamp is drawn. */
const NIGHT = '#0f1420'

const drawing = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8')
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: QUIET })
const page = await browser.newPage()
for (const { file, size, fills, square } of ICONS) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${square ? NIGHT : 'none'}}svg{width:${fills * 100}%}</style>${drawing}`,
  )
  writeFileSync(new URL(file, PUBLIC), await page.screenshot({ omitBackground: !square }))
}
await browser.close()
