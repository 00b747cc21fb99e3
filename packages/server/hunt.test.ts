import { readFileSync } from 'node:fs'
import { type Game, parseRecord, shortLink, verifyRecord } from '@gaslight/core'
import { lettersFromWhitechapel } from '@gaslight/letters-from-whitechapel'
import { expect, test } from 'vitest'
import { hunt } from './testing/hunt.ts'
import { Page } from './testing/page.ts'
import { Guest, playOut, sharedServer, until } from './testing/server.ts'

const whitechapel = lettersFromWhitechapel as unknown as Game
const server = sharedServer(() => ({ games: [whitechapel], bots: '@gaslight/bots' }))
const bot = (role: string) => ({ kind: 'bot', role, level: 'random' }) as const
const me = (role: string) => ({ kind: 'me', role }) as const
const ARREST = '../../games/letters-from-whitechapel/records/arrest.game'
const WHITECHAPEL = { game: whitechapel.id }

/** A game that somebody plays against bots to its end, each time with the first legal decision. */
async function played(seats: Parameters<Guest['create']>[0]): Promise<{ guest: Guest; id: string; record: string }> {
  const guest = await Guest.named(server().url, 'Ada')
  const { id } = await guest.create(seats, WHITECHAPEL)
  await playOut(id, guest)
  return { guest, id, record: await guest.record(id) }
}

function verified(text: string) {
  const parsed = parseRecord(text)
  return parsed.ok ? verifyRecord(whitechapel, parsed.value) : parsed
}

test('the links that everybody is shown bind Jack to his hideout and to each hidden step, until all is shown', async () => {
  const { guest, id, record } = await played([me('jack'), bot('detective-1')])
  expect(verified(record)).toMatchObject({ ok: true })
  const links = (await new Guest(guest.url).events(id)).events.map(({ link }) => link)
  const parsed = parseRecord(record)
  if (!parsed.ok) throw new Error('no record')
  const { commitment = '', seal = '' } = parsed.value.record
  expect(verifyRecord(whitechapel, parsed.value, { commitment, links })).toMatchObject({ ok: true })
  expect(shortLink(seal)).toBe(links.at(-1))
  // Another hunt is as sound in itself, but is not the one of which the police were shown the links.
  const other = parseRecord(readFileSync(new URL(ARREST, import.meta.url), 'utf8'))
  if (!other.ok) throw new Error('no record')
  expect(verifyRecord(whitechapel, other.value)).toMatchObject({ ok: true })
  expect(verifyRecord(whitechapel, other.value, { commitment, links })).toMatchObject({ ok: false })
})

test('LW-97: one byte of a finished hunt changed, and the first decision that does not fit is named', async () => {
  const { record } = await played([me('jack'), bot('detective-1'), bot('detective-2')])
  const lines = record.split('\n')
  let decision = 0
  const changed = new Set<string>()
  for (const [row, line] of lines.entries()) {
    const [text, links] = line.split(' ; ')
    if (links === undefined) continue
    const [kind] = text.split(' ')
    const before = decision
    const count = links.split(' ').length
    decision += count
    // The last digit of what was decided becomes another one; each kind of line three times, which is enough.
    const at = text.search(/\d(?=\D*$)/)
    if (at < 0 || [1, 2, 3].every(n => changed.has(`${kind} ${n}`))) continue
    changed.add(`${kind} ${[1, 2, 3].find(n => !changed.has(`${kind} ${n}`))}`)
    const digit = (Number(text[at]) + 1) % 10
    const forged = lines.with(row, `${text.slice(0, at)}${digit}${text.slice(at + 1)} ; ${links}`).join('\n')
    const result = verified(forged)
    if (result.ok || !('decision' in result.error)) throw new Error(`"${text}" may be changed unnoticed`)
    expect(result.error.decision, text).toBeGreaterThan(before)
    expect(result.error.decision, text).toBeLessThanOrEqual(before + count)
    expect(result.error.line, text).toBe(row + 1)
  }
  for (const kind of ['hideout', 'women', 'patrol', 'kill', 'jack', 'police', 'action'])
    expect(
      [...changed].some(name => name.startsWith(kind)),
      kind,
    ).toBe(true)
})

