import { openLocal } from '@gaslight/client'
import { completeOptions } from '@gaslight/core'
import { london1888 } from '@gaslight/london-1888'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectNow } from './inspect.ts'
import { playUntil } from './london-newcomer.ts'
import { openSite, PHONE, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** The first to play at a table with three computers, where nobody waits for answers in windows. */
async function sitDown(looks: Parameters<Site['visitor']>[0]): Promise<Page> {
  const visitor = await site.visitor({ ...looks, touch: true })
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  const page = await visitor.newPage()
  await page.goto('/new/london-1888')
  await page.getByText('Player 1', { exact: true }).first().tap()
  await page.getByText('By standing orders', { exact: true }).tap()
  await page.getByRole('button', { name: 'Start the game' }).tap()
  await page.waitForURL('**/play/*')
  await page.getByRole('heading', { name: 'It is your turn' }).waitFor()
  await bar(page).waitFor()
  return page
}

function bar(page: Page) {
  return page.getByRole('navigation', { name: 'What is known' }).first()
}

async function open(page: Page, name: string, title = name) {
  await bar(page).getByRole('button', { name }).tap()
  const sheet = page.getByRole('dialog', { name: title })
  await sheet.waitFor()
  return sheet
}

type Sheet = Awaited<ReturnType<typeof open>>

async function boxOf(what: Sheet) {
  const box = await what.boundingBox()
  if (box === null) throw new Error('nothing to see')
  return box
}

/** A finger that takes a sheet by its head and moves it, up where `by` is negative. */
async function drag(page: Page, sheet: Sheet, by: number): Promise<void> {
  const { x, y } = await boxOf(sheet)
  await page.mouse.move(x + 120, y + 24)
  await page.mouse.down()
  await page.mouse.move(x + 120, y + 24 + by / 2)
  await page.mouse.move(x + 120, y + 24 + by)
  await page.mouse.up()
}

/** The ways to close a sheet. */
const WAYS: { readonly [way: string]: (page: Page, sheet: Sheet) => Promise<void> } = {
  'its cross': (_, sheet) => sheet.getByRole('button', { name: 'Close', exact: true }).tap(),
  Escape: page => page.keyboard.press('Escape'),
  'a swipe down': async (page, sheet) => drag(page, sheet, (await boxOf(sheet)).height * 0.6),
  'a touch above it': async (page, sheet) => page.touchscreen.tap(60, (await boxOf(sheet)).y - 60),
  'its own button in the bar': (_, sheet) =>
    sheet.getByRole('navigation').locator('button[aria-expanded="true"]').tap(),
  "the browser's step back": async page => {
    await page.goBack()
  },
}

test.each([
  ['night', PHONE],
  ['morning', { width: 320, height: 640 }],
] as const)(
  'on a phone (%s) each panel of London 1888 is a sheet below the board, closed in every way, and the focus returns',
  async (theme, size) => {
    const page = await sitDown({ theme, size })
    await inspectNow(page, 'the table')
    const board = page.locator('.ld-view')
    const ways = Object.entries(WAYS)
    const panels = ['Cards', 'Players', 'Chronicle', 'Orders', 'Talk', 'Table']
    for (const [i, name] of panels.entries()) {
      const sheet = await open(page, name, name === 'Cards' ? 'Your ACTION cards' : name)
      const [above, below] = [await boxOf(board), await boxOf(sheet)]
      expect(below.y - Math.max(0, above.y), `${name}: the board above the sheet`).toBeGreaterThan(size.height / 3)
      expect(below.y + below.height).toBe(size.height)
      await inspectNow(page, `the sheet ${name}`)
      const [way, close] = ways[i % ways.length] ?? []
      await close?.(page, sheet)
      await sheet.waitFor({ state: 'hidden' }).catch(() => expect.fail(`${name} is not closed by ${way}`))
      await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toContain(name)
    }
    await expect.poll(() => page.evaluate('history.state')).toBe(null)
    await page.goBack()
    await page.waitForURL('**/new/london-1888')
  },
)

test('on a phone the step back closes what lies on top, one after the other, and a page that was left is one step away', async () => {
  const page = await sitDown({ size: PHONE })
  const game = page.url()
  const sheet = await open(page, 'Players')
  await sheet.getByRole('button', { name: /you/ }).first().tap()
  const card = page.getByRole('dialog').filter({ hasNotText: 'Your aim' })
  await card.waitFor()
  await page.goBack()
  await card.waitFor({ state: 'hidden' })
  expect(await sheet.isVisible()).toBe(true)
  await page.goBack()
  await sheet.waitFor({ state: 'hidden' })
  expect(page.url()).toBe(game)
  // A sheet that a link leads out of has left its step behind: nobody takes it twice.
  const more = await open(page, 'Table')
  await more.getByRole('link', { name: 'Play as text' }).tap()
  await page.waitForURL('**/text')
  await page.goBack()
  await page.waitForURL(game)
  await bar(page).waitFor()
  await expect.poll(() => page.evaluate('history.state')).toBe(null)
  await page.goBack()
  await page.waitForURL('**/new/london-1888')
})

test('on a phone a place of the players or the chronicle is pointed at in words, and the board shows it', async () => {
  const page = await sitDown({ size: PHONE })
  const lit = page.locator('.ld-lit')
  const players = await open(page, 'Players')
  await players
    .getByRole('button', { name: /^(Scotland Yard|.+ Residence|Police Station|Lyceum.*|Palais.*|.+ \(.+\))$/ })
    .first()
    .tap()
  await lit.waitFor()
  await page.goBack()
  await expect.poll(() => lit.count()).toBe(0)
})

test('on a phone whom one plays, and what one is, stands beside what is asked, and opens the Character card', async () => {
  const page = await sitDown({ size: PHONE })
  const own = page.getByRole('button', { name: /you are (innocent|Jack)/ })
  await own.waitFor()
  const [mine, asked] = [await boxOf(own), await boxOf(page.getByRole('heading', { name: 'It is your turn' }))]
  expect(mine.x).toBeGreaterThan(asked.x)
  expect(mine.x + mine.width).toBeLessThanOrEqual(PHONE.width)
  expect(mine.height).toBeGreaterThanOrEqual(44)
  await own.tap()
  await page.getByRole('dialog').getByText('Privilege').waitFor()
})

test('a walk that was composed and not sent stands again once the page is loaded anew', async () => {
  const page = await sitDown({ size: PHONE })
  await page.getByRole('button', { name: 'Roll the die' }).first().tap()
  await page.getByText(/^Places in reach/).tap()
  await page.getByRole('list', { name: 'Choices' }).getByRole('button').first().tap()
  const taken = page.getByRole('list', { name: 'Your turn so far' })
  const walk = await taken.textContent()
  expect(walk).toMatch(/^(Walk to|Enter) /)
  await page.reload()
  await expect.poll(() => taken.textContent()).toBe(walk)
})

test('a sheet is dragged tall and half-high again, its button does the same, and the bar at its foot leads to others', async () => {
  const page = await sitDown({ size: PHONE })
  const sheet = await open(page, 'Players')
  const top = async () => (await boxOf(sheet)).y
  const half = await top()
  await drag(page, sheet, -200)
  await expect.poll(top).toBeLessThan(PHONE.height / 8)
  await sheet.getByRole('button', { name: 'Lower' }).tap()
  await expect.poll(top).toBe(half)
  await sheet.getByRole('button', { name: 'Taller' }).tap()
  await expect.poll(top).toBeLessThan(PHONE.height / 8)
  await drag(page, sheet, 120)
  await expect.poll(top).toBe(half)
  expect(await sheet.isVisible()).toBe(true)
  await sheet.getByRole('navigation').getByRole('button', { name: 'Chronicle' }).tap()
  await page.getByRole('dialog', { name: 'Chronicle' }).getByText('Setup').waitFor()
})

test('what others did is counted on the button of the chronicle until it has been read', async () => {
  const page = await sitDown({ size: PHONE })
  const chronicle = bar(page).getByRole('button', { name: 'Chronicle' })
  const news = bar(page).getByRole('button', { name: /^Chronicle \d+ new$/ })
  // Each of the others ends a turn before it is this player's again.
  await playUntil(page, news)
  await playUntil(page, page.getByRole('heading', { name: 'It is your turn' }))
  const told = await open(page, 'Chronicle')
  await told.getByRole('button', { name: 'Close', exact: true }).tap()
  await told.waitFor({ state: 'hidden' })
  await expect.poll(() => chronicle.textContent()).toBe('Chronicle')
})

const NAMES = ['Ada', 'Bea', 'Cy', 'Dot']

/** A game at one screen, as a browser keeps it: the turn of somebody who holds four cards and may keep two. */
function keptAtTurn(): string {
  const options = completeOptions(london1888.options, {})
  if (!options.ok) throw new Error(options.error)
  const keys = { seed: '1'.padStart(64, '0'), nonces: NAMES.map(() => '') }
  const local = { options: options.value, names: NAMES, keys, created: '2026-11-30T10:00:00.000Z' }
  const session = openLocal(london1888, local)
  // Abberline, who is first, keeps all four.
  const first = NAMES.findIndex((_, seat) => session.state?.info.turn === `player-${seat + 1}`)
  session.showTo(first)
  void session.submit(['.'])
  return JSON.stringify({ id: 'evening', game: london1888.id, local, saved: session.save(), over: false })
}

test('on a phone choices come into sight when something else is asked, and a card is chosen from its sheet', async () => {
  const visitor = await site.visitor({ size: PHONE, touch: true })
  await visitor.addInitScript(`localStorage.setItem('gaslight.hotseat.evening', ${JSON.stringify(keptAtTurn())})`)
  const page = await visitor.newPage()
  await page.goto('/local/evening')
  await page.getByRole('button', { name: /show me the table/ }).tap()
  await page.getByRole('button', { name: 'Roll the die' }).tap()
  await page.getByText('Walk to a marked place, choose an act, or end your turn.').first().waitFor()
  await page.evaluate('scrollTo(0, 3000)')
  await page.getByRole('button', { name: 'End the turn' }).tap()
  await page.getByText('Discard the cards you cannot keep.').first().waitFor()
  const board = page.locator('.ld-view')
  const line = page.getByRole('heading', { name: 'It is your turn' }).locator('..')
  const choices = page.getByRole('list', { name: 'Choices' })
  const below = async () => {
    const [asked, list] = [await boxOf(line), await boxOf(choices)]
    return list.y - asked.y - asked.height
  }
  await expect.poll(below).toBeGreaterThanOrEqual(0)
  expect((await boxOf(choices)).y).toBeLessThan(PHONE.height - 200)
  await bar(page).waitFor()
  const discard = async () => {
    const sheet = await open(page, 'Cards', 'Your ACTION cards')
    await sheet.getByRole('list').getByRole('button').first().tap()
    await sheet.waitFor({ state: 'hidden' })
  }
  await discard()
  await expect.poll(() => page.getByText(/^Discard (?!the cards)/).count()).toBe(1)
  await discard()
  const handOver = page.getByRole('button', { name: /^Hand over the screen/ })
  await handOver.waitFor()
  await expect.poll(async () => (await boxOf(handOver)).y - (await boxOf(board)).height).toBeGreaterThan(0)
})

test('whoever only watches reads whose turn it is, and below it what is asked of him', async () => {
  const player = await sitDown({ theme: 'night', size: PHONE })
  const page = await (await site.visitor({ theme: 'night', size: PHONE })).newPage()
  await page.goto(player.url())
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  await bar(page).waitFor()
  const [whose, what] = [await boxOf(heading), await boxOf(heading.locator('xpath=following-sibling::p').first())]
  expect(whose.width).toBeGreaterThan(200)
  expect(what.y).toBeGreaterThanOrEqual(whose.y + whose.height)
})
