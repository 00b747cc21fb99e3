import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from './site.ts'
import { invitation, LONDON } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A visitor who does not wait for the film of what others do. */
async function player(): Promise<Page> {
  const visitor = await site.visitor()
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  return visitor.newPage()
}

/**
 * Five at a table, three of them computers: Abberline, whose turn comes first, and Godley, who has the same home, are the
 * two people at it.
 */
async function twoAtOneHome(choose: (host: Page) => Promise<void>): Promise<readonly [Page, Page]> {
  const abberline = await player()
  await abberline.goto(`/new/${LONDON.id}`)
  await abberline.getByText('5', { exact: true }).first().click()
  await abberline.getByText('Player 1', { exact: true }).first().click()
  await abberline.getByRole('combobox', { name: 'Player 2' }).selectOption('Open: whoever has the link')
  await abberline.getByText('Assigned by the host', { exact: true }).click()
  const seats = ['abberline', 'godley', 'gull', 'warren', 'lusk']
  for (const [i, character] of seats.entries())
    await abberline.getByRole('combobox', { name: `Seat ${i + 1}` }).selectOption(character)
  await abberline.getByText('Left out', { exact: true }).click()
  await choose(abberline)
  await abberline.getByRole('button', { name: 'Start the game' }).click()
  const address = await invitation(abberline)
  const godley = await player()
  await godley.goto(address)
  await godley.getByRole('button', { name: 'Sit down as Player 2' }).click()
  for (const page of [abberline, godley]) await page.waitForURL('**/play/*')
  await abberline.getByRole('heading', { name: 'It is your turn' }).waitFor()
  await godley.getByRole('heading', { name: 'Abberline is to play' }).waitFor()
  return [abberline, godley]
}

async function propose(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Offer an exchange' }).click()
  await page.getByLabel('You want').selectOption({ label: 'a card of their choice' })
  await page.getByRole('button', { name: 'Propose it' }).click()
  await page.getByText('Your offer waits for the answer.').waitFor()
}

test('an exchange is offered and declined, offered and withdrawn, offered and accepted; the chronicle tells it to both', async () => {
  const [abberline, godley] = await twoAtOneHome(async host => {
    await host.getByText('By standing orders', { exact: true }).click()
  })
  await propose(abberline)
  await godley.getByRole('heading', { name: 'You are asked' }).waitFor()
  await godley.getByRole('button', { name: 'Decline' }).click()
  await abberline.getByRole('heading', { name: 'It is your turn' }).waitFor()
  const now = abberline.getByRole('region', { name: 'What to do now' })
  await now.getByText('Godley declines the exchange.').waitFor()

  await propose(abberline)
  await godley.getByRole('button', { name: 'Decline' }).waitFor()
  await abberline.getByRole('button', { name: 'Withdraw the offer' }).click()
  await abberline.getByRole('heading', { name: 'It is your turn' }).waitFor()
  await godley.getByRole('heading', { name: 'Abberline is to play' }).waitFor()
  expect(await godley.getByRole('button', { name: 'Decline' }).count()).toBe(0)

  await propose(abberline)
  const accept = godley.getByRole('button', { name: /^Accept and give/ }).first()
  await accept.waitFor()
  await accept.click()
  await abberline.getByText('Your decision of this turn is taken').waitFor()
  for (const page of [abberline, godley]) {
    await page.getByRole('tab', { name: 'Chronicle' }).click()
    const told = page.getByRole('tabpanel')
    await told.getByText('Godley declines the exchange.').waitFor()
    await told.getByText('Abberline withdraws the offer.').waitFor()
    await told.getByText(/^Godley accepts the exchange/).waitFor()
  }
  for (const p of [abberline, godley]) {
    await p.getByRole('tab', { name: 'Chronicle' }).click()
  }
})

test('an offer that nobody answers counts as declined when its time is over', async () => {
  const [abberline, godley] = await twoAtOneHome(async host => {
    await host.getByText('Finer points of the rules').click()
    await host.getByLabel('Seconds of an offer').selectOption({ label: '15 s' })
  })
  await propose(abberline)
  await godley.getByRole('button', { name: 'Decline' }).waitFor()
  await abberline.getByRole('heading', { name: 'It is your turn' }).waitFor({ timeout: 40_000 })
  await godley.getByRole('heading', { name: 'Abberline is to play' }).waitFor()
  for (const p of [abberline, godley]) {
    await p.getByRole('tab', { name: 'Chronicle' }).click()
  }
})

