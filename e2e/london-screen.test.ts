import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import en from '../games/london-1888/messages/en.json' with { type: 'json' }
import { keptAt, NAMES } from './london-places.ts'
import { openSite, PHONE, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const CARDS = Object.values(en.card)
const HOUR = 60 * 60 * 1000

/** For each window that can be answered with a card: whether the same seat decides next whatever the answer is. */
const WINDOWS = [
  { kind: 'market', told: /^.+ plays Arrest/, same: false },
  { kind: 'release', told: /^Warren plays Corruption/, same: true },
  { kind: 'curfew', told: /^.+ plays Counter-Order/, same: true },
  { kind: 'question', told: /^.+ has an Alibi: no card is turned over\.$/, same: true },
  { kind: 'shot', told: /^.+ sidesteps: the shot misses\.$/, same: true },
] as const

test.each(WINDOWS)(
  'LD-144: at one screen a window goes from hand to hand ($kind), nothing secret stays on it in between, and nobody is hurried',
  async ({ kind, told, same }) => {
    const { kept, asked, hand } = keptAt(kind)
    const curtains: string[] = []
    for (const answer of ['card', 'pass'] as const) {
      const page = await opened(kept)
      await isBlank(page)
      await page.getByRole('heading', { name: `${NAMES[asked]}, you are asked` }).waitFor()
      await page.clock.fastForward(HOUR)
      await isBlank(page)
      await lookOn(page)
      await page.getByRole('heading', { name: 'You are asked' }).waitFor()
      expect((await handOn(page)).toSorted()).toEqual(hand.map(card => en.card[card]).toSorted())
      const window = page.getByRole('region', { name: 'A window is open' })
      const answers = window.getByRole('listitem').getByRole('button')
      await answers.nth(1).waitFor()
      await page.clock.fastForward(HOUR)
      expect(await answers.count()).toBeGreaterThan(1)
      expect(await window.getByRole('img').count()).toBe(0)
      await (answer === 'card' ? answers.last() : answers.first()).click()
      const handOver = page.getByRole('button', { name: /^Hand over the screen/ })
      await handOver.waitFor()
      await page.getByText(/^Pass the screen on to \w+\.$/).waitFor()
      expect(await answers.count()).toBe(0)
      await handOver.click()
      await isBlank(page)
      curtains.push(await everythingOn(page))
      await lookOn(page)
      await page.getByRole('heading', { name: /^(You are asked|It is your turn)$/ }).waitFor()
      await page.getByRole('tab', { name: 'Chronicle' }).click()
      const lines = page.getByRole('tabpanel').getByText(told)
      if (answer === 'card') await lines.last().waitFor()
      else expect(await lines.count()).toBe(0)
      await page.context().close()
    }
    if (same) expect(curtains[0]).toBe(curtains[1])
  },
)

test('on a phone the screen comes back to whoever asked, hand by hand, and each sees one hand only', async () => {
  const { kept, asked, hand } = keptAt('market')
  const page = await opened(kept, { size: PHONE, touch: true })
  const seen = new Set<string>()
  for (let n = 0; n < NAMES.length; n++) {
    const title =
      (await page.getByRole('heading', { level: 1, name: /, (you are asked|it is your turn)$/ }).textContent()) ?? ''
    await isBlank(page)
    await lookOn(page)
    const heading = page.getByRole('heading', { name: /^(You are asked|It is your turn)$/ })
    await heading.waitFor()
    seen.add(title)
    if (n === 0) expect((await handOn(page)).toSorted()).toEqual(hand.map(card => en.card[card]).toSorted())
    if (title.endsWith('it is your turn')) break
    await page
      .getByRole('region', { name: 'A window is open' })
      .getByRole('listitem')
      .getByRole('button')
      .first()
      .click()
    await page.getByRole('button', { name: /^Hand over the screen/ }).click()
  }
  const [first, ...others] = seen
  expect(first).toBe(`${NAMES[asked]}, you are asked`)
  expect(others.at(-1)).toMatch(/, it is your turn$/)
})

/** The game that the browser keeps, on a page whose time passes when it is told to. */
async function opened(kept: string, looks?: Parameters<Site['visitor']>[0]): Promise<Page> {
  const visitor = await site.visitor(looks)
  await visitor.addInitScript(`localStorage.setItem('gaslight.hotseat.evening', ${JSON.stringify(kept)})
    localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  const page = await visitor.newPage()
  await page.clock.install()
  await page.goto('/local/evening')
  return page
}

async function lookOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: /show me the table/ }).click()
}

/** The names of the cards in the only hand that shows. */
async function handOn(page: Page): Promise<readonly string[]> {
  const hands = page.getByRole('list', { name: 'Your ACTION cards' })
  await hands.waitFor()
  return hands
    .getByRole('button')
    .evaluateAll(cards => cards.map(card => card.querySelector('span')?.textContent ?? ''))
}

/** Everything that can be seen, read out or read in the tab. */
async function everythingOn(page: Page): Promise<string> {
  return `${await page.title()} ${await page.locator('body').innerHTML()}`
}

/** Nothing that only one of them may know is on the page, seen or only read out. */
async function isBlank(page: Page): Promise<void> {
  await page.getByRole('button', { name: /show me the table/ }).waitFor()
  const text = `${await page.title()} ${await page.locator('body').textContent()}`
  for (const card of CARDS) expect(text).not.toContain(card)
  for (const secret of Object.values(en.page.mark.own)) expect(text).not.toContain(secret)
  expect((await page.getByRole('status').allTextContents()).join('').trim()).toBe('')
}
