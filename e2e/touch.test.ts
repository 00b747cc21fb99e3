import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, PHONE, type Site } from './site.ts'
import { againstComputer, TITLES } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

test.each(TITLES)('a finger that shows what a hex of $name would do is told that a second tap does it', async title => {
  const visitor = await site.visitor({ size: PHONE, touch: true })
  const page = await visitor.newPage()
  await againstComputer(page, title, 'Detective')
  await page.getByRole('list', { name: 'Cards of this round' }).getByRole('button').first().tap()
  const told = page.getByText('Tap it again to do it.')
  const board = page.getByRole('application')
  const takeBack = page.getByRole('button', { name: /take back/i })
  expect(await takeBack.count()).toBe(1)
  const box = await board.boundingBox()
  if (box === null) throw new Error('no board')
  for (const [x, y] of PLACES) {
    const at = [box.x + box.width * x, box.y + box.height * y] as const
    await page.touchscreen.tap(...at)
    if (!(await told.isVisible())) continue
    await page.touchscreen.tap(...at)
    await told.waitFor({ state: 'hidden' })
    expect(await takeBack.count()).toBe(2)
    return
  }
  throw new Error('nothing was shown')
})

/** Shares of the board, from its middle outwards: wherever somebody stands, some hex in reach is among them. */
const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].flatMap(x => [0.5, 0.35, 0.65].map(y => [x, y] as const))
