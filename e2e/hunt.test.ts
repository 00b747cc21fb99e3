import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { act, HUNT_TABLE, homeward, peaceful, playToTheEnd, striking } from './player.ts'
import { openSite, PHONE, type Site } from './site.ts'
import { againstComputer, HUNT, invitation } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** A visitor who does not wait for the film of what others do. */
async function hunter(looks: Parameters<Site['visitor']>[0] = {}): Promise<BrowserContext> {
  const visitor = await site.visitor(looks)
  await visitor.addInitScript(`localStorage.setItem('gaslight.table', '{"speed":"off"}')`)
  return visitor
}

/** Everything that reaches a page: what it fetches and what its socket brings. */
function wireOf(page: Page): { readonly received: string[] } {
  const received: string[] = []
  page.on('websocket', socket => socket.on('framereceived', ({ payload }) => received.push(String(payload))))
  page.on('response', async response => {
    if (response.url().includes('/api/')) received.push(await response.text().catch(() => ''))
  })
  return { received }
}

test('a newcomer on a phone plays Jack alone to the end, and sees on the map what the panels over it have it show', async () => {
  const page = await (await hunter({ size: PHONE })).newPage()
  await againstComputer(page, HUNT, 'Jack', 'Stroller')
  await playToTheEnd(page, homeward, HUNT_TABLE)
  const isCovered = async () => {
    const map = await page.locator('.lw-view').boundingBox()
    const panels = await page.getByRole('complementary').boundingBox()
    return map === null || panels === null || panels.y < map.y + map.height
  }
  const night = page.getByText('Night 1', { exact: true })
  await night.scrollIntoViewIfNeeded()
  expect(await isCovered()).toBe(true)
  await night.click()
  await expect.poll(isCovered).toBe(false)
  await page.getByRole('tab', { name: 'Chronicle' }).click()
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click()
  await expect.poll(isCovered).toBe(false)
  await page.getByText('You are looking at the past').waitFor()
  // No row of a night is on the map, nor the map as it stands.
  await page.getByRole('tab', { name: 'End' }).click()
  expect(await page.getByRole('radio', { name: 'Night 1' }).isChecked()).toBe(false)
  await page.getByText('As it stands', { exact: true }).click()
  await page.getByText('You are looking at the past').waitFor({ state: 'hidden' })
})

test('a newcomer plays the whole police alone to the end, is told nothing of Jack before it, and sees the whole hunt afterwards', async () => {
  const page = await (await hunter()).newPage()
  const { received } = wireOf(page)
  await againstComputer(page, HUNT, 'Detective 1', 'Stroller')
  await playToTheEnd(page, peaceful, HUNT_TABLE)
  const events = received.flatMap(text => {
    const message = text.startsWith('{')
      ? (JSON.parse(text) as { events?: { patch?: object; effects?: object[] }[] })
      : {}
    return message.events ?? []
  })
  const end = events.findIndex(event => JSON.stringify(event.effects ?? []).includes('"over"'))
  expect(end).toBeGreaterThan(20)
  for (const event of events.slice(0, end)) {
    expect(event.patch ?? {}).not.toHaveProperty('hideout')
    expect(JSON.stringify(event.patch ?? {})).not.toContain('"row"')
  }
  expect(events[end].patch).toHaveProperty('hideout')

  await page.getByText('Night 1', { exact: true }).click()
  await page.locator('.lw-jack').waitFor()
  for (const eyes of ['Jack', 'The police', 'Everything']) {
    await page.getByText(eyes, { exact: true }).last().click()
    await page.getByRole('button', { name: 'To the beginning' }).click()
    await page.getByRole('button', { name: 'One step forward' }).click()
    await page.getByText('You are looking at the past').first().waitFor()
  }
  await page.getByRole('button', { name: 'Check the seal' }).click()
  await page.getByText('The seal holds').waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the record' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.game$/)
})

