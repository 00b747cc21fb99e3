import { chromium } from 'playwright-core'
import { type Figure, type FigureGroup, quantile, sized } from '../figure.ts'
import { served } from '../served.ts'
import { type Cookie, Visitors } from '../visitor.ts'

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
    try {
      yield* measureVisits(server.url, sized(extent, { quick: 1, usual: 7, full: 15 }))
    } finally {
      await server.close()
    }
  },
}

async function* measureVisits(url: string, times: number): AsyncIterable<Figure> {
  const { address, cookies } = await begin(url)
  const visitors = await Visitors.launch()
  try {
    const start: number[] = []
    const table: number[] = []
    for (let i = 0; i < times; i++) {
      start.push(await timed(visitors, url, [], PLAY))
      table.push(await timed(visitors, address, cookies, CARD))
    }
    const note = `median of ${times}, processor slowed ${SLOWDOWN} times`
    yield { name: 'interactive.start', value: quantile(start, 0.5), unit: 'ms', budget: { atMost: 1000 }, note }
    yield { name: 'interactive.table', value: quantile(table, 0.5), unit: 'ms', budget: { atMost: 1000 }, note }
  } finally {
    await visitors.close()
  }
}

interface Begun {
  readonly address: string
  readonly cookies: readonly Cookie[]
}

/** A game whose Detective is asked for a card. */
async function begin(url: string): Promise<Begun> {
  const browser = await chromium.launch(CHROMIUM)
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
  const cookies = (await context.cookies()).map(({ name, value }) => ({ name, value, url }))
  const address = page.url()
  await browser.close()
  return { address, cookies }
}

/** Milliseconds from the start of the navigation until a button of this name is drawn and the page answers. */
async function timed(visitors: Visitors, address: string, cookies: readonly Cookie[], button: string): Promise<number> {
  const visit = await visitors.visit(address, cookies, watch(button), SLOWDOWN)
  for (;;) {
    const answered = await visit.evaluate('globalThis.answered')
    if (typeof answered === 'number') {
      await visit.leave()
      return answered
    }
    await new Promise(resolve => setTimeout(resolve, PAUSE))
  }
}

/**
 * Runs in the page from its beginning. Once the button is there, a frame shows it; the task after that frame is the first
 * that a click could have been.
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
