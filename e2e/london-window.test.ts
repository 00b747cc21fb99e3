import { london1888 } from '@gaslight/london-1888'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FakeClock } from '../packages/server/testing/clock.ts'
import { keepTables, type Table } from '../packages/server/testing/stored.ts'
import { leadingTo, NAMES } from './london-places.ts'
import { openSite, type Site } from './site.ts'
import { comeTo, ON_PHONE } from './sitting.ts'

const SECONDS = 30
const ACTS = [
  {
    id: 'Londonask000',
    kind: 'question',
    card: 'alibi',
    steps: ['Question', 'Godley'],
    answer: 'Play Alibi',
    told: 'Godley has an Alibi: no card is turned over.',
  },
  {
    id: 'Londonshot00',
    kind: 'shot',
    card: 'sidestep',
    steps: ['Attack', /./, 'Godley'],
    answer: 'Play Sidestep',
    told: 'Godley sidesteps: the shot misses.',
  },
] as const

const clock = new FakeClock()
let site: Site
beforeAll(async () => {
  const tables = ACTS.map(({ id, kind, card }): Table => {
    const { options, decisions } = leadingTo(kind, card, { windowSeconds: SECONDS })
    return { id, options, seats: NAMES.length, decisions, bots: { from: 2, level: 'random' } }
  })
  site = await openSite({ clock }, data => keepTables(data, london1888, tables))
})
afterAll(() => site.close())

test.each(ACTS)(
  'LD-145: on phones a $kind is answered with a card, of which nobody sees a sign before its time is over',
  async ({ id, steps, answer, told }) => {
    const [abberline, godley] = await Promise.all([comeTo(site, 0, id, ON_PHONE), comeTo(site, 1, id, ON_PHONE)])
    await abberline.getByRole('heading', { name: 'It is your turn' }).waitFor()
    for (const step of steps) await abberline.getByRole('button', { name: step, exact: true }).first().click()
    const sure = abberline.getByRole('dialog').getByRole('button', { name: 'Do it' })
    if (steps[0] === 'Attack') await sure.click()
    const window = (page: Page) => page.getByRole('region', { name: 'A window is open' })
    await window(abberline).getByText('Asked: Godley').waitFor()
    await godley.getByRole('heading', { name: 'You are asked' }).waitFor()
    const before = await textOf(window(abberline))
    await window(godley).getByRole('button', { name: answer }).click()
    await window(godley).getByText(`You have answered: ${answer}.`).waitFor()
    expect(await textOf(window(abberline))).toBe(before)
    expect(await abberline.getByText(told).count()).toBe(0)
    clock.pass(SECONDS * 1000)
    await abberline.getByText('Your decision of this turn is taken').waitFor()
    for (const page of [abberline, godley]) {
      await expect.poll(() => window(page).count()).toBe(0)
      const known = page.getByRole('navigation', { name: 'What is known' }).first()
      await known.getByRole('button', { name: 'Chronicle' }).click()
      await page.getByRole('dialog', { name: 'Chronicle' }).getByText(told).last().waitFor()
    }
  },
)

/** What a window says but for the seconds that are left. */
async function textOf(window: Locator): Promise<string | undefined> {
  return (await window.textContent())?.replace(/\d+/, '')
}
