import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'
import { type FigureGroup, quantile, sized } from '../figure.ts'
import { served } from '../served.ts'

const SLOWDOWN = 4
const CHROMIUM = { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] }
const PLAY = 'Play Mr\\. Jack against the computer'
const CARD = 'Smith|Bert|Gull|Holmes|Watson|Goodley|Lestrade|Stealthy'
/** Milliseconds between two looks at the page. */
const PAUSE = 200

/** From the address to where a visitor with an empty cache can act, in a real browser on a processor slowed four times. */
export const interactive: FigureGroup = {
  name: 'interactive',
  async *measure(extent) {
    const server = await served()
    const browser = await chromium.launch(CHROMIUM)
    try {
      const { address, storageState } = await begin(browser, server.url)
      const start: number[] = []
      const table: number[] = []
      for (let i = 0; i < sized(extent, { quick: 1, usual: 7, full: 15 }); i++) {
        start.push(await timed(browser, {}, server.url, PLAY))
        table.push(await timed(browser, { storageState }, address, CARD))
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

interface Begun {
  readonly address: string
  readonly storageState: NonNullable<BrowserContextOptions['storageState']>
}

/** A game whose Detective is asked for a card. */
async function begin(browser: Browser, url: string): Promise<Begun> {
  const context = await browser.newContext({ baseURL: url, locale: 'en' })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByText('Detective', { exact: true }).first().click()
  await page.getByRole('button', { name: new RegExp(PLAY) }).click()
  await page.waitForURL('**/play/*')
  await page
    .getByRole('button', { name: new RegExp(CARD) })
    .first()
    .waitFor()
  const storageState = await context.storageState()
  const address = page.url()
  await context.close()
  return { address, storageState }
}

/** Milliseconds from the start of the navigation until a button of this name is drawn and the page answers. */
async function timed(browser: Browser, as: BrowserContextOptions, address: string, button: string): Promise<number> {
  const context = await browser.newContext({ ...as, locale: 'en' })
  const page = await context.newPage()
  const slow = await context.newCDPSession(page)
  await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await slow.send('Page.enable')
  await slow.send('Page.addScriptToEvaluateOnNewDocument', { source: watch(button) })
  await page.goto(address, { waitUntil: 'commit' })
  for (;;) {
    const { result } = await slow.send('Runtime.evaluate', { expression: 'globalThis.answered' })
    if (typeof result.value === 'number') {
      await context.close()
      return result.value
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  }
}

/**
 * Runs in the page from its beginning. Once the button is there, a frame shows it; the task after that frame is the first
 * that a click could have been. (Playwright's own waiting would load its large script into the slowed page meanwhile.)
 */
function watch(button: string): string {
  return `{
    const name = new RegExp(${JSON.stringify(button)})
    const observer = new MutationObserver(() => {
      const isThere = [...document.querySelectorAll('button, [role=button]')].some(
        element => !element.disabled && name.test(element.getAttribute('aria-label') ?? element.textContent),
      )
      if (!isThere) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => { globalThis.answered = performance.now() }
        port2.postMessage(null)
      })
    })
    observer.observe(document, { childList: true, subtree: true })
  }`
}