test("three friends meet by a link; what the detectives say and draw among themselves never reaches Jack's page", async () => {
  const jack = await (await hunter()).newPage()
  const wire = wireOf(jack)
  await jack.goto(`/new/${HUNT.id}`)
  await jack.getByText('A friend, by a link').click()
  await jack.getByText('3', { exact: true }).click()
  await jack.getByText('Jack', { exact: true }).first().click()
  await jack.getByText('Finer points of the rules').click()
  await jack.getByText('Among themselves').click()
  await jack.getByRole('button', { name: 'Start the game' }).click()
  const address = await invitation(jack)
  const detectives: Page[] = []
  for (const seat of [1, 2]) {
    const detective = await (await hunter()).newPage()
    await detective.goto(address)
    await detective.getByRole('button', { name: `Sit down as Detective ${seat}` }).click()
    await detective.waitForURL('**/play/*')
    detectives.push(detective)
  }
  await jack.waitForURL('**/play/*')
  const [first, second] = detectives

  await first.getByRole('tab', { name: 'Talk' }).click()
  await first.getByRole('textbox', { name: 'Say something' }).fill('I smell lamp oil near the arch')
  await first.keyboard.press('Enter')
  await second.getByRole('tab', { name: 'Talk (1 new)' }).click()
  await second.getByText('I smell lamp oil near the arch').waitFor()
  await second.getByRole('tab', { name: 'Notes' }).click()
  await second.getByRole('button', { name: 'Watch this' }).click()
  const map = await second.locator('.lw-map').boundingBox()
  if (map === null) throw new Error('there is no map')
  await second.mouse.click(map.x + map.width / 2, map.y + map.height / 2)
  await first.locator('.lw-sticker').waitFor()

  // Jack plays on, so that anything on its way to him would have come.
  for (let looks = 0; looks < 40; looks++) await act(jack, homeward, HUNT_TABLE)
  expect(wire.received.length).toBeGreaterThan(3)
  for (const text of wire.received) expect(text).not.toMatch(/lamp oil|"mark"/)
  expect(await jack.getByRole('tab', { name: /^Talk/ }).count()).toBe(0)
  expect(await jack.locator('.lw-sticker').count()).toBe(0)
})

/** Until Jack has struck and is to walk. */
async function toFirstWalk(page: Page): Promise<void> {
  const asked = page.getByText(/^Move: on foot/)
  const table = { ...HUNT_TABLE, until: asked }
  for (let looks = 0; looks < 600 && !(await asked.isVisible()); looks++) await act(page, striking, table)
}

test('Jack plans ahead on a phone: the map comes in sight, and two taps on a circle draw there and do nothing else', async () => {
  const page = await (await hunter({ size: PHONE, touch: true })).newPage()
  await againstComputer(page, HUNT, 'Jack', 'Stroller')
  await toFirstWalk(page)
  // Where he could be home stands with what it says.
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button')
  const circle = await choices.filter({ hasText: /^\d+$/ }).first().textContent()
  await page.getByRole('button', { name: 'Plan ahead' }).click()
  const number = page.locator('.lw-number').filter({ hasText: new RegExp(`^${circle}$`) })
  const before = await resting(async () => (await number.boundingBox())?.y ?? 0)
  const box = await number.boundingBox()
  if (box === null) throw new Error('there is no number')
  for (let taps = 0; taps < 2; taps++) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await page.getByText(`Planned: ${circle} (1 cell)`).first().waitFor()
  expect(await page.getByRole('list', { name: 'Choices' }).count()).toBe(0)
  expect(await resting(async () => (await number.boundingBox())?.y ?? 0)).toBe(before)
  await page.getByRole('button', { name: 'Put the pencil away and play' }).click()
  await page.getByRole('list', { name: 'Choices' }).getByRole('button').first().waitFor()
})

test('Jack plans ahead with the keyboard alone', async () => {
  const page = await (await hunter()).newPage()
  await againstComputer(page, HUNT, 'Jack', 'Stroller')
  await toFirstWalk(page)
  await page.locator('.lw-map').focus()
  await page.keyboard.press('n')
  await page.getByRole('tab', { name: 'My sheet' }).click()
  const plan = page.getByRole('button', { name: 'Plan ahead' })
  await plan.focus()
  await page.keyboard.press('Enter')
  await page.locator('.lw-map').focus()
  await page.keyboard.press('Enter')
  await page
    .getByText(/^Planned: \d+ \(1 cell\)$/)
    .filter({ visible: true })
    .waitFor()
})

