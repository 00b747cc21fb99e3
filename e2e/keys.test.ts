import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasFocus, keepsFocus, tabTo } from './focus.ts'
import { JACK_TABLE, LONDON_TABLE, type Table } from './player.ts'
import { openSite, type Site } from './site.ts'
import { againstComputer, LONDON, TITLES } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function arrive(): Promise<Page> {
  const visitor = await site.visitor()
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  return visitor.newPage()
}

test.each(TITLES)(
  'a game of $name is played with nothing but keys until it is over, and the focus is never lost',
  async title => {
    const page = await arrive()
    await againstComputer(page, title, 'Detective')
    await page.getByRole('heading', { name: 'Your turn, Detective' }).waitFor()
    const cards = page.getByRole('list', { name: 'Cards of this round' })
    let onBoard = 0
    await play(page, JACK_TABLE, async labels => {
      const first = cards.getByRole('button').and(page.locator(':enabled')).first()
      if (labels.length === 0 && (await first.isVisible())) {
        await page.keyboard.press((await first.getAttribute('aria-keyshortcuts')) ?? '')
        return true
      }
      // Two targets on each turn are chosen on the board, the others from the list: whoever stands in reach is not accused.
      if (labels.length === 0 || labels.some(label => JACK_TABLE.grave.test(label)) || onBoard++ % 3 === 2) return false
      await pickOnBoard(page)
      return true
    })
    expect(onBoard).toBeGreaterThan(0)
    await tabTo(page, page.getByRole('button', { name: 'Play again' }))
  },
)

test('a game of London 1888 is played with nothing but keys until it is over, and the focus is never lost', async () => {
  const page = await arrive()
  await page.goto(`/new/${LONDON.id}`)
  await page.getByText('Stroller', { exact: true }).first().click()
  await page.getByText('Player 1', { exact: true }).first().click()
  await page.getByText('By standing orders', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/play/*')
  await page.getByRole('application', { name: 'Map of London' }).waitFor()
  const now = page.getByRole('region', { name: 'What to do now' })
  const roll = now.getByRole('button', { name: /^Roll the die/ }).first()
  const end = now.getByRole('button', { name: 'End the turn', exact: true })
  // What is asked of somebody whose turn it is not, or who may only say yes or no.
  const answers = now.locator('button:enabled:not([aria-keyshortcuts="Escape"])')
  const dialog = page.getByRole('dialog')
  await play(page, LONDON_TABLE, async labels => {
    if (await roll.isVisible()) await page.keyboard.press('r')
    else if (labels.length > 0) return false
    else {
      const next = (await end.isVisible()) ? end : answers.first()
      if (!(await next.isVisible())) return false
      await tabTo(page, next)
      await page.keyboard.press('Enter')
      // Whether one means it is asked as soon as the question has been fetched.
      await expect.poll(async () => (await dialog.isVisible()) || !(await next.isVisible())).toBe(true)
    }
    return true
  })
  await tabTo(page, page.getByRole('button', { name: 'Play again' }))
})

async function pickOnBoard(page: Page): Promise<void> {
  const board = page.getByRole('application')
  if (!(await hasFocus(page, board))) await page.keyboard.press('n')
  await expect.poll(() => hasFocus(page, board)).toBe(true)
  await page.keyboard.press('n')
  await page.keyboard.press('Enter')
}

/**
 * As somebody without a mouse plays, until the game is over. `act` is told what the list of choices offers and may do
 * something else; where it does not, the first choice that is not grave is taken from the list.
 */
async function play(page: Page, table: Table, act: (labels: readonly string[]) => Promise<boolean>): Promise<void> {
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button')
  const send = page.getByRole('button', { name: 'Confirm and send' })
  const yes = page.getByRole('dialog').getByRole('button', { name: /^(Accuse|Do it)/ })
  const over = page.getByRole('heading', { name: table.over }).first()
  let before = ''
  for (let idle = 0; !(await over.isVisible()); ) {
    if (await yes.isVisible()) {
      await tabTo(page, yes)
      await page.keyboard.press('Enter')
      await yes.waitFor({ state: 'hidden' })
    } else if (await send.isVisible()) {
      await expect.poll(() => hasFocus(page, send)).toBe(true)
      await page.keyboard.press('Enter')
      await send.waitFor({ state: 'hidden' })
    } else {
      const labels = await choices.allInnerTexts()
      const now = (await page.getByRole('main').textContent()) ?? ''
      // What the board has brought no further is done with the buttons.
      if (now === before || !(await act(labels))) {
        if (labels.length === 0) {
          before = ''
          if (++idle > 400) throw new Error(`nothing to do for long: ${now}`)
          await page.waitForTimeout(50)
          continue
        }
        const calm = labels.findIndex(label => !table.grave.test(label))
        await tabTo(page, choices.nth(Math.max(calm, 0)))
        await page.keyboard.press('Enter')
      }
      idle = 0
      before = now
    }
    await keepsFocus(page)
  }
}
