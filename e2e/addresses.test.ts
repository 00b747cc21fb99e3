import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { QUIET } from './site.ts'

const GASLIGHT = join(import.meta.dirname, '../packages/cli/gaslight.ts')

let data: string
let port: number
let browser: Browser
let server: ChildProcess
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), 'gaslight-e2e-'))
  port = await freePort()
  browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: QUIET })
  server = await start()
})
afterAll(async () => {
  await browser.close()
  await kill()
  await rm(data, { recursive: true, force: true })
})

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  await new Promise(resolve => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

async function start(): Promise<ChildProcess> {
  const child = spawn(process.execPath, [GASLIGHT, 'serve', '--port', String(port), '--data', data], {
    stdio: 'ignore',
  })
  const asked = async () => (await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null))?.ok
  while (!(await asked())) await new Promise(resolve => setTimeout(resolve, 100))
  return child
}

async function kill(): Promise<void> {
  const ended = once(server, 'exit')
  server.kill('SIGKILL')
  await ended
}

/** `keeps`: whether the browser keeps the page, so that it can be opened without a server. */
async function arrive(keeps: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en',
    reducedMotion: 'reduce',
    serviceWorkers: keeps ? 'allow' : 'block',
  })
  // A page waits longer and longer before it asks again, up to 15 s.
  context.setDefaultTimeout(60_000)
  return context.newPage()
}

test.each([
  ...['/play/abc', '/play/abcdefghijkl', '/play/abcdefghijklm', '/play/abcdefghijkl.', `/play/${'x'.repeat(1200)}`],
  ...[
    '/play/abc/text',
    '/play/abcdefghijkl/text',
    '/join/abc',
    '/join/abcdefghijkl',
    '/wait/abc',
    '/wait/abcdefghijkl',
  ],
  ...['/local/abc', '/local/abc/text'],
  ...['/play/%E0%A4%A', '/join/%', '/local/%zz'],
])('%s says that there is no such game, and leads home', async address => {
  const page = await arrive(false)
  await page.goto(address)
  await page.getByRole('heading', { name: 'No such game' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'To the start page' }).click()
  await page.getByRole('heading', { name: 'Gaslight' }).waitFor()
  await page.context().close()
})

test.each([
  '/nowhere',
  '/play',
  '/new/chess',
  '/rules/chess',
  '/companion/chess',
  '/companion/letters-from-whitechapel/abc',
])('%s says that nothing is there, and leads home', async address => {
  const page = await arrive(false)
  await page.goto(address)
  await page.getByRole('heading', { name: 'Lost in the fog' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'To the start page' }).waitFor()
  await page.context().close()
})

test('while the server is down every page says so and offers what it can, and all go on once it is there again', async () => {
  const page = await arrive(true)
  await page.goto('/new/mr-jack')
  await page.getByText('Detective', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.waitForURL('**/play/*')
  const yours = page.getByRole('heading', { name: 'Your turn, Detective' })
  await yours.waitFor()
  // Its worker comes a while after the first picture.
  await page.evaluate('navigator.serviceWorker.ready.then(() => null)')
  const table = new URL(page.url()).pathname
  await kill()
  await page.getByText('Connection lost').first().waitFor()
  const open = async (address: string) => {
    const other = await page.context().newPage()
    await other.goto(address)
    return other
  }
  const again = await open(table)
  const invited = await open(table.replace('play', 'join'))
  const waiting = await open(table.replace('play', 'wait'))
  for (const other of [again, invited, waiting]) {
    await other.getByRole('heading', { name: 'The game cannot be shown' }).waitFor()
    await other.getByRole('main').getByRole('link', { name: 'To the start page' }).waitFor()
  }
  const wrong = await open('/play/abc')
  await wrong.getByRole('heading', { name: 'No such game' }).waitFor()
  const form = await open('/new/mr-jack')
  await form.getByText('The server cannot be reached.').first().waitFor()
  await form.getByRole('button', { name: 'Start the game' }).waitFor()
  const filled = form.getByRole('textbox', { name: 'Jack is played by' })
  await filled.fill('Ada')

  server = await start()
  for (const other of [page, again, invited, waiting])
    await other.getByRole('heading', { name: 'Your turn, Detective' }).waitFor()
  await form.getByText('The computer', { exact: true }).first().waitFor()
  expect(await filled.inputValue()).toBe('Ada')
  await page.getByText('Connection lost').first().waitFor({ state: 'hidden' })
  await page.context().close()
})