test('numbers on the map are as large on the screen as before, however near one goes', async () => {
  const page = await (await hunter()).newPage()
  await againstComputer(page, HUNT, 'Jack', 'Stroller')
  const number = page.locator('.lw-number').filter({ hasText: /^122$/ })
  const heightOf = async () => (await number.boundingBox())?.height ?? 0
  await page.locator('.lw-map').focus()
  const nearer = async () => {
    await page.keyboard.press('+')
    return heightOf()
  }
  // The lens comes a moment after the map.
  await expect.poll(nearer, { interval: 500 }).toBeGreaterThan(14)
  for (let steps = 0; steps < 4; steps++) await page.keyboard.press('+')
  // While the lens flies everything grows with it; once it rests the numbers have their size again.
  const nearest = await resting(heightOf)
  expect(nearest).toBeLessThan(26)
  await page.keyboard.press('-')
  await expect.poll(async () => Math.abs((await heightOf()) - nearest)).toBeLessThan(2)
})

/** What is read once it stays the same for half a second. */
async function resting(read: () => Promise<number>): Promise<number> {
  for (let before = Number.NaN; ; ) {
    const now = await read()
    if (now === before) return now
    before = now
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}

test('two fingers bring the map nearer, and choose nothing on it', async () => {
  const visitor = await hunter({ size: PHONE, touch: true })
  const page = await visitor.newPage()
  await againstComputer(page, HUNT, 'Jack', 'Stroller')
  // The lens comes a moment after the map, and with it its buttons.
  await page.getByRole('button', { name: 'Nearer' }).waitFor()
  const map = await page.locator('.lw-map').boundingBox()
  if (map === null) throw new Error('there is no map')
  const [x, y] = [map.x + map.width / 2, map.y + map.height / 2]
  const fingers = await visitor.newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    fingers.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: apart === undefined ? [] : [-apart, apart].map((dx, id) => ({ x: x + dx, y, id })),
    })
  const number = page.locator('.lw-number').filter({ hasText: /^122$/ })
  const heightOf = async () => (await number.boundingBox())?.height ?? 0
  expect(await heightOf()).toBeLessThan(14)
  const pinch = async () => {
    await touch('touchStart', 30)
    for (let apart = 45; apart <= 150; apart += 15) await touch('touchMove', apart)
    await touch('touchEnd')
    return heightOf()
  }
  await expect.poll(pinch, { interval: 1000 }).toBeGreaterThan(14)
  expect(await page.evaluate('visualViewport.scale')).toBe(1)
  expect(await page.getByRole('button', { name: 'take back' }).count()).toBe(0)
})

test('what is composed and not sent is there again after a reload, to its own side alone', async () => {
  const page = await (await hunter()).newPage()
  await page.goto(`/new/${HUNT.id}`)
  await page.getByText('Someone at this screen').click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  const show = page.getByRole('button', { name: /show me the table/ })
  await show.click()
  const steps = page.getByRole('list', { name: 'Your turn so far' })
  const told = async () => (await steps.locator('span').first().textContent()) ?? ''
  const compose = async (choice: number) => {
    await page.getByRole('list', { name: 'Choices' }).getByRole('button').nth(choice).click()
    return told()
  }
  const hideout = await compose(80)
  await page.reload()
  await show.waitFor()
  expect(await page.locator('main').textContent()).not.toContain(hideout)
  await show.click()
  await expect.poll(told).toBe(hideout)

  // Once it is sent nothing of it is left, and what is composed next takes its place.
  await page.getByRole('button', { name: 'Confirm and send' }).click()
  const women = page.getByRole('button', { name: /^3: woman, marked/ })
  await women.waitFor()
  const woman = await compose(0)
  expect(woman).not.toBe(hideout)
  await page.reload()
  await show.click()
  await expect.poll(told).toBe(woman)
})
