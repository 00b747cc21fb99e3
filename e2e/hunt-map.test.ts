import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, PHONE, type Site } from './site.ts'
import { againstComputer, HUNT } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function middleOf(part: Locator): Promise<readonly [x: number, y: number]> {
  const box = await part.boundingBox()
  if (box === null) throw new Error('it is not on the page')
  return [box.x + box.width / 2, box.y + box.height / 2]
}

/** How far the sign of what is pointed at lies from the number of a circle, in CSS pixels. */
async function astray(page: Page, number: Locator): Promise<number> {
  const sign = page.locator('.lw-pointer[data-on] .lw-pointed-rim')
  if ((await sign.count()) !== 1) return Number.POSITIVE_INFINITY
  const [[x, y], [toX, toY]] = [await middleOf(sign), await middleOf(number)]
  return Math.hypot(x - toX, y - toY)
}

const numbered = (page: Page, circle: number) =>
  page.locator('.lw-number').filter({ hasText: new RegExp(`^${circle}$`) })

test('of all that is on the map a pointer that crosses it moves its own sign alone, and that lies where it points', async () => {
  const page = await (await site.visitor()).newPage()
  await againstComputer(page, HUNT, 'Jack', 'Stroller')
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button')
  await choices.first().waitFor()
  // What follows the first picture: the scenery and the lens.
  await page.locator('.lw-compass').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Nearer' }).waitFor()
  const count = () => page.locator('.lw-map *').count()
  for (let before = -1, now = await count(); now !== before; now = await count()) {
    before = now
    await page.waitForTimeout(1000)
  }
  await page.evaluate(`
    globalThis.changed = [];
    new MutationObserver(changes => {
      for (const { target } of changes) {
        const node = target.nodeType === 1 ? target : target.parentElement
        if (!node.closest('.lw-pointer')) changed.push(node.outerHTML.slice(0, 80))
      }
    }).observe(document.querySelector('.lw-map'), { subtree: true, childList: true, attributes: true, characterData: true })
  `)
  for (const circle of [122, 100, 154, 12]) {
    const number = numbered(page, circle)
    await page.mouse.move(...(await middleOf(number)))
    await expect.poll(() => astray(page, number)).toBeLessThan(2)
  }
  expect(await page.evaluate('changed')).toEqual([])
})

test('what the keyboard is on keeps its sign around it where the map is enlarged', async () => {
  const page = await (await site.visitor()).newPage()
  await againstComputer(page, HUNT, 'Jack', 'Stroller')
  await page.getByRole('list', { name: 'Choices' }).getByRole('button').first().waitFor()
  await page.getByRole('button', { name: 'Nearer' }).waitFor()
  await page.locator('.lw-map').focus()
  await page.keyboard.press('n')
  const number = numbered(page, 2)
  await expect.poll(() => astray(page, number)).toBeLessThan(2)
  const { width } = (await page.locator('.lw-pointer[data-on][data-focused] .lw-pointed-rim').boundingBox()) ?? {}
  for (let steps = 0; steps < 3; steps++) await page.keyboard.press('+')
  await page.keyboard.press('p')
  await expect.poll(() => astray(page, numbered(page, 1))).toBeLessThan(2)
  // It grows as tokens do, and not with the map.
  const widthOf = async () => (await page.locator('.lw-pointer[data-on] .lw-pointed-rim').boundingBox())?.width
  await expect.poll(widthOf).toBeLessThan(2 * (width ?? 0))
})

test('on a phone the map turns to the red circles when these are laid out, and the number of what is pointed at is written beside its sign', async () => {
  const page = await (await site.visitor({ size: PHONE, touch: true })).newPage()
  await againstComputer(page, HUNT, 'Jack', 'Stroller')
  const choices = page.getByRole('list', { name: 'Choices' }).getByRole('button')
  await choices.first().waitFor()
  await page.locator('.lw-compass').waitFor({ state: 'attached' })
  await page.locator('.lw-map').focus()
  await page.keyboard.press('n')
  await expect.poll(() => page.locator('.lw-pointer[data-on] text').textContent()).toMatch(/^\d+$/)
  const nearer = page.getByRole('button', { name: 'Nearer' })
  // What enlarges the map lies below it, not on its circles.
  const [port, button] = [await page.locator('.lw-view > *').first().boundingBox(), await nearer.boundingBox()]
  expect(button?.y).toBeGreaterThanOrEqual((port?.y ?? 0) + (port?.height ?? 0))
  for (let steps = 0; steps < 4; steps++) await nearer.tap()
  await choices.nth(100).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page
    .getByText(/^Red circle/)
    .first()
    .waitFor()
  const outside = async () => {
    const view = await page.locator('.lw-view').boundingBox()
    if (view === null) return -1
    const boxes = await Promise.all((await page.locator('.lw-red').all()).map(red => red.boundingBox()))
    return boxes.filter(
      box => box === null || box.x < view.x - 1 || box.x + box.width > view.x + view.width + 1 || box.y < view.y - 1,
    ).length
  }
  await expect.poll(outside, { timeout: 20_000 }).toBe(0)
})
