import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isSomewhere } from './focus.ts'
import { HUNT_TABLE, JACK_TABLE, LONDON_TABLE, type Table } from './player.ts'
import { openSite, type Site } from './site.ts'
import { againstComputer, HUNT, TITLES } from './titles.ts'

/** Milliseconds without anything new in the game, after which it is stuck. */
const STANDSTILL = 60_000

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(TITLES)(
  'a whole game of $name is played as text with nothing but keys, and the focus is never lost',
  async title => {
    const visitor = await site.visitor()
    const page = await visitor.newPage()
    await againstComputer(page, title, 'Detective')
    await playAsText(page, JACK_TABLE)
  },
)

test(`a whole game of ${HUNT.name} is played as text with nothing but keys, and the focus is never lost`, async () => {
  const page = await (await site.visitor()).newPage()
  await againstComputer(page, HUNT, 'Jack', 'Stroller')
  await playAsText(page, HUNT_TABLE)
})

test('a whole game of London 1888 is played as text with nothing but keys, and the focus is never lost', async () => {
  const page = await (await site.visitor()).newPage()
  await page.goto('/new/london-1888')
  await page.getByText('Stroller', { exact: true }).first().click()
  await page.getByText('By standing orders', { exact: true }).click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/play/*')
  await playAsText(page, LONDON_TABLE)
})

async function playAsText(page: Page, { over, grave, wishes = [], token }: Table): Promise<void> {
  const [, , id = ''] = new URL(page.url()).pathname.split('/')
  await page.goto(`/play/${id}/text`)
  await page.getByRole('heading', { name: 'The board' }).waitFor()
  const now = page.locator('section[aria-labelledby="now"]')
  const choices = now.locator('ul').getByRole('button')
  const send = now.getByRole('button', { name: 'Confirm and send' })
  const notation = now.getByRole('textbox', { name: 'Or type a decision' })
  const yes = page.getByRole('dialog').getByRole('button', { name: 'Do it' })
  await listen(page)
  let typed = 0
  let moved = { seq: -1, at: Date.now() }
  while (!(await page.getByRole('heading', { name: over }).first().isVisible())) {
    const { seq, decisions } = await legal(page, id)
    if (seq !== moved.seq) moved = { seq, at: Date.now() }
    else if (Date.now() - moved.at > STANDSTILL)
      throw new Error(`nothing comes of it: ${decisions.join(' ')}: ${await page.locator('main').textContent()}`)
    // Under curfew nothing can be rolled, and ending the turn is asked about once more.
    if (await yes.isVisible()) {
      await yes.focus()
      await page.keyboard.press('Enter')
      await yes.waitFor({ state: 'hidden' })
      await isSomewhere(page)
      continue
    }
    if (await send.isVisible()) {
      await send.focus()
      await page.keyboard.press('Enter')
      await send.waitFor({ state: 'hidden' })
      await isSomewhere(page)
      continue
    }
    const labels = await choices.allInnerTexts()
    const wished = wishes.map(wish => labels.indexOf(wish)).find(index => index >= 0)
    const calm = wished ?? labels.findIndex(label => !grave.test(label))
    const isFirst = (await now.getByRole('list', { name: 'Your turn so far' }).count()) === 0
    const isShort = labels.length > 0 && labels.length === decisions.length && labels.length <= 4
    const toType = isShort ? decisions[0] : decisions.find(decision => decision === token)
    if (isFirst && toType !== undefined && (await notation.isVisible())) {
      if (!(await focused(notation))) continue
      // Whatever was refused before still stands there.
      await page.keyboard.press('Control+A')
      await page.keyboard.type(toType)
      await page.keyboard.press('Enter')
      typed++
    } else if (calm >= 0) {
      if (!(await focused(choices.nth(calm)))) continue
      await page.keyboard.press('Enter')
      await isSomewhere(page)
    } else await page.waitForTimeout(50)
  }
  expect(typed).toBeGreaterThan(0)
  const heard = (await page.evaluate('heard')) as string[]
  expect(heard.length, 'announcements').toBeGreaterThanOrEqual(await turnsOfOthers(page, id))
}

/** Whether it could be focused: what was chosen before may be answered only now, and takes the choices along. */
async function focused(target: Locator): Promise<boolean> {
  return target.focus({ timeout: 1_000 }).then(
    () => true,
    () => false,
  )
}

async function legal(page: Page, id: string): Promise<{ seq: number; decisions: string[] }> {
  return (await page.request.get(`/api/games/${id}/legal`)).json()
}

/** In a finished game, a lower bound of the times the others played between two turns of one's own. */
async function turnsOfOthers(page: Page, id: string): Promise<number> {
  const record = await (await page.request.get(`/api/games/${id}/record`)).text()
  const turns = record.match(/^(R\d+ deal|police|R\d+ E:) /gm) ?? []
  expect(turns.length).toBeGreaterThan(0)
  return turns.length
}

/** Keeps what a screen reader is given to read out. */
async function listen(page: Page): Promise<void> {
  await page.evaluate(`{
    const news = [...document.querySelectorAll('[aria-live="polite"]')].at(-1)
    window.heard = []
    new MutationObserver(() => window.heard.push(news.textContent)).observe(news, { childList: true, characterData: true, subtree: true })
  }`)
}
