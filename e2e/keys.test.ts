import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'
import { againstComputer, TITLES } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(TITLES)('an activation of $name is played on the board with nothing but keys', async title => {
  const visitor = await site.visitor()
  const page = await visitor.newPage()
  await againstComputer(page, title, 'Detective')
  const game = new URL(page.url()).pathname.split('/')[2]
  const asked = page.getByRole('heading', { name: 'Your turn, Detective' })
  await asked.waitFor()
  const before = await eventsOf(page, game)
  await page.keyboard.press('1')
  const confirm = page.getByText('Your activation is composed.').first()
  for (let looks = 0; looks < 40 && !(await confirm.isVisible()); looks++) {
    // Whoever is picked by mistake is not accused.
    if (await page.getByRole('dialog').isVisible()) await page.keyboard.press('Escape')
    await page.keyboard.press('n')
    await page.keyboard.press('n')
    await page.keyboard.press('Space')
  }
  await confirm.waitFor()
  await page.keyboard.press('Enter')
  await expect.poll(() => eventsOf(page, game)).toBeGreaterThan(before)
})

async function eventsOf(page: Page, game: string | undefined): Promise<number> {
  const { seq } = (await (await page.request.get(`/api/games/${game}`)).json()) as { seq: number }
  return seq
}
