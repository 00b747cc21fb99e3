import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasFocus, keepsFocus, tabTo } from './focus.ts'
import { HUNT_TABLE } from './player.ts'
import { openSite, PHONE, type Site } from './site.ts'
import { HUNT } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** From the form of a new game to the table, a weak computer on the other side: all of it by keys. */
async function begin(side: 'Jack' | 'Detective 1', looks: Parameters<Site['visitor']>[0] = {}): Promise<Page> {
  const visitor = await site.visitor(looks)
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  const page = await visitor.newPage()
  await page.goto(`/new/${HUNT.id}`)
  const start = page.getByRole('button', { name: 'Start the game' })
  await start.waitFor()
  for (const choice of ['Stroller', side]) {
    const radio = page.getByRole('radio', { name: choice, exact: true })
    await tabTo(page, page.getByRole('group').filter({ has: radio }).locator(':checked'))
    for (let arrows = 0; arrows < 8 && !(await radio.isChecked()); arrows++) await page.keyboard.press('ArrowRight')
    expect(await radio.isChecked()).toBe(true)
  }
  await tabTo(page, start)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/play/*')
  await page.getByRole('application').waitFor()
  return page
}

test('a hunt is played by Jack with nothing but keys until it is over, and the focus is never lost', async () => {
  const page = await begin('Jack')
  const over = page.getByRole('heading', { name: HUNT_TABLE.over }).first()
  await play(page, () => over.isVisible())
  await tabTo(page, page.getByRole('button', { name: 'Play again' }))
})

test.each([
  { on: 'a desktop', looks: {} },
  { on: 'a phone', looks: { size: PHONE } },
])(
  'the police lay out patrols, move and search on $on with nothing but keys, and the focus is never lost',
  async ({ looks }) => {
    const page = await begin('Detective 1', looks)
    const track = page.getByText(/The Hunting, round [2-9]/).first()
    const over = page.getByRole('heading', { name: HUNT_TABLE.over }).first()
    await play(page, async () => (await track.isVisible()) || (await over.isVisible()))
  },
)

test('the first round of a game at a table is entered on a phone with nothing but keys, and the focus is never lost', async () => {
  const page = await (await site.visitor({ size: PHONE })).newPage()
  await page.goto(`/companion/${HUNT.id}`)
  const women = ['3', '21', '27', '65', '84', 'Enter']
  const police = ['x41', 'x46', 'x58', 'x135', 'x138', 'Enter']
  const round = ['On foot', 'All others stay', 'Search', 'Green (x138)', '101', 'No clue']
  for (const name of [
    'Begin the sheet',
    'The Head is Frederick Abberline (red)',
    ...women,
    'Strike on 65',
    ...police,
    ...round,
  ]) {
    const button = page.getByRole('main').getByRole('button', { name, exact: true })
    await button.waitFor()
    await tabTo(page, button)
    await page.keyboard.press('Enter')
    await keepsFocus(page)
  }
  await page.getByText('Green searches 101 and finds nothing.').first().waitFor()
})

/** As somebody without a mouse plays: on the map where he can, else by the buttons, until what is asked for has come. */
async function play(page: Page, isDone: () => Promise<boolean>): Promise<void> {
  const map = page.getByRole('application')
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button')
  const send = page.getByRole('button', { name: 'Confirm and send' })
  let before = ''
  for (let idle = 0; !(await isDone()); ) {
    if (await send.isVisible()) {
      await expect.poll(() => hasFocus(page, send)).toBe(true)
      await page.keyboard.press('Enter')
      await send.waitFor({ state: 'hidden' })
      await keepsFocus(page)
    }
    const labels = await choices.allInnerTexts()
    if (labels.length === 0) {
      if (++idle > 400) throw new Error(`nothing to do for long: ${await page.locator('main').textContent()}`)
      await page.waitForTimeout(50)
      continue
    }
    idle = 0
    const asked = `${await page.getByRole('heading').first().locator('..').textContent()} ${labels}`
    const home = labels.findIndex(label => label.includes('declare'))
    // What the map has brought no further is done with the buttons.
    if (home >= 0 || asked === before) await tabTo(page, choices.nth(Math.max(home, 0)))
    else {
      if (!(await hasFocus(page, map))) await page.keyboard.press('n')
      // What is pressed before the page listens is kept until it does.
      await expect.poll(() => hasFocus(page, map)).toBe(true)
      await page.keyboard.press('n')
    }
    before = asked
    await page.keyboard.press('Enter')
    await keepsFocus(page)
  }
}