test('what is said at the table, in free words and by speech acts, is read by all, and each in their own language', async () => {
  const [abberline, godley] = await twoAtOneHome(async () => {})
  await abberline.getByRole('tab', { name: 'Talk' }).click()
  await abberline.getByLabel('About, or to').selectOption({ label: 'Gull' })
  for (const act of ['I accuse', 'I vouch for', 'I ask for help', 'I promise help to'])
    await abberline.getByRole('button', { name: act, exact: true }).click()
  const said = ['accuses Gull of being Jack', 'vouches for Gull', 'asks Gull for help', 'promises Gull help']
  for (const sentence of said) await abberline.getByRole('tabpanel').getByText(sentence).waitFor()
  await abberline.getByRole('textbox', { name: 'Say something' }).fill('Trust no doctor')
  await abberline.keyboard.press('Enter')
  await godley.getByRole('tab', { name: 'Talk (5)' }).click()
  const heard = godley.getByRole('tabpanel')
  for (const sentence of [...said, 'Trust no doctor']) await heard.getByText(sentence).waitFor()
  await godley.getByRole('combobox', { name: 'Language' }).selectOption('fr')
  await heard.getByText('accuse Gull d’être Jack').waitFor()
  await heard.getByText('Trust no doctor').waitFor()
})

test('standing orders are given in plain words and stand after a reload', async () => {
  const [abberline] = await twoAtOneHome(async host => {
    await host.getByText('By standing orders', { exact: true }).click()
  })
  const alibi = abberline.getByRole('combobox', { name: 'Play ALIBI when questioned' })
  const curfew = abberline.getByRole('checkbox', { name: 'Cancel a CURFEW on me by COUNTER-ORDER' })
  const gull = abberline.getByRole('combobox', { name: 'Gull' })
  await abberline.getByRole('tab', { name: 'Orders' }).click()
  await alibi.selectOption('2')
  await gull.selectOption('silver')
  await curfew.check()
  await abberline.getByRole('button', { name: 'Give these orders' }).click()
  await abberline.getByText('Your orders stand.').waitFor()
  await abberline.reload()
  await abberline.getByRole('tab', { name: 'Orders' }).click()
  await expect.poll(() => alibi.inputValue()).toBe('2')
  expect(await gull.inputValue()).toBe('silver')
  expect(await curfew.isChecked()).toBe(true)
})

test('two people and three computers pick their characters in the order of the seats, and the game begins', async () => {
  const host = await player()
  await host.goto(`/new/${LONDON.id}`)
  await host.getByText('5', { exact: true }).first().click()
  await host.getByText('Player 1', { exact: true }).first().click()
  await host.getByRole('combobox', { name: 'Player 2' }).selectOption('Open: whoever has the link')
  await host.getByText('Picked in seat order', { exact: true }).click()
  await host.getByText('Left out', { exact: true }).click()
  await host.getByRole('button', { name: 'Start the game' }).click()
  const address = await invitation(host)
  const friend = await player()
  await friend.goto(address)
  await friend.getByRole('button', { name: 'Sit down as Player 2' }).click()
  await friend.waitForURL('**/play/*')
  const choices = (page: Page) => page.getByRole('list', { name: 'Choices' }).getByRole('button')
  await choices(host).filter({ hasText: 'Abberline' }).click()
  await friend.getByText('Choose a character.', { exact: true }).waitFor()
  expect(await choices(friend).filter({ hasText: 'Abberline' }).count()).toBe(0)
  await choices(friend).filter({ hasText: 'Mansfield' }).click()
  await host.getByRole('heading', { name: 'It is your turn' }).waitFor()
  await friend.getByRole('heading', { name: 'Abberline is to play' }).waitFor()
  const seats = friend.getByRole('list', { name: 'Players in the order of their seats' })
  await seats.getByText('Mansfield · you').waitFor()
})