test.each([
  { who: 'one person alone as Jack', seats: [me('jack'), bot('detective-1'), bot('detective-2'), bot('detective-3')] },
  { who: 'one person alone as the whole police', seats: [bot('jack'), me('detective-1')] },
  {
    who: 'one detective among bots',
    seats: [bot('jack'), bot('detective-1'), me('detective-2'), bot('detective-3')],
  },
])('$who plays a hunt to its end', async ({ seats }) => {
  const { guest, id, record } = await played(seats)
  const { outcome } = await guest.info(id)
  expect(['escape', 'arrest', 'stuck', 'time']).toContain(outcome?.reason)
  expect(verified(record)).toMatchObject({ ok: true })
})

test('two people hunt a bot: each takes a seat by its link, and the game begins with the last one', async () => {
  const { url } = server()
  const [ada, ben, eve] = await Promise.all(['Ada', 'Ben', 'Eve'].map(name => Guest.named(url, name)))
  const { id, status } = await ada.create(
    [bot('jack'), me('detective-1'), { kind: 'open', role: 'detective-2' }],
    WHITECHAPEL,
  )
  expect(status).toBe('open')
  // Whoever has a seat takes no other one: nobody ever holds Jack and a detective, or two detectives.
  expect((await ada.call('POST', `/api/games/${id}/seats/detective-2`, {})).status).toBe(409)
  expect((await eve.call('POST', `/api/games/${id}/seats/jack`, {})).status).toBe(409)
  expect((await ben.call<{ status: string }>('POST', `/api/games/${id}/seats/detective-2`, {})).body.status).toBe(
    'running',
  )
  await playOut(id, ada, ben)
  expect((await ada.info(id)).status).toBe('over')
})

test('LW-3: so many seats as there are, and each policeman commanded by somebody', async () => {
  const { url } = server()
  const ada = await Guest.named(url, 'Ada')
  const roles = ['jack', 'detective-1', 'detective-2', 'detective-3', 'detective-4', 'detective-5']
  for (const seats of [1, 7]) {
    const wishes = Array.from({ length: seats }, (_, index) => ({ kind: 'open', role: roles[index] ?? 'detective-6' }))
    expect((await ada.call('POST', '/api/games', { ...WHITECHAPEL, seats: wishes })).status).toBe(400)
  }
  for (const seats of [2, 6]) {
    const wishes = roles.slice(0, seats).map(role => ({ kind: 'open', role }) as const)
    expect((await ada.create(wishes, WHITECHAPEL)).seats.map(({ role }) => role)).toEqual(roles.slice(0, seats))
  }
})

test('what Jack asks and tries shows nobody anything, and nothing of his is decided for him', async () => {
  const { jack, police, id } = await hunt(server().url, { talk: 'private' })
  const pages = await Promise.all(police.map(({ url, cookie }) => Page.open(url, cookie)))
  for (const page of pages) await page.follow(id)
  const before = await police[0].events(id)
  for (const path of ['legal', 'view', 'events', 'record']) await jack.call('GET', `/api/games/${id}/${path}`)
  for (const batch of [['hideout 3'], ['hideout 90', 'nothing'], ['kill 3'], ['hideout 90', '3m', '3m']])
    expect((await jack.decide(id, 0, batch)).status).toBe(422)
  expect(await police[0].events(id)).toEqual(before)
  await jack.decide(id, 0, ['hideout 90'])
  for (const page of pages) {
    await until(() => page.events().length === 1)
    expect(page.heard.map(({ type }) => type)).toEqual(['welcome', 'sync', 'channel', 'events'])
  }
})
