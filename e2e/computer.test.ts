import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { peaceful, playToTheEnd, rash } from './player.ts'
import { openSite, PHONE, type Site } from './site.ts'
import { againstComputer, oneClick, TITLES } from './titles.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

describe.each(TITLES)('$name', title => {
  test('a newcomer plays the Detective against the computer to the end, and nothing on the wire names Jack before it', async () => {
    const visitor = await site.visitor()
    const page = await visitor.newPage()
    const told: string[] = []
    page.on('websocket', socket => socket.on('framereceived', ({ payload }) => told.push(String(payload))))
    await againstComputer(page, title, 'Detective')
    await playToTheEnd(page, peaceful)
    const events = told.flatMap(frame => {
      const message = JSON.parse(frame) as {
        type: string
        start?: object
        events?: { text: string; patch?: object; effects?: { kind: string }[] }[]
      }
      return message.start === undefined
        ? (message.events ?? [])
        : [{ text: '', patch: message.start }, ...(message.events ?? [])]
    })
    const end = events.findIndex(event => 'effects' in event && event.effects?.some(effect => effect.kind === 'over'))
    expect(end).toBeGreaterThan(0)
    for (const event of events.slice(0, end)) expect(event.patch ?? {}).not.toHaveProperty('jack')
    expect(events[end].patch).toHaveProperty('jack')

    await page.getByRole('button', { name: 'Check the seal' }).click()
    await page.getByText('The seal holds').waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the record' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.game$/)
  })

  test('a newcomer on a phone plays Jack against the computer to the end', async () => {
    const visitor = await site.visitor({ size: PHONE })
    const page = await visitor.newPage()
    await againstComputer(page, title, 'Jack')
    await playToTheEnd(page, peaceful)
  })

  test('a rash Detective accuses, is asked once more, and the game is over; then it is stepped through with all eyes', async () => {
    const visitor = await site.visitor()
    const page = await visitor.newPage()
    await againstComputer(page, title, 'Detective')
    await playToTheEnd(page, rash)
    for (const eyes of ['Detective', 'Jack', 'Everything']) {
      await page.getByText(eyes, { exact: true }).last().click()
      await page.getByRole('button', { name: 'To the beginning' }).click()
      await page.getByRole('button', { name: 'One step forward' }).click()
      await page.getByText('You are looking at the past').first().waitFor()
    }
  })
})

test('a reload in the middle of a game finds the table as it was', async () => {
  const visitor = await site.visitor()
  const page = await visitor.newPage()
  await oneClick(page, 'Detective')
  const cards = page.getByRole('list', { name: 'Cards of this round' })
  await cards.waitFor()
  const before = await cards.textContent()
  await page.reload()
  await cards.waitFor()
  expect(await cards.textContent()).toBe(before)
})
