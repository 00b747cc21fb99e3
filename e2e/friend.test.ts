import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, peaceful } from './player.ts'
import { openSite, type Site } from './site.ts'
import { invitation, TITLES, withFriend } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(TITLES)('$name: two friends meet by a link and play to the end, while a spectator looks on', async title => {
  const host = await (await site.visitor()).newPage()
  const address = await withFriend(host, title, 'Detective')

  const friend = await (await site.visitor()).newPage()
  await friend.goto(address)
  await friend.getByRole('textbox', { name: /name/i }).fill('Mary')
  await friend.getByRole('button', { name: /^Sit down as/ }).click()
  await friend.waitForURL('**/play/*')
  await host.waitForURL('**/play/*')

  const watcher = await (await site.visitor()).newPage()
  await watcher.goto(friend.url())

  let onTurn = host
  for (let looks = 0, did = ''; looks < 8000 && did !== 'over'; looks++) {
    did = await act(onTurn, peaceful)
    if (did === 'waited') onTurn = onTurn === host ? friend : host
  }
  for (const page of [host, friend, watcher]) await page.getByRole('heading', { name: /^Jack was / }).waitFor()
  expect(await host.getByText('Mary').count()).toBeGreaterThan(0)
})

test('the start page invites a friend with one click', async () => {
  const host = await (await site.visitor()).newPage()
  await host.goto('/')
  await host.getByText('Detective', { exact: true }).first().click()
  await host.getByRole('button', { name: 'Invite a friend' }).click()
  const address = await invitation(host)

  const friend = await (await site.visitor()).newPage()
  await friend.goto(address)
  await friend.getByRole('button', { name: 'Sit down as Jack' }).waitFor()
})

test('a limit for turns is chosen with the invitation, and counted down for both', async () => {
  const host = await (await site.visitor()).newPage()
  await host.goto('/new/mr-jack')
  await host.getByText('A friend, by a link', { exact: true }).click()
  await host.getByLabel('Time for a turn').selectOption('30 seconds')
  await host.getByRole('button', { name: 'Start the game' }).click()
  const address = await invitation(host)

  const friend = await (await site.visitor()).newPage()
  await friend.goto(address)
  await friend.getByRole('button', { name: /^Sit down as/ }).click()
  await friend.waitForURL('**/play/*')
  await host.waitForURL('**/play/*')
  for (const page of [host, friend])
    await page
      .getByRole('timer')
      .filter({ hasText: /^0:(30|[12]\d)$/ })
      .waitFor()
})
