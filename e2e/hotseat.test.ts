import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, peaceful } from './player.ts'
import { openSite, type Site } from './site.ts'
import { TITLES } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A game without the server is dealt from the browser's chance alone: this one deals the same game each time. */
const SAME_CHANCE = `{
  let word = 1888
  crypto.getRandomValues = array => array.map(() => (word = Math.imul(word, 1664525) + 1013904223) >>> 24)
}`

test.each(TITLES)(
  'two at one screen play $name to the end without the server, behind a curtain, and over a reload',
  async ({ id }) => {
    const visitor = await site.visitor()
    await visitor.addInitScript(SAME_CHANCE)
    const page = await visitor.newPage()
    await page.goto(`/new/${id}`)
    await page.getByText('Someone at this screen').click()
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.waitForURL('**/local/*')
    const posts: string[] = []
    page.on('request', request => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    let curtains = 0
    let reloaded = false
    for (let looks = 0; looks < 4000; looks++) {
      const show = page.getByRole('button', { name: /show me the table/ })
      if (await show.isVisible()) {
        expect(await page.locator('main').textContent()).not.toMatch(/You are/)
        await show.click()
        curtains++
        if (curtains === 6 && !reloaded) {
          reloaded = true
          await page.reload()
        }
        continue
      }
      const handOver = page.getByRole('button', { name: /^Hand over the screen/ })
      if (await handOver.isVisible()) {
        await handOver.click()
        continue
      }
      if ((await act(page, peaceful)) === 'over') break
    }
    await page.getByRole('heading', { name: /^Jack was / }).waitFor()
    expect(curtains).toBeGreaterThan(8)
    expect(posts).toEqual([])
  },
)
