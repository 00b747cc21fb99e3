import { isDeepStrictEqual } from 'node:util'
import { london1888 } from '@gaslight/london-1888'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AB, HANDS, SEATS, scripted, toDeath } from '../packages/server/testing/london.ts'
import { keepTables } from '../packages/server/testing/stored.ts'
import { openSite, type Site } from './site.ts'
import { comeTo, ON_PHONE } from './sitting.ts'

const [FINGER, MOUSE, READER] = ['Londonboard0', 'Londonboard1', 'Londonboard2']

let site: Site
beforeAll(async () => {
  const course = scripted(toDeath(HANDS, 'Ne'), { windows: 'orders' })
  const tables = [FINGER, MOUSE, READER].map(id => ({ id, seats: SEATS, ...course }))
  site = await openSite({}, data => keepTables(data, london1888, tables))
})
afterAll(() => site.close())

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (box === null) throw new Error('nothing there')
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } }
}

/** Its box once it has come to rest: what comes with the page later may move it. */
async function restOf(place: Locator): ReturnType<typeof boxOf> {
  for (let before = await boxOf(place); ; ) {
    await new Promise(resolve => setTimeout(resolve, 500))
    const now = await boxOf(place)
    if (isDeepStrictEqual(now, before)) return now
    before = now
  }
}

/** Abberline, who has rolled: where his walk can end is marked. */
async function rolled(page: Page): Promise<Locator> {
  await page.locator('button:has-text("Roll the die"):visible').first().click()
  const marks = page.locator('.ld-reach-disc')
  await marks.first().waitFor()
  return marks
}

/** Whether a pointer there would find the map, and nothing that lies over it. */
function isOnMap(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<boolean> {
  return page.evaluate(`document.elementFromPoint(${x}, ${y})?.closest('.ld-map') != null`)
}

test('a finger that shows a walk on the map of London 1888 is told that a second tap walks', async () => {
  const page = await comeTo(site, AB, FINGER, ON_PHONE)
  const marks = await rolled(page)
  const told = page.getByText('Tap it again to do it.')
  const takeBack = page.getByRole('button', { name: /take back/i })
  expect(await takeBack.count()).toBe(0)
  const count = await marks.count()
  for (let n = 0; n < count; n++) {
    const { middle } = await boxOf(marks.nth(n))
    if (!(await isOnMap(page, middle))) continue
    await page.touchscreen.tap(middle.x, middle.y)
    await told.waitFor()
    await page.touchscreen.tap(middle.x, middle.y)
    await told.waitFor({ state: 'hidden' })
    await takeBack.waitFor()
    return
  }
  throw new Error('no marked place is in sight')
})

test('who is where in London 1888 stands beside his name, never over it, however long the name of the place', async () => {
  for (const looks of [{}, ON_PHONE]) {
    const page = await comeTo(site, AB, MOUSE, looks)
    if (looks === ON_PHONE) await page.getByRole('button', { name: /^Players/ }).click()
    await page.getByRole('list', { name: 'Players in the order of their seats' }).waitFor()
    const covered = await page.evaluate(`
      [...document.querySelectorAll('ol[aria-label^="Players"] > li')].filter(row => {
        const [name, place] = row.querySelectorAll(':scope > button')
        if (place) place.textContent = 'Commercial Road East (corner of Back Church Lane)'
        name.scrollIntoView({ block: 'center' })
        const { left, width, top, height } = name.getBoundingClientRect()
        return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('button') !== name
      }).map(row => row.textContent)`)
    expect(covered).toEqual([])
  }
})

test('the buttons that enlarge the map of London 1888 lie over no place that can be chosen', async () => {
  const page = await comeTo(site, AB, MOUSE)
  const marks = await rolled(page)
  const nearer = page.getByRole('button', { name: 'Nearer' })
  for (let n = 0; n < 3; n++) await nearer.click()
  const buttons = page.locator('[data-corner]')
  const [mark, from] = [marks.first(), await boxOf(buttons)]
  const map = await boxOf(page.locator('.ld-view'))
  // The map is dragged until a marked place lies where the buttons were.
  for (let pulls = 0; pulls < 8; pulls++) {
    const { middle } = await boxOf(mark)
    const way = { x: from.middle.x - middle.x, y: from.middle.y - middle.y }
    if (Math.hypot(way.x, way.y) < 12) break
    const pull = (part: number, most: number) => Math.max(-most, Math.min(most, part))
    await page.mouse.move(map.middle.x, map.middle.y)
    await page.mouse.down()
    await page.mouse.move(map.middle.x + pull(way.x, map.width / 3), map.middle.y + pull(way.y, map.height / 3), {
      steps: 4,
    })
    await page.mouse.up()
  }
  const { middle } = await boxOf(mark)
  expect(Math.hypot(from.middle.x - middle.x, from.middle.y - middle.y)).toBeLessThan(60)
  await expect.poll(() => isOnMap(page, middle)).toBe(true)
})

test('the board of London 1888 stays where it is, however long what the event says', async () => {
  const page = await comeTo(site, AB, READER)
  const text = page
    .getByRole('button', { name: /^Shortage/ })
    .locator('span')
    .last()
  await text.waitFor()
  const board = page.locator('.ld-view')
  const before = await restOf(board)
  await text.evaluate(span => {
    span.textContent = 'The Protesters take to three fixed spaces and stop Lusk too, who loses his privilege.'.repeat(2)
  })
  expect(await restOf(board)).toEqual(before)
})

test('whoever looks back at London 1888 reads what each step tells', async () => {
  const page = await comeTo(site, AB, READER)
  const back = page.getByRole('button', { name: 'One step back' })
  await back.click()
  await page
    .getByText(/^Round 3 · Abberline: Abberline draws: By Stealth\./)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'To the beginning' }).click()
  await page.getByText('Nothing has happened yet.').first().waitFor()
})
