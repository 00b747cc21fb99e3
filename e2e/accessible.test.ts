import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESKTOP, openSite, PHONE, type Site } from './site.ts'
import { againstComputer, TITLES } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const PAGES = [
  '/',
  '/fairness',
  '/about',
  '/no/such/page',
  '/api',
  ...TITLES.flatMap(({ id }) => [`/new/${id}`, `/rules/${id}`]),
]

for (const theme of ['night', 'morning'] as const)
  for (const size of [DESKTOP, PHONE])
    test(`axe finds nothing serious on any page (${theme}, ${size.width} px), and none scrolls sideways`, async () => {
      const page = await (await site.visitor({ theme, size })).newPage()
      for (const path of PAGES) await inspect(page, path, theme)
      const spectator = await (await site.visitor({ theme, size })).newPage()
      for (const title of TITLES) {
        await againstComputer(page, title, 'Detective')
        const game = new URL(page.url()).pathname
        await inspect(page, game, theme)
        await inspect(page, `${game}/text`, theme)
        await inspect(spectator, game, theme)
      }
    })

async function inspect(page: Page, path: string, theme: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  if (path !== '/api') expect(await page.locator('html').getAttribute('data-theme'), path).toBe(theme)
  expect(await serious(page), path).toEqual([])
  const wide = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  expect(wide, `${path} is wider than the screen`).toBe(0)
}

async function serious(page: Page): Promise<string[]> {
  // Run through the debugger, which the page's content security policy does not bind.
  await page.evaluate(axe.source)
  const found = (await page.evaluate('axe.run(document, { resultTypes: ["violations"] })')) as axe.AxeResults
  return found.violations
    .filter(violation => violation.impact === 'serious' || violation.impact === 'critical')
    .map(violation => `${violation.id}: ${violation.nodes.map(node => node.target.join(' ')).join(', ')}`)
}
