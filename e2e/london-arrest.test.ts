import { london1888 } from '@gaslight/london-1888'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FakeClock } from '../packages/server/testing/clock.ts'
import { keepTables, type Table } from '../packages/server/testing/stored.ts'
import { leadingTo, NAMES } from './london-places.ts'
import { openSite, type Site } from './site.ts'
import { comeTo, ON_PHONE } from './sitting.ts'

const SECONDS = 30
const [ABBERLINE, GODLEY, LUSK, WARREN] = [0, 1, 2, 4] as const
const ARREST = 'Londonarrest'
const MARKET = 'Londonmarket'

const clock = new FakeClock()
let site: Site
beforeAll(async () => {
  const arrest = leadingTo('arrest', 'corruption', { windowSeconds: SECONDS }, WARREN)
  const market = leadingTo('market', 'arrest', { windowSeconds: SECONDS })
  const tables = [
    { id: ARREST, ...arrest },
    { id: MARKET, ...market },
  ].map((table): Table => ({ ...table, seats: NAMES.length }))
  site = await openSite({ clock }, data => keepTables(data, london1888, tables))
})
afterAll(() => site.close())

function window(page: Page) {
  return page.getByRole('region', { name: 'A window is open' })
}

test('LD-137, LD-145: who is arrested is asked first, then, in a window of its own, who may release him; nobody else sees an answer', async () => {
  const [abberline, godley, warren] = await Promise.all([
    comeTo(site, ABBERLINE, ARREST),
    comeTo(site, GODLEY, ARREST, ON_PHONE),
    comeTo(site, WARREN, ARREST),
  ])
  await abberline.getByRole('heading', { name: 'It is your turn' }).waitFor()
  // Not the card of that name, which he holds, too.
  await abberline.locator('[data-act="arrest"]').click()
  await abberline.getByRole('button', { name: 'Godley', exact: true }).first().click()
  await abberline.getByRole('dialog').getByRole('button', { name: 'Do it' }).click()
  await godley.getByRole('heading', { name: 'You are asked' }).waitFor()
  for (const page of [abberline, warren]) await window(page).getByText('Asked: Godley').waitFor()
  expect(await window(warren).getByRole('button').count()).toBe(0)
  const before = await textOf(warren)
  await window(godley).getByRole('button', { name: 'Accept the arrest' }).click()
  await window(godley).getByText('You have answered: Accept the arrest.').waitFor()
  expect(await textOf(warren)).toBe(before)
  clock.pass(SECONDS * 1000)

  await warren.getByRole('heading', { name: 'You are asked' }).waitFor()
  for (const page of [abberline, godley]) await window(page).getByText('Asked: Warren').waitFor()
  await window(warren).getByRole('button', { name: 'Play Corruption' }).click()
  await window(warren).getByText('You have answered: Play Corruption.').waitFor()
  expect(await godley.getByText('the arrested goes free').count()).toBe(0)
  clock.pass(SECONDS * 1000)

  for (const page of [abberline, warren]) {
    await expect.poll(() => window(page).count()).toBe(0)
    await page.getByRole('tab', { name: 'Chronicle' }).click()
    const told = page.getByRole('tabpanel')
    await told.getByText('Godley accepts the arrest.').last().waitFor()
    await told.getByText('Warren plays Corruption: the arrested goes free.').last().waitFor()
  }
  // He stands in the Prison as a visitor and has lost nothing.
  const seats = abberline.getByRole('list', { name: 'Players in the order of their seats' })
  await abberline.getByRole('tab', { name: 'Players' }).click()
  const row = seats.getByRole('listitem').filter({ hasText: 'Godley' }).first()
  await row.getByRole('button', { name: 'Prison' }).waitFor()
  expect(await row.getByText('in prison').count()).toBe(0)
})

test('LD-136, LD-143: whoever enters the Black Market is asked about at all others at once; the first ARREST in the order counts', async () => {
  const [abberline, godley, lusk] = await Promise.all([
    comeTo(site, ABBERLINE, MARKET),
    comeTo(site, GODLEY, MARKET),
    comeTo(site, LUSK, MARKET),
  ])
  await abberline.getByRole('heading', { name: 'It is your turn' }).waitFor()
  await abberline.getByText(/^Places in reach/).click()
  await abberline.getByRole('button', { name: /^Black Market · / }).click()
  await abberline.getByRole('button', { name: 'Confirm and send' }).click()
  for (const page of [godley, lusk]) await page.getByRole('heading', { name: 'You are asked' }).waitFor()
  await window(abberline)
    .getByText(/^Asked: Godley/)
    .waitFor()
  const before = await textOf(abberline)
  await window(lusk).getByRole('button', { name: 'Let it pass' }).click()
  await window(godley)
    .getByRole('button', { name: /^Arrest Abberline/ })
    .first()
    .click()
  await window(godley)
    .getByText(/^You have answered: Arrest Abberline/)
    .waitFor()
  expect(await textOf(abberline)).toBe(before)
  clock.pass(SECONDS * 1000)
  await abberline
    .getByText(/You are arrested: what do you do\?/)
    .first()
    .waitFor()
  await window(lusk).getByText('Asked: Abberline').waitFor()
  await lusk.getByRole('tab', { name: 'Chronicle' }).click()
  await lusk
    .getByRole('tabpanel')
    .getByText(/^Godley plays Arrest on Abberline/)
    .last()
    .waitFor()
  expect(await lusk.getByRole('tabpanel').getByText('Lusk lets it pass.').count()).toBe(0)
})

/** What a window says but for the seconds that are left. */
async function textOf(page: Page): Promise<string | undefined> {
  return (await window(page).textContent())?.replace(/\d+/, '')
}
