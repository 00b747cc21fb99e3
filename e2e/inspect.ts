import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Opens a page and looks for what is inaccessible in it. */
export async function inspect(page: Page, path: string, theme: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
  if (path !== '/api') expect(await page.locator('html').getAttribute('data-theme'), path).toBe(theme)
  await inspectNow(page, path)
}

/** What is on the screen: axe finds nothing serious, and nothing is wider than the screen. */
export async function inspectNow(page: Page, path: string): Promise<void> {
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
