import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, PHONE, type Site } from './site.ts'
import { againstComputer } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Plays a game as Jack to its end, whichever that is. */
async function playOut(page: Page): Promise<string> {
  await againstComputer(page, { id: 'mr-jack', name: 'Mr. Jack' }, 'Jack', 'Stroller')
  const id = new URL(page.url()).pathname.split('/')[2] ?? ''
  const get = async <T>(path: string) => (await (await page.request.get(`/api/games/${id}${path}`)).json()) as T
  for (;;) {
    const { status } = await get<{ status: string }>('')
    if (status === 'over') return id
    const { seq, decisions } = await get<{ seq: number; decisions: readonly string[] }>('/legal')
    if (decisions.length === 0) await new Promise(resolve => setTimeout(resolve, 50))
    else
      await page.request.post(`/api/games/${id}/decisions`, {
        data: { command: crypto.randomUUID(), after: seq, decisions: decisions.slice(0, 1) },
      })
  }
}

test('the start page lists what is over below what goes on, with its result, and leads to the replay', async () => {
  const visitor = await site.visitor({ size: PHONE })
  const page = await visitor.newPage()
  const id = await playOut(page)
  const { outcome } = (await (await page.request.get(`/api/games/${id}`)).json()) as { outcome: { winners: string[] } }
  await page.goto('/')
  const finished = page.getByRole('list', { name: 'Finished' }).getByRole('listitem')
  await finished.getByText(outcome.winners.includes('jack') ? 'You won' : 'You lost').waitFor()
  expect(await finished.count()).toBe(1)
  await finished.getByRole('link', { name: 'Mr. Jack' }).click()
  await page.waitForURL(`**/play/${id}`)
  await page.getByRole('button', { name: 'To the beginning' }).waitFor()
})

test("the browser's steps back and forward pass over a sheet that a link led out of", async () => {
  const visitor = await site.visitor({ size: PHONE })
  const page = await visitor.newPage()
  await againstComputer(page, { id: 'london-1888', name: 'London 1888' }, 'Player 1')
  const game = page.url()
  await page.getByRole('button', { name: 'Table', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Table' }).getByRole('link', { name: 'Play as text' }).click()
  const atText = () => page.waitForURL('**/text')
  const layer = () => page.evaluate('history.state?.layer ?? 0')
  await atText()
  for (let i = 0; i < 2; i++) {
    await page.goBack()
    await page.waitForURL(game)
    await expect.poll(layer).toBe(0)
    await page.goForward()
    await atText()
    await expect.poll(layer).toBe(0)
  }
})
