import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'
import { HUNT, LONDON } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function formOf({ id }: { readonly id: string }): Promise<Page> {
  const page = await (await site.visitor()).newPage()
  await page.goto(`/new/${id}`)
  await page.getByRole('button', { name: 'Start the game' }).waitFor()
  return page
}

async function players(page: Page, count: number): Promise<void> {
  await page.getByText(String(count), { exact: true }).first().click()
}

function texts(options: Locator): Promise<string[]> {
  return options.allTextContents()
}

test('LD-14: the host of London 1888 assigns as many characters as there are players, and what was chosen comes back', async () => {
  const page = await formOf(LONDON)
  const seats = page.getByRole('combobox', { name: /^Seat \d$/ })
  expect(await seats.count()).toBe(0)
  await page.getByText('Assigned by the host', { exact: true }).click()
  const fifth = page.getByRole('combobox', { name: 'Seat 5' })
  for (const count of [4, 5, 6, 7, 8]) {
    await players(page, count)
    await expect.poll(() => seats.count()).toBe(count)
    if (count === 5) await fifth.selectOption('mansfield')
  }
  await players(page, 4)
  await expect.poll(() => seats.count()).toBe(4)
  await players(page, 5)
  await expect.poll(() => seats.count()).toBe(5)
  expect(await fifth.inputValue()).toBe('mansfield')
  const others = page.getByRole('combobox', { name: /^Player \d$/ })
  await expect.poll(() => others.count()).toBe(5)
})

test('LW-3: policemen go to the detectives who play, and what was chosen comes back', async () => {
  const page = await formOf(HUNT)
  const owners = page.getByRole('combobox', { name: /^Who leads / })
  const brown = page.getByRole('combobox', { name: 'Who leads Brown' })
  await page.getByText('Finer points of the rules').click()
  await page.getByText('The hideout').first().waitFor()
  expect(await owners.count()).toBe(0)
  // So few are shown side by side.
  await players(page, 3)
  const owned = page.getByRole('group', { name: 'Who leads Brown' })
  await expect.poll(() => texts(owned.locator('label'))).toEqual(['As dealt (usual)', 'Detective 1', 'Detective 2'])
  for (const detectives of [3, 4, 5]) {
    await players(page, detectives + 1)
    await expect.poll(() => owners.count()).toBe(5)
    const named = Array.from({ length: detectives }, (_, i) => `Detective ${i + 1}`)
    await expect.poll(() => texts(brown.getByRole('option'))).toEqual(['As dealt (usual)', ...named])
  }
  await brown.selectOption('Detective 5')
  await players(page, 4)
  await expect.poll(() => brown.inputValue()).toBe('dealt')
  await players(page, 6)
  await expect.poll(() => brown.inputValue()).toBe('5')
})

test('LD-145: at one screen nobody is asked for seconds, and names that were given stay', async () => {
  const page = await formOf(LONDON)
  const seconds = page.getByLabel('Seconds of a window')
  await seconds.waitFor()
  await page.getByText('Someone at this screen').click()
  await expect.poll(() => seconds.count()).toBe(0)
  const names = page.getByRole('textbox', { name: /is played by$/ })
  await players(page, 6)
  await names.nth(5).fill('Fay')
  await players(page, 4)
  await expect.poll(() => names.count()).toBe(4)
  await players(page, 6)
  await expect.poll(() => names.count()).toBe(6)
  expect(await names.nth(5).inputValue()).toBe('Fay')
})
