import type { Game } from '@gaslight/core'
import { lettersFromWhitechapel } from '@gaslight/letters-from-whitechapel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decisionsOf, keepTables, optionsOf } from '../packages/server/testing/stored.ts'
import { openSite, type Site } from './site.ts'
import { comeTo } from './sitting.ts'

const SEATS = 2
const [JACK, POLICE] = [0, 1]
const [LAYING, HUNTING, ESCAPED] = ['Huntlaying00', 'Hunthunting0', 'Huntescaped0']

/** Up to the patrols of the first night, and on to the first walks of the police. */
const LAID = ['hideout 90', '3m', '21m', '27m', '65m', '84m', '147w', '149w', '158w', 'head red']
const HUNTED = [
  ...[...LAID, 'blue@x41', 'yellow@x138', 'brown@x135', 'red@x46', 'green@x58', 'fake@x165', 'fake@x184'],
  ...['kill 65', '83'],
]
/** On to the second night. */
const GONE = ['hideout 83', ...HUNTED.slice(1, -1), '83!']
const [HIDEOUT, PLACE] = [90, 83]

let site: Site
beforeAll(async () => {
  const game = lettersFromWhitechapel as unknown as Game
  const options = optionsOf(game, { overlay: true })
  const table = (id: string, tokens: readonly string[]) => {
    return { id, options, seats: SEATS, decisions: decisionsOf(game, options, SEATS, tokens) }
  }
  site = await openSite({}, data =>
    keepTables(data, game, [table(LAYING, LAID), table(HUNTING, HUNTED), table(ESCAPED, GONE)]),
  )
})
afterAll(() => site.close())

test('the police ask what follows: ways to a hideout are drawn, and a circle says which hideouts it leaves', async () => {
  const page = await comeTo(site, POLICE, HUNTING)
  const side = page.getByRole('complementary', { name: 'What is known' })
  await side.getByText('Show where he can be').click()
  const everything = side.getByText(/^He can be on \d+ circles?:/)
  await everything.waitFor()
  const traces = () => page.locator('.lw-trace').count()
  expect(await traces()).toBe(0)

  // Those that are alike may be folded.
  await page.evaluate(`for (const folded of document.querySelectorAll('aside details')) folded.open = true`)
  const hideout = side.locator(`button[title^="Hideout ${HIDEOUT},"]`)
  await hideout.click()
  await side.getByText(`If the hideout is ${HIDEOUT} `).waitFor()
  await expect.poll(() => hideout.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(traces).toBeGreaterThan(0)

  await side.locator(`button[title^="Circle ${PLACE},"]`).click()
  await side.getByText(new RegExp(`^If he is on ${PLACE} .* hideouts? (is|are) left`)).waitFor()
  await expect.poll(traces).toBe(0)
  await side.getByRole('button', { name: 'Back to everything' }).click()
  await everything.waitFor()

  // A click on the map asks instead of playing, until one has asked enough.
  const now = page.getByRole('region', { name: 'What to do now' })
  await side.getByRole('button', { name: 'Ask the map about a hideout' }).click()
  await page.getByText(/^Click a circle: the map shows which ways lead there/).waitFor()
  const number = page.locator('.lw-number').filter({ hasText: /^100$/ })
  const asked = side.getByText(/^(If the hideout is|Hideout) 100/)
  // The map may still move a little with what stands around it.
  const ask = async () => {
    await number.click({ force: true })
    return asked.isVisible()
  }
  await expect.poll(ask, { timeout: 20_000, interval: 1000 }).toBe(true)
  await now.getByRole('button', { name: 'Ask no more and play' }).click()
  await now.getByRole('list', { name: 'Choices' }).waitFor()
})

test('between two nights the police are told what the last one has left, and the map shows the hideouts that are', async () => {
  const page = await comeTo(site, POLICE, ESCAPED)
  const now = page.getByRole('region', { name: 'What to do now' })
  await now.getByRole('heading', { name: 'The first night is over' }).waitFor()
  await now.getByText('Jack declared himself home in cell 1: 14 cells left.').waitFor()
  const side = page.getByRole('complementary', { name: 'What is known' })
  expect(await now.getByText(/hideouts are left/).count()).toBe(0)
  await side.getByText('Show where he can be').click()
  const told = await now.getByText(/hideouts are left/).textContent()
  await expect.poll(() => page.locator('.lw-heat-rim').count()).toBe(Number.parseInt(told ?? '', 10))
  await side.getByRole('tab', { name: 'Chronicle' }).click()
  await side.getByRole('heading', { name: 'The first night is over' }).waitFor()

  const text = await comeTo(site, POLICE, `${ESCAPED}/text`)
  await text.getByRole('heading', { name: 'The first night is over' }).waitFor()

  const jack = await comeTo(site, JACK, ESCAPED)
  await jack.getByRole('list', { name: 'Choices' }).waitFor()
  await jack.getByRole('tab', { name: 'My sheet' }).waitFor()
  expect(await jack.getByRole('heading', { name: 'The first night is over' }).count()).toBe(0)
})

test('what a list points at is seen on the map by the same name, and what the map points at, too', async () => {
  const page = await comeTo(site, POLICE, LAYING)
  await page.locator('.lw-compass').waitFor({ state: 'attached' })
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button')
  const named = page.locator('.lw-listed text')
  for (const place of [1, 4]) {
    const label = (await choices.nth(place).textContent()) ?? ''
    await choices.nth(place).hover()
    await expect.poll(() => named.allTextContents()).toEqual([label])
    await expect.poll(() => page.locator('.lw-ghost').count()).toBe(1)
  }
  const map = page.getByRole('application', { name: 'Map of Whitechapel' })
  await map.focus()
  await page.keyboard.press('n')
  await expect
    .poll(() => page.locator('.lw-pointer[data-on] .lw-tag-text').allTextContents())
    .toEqual([expect.stringMatching(/^x\d+$/)])
  expect(await named.count()).toBe(0)

  const side = page.getByRole('complementary', { name: 'What is known' })
  await side.getByRole('tab', { name: 'Facts' }).click()
  await side.getByText('What the signs on the map mean').click()
  await side.getByText('Jack’s hideout', { exact: true }).waitFor()
})

test('a click of which the page cannot fetch why it is against the rules is refused all the same', async () => {
  const page = await comeTo(site, POLICE, HUNTING)
  await page.getByRole('list', { name: 'Choices' }).waitFor()
  await page.locator('.lw-compass').waitFor({ state: 'attached' })
  await page.route('**/assets/refuse-*.js', route => route.abort())
  const far = page.locator('.lw-number').filter({ hasText: /^195$/ })
  const refused = page.getByRole('alert').getByText(/^That leads nowhere now/)
  // The first time the page takes its build for an old one, and loads itself anew.
  const refuse = async () => {
    await far.click({ force: true })
    return refused.isVisible()
  }
  await expect.poll(refuse, { timeout: 20_000, interval: 1000 }).toBe(true)
})
