import { type Game, parseRecord, verifyRecord } from '@gaslight/core'
import { london1888 } from '@gaslight/london-1888'
import { expect, test } from 'vitest'
import { Page } from './testing/page.ts'
import { Guest, playOut, sharedServer, until } from './testing/server.ts'

const london = london1888 as unknown as Game
const server = sharedServer(() => ({ games: [london] }))

/** People in all seats, the first of whom began the game. */
async function table(seats: number): Promise<{ readonly guests: readonly Guest[]; readonly id: string }> {
  const { url } = server()
  const guests = await Promise.all(Array.from({ length: seats }, (_, i) => Guest.named(url, `Guest ${i + 1}`)))
  const { id } = await guests[0].create(
    guests.map((_, i) => ({ kind: i === 0 ? 'me' : 'open', role: `player-${i + 1}` })),
    { game: london.id, options: { windows: 'orders' } },
  )
  for (const [i, guest] of guests.entries())
    if (i > 0) expect((await guest.call('POST', `/api/games/${id}/seats/player-${i + 1}`, {})).status).toBe(200)
  return { guests, id }
}

test.each([4])('%s people play London 1888 to its end, over HTTP and over the socket', async seats => {
  const { guests, id } = await table(seats)
  const page = await Page.open(guests[0].url, guests[0].cookie)
  await page.follow(id)
  await playOut(id, ...guests)
  const { outcome, seq } = await guests[0].info(id)
  expect(outcome?.reason).toMatch(/^[IJ]-/)
  await until(() => page.events().length === seq)
  const record = parseRecord(await guests[0].record(id))
  expect(record.ok && verifyRecord(london, record.value)).toMatchObject({ ok: true })
})
