import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepsFocus, tabTo } from './focus.ts'
import { openSite, type Site } from './site.ts'
import { LONDON } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test('a turn of London 1888 is played with nothing but keys: the roll, a walk on the board, the end', async () => {
  const visitor = await site.visitor()
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  const page = await visitor.newPage()
  await page.goto(`/new/${LONDON.id}`)
  await page.getByText('By standing orders', { exact: true }).waitFor()
  await page.getByText('Player 1', { exact: true }).first().click()
  await page.getByText('By standing orders', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.getByRole('heading', { name: 'It is your turn' }).waitFor()
  const walk = page.getByText('Walk to a marked place, choose an act, or end your turn.').first()
  const board = page.getByRole('application', { name: 'Map of London' })
  const left = page.getByText(/^Steps left: /)
  await page.keyboard.press('r')
  await walk.waitFor()
  const before = await left.textContent()
  await tabTo(page, board)
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await left.count()) === 0 || (await left.textContent()) !== before).toBe(true)
  // The choices stand in a list that is folded: the focus goes on to what stands first.
  const steps = page.getByRole('list', { name: 'Your turn so far' })
  await tabTo(page, steps.getByRole('button', { name: 'take back' }).first())
  await page.keyboard.press('Enter')
  await expect.poll(() => left.textContent()).toBe(before)
  await keepsFocus(page)
  const end = page.getByRole('button', { name: 'End the turn' })
  await end.waitFor()
  await page.keyboard.press('t')
  // Whoever holds too many cards discards first.
  await end.waitFor({ state: 'hidden' })
})
