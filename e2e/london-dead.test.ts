import { london1888 } from '@gaslight/london-1888'
import { afterAll, beforeAll, expect, test } from 'vitest'
import en from '../games/london-1888/messages/en.json' with { type: 'json' }
import { AB, HANDS, LU, SEATS, scripted, toDeath } from '../packages/server/testing/london.ts'
import { keepTables } from '../packages/server/testing/stored.ts'
import { openSite, type Site } from './site.ts'
import { comeTo, ON_PHONE } from './sitting.ts'

const DEATH = 'Londondeath0'

let site: Site
beforeAll(async () => {
  const tables = [{ id: DEATH, seats: SEATS, ...scripted(toDeath(HANDS, 'Ne'), { windows: 'orders' }) }]
  site = await openSite({}, data => keepTables(data, london1888, tables))
})
afterAll(() => site.close())

test('LD-154: who is killed is told so, keeps what he knows of himself, learns nothing of others, may talk, and is asked nothing', async () => {
  const [abberline, lusk, phone] = await Promise.all([
    comeTo(site, AB, DEATH),
    comeTo(site, LU, DEATH),
    comeTo(site, LU, DEATH, ON_PHONE),
  ])
  await lusk.getByRole('list', { name: 'Your ACTION cards' }).waitFor()
  await abberline.locator('[data-act="attack"]').click()
  await abberline.getByRole('list', { name: 'Choices' }).getByRole('button', { name: 'Lusk' }).click()
  await abberline.getByRole('dialog').getByRole('button', { name: 'Do it' }).click()

  for (const page of [lusk, phone]) await page.getByText('You are dead').first().waitFor()
  const players = lusk.getByRole('list', { name: 'Players in the order of their seats' })
  const own = players.getByRole('listitem').filter({ hasText: 'Lusk' }).first()
  await own.getByText(en.page.mark.own.innocent).waitFor()
  expect(await own.getByText('dead', { exact: true }).count()).toBe(1)
  // He has no hand and no orders any more, and nothing of a role or a hand of anybody else.
  await expect.poll(() => lusk.getByRole('list', { name: 'Your ACTION cards' }).count()).toBe(0)
  await expect.poll(() => lusk.getByRole('tab', { name: 'Orders' }).count()).toBe(0)
  const known = (await players.textContent()) ?? ''
  for (const secret of [en.identity.jack, en.page.mark.own.jack, en.page.mark.seen.jack, en.page.mark.seen.innocent])
    expect(known).not.toContain(secret)
  for (const card of Object.values(en.card)) expect(known).not.toContain(card)
  // The killer is in prison, and the next round goes on without the dead.
  await lusk.getByRole('heading', { name: 'Warren is to play' }).waitFor()
  await lusk.getByRole('tab', { name: 'Talk' }).click()
  await lusk.getByRole('textbox', { name: 'Say something' }).fill('Watch the surgeon')
  await lusk.keyboard.press('Enter')
  await abberline.getByRole('tab', { name: 'Talk (1)' }).click()
  await abberline.getByRole('tabpanel').getByText('Watch the surgeon').waitFor()
})
