import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('a whole game is played as text with nothing but keys', async () => {
  const visitor = await site.visitor()
  const page = await visitor.newPage()
  await page.goto('/')
  await page.getByText('Detective', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Play Mr. Jack against the computer' }).click()
  await page.waitForURL('**/play/*')
  const id = new URL(page.url()).pathname.split('/')[2]
  await page.goto(`/play/${id}/text`)
  await page.getByRole('heading', { name: 'The board' }).waitFor()
  for (let turns = 0; turns < 2000; turns++) {
    if (await page.getByRole('heading', { name: /^Jack was / }).isVisible()) break
    const choices = page.getByRole('heading', { name: 'Your choices' }).locator('..').getByRole('button')
    const send = page.getByRole('button', { name: 'Confirm and send' })
    const labels = await choices.allInnerTexts()
    const calm = labels.findIndex(label => !/^Accuse|take back|^Back$|^Enter$/.test(label))
    const next = (await send.isVisible()) ? send : calm >= 0 ? choices.nth(calm) : null
    if (next === null) {
      await page.waitForTimeout(50)
      continue
    }
    await next.focus()
    await page.keyboard.press('Enter')
  }
  await page.getByRole('heading', { name: /^Jack was / }).waitFor()
  expect(await page.getByRole('log').or(page.locator('[aria-live]')).count()).toBeGreaterThan(0)
})
