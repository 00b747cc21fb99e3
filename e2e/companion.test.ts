import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { serve } from '@gaslight/server'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { inspect, inspectNow } from './inspect.ts'
import { DESKTOP, openSite, PHONE, QUIET, type Site } from './site.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

async function press(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

/** From the form to the first policeman's action: what was said aloud in Hell and in the first round of the first night. */
async function firstRound(page: Page): Promise<void> {
  await page.goto('/')
  await page.getByRole('link', { name: 'Companion for the table' }).click()
  await begin(page)
}

async function begin(page: Page): Promise<void> {
  await page.getByLabel('Name of the sheet').fill('Saturday')
  await page.getByRole('button', { name: 'Begin the sheet' }).click()
  await press(page, 'The Head is Frederick Abberline (red)')
  await press(page, '3', '21', '27', '65', '84', 'Enter')
  await press(page, 'Strike on 65')
  await press(page, 'x41', 'x46', 'x58', 'x135', 'x138', 'Enter')
  await press(page, 'On foot', 'All others stay')
}

/** Until the worker has kept the whole page. */
async function kept(page: Page): Promise<void> {
  await page.evaluate('navigator.serviceWorker.ready.then(() => {})')
  await page.waitForFunction('navigator.serviceWorker.controller !== null')
}

test('a night of the police is entered, goes on without any connection, and is taken along as a record', async () => {
  const context = await site.visitor({ size: PHONE, keeps: true })
  const page = await context.newPage()
  await firstRound(page)
  const candidates = page.getByText(/^He can be on \d+ circles/)
  await candidates.waitFor()
  await kept(page)

  await context.setOffline(true)
  await page.reload()
  await page.getByText('Entered last:').waitFor()
  await press(page, 'Search', 'Green (x138)', '101', 'No clue')
  await page.getByText('Green searches 101 and finds nothing.').first().waitFor()
  await candidates.waitFor()

  // What was entered wrongly is changed where it stands; what no longer fits says so.
  await page.getByRole('tab', { name: 'Entries' }).click()
  await page.getByRole('button', { name: 'Blue stays on x41.' }).click()
  await press(page, 'Leave it out')
  await page.getByText('This does not fit any more: Green searches 101: no').waitFor()
  await press(page, 'x41 (stays)')
  await page.getByText('This does not fit any more').waitFor({ state: 'hidden' })

  const download = page.waitForEvent('download')
  await press(page, 'Download the record')
  const record = await readFile(await (await download).path(), 'utf8')
  expect(record).toMatch(/^Game: letters-from-whitechapel\n/)
  expect(record).toContain('hideout ?\nnight 1\nwomen 3m 21m 27m 65m 84m 147w 149w 158w\nhead red\npatrol blue@x41')
  expect(record).toContain('kill 65\njack ?\npolice ')
  await page.goto('/companion/letters-from-whitechapel')
  await page.getByRole('link', { name: 'Saturday' }).waitFor()
})

test('while the map of a sheet is asked, it marks nothing to enter, says what it found beside it, and goes back to entering', async () => {
  const page = await (await site.visitor({ size: PHONE })).newPage()
  await firstRound(page)
  const now = page.getByRole('region', { name: 'What to do now' })
  const marked = page.locator('.lw-mark')
  await press(page, 'Search', 'Green (x138)')
  await expect.poll(() => marked.count()).toBeGreaterThan(0)
  await press(page, 'Ask the map about a hideout')
  await page.getByText(/^Click a circle: the map shows which ways lead there/).waitFor()
  await expect.poll(() => marked.count()).toBe(0)
  const number = page.locator('.lw-number').filter({ hasText: /^101$/ })
  const ask = async () => {
    await number.click({ force: true })
    return now.getByText(/^(If the hideout is|Hideout) 101/).isVisible()
  }
  await expect.poll(ask, { timeout: 20_000, interval: 1000 }).toBe(true)
  await press(page, 'Ask no more and enter')
  for (const name of ['101', 'No clue']) await now.getByRole('button', { name, exact: true }).click()
  await page.getByText('Green searches 101 and finds nothing.').first().waitFor()
})

test('a hunt is entered, taken back and taken along where the server is gone', async () => {
  const { context, stop } = await standing()
  const page = await context.newPage()
  await page.goto('/companion/letters-from-whitechapel')
  await kept(page)
  await stop()
  await page.reload()

  await begin(page)
  const candidates = page.getByText(/^He can be on \d+ circles/)
  await candidates.waitFor()
  const before = await candidates.textContent()
  await press(page, 'All others pass', 'On foot')
  await expect.poll(() => candidates.textContent()).not.toBe(before)
  for (let entries = 0; entries < 6; entries++) await press(page, 'Take back')
  await expect.poll(() => candidates.textContent()).toBe(before)
  await press(page, 'Search', 'Green (x138)', '101', 'No clue')

  await page.reload()
  await page.getByText('Green searches 101 and finds nothing.').first().waitFor()
  await page.getByRole('tab', { name: 'Entries' }).click()
  const download = page.waitForEvent('download')
  await press(page, 'Download the record')
  expect(await readFile(await (await download).path(), 'utf8')).toContain('green search 101-')
})

test("Jack's sheet warns of a move against the rules with its number, and is covered as soon as he looks away", async () => {
  const page = await (await site.visitor()).newPage()
  await page.goto('/companion/letters-from-whitechapel')
  await page.getByText('Jack’s private sheet').click()
  await page.getByRole('button', { name: 'Begin the sheet' }).click()
  await press(page, 'Show the sheet', '90')
  for (const circle of [3, 21, 27, 65, 84]) await press(page, `${circle}: woman, marked`)
  await press(page, 'The Head is Frederick Abberline (red)', 'Strike on 65')
  await press(page, 'x41', 'x46', 'x58', 'x135', 'x138', 'Enter')
  const map = page.getByRole('application', { name: 'Map of Whitechapel' })
  await map.locator('text').getByText('1', { exact: true }).first().click({ force: true })
  await page.getByRole('alert').getByText('Circle 1 is not joined to 65.').waitFor()
  await page.getByRole('button', { name: 'Rule LW-46' }).waitFor()
  // It was answered by what was entered then, and does not come back with the place.
  await map.locator('text').getByText('83', { exact: true }).first().click({ force: true })
  await page.getByText('Jack walks from 65 to 83.').first().waitFor()
  await press(page, 'Take back')
  await page.getByText('Jack walks from 65 to 83.').first().waitFor({ state: 'hidden' })
  expect(await page.getByRole('alert').count()).toBe(0)
  await press(page, 'Cover the sheet')
  expect(await page.getByRole('main').textContent()).not.toMatch(/65|90/)
})

for (const [theme, size] of [
  ['night', PHONE],
  ['morning', DESKTOP],
] as const)
  test(`axe finds nothing serious on a sheet (${theme}, ${size.width} px), and none scrolls sideways`, async () => {
    const page = await (await site.visitor({ theme, size })).newPage()
    await firstRound(page)
    await page.getByText(/^He can be on \d+ circles/).waitFor()
    await inspectNow(page, 'a sheet of the police')
    await press(page, 'Search', 'Green (x138)', '101')
    await inspectNow(page, 'an answer')
    await page.getByRole('tab', { name: 'Entries' }).click()
    await page.getByRole('button', { name: 'Blue stays on x41.' }).click()
    await press(page, 'Change it')
    await inspectNow(page, 'an entry that is changed')
    await inspect(page, '/companion/letters-from-whitechapel', theme)
  })

test('a page that is open over a new build goes on, and offers the new one', async () => {
  const { context, rebuild } = await standing()
  const page = await context.newPage()
  await page.goto('/')
  await kept(page)
  await rebuild()
  await toAbout(page)
  await page.evaluate('navigator.serviceWorker.getRegistration().then(registration => registration.update())')
  const loaded = page.waitForEvent('load')
  await page.getByRole('button', { name: 'Load it' }).click()
  await loaded
  await page.getByRole('heading', { level: 1, name: 'About Gaslight' }).waitFor()
})

test('where no worker can keep the page, it loads itself anew for a part that a new build has taken away', async () => {
  const { context, rebuild } = await standing({ serviceWorkers: 'block' })
  const page = await context.newPage()
  // The last thing that it fetches by itself; while files are being renamed that would be lost for a reason no build has.
  const settled = page.waitForResponse(/\/register-/)
  await page.goto('/')
  await settled
  await rebuild()
  await toAbout(page)
})

/** To a page whose part has not been fetched yet. */
async function toAbout(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
  await page.getByRole('heading', { level: 1, name: 'About Gaslight' }).waitFor()
}

interface Standing {
  readonly context: BrowserContext
  /** Gives every part of the page another name, as a build does that changes something everywhere. */
  rebuild(): Promise<void>
  /** Nobody answers any more. */
  stop(): Promise<void>
}

/** A server with a page of its own, and a visitor before it. */
async function standing(options: { serviceWorkers?: 'block' } = {}): Promise<Standing> {
  const folder = await mkdtemp(join(tmpdir(), 'gaslight-e2e-page-'))
  const page = join(folder, 'page')
  await cp(join(import.meta.dirname, '../packages/web/dist'), page, { recursive: true })
  const started = await serve({ port: 0, host: '127.0.0.1', data: folder, page, logLevel: 'error' })
  if (!started.ok) throw new Error(started.error)
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: QUIET })
  let stopped: Promise<void> | undefined
  const stop = () => {
    stopped ??= started.value.close()
    return stopped
  }
  onTestFinished(async () => {
    await browser.close()
    await stop()
    await rm(folder, { recursive: true, force: true })
  })
  const context = await browser.newContext({ baseURL: started.value.url, locale: 'en', ...options })
  context.setDefaultTimeout(20_000)
  return { context, rebuild: () => renameParts(page), stop }
}

async function renameParts(page: string): Promise<void> {
  const files = await readdir(page, { recursive: true })
  const names = files.map(file => basename(file)).filter(name => /-[\w-]{8}\.(js|css)$/.test(name))
  const other = (name: string) =>
    name.replace(/.(\.\w+)$/, (_, end: string) => `${name.includes(`_${end}`) ? '-' : '_'}${end}`)
  const pattern = new RegExp(names.map(name => name.replaceAll('.', '\\.')).join('|'), 'g')
  for (const file of files) {
    const path = join(page, file)
    if (/\.(br|gz)$/.test(file)) await rm(path)
    else if (/\.(js|css|html)$/.test(file)) {
      const text = await readFile(path, 'utf8')
      await writeFile(path, text.replace(pattern, other).replace(/"version":"/, '"version":"2'))
    }
  }
  for (const file of files)
    if (names.includes(basename(file)))
      await rename(join(page, file), join(page, file.replace(basename(file), other(basename(file)))))
}
