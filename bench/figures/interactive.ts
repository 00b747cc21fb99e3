import { chromium, type Page } from 'playwright-core'
import { type FigureGroup, quantile, sized } from '../figure.ts'
import { served } from '../served.ts'

const SLOWDOWN = 4
const CHROMIUM = { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] }

/** From the address to where a visitor with an empty cache can act, in a real browser on a processor slowed four times. */
export const interactive: FigureGroup = {
  name: 'interactive',
  async *measure(extent) {
    const server = await served()
    const browser = await chromium.launch(CHROMIUM)
    try {
      const start: number[] = []
      const table: number[] = []
      for (let i = 0; i < sized(extent, { quick: 1, usual: 7, full: 15 }); i++) {
        const context = await browser.newContext({ baseURL: server.url, locale: 'en' })
        const page = await context.newPage()
        const slow = await context.newCDPSession(page)
        await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
        start.push(await timed(page, '/', 'Play Mr. Jack against the computer'))
        await page.getByText('Detective', { exact: true }).first().click()
        await page.getByRole('button', { name: 'Play Mr. Jack against the computer' }).click()
        await page.waitForURL('**/play/*')
        const address = page.url()
        const fresh = await context.newPage()
        const slower = await context.newCDPSession(fresh)
        await slower.send('Network.setCacheDisabled', { cacheDisabled: true })
        await slower.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
        table.push(await timed(fresh, address, /Smith|Bert|Gull|Holmes|Watson|Goodley|Lestrade|Stealthy/))
        await context.close()
      }
      const note = `median of ${start.length}, processor slowed ${SLOWDOWN} times`
      yield { name: 'interactive.start', value: quantile(start, 0.5), unit: 'ms', budget: { atMost: 1000 }, note }
      yield { name: 'interactive.table', value: quantile(table, 0.5), unit: 'ms', budget: { atMost: 1000 }, note }
    } finally {
      await browser.close()
      await server.close()
    }
  },
}

/** Milliseconds until a button of this name can be pressed. */
async function timed(page: Page, address: string, button: string | RegExp): Promise<number> {
  const from = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('button', { name: button }).first().click({ trial: true })
  return performance.now() - from
}
