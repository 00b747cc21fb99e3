import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, HUNT_TABLE, striking } from './player.ts'
import { openSite, type Site } from './site.ts'
import { HUNT } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** One person as the whole police against the weakest Jack, where the table works out what follows. */
async function asPolice(): Promise<Page> {
  const visitor = await site.visitor()
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  const page = await visitor.newPage()
  await page.goto(`/new/${HUNT.id}`)
  await page.getByText('Stroller', { exact: true }).first().click()
  await page.getByText('Detective 1', { exact: true }).first().click()
  await page.getByText('Worked out for the detectives', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/play/*')
  await page.getByRole('list', { name: 'Choices' }).getByRole('button').first().waitFor({ timeout: 60_000 })
  return page
}

test('the police ask what follows: ways to a hideout are drawn, and a circle says which hideouts it leaves', async () => {
  const page = await asPolice()
  const side = page.getByRole('complementary', { name: 'What is known' })
  await side.getByText('Show where he can be').click()
  const everything = side.getByText(/^He can be on \d+ circles?:/)
  const round = page.getByText(/The Hunting, round \d+/).first()
  for (let looks = 0; looks < 400 && !(await round.isVisible()); looks++) await act(page, striking, HUNT_TABLE)
  await everything.waitFor()
  const traces = () => page.locator('.lw-trace').count()
  expect(await traces()).toBe(0)

  // Those that are alike may be folded.
  await page.evaluate(`for (const folded of document.querySelectorAll('aside details')) folded.open = true`)
  const [hideout, place] = [side.locator('button[title^="Hideout "]'), side.locator('button[title^="Circle "]')]
  await hideout.first().click()
  await side.getByText(/^(If the hideout is|Hideout) \d+/).waitFor()
  await expect.poll(() => hideout.first().getAttribute('aria-pressed')).toBe('true')
  await expect.poll(traces).toBeGreaterThan(0)

  await place.first().click()
  await side.getByText(/^If he is on \d+ .* hideouts? (is|are) left/).waitFor()
  await expect.poll(traces).toBe(0)
  await side.getByRole('button', { name: 'Back to everything' }).click()
  await everything.waitFor()

  // A click on the map asks instead of playing, until one has asked enough.
  const now = page.getByRole('region', { name: 'What to do now' })
  await side.getByRole('button', { name: 'Ask the map about a hideout' }).click()
  await now.getByText(/^Click a circle: the map shows which ways lead there/).waitFor()
  const number = page.locator('.lw-number').filter({ hasText: /^100$/ })
  const asked = side.getByText(/^(If the hideout is|Hideout) 100/)
  // The map may still move a little with what stands around it.
  const ask = async () => {
    await number.click({ force: true })
    return asked.isVisible()
  }
  await expect.poll(ask, { timeout: 20_000, interval: 1000 }).toBe(true)
  await now.getByRole('button', { name: 'Ask no more and play' }).click()
  await now.getByRole('list', { name: 'Choices' }).waitFor()
})

test('what a list points at is seen on the map by the same name, and what the map points at, too', async () => {
  const page = await asPolice()
  await page.locator('.lw-compass').waitFor({ state: 'attached' })
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button')
  const named = page.locator('.lw-listed text')
  for (const place of [1, 4]) {
    const label = (await choices.nth(place).textContent()) ?? ''
    await choices.nth(place).hover()
    await expect.poll(() => named.allTextContents()).toEqual([label])
    await expect.poll(() => page.locator('.lw-ghost').count()).toBe(1)
  }
  const map = page.getByRole('application', { name: 'Map of Whitechapel' })
  await map.focus()
  await page.keyboard.press('n')
  await expect
    .poll(() => page.locator('.lw-pointer[data-on] .lw-tag-text').allTextContents())
    .toEqual([expect.stringMatching(/^x\d+$/)])
  expect(await named.count()).toBe(0)

  const side = page.getByRole('complementary', { name: 'What is known' })
  await side.getByRole('tab', { name: 'Facts' }).click()
  await side.getByText('What the signs on the map mean').click()
  await side.getByText('Jack’s hideout', { exact: true }).waitFor()
})
