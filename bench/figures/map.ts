import { CIRCLES } from '@gaslight/letters-from-whitechapel'
import { type Browser, chromium, type Page } from 'playwright-core'
import { type Extent, type Figure, type FigureGroup, quantile, sized } from '../figure.ts'
import { type Frame, framesWhile } from '../frames.ts'
import { type Hunt, huntFor } from '../hunt.ts'
import { served } from '../served.ts'

const SLOWDOWN = 4
const CHROMIUM = { executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] }
/** Milliseconds from one movement of the pointer to the next, and in which a map comes to rest. */
const STEP = 80
const REST = 1200
/** Sixty frames a second. */
const BUDGET = 1000 / 60

/** What somebody does on the map of Whitechapel, by name; `act` does it once. */
interface Gesture {
  readonly name: string
  act(page: Page, ground: Ground): Promise<void>
}

type Spot = readonly [x: number, y: number]

/** Where on the page things are. It is looked up before frames are counted: asking the page is no work of the map's. */
interface Ground {
  readonly circles: readonly Spot[]
  readonly targets: readonly Spot[]
  readonly middle: Spot
}

const POLICE: readonly Gesture[] = [
  { name: 'hover', act: (page, { circles }) => along(page, circles) },
  { name: 'preview', act: (page, { targets }) => along(page, targets) },
  { name: 'click', act: decideAndTakeBack },
  { name: 'pan', act: pan },
  { name: 'settle', act: nearerAndBack },
]
const JACK: readonly Gesture[] = [
  { name: 'jack-preview', act: (page, { targets }) => along(page, targets) },
  { name: 'jack-click', act: decideAndTakeBack },
]

/** Milliseconds of the main thread for each frame that the map of Whitechapel draws, on a processor slowed four times. */
export const map: FigureGroup = {
  name: 'map',
  measure: extent => measureMap(extent),
}

/** `build`: the folder of another build of the page than the checkout's. */
export async function* measureMap(
  extent: Extent,
  build?: string,
): AsyncIterable<Figure & { frames: readonly Frame[] }> {
  const server = await served(build)
  const browser = await chromium.launch(CHROMIUM)
  try {
    for (const [side, gestures] of [
      ['police', POLICE],
      ['jack', JACK],
    ] as const) {
      const hunt = await huntFor(server.url, side)
      const page = await tableOf(browser, server.url, hunt)
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
      const ground: Ground = {
        circles: await onPage(page, CIRCLES),
        targets: await onPage(page, hunt.targets),
        middle: await middleOfMap(page),
      }
      for (const { name, act } of gestures) {
        await act(page, ground)
        await page.waitForTimeout(REST)
        const frames: Frame[] = []
        for (let i = 0; i < sized(extent, { quick: 1, usual: 3, full: 8 }); i++)
          frames.push(...(await framesWhile(cdp, page, () => act(page, ground))))
        const busy = frames.map(frame => frame.busy)
        const note = `${busy.length} frames, processor slowed ${SLOWDOWN} times`
        yield {
          name: `map.${name}`,
          value: quantile(busy, 0.5),
          unit: 'ms a frame',
          budget: { atMost: BUDGET },
          note,
          frames,
        }
        yield { name: `map.${name}-p95`, value: quantile(busy, 0.95), unit: 'ms a frame, p95', note, frames }
      }
      await page.context().close()
      hunt.leave()
    }
  } finally {
    await browser.close()
    await server.close()
  }
}

/** The table of whoever is asked, with all that follows the first picture. */
async function tableOf(browser: Browser, url: string, { id, asked }: Hunt): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'en', viewport: { width: 1440, height: 900 } })
  const [name, value] = asked.cookie.split('=')
  await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  await page.goto(`/play/${id}`)
  await page.locator('.lw-mark-target').first().waitFor()
  await page.locator('.lw-compass').waitFor({ state: 'attached' })
  await page.waitForTimeout(3 * REST)
  return page
}

/** Moves the pointer from one of these to the next, over all that lie on the map, and away. */
async function along(page: Page, spots: readonly Spot[]): Promise<void> {
  for (const [x, y] of spots.slice(0, 24)) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(STEP)
  }
  await page.mouse.move(2, 2)
  await page.waitForTimeout(STEP)
}

/** Decides for two targets one after the other, and takes each back. */
async function decideAndTakeBack(page: Page, { targets }: Ground): Promise<void> {
  for (const [x, y] of targets.slice(0, 2)) {
    await page.mouse.move(x, y)
    await page.waitForTimeout(STEP)
    await page.mouse.down()
    await page.mouse.up()
    await page.waitForTimeout(REST / 2)
    await page.keyboard.press('Escape')
    await page.waitForTimeout(REST / 2)
  }
  await page.mouse.move(2, 2)
}

async function pan(page: Page, { middle: [x, y] }: Ground): Promise<void> {
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -320)
  await page.waitForTimeout(REST)
  await page.mouse.down()
  for (let i = 0; i < 30; i++) {
    await page.mouse.move(x + 6 * (i < 15 ? i : 30 - i), y + 2 * i)
    await page.waitForTimeout(16)
  }
  await page.mouse.up()
  await page.mouse.wheel(0, 2000)
  await page.waitForTimeout(REST)
}

async function nearerAndBack(page: Page): Promise<void> {
  await page.locator('.lw-map').focus()
  for (const key of ['+', '+', '-', '0']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(REST)
  }
}

async function middleOfMap(page: Page): Promise<Spot> {
  const box = await page.locator('.lw-view').boundingBox()
  if (box === null) throw new Error('there is no map')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** The page's types are not at hand here. */
interface Drawing {
  getScreenCTM(): { readonly a: number; readonly d: number; readonly e: number; readonly f: number }
}

/** Where places of the drawing are on the page. */
async function onPage(page: Page, places: Hunt['targets']): Promise<readonly Spot[]> {
  return page
    .locator('.lw-layer')
    .first()
    .evaluate(
      (layer, places) => {
        const { a, d, e, f } = (layer as unknown as Drawing).getScreenCTM()
        return places.map(({ x, y }) => [a * x + e, d * y + f] as const)
      },
      places.map(({ x, y }) => ({ x, y })),
    )
}
