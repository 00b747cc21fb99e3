import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'
import { againstComputer, LONDON } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('LD-188: setting and aims before the game, at the table a Recap card, advice and the chronology', async () => {
  const page = await (await site.visitor()).newPage()
  await page.goto(`/new/${LONDON.id}`)
  await page.getByText('Two women are dead already.').waitFor()
  for (const goal of ['As Jack', 'As an Innocent', 'As his accomplice'])
    await page.getByText(goal, { exact: true }).waitFor()
  await againstComputer(page, LONDON, 'Player 1', 'Stroller')
  await page.getByRole('tab', { name: 'Table' }).click()
  await page.getByText('Recap card').click()
  await page.getByRole('link', { name: /LD-46/ }).waitFor()
  await page.getByText('Advice', { exact: true }).click()
  await page.getByText('Everybody is a suspect. Trust nobody.').waitFor()
  await page.getByText('What happened in 1888').click()
  await page.getByText('Annie Chapman is killed in Hanbury Street.').waitFor()
  expect(await page.getByText('September 8, 1888').isVisible()).toBe(true)
})
