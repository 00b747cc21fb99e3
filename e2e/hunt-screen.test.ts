import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, HUNT_TABLE, striking } from './player.ts'
import { openSite, PHONE, type Site } from './site.ts'
import { HUNT } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('three at one phone hunt behind a curtain: each is called in turn, and Jack alone sees his sheet', async () => {
  const visitor = await site.visitor({ size: PHONE, touch: true })
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  const page = await visitor.newPage()
  await page.goto(`/new/${HUNT.id}`)
  await page.getByText('Someone at this screen').click()
  await page.getByText('3', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/local/*')
  const posts: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  const show = page.getByRole('button', { name: /show me the table/ })
  const handOver = page.getByRole('button', { name: /^Hand over the screen/ })
  const called = new Set<string>()
  for (let looks = 0; looks < 1500 && !isRoundDone(called); looks++) {
    if (await show.isVisible()) {
      const role = await calledBy(page)
      expect(await page.locator('.lw-map').count()).toBe(0)
      await show.tap()
      await page.locator('.lw-map').waitFor()
      const panel = page.getByRole('tab', { name: role === 'Jack' ? 'My sheet' : 'Notes' })
      await panel.waitFor()
      if (role !== 'Jack') expect(await page.getByText('Hideout', { exact: true }).count()).toBe(0)
      called.add(
        `${role} ${await page
          .getByText(/ · (Before the first night|Hell|The Hunting)/)
          .first()
          .textContent()}`,
      )
    } else if (await handOver.isVisible()) await handOver.tap()
    else await act(page, striking, { ...HUNT_TABLE, way: 'Pass' })
  }
  expect(isRoundDone(called)).toBe(true)
  expect(posts).toEqual([])
})

/** Whether each of the three has had the screen while Jack was hunted. */
function isRoundDone(called: ReadonlySet<string>): boolean {
  return ['Jack', 'Detective 1', 'Detective 2'].every(role =>
    [...called].some(call => call.startsWith(role) && call.includes('The Hunting')),
  )
}

async function calledBy(page: Page): Promise<string> {
  return ((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/,.*/, '')
}
