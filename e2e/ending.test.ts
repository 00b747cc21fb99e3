import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { JACK_TABLE } from './player.ts'
import { openSite, type Site } from './site.ts'
import { againstComputer } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

/** Whether a film has been shown since the page was opened. */
const WATCH = `window.filmed = false
new MutationObserver(() => {
  window.filmed ||= [...document.querySelectorAll('button')].some(({ innerText }) => innerText === 'Skip the film')
}).observe(document, { childList: true, subtree: true, characterData: true })`

/** A detective who accuses nobody: Jack decides last. */
async function begin(): Promise<{ visitor: BrowserContext; page: Page; id: string }> {
  const visitor = await site.visitor()
  await visitor.addInitScript(WATCH)
  const page = await visitor.newPage()
  await againstComputer(page, { id: 'mr-jack', name: 'Mr. Jack' }, 'Detective', 'Stroller')
  return { visitor, page, id: new URL(page.url()).pathname.split('/')[2] ?? '' }
}

async function playOn({ request }: Page, id: string): Promise<void> {
  const get = async <T>(path: string) => (await (await request.get(`/api/games/${id}${path}`)).json()) as T
  for (;;) {
    const { status } = await get<{ status: string }>('')
    if (status === 'over') return
    const { seq, decisions } = await get<{ seq: number; decisions: readonly string[] }>('/legal')
    const calm = decisions.find(decision => !decision.startsWith('accuse'))
    if (calm === undefined) await new Promise(resolve => setTimeout(resolve, 50))
    else
      await request.post(`/api/games/${id}/decisions`, {
        data: { command: crypto.randomUUID(), after: seq, decisions: [calm] },
      })
  }
}

test('whoever is at the table when a game ends sees the last moves as a film, then the end', async () => {
  const { page, id } = await begin()
  await page.getByRole('heading', { name: 'Your turn, Detective' }).waitFor()
  await playOn(page, id)
  await page.getByRole('button', { name: 'Skip the film' }).click()
  await page.getByRole('heading', { name: JACK_TABLE.over }).first().waitFor()
})

test('a finished game opens with its end, and the film of its last moves is shown to whoever asks for it', async () => {
  const { visitor, page, id } = await begin()
  await page.close()
  const late = await visitor.newPage()
  await playOn(late, id)
  const over = late.getByRole('heading', { name: JACK_TABLE.over }).first()
  const again = late.getByRole('button', { name: 'Show the last moves again' })
  for (const open of [() => late.goto(`/play/${id}`), () => late.reload()]) {
    await open()
    await over.waitFor()
    await again.waitFor()
    expect(await late.evaluate('window.filmed')).toBe(false)
  }
  const skip = late.getByRole('button', { name: 'Skip the film' })
  await again.click()
  await skip.click()
  await over.waitFor()
  // From any moment that is looked at.
  await late.getByRole('button', { name: 'To the beginning' }).click()
  await late.getByRole('heading', { name: 'Looking back' }).waitFor()
  await late.getByRole('button', { name: 'Play on from here' }).click()
  await skip.click()
  await over.waitFor()
})
