import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playUntil } from './london-newcomer.ts'
import { openSite, PHONE, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A newcomer's table with three computers, where nobody waits for answers in windows. */
async function sitDown(looks: Parameters<Site['visitor']>[0]): Promise<Page> {
  const visitor = await site.visitor(looks)
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  const page = await visitor.newPage()
  await page.goto('/new/london-1888')
  await page.getByText('Player 1', { exact: true }).first().click()
  await page.getByText('By standing orders', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/play/*')
  return page
}

test('a newcomer plays London 1888 with three computers to the end, and sees every role, the points and the game through all eyes', async () => {
  const page = await sitDown({})
  await page.getByRole('heading', { name: 'It is your turn' }).waitFor()
  await playUntil(page, page.getByRole('columnheader', { name: 'Points' }))
  expect(await page.getByRole('rowheader').count()).toBe(4)
  // LD-186: everybody is told how he came off himself, and which row is his.
  await page.getByText(/^You have (won|lost)\.$/).waitFor()
  expect(await page.getByRole('rowheader', { name: /· you/ }).count()).toBe(1)
  // LD-187: whoever lives shows his hand, and what lay face down to the end can be read.
  await expect.poll(() => page.getByRole('cell', { name: /^(Hand: |dead$)/ }).count()).toBe(4)
  await page.getByText('What stayed face down', { exact: true }).first().click()
  await page.getByText(/^ACTION pile: /).waitFor()
  expect(await page.getByRole('row', { name: /Jack the Ripper/ }).count()).toBe(1)
  for (const eyes of ['Onlookers', 'Everything']) {
    await page.getByLabel('See the game again as').selectOption({ label: eyes })
    await page.getByRole('button', { name: 'To the beginning' }).click()
    await page.getByRole('button', { name: 'One step forward' }).click()
    await page.getByText('You are looking at the past').first().waitFor()
  }
  // All is seen of that moment: who is Jack, and what everybody holds; and what follows from the cards, for who wants it.
  await page.getByRole('tab', { name: 'Players' }).click()
  const players = page.getByRole('list', { name: 'Players in the order of their seats' })
  await page.getByRole('button', { name: 'To the end' }).click()
  await players.getByText('Jack the Ripper').waitFor()
  await page.getByText('Notes and counting').click()
  await page.getByText('Count the cards for me').click()
  await page
    .getByText(/^Jack \d+%$/)
    .first()
    .waitFor()
  await page.getByRole('tab', { name: 'End' }).click()
  await page.getByRole('button', { name: 'Check the seal' }).click()
  await page.getByText('The seal holds').waitFor()
  const finished = page.url()
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect.poll(() => page.url()).not.toBe(finished)
  await page
    .getByText('Roll the die to walk')
    .or(page.getByText(/is to play$/))
    .first()
    .waitFor()
})

test('a newcomer on a phone rolls below the board and finds himself before it, then plays London 1888 to the end', async () => {
  const page = await sitDown({ size: PHONE, touch: true })
  await page.getByRole('heading', { name: 'It is your turn' }).waitFor()
  const board = page.locator('.ld-view')
  await page.evaluate('scrollTo(0, 480)')
  await page.locator('button:has-text("Roll the die"):visible').click()
  await page.getByText('Walk to a marked place, choose an act, or end your turn.').first().waitFor()
  await expect.poll(async () => (await board.boundingBox())?.y ?? -1).toBeGreaterThan(0)
  await playUntil(page, page.getByRole('columnheader', { name: 'Points' }))
  // How it ended is a sheet of its own, open at the end and whenever the finished game is opened.
  const end = page.getByRole('dialog', { name: 'End', exact: true })
  expect(await end.getByRole('row', { name: /Jack the Ripper/ }).count()).toBe(1)
  await page.reload()
  await end.getByRole('button', { name: 'Play again' }).waitFor()
  await end.getByRole('button', { name: 'Close', exact: true }).click()
  await end.waitFor({ state: 'hidden' })
  await page
    .getByRole('navigation', { name: 'What is known' })
    .getByRole('button', { name: 'End', exact: true })
    .click()
  await end.getByRole('columnheader', { name: 'Points' }).waitFor()
})
