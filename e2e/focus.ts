import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The focus stands on something. */
export async function isSomewhere(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate('document.activeElement !== document.body')).toBe(true)
}

/** The focus stands on something that is on the screen, and shows there. */
export async function keepsFocus(page: Page): Promise<void> {
  await isSomewhere(page)
  // What goes may still have had the focus.
  await expect.poll(() => page.locator(':focus').isVisible()).toBe(true)
  // The board has a ring on the place under the cursor; at its start a page has none.
  const hidden = `getComputedStyle(document.activeElement).outlineStyle !== 'none'
    || document.activeElement.matches('main, [role="application"]') ? '' : document.activeElement.outerHTML.slice(0, 200)`
  await expect.poll(() => page.evaluate(hidden)).toBe('')
}

export async function hasFocus(page: Page, target: Locator): Promise<boolean> {
  return (await target.and(page.locator(':focus')).count()) > 0
}

export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < 260; tabs++) {
    if (await hasFocus(page, target)) return
    await page.keyboard.press('Tab')
  }
  throw new Error('the keyboard does not come there')
}
