import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, peaceful } from './player.ts'
import { openSite, type Site } from './site.ts'
import { againstComputer, HUNT, LONDON, TITLES, withFriend } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** What follows the first picture of a table: rules, keys, what tells of moments. */
const LATER = /\/(table-around|jack-beside|\w+-1888-rules|whitechapel-rules|rules|Keys|happened|announced)-[^/]*\.js$/

/** Lets the page have nothing of that until it is released. */
async function held(page: Page, files = LATER): Promise<{ readonly asked: readonly string[]; release(): void }> {
  const asked: string[] = []
  let release = () => {}
  const released = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(files, async route => {
    asked.push(route.request().url())
    await released
    await route.continue()
  })
  return { asked, release }
}

test.each([
  [TITLES[0], 'Detective'],
  [TITLES[1], 'Detective'],
  [HUNT, 'Detective 1'],
  [LONDON, 'Player 1'],
] as const)('at the first picture of $name keys are kept until what they do is there', async (title, side) => {
  const visitor = await site.visitor()
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  const before = await visitor.newPage()
  await againstComputer(before, title, side)
  const asked = { name: /your turn/i }
  await before.getByRole('heading', asked).waitFor({ timeout: 60_000 })

  const page = await visitor.newPage()
  const later = await held(page)
  await page.goto(before.url())
  await page.getByRole('heading', asked).waitFor()
  for (const key of [',', ',', '?']) await page.keyboard.press(key)
  expect(later.asked).not.toEqual([])
  later.release()
  await page.getByRole('dialog', { name: 'Keys' }).waitFor()
  // Two steps back: each key rests on what the one before it has done.
  const slider = page.getByRole('slider', { includeHidden: true })
  const last = Number(await slider.getAttribute('max'))
  expect(Number(await slider.inputValue())).toBe(last - 2)
})

test('what is chosen before that is there which follows it is decided then', async () => {
  const visitor = await site.visitor()
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  const before = await visitor.newPage()
  await againstComputer(before, LONDON, 'Player 1')
  const asked = { name: 'It is your turn' }
  await before.getByRole('heading', asked).waitFor({ timeout: 60_000 })

  const page = await visitor.newPage()
  const later = await held(page, /consequences-[^/]*\.js$/)
  await page.goto(before.url())
  await page.getByRole('button', { name: 'Roll the die' }).first().click()
  await page.getByRole('heading', asked).waitFor()
  expect(later.asked).not.toEqual([])
  expect(await page.getByText(/^rolled \d+$/).count()).toBe(0)
  later.release()
  await page
    .getByText(/^rolled \d+$/)
    .first()
    .waitFor({ timeout: 20_000 })
})

test('what happens before what tells of it is there is told then', async () => {
  const host = await (await site.visitor()).newPage()
  const address = await withFriend(host, TITLES[0], 'Detective')
  const visitor = await site.visitor()
  const friend = await visitor.newPage()
  await friend.goto(address)
  await friend.getByRole('button', { name: /^Sit down as/ }).click()
  await friend.waitForURL('**/play/*')
  await host.getByRole('heading', { name: 'Your turn, Detective' }).waitFor()

  const page = await visitor.newPage()
  const later = await held(page)
  await page.goto(friend.url())
  await page.getByRole('heading', { name: 'Detective to play' }).waitFor()
  for (let looks = 0; looks < 200; looks++) {
    await act(host, peaceful)
    if (await page.getByRole('heading', { name: 'Your turn, Jack' }).isVisible()) break
  }
  await page.getByRole('heading', { name: 'Your turn, Jack' }).waitFor()
  const said = page.locator('div.visually-hidden[role="status"]')
  expect(await said.textContent()).toBe('')
  later.release()
  await expect.poll(() => said.textContent()).toMatch(/^Detective plays /)
})

test('what a film is about to show is not seen before it', async () => {
  const visitor = await site.visitor()
  const before = await visitor.newPage()
  await againstComputer(before, HUNT, 'Detective 1')
  await before.getByRole('heading', { name: 'Detective 1, it is your turn' }).waitFor({ timeout: 60_000 })

  const page = await visitor.newPage()
  const later = await held(page)
  await page.goto(before.url())
  await page.getByRole('heading', { name: 'Detective 1 is to play' }).waitFor()
  expect(await page.locator('.lw-woman').count()).toBe(0)
  later.release()
  await page.getByRole('heading', { name: 'Detective 1, it is your turn' }).waitFor()
  expect(await page.locator('.lw-woman').count()).toBe(8)
})
