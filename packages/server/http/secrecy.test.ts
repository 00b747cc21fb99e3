import type { Decision, Game } from '@gaslight/core'
import { lettersFromWhitechapel } from '@gaslight/letters-from-whitechapel'
import { mrJack } from '@gaslight/mr-jack'
import { mrJackNewYork } from '@gaslight/mr-jack-new-york'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { highCard, highCardDecision } from '../testing/high-card.ts'
import { say } from '../testing/hunt.ts'
import { retold, unfinishedHunts } from '../testing/hunts.ts'
import { type Guest, until } from '../testing/server.ts'
import { optionsOf, serverOf, type Table } from '../testing/stored.ts'

/**
 * Non-interference on the wire: two servers that differ in nothing but what an audience must not know have to give it
 * the same bytes. Games, people and keys are written into both stores alike; what is hidden differs.
 */
const ID = 'Abcdefghijkl'

interface Secrets {
  readonly cards: readonly [number, number]
  readonly marks: readonly [number, number]
}

/** A server with one game of two, whose decisions so far are given. */
function gameOf(game: Game, decisions: readonly Decision[]): ReturnType<typeof serverOf> {
  return serverOf(game, [{ id: ID, seats: 2, decisions }])
}

async function serverWith({ cards, marks }: Secrets): Promise<{ left: Guest; right: Guest; nobody: Guest }> {
  const { seats, nobody } = await gameOf(highCard, [
    highCardDecision('deal', cards[0], cards[1]),
    highCardDecision('mark', marks[0]),
    highCardDecision('mark', marks[1]),
  ])
  return { left: seats[0], right: seats[1], nobody }
}

/** A link commits a decision under a salt: it differs, always has its length, and tells nothing. */
const LINK = /(?<="link":")[0-9a-f]{8}(?=")/g

type Ask = (method: string, path: string, body?: object) => Promise<string>

/** What somebody is answered: bodies, their lengths, statuses and headers. */
function asking(guest: Guest): { readonly got: unknown[]; readonly ask: Ask } {
  const got: unknown[] = []
  const ask: Ask = async (method, path, body) => {
    const answer = await guest.call<string>(method, path, body)
    const { date: _, ...headers } = Object.fromEntries(answer.headers)
    const { status, text } = answer
    got.push({ method, path, status, headers, length: text.length, text: text.replace(LINK, 'link') })
    return text
  }
  return { got, ask }
}

const READ = ['', '/events', '/events?after=1', '/view', '/legal', '/record']
const COMMAND = '00000000-0000-4000-8000-000000000000'

/** Everything that somebody can get of a game of High Card, or of what has two seats. */
async function everything(guest: Guest): Promise<readonly unknown[]> {
  const { got, ask } = asking(guest)
  const game = `/api/games/${ID}`
  for (const path of READ) await ask('GET', game + path)
  await ask('GET', '/api/games')
  for (const [after, decisions] of [
    [3, ['mark 1']],
    [2, ['mark 1']],
    [3, ['bet 9']],
    [3, ['bet 1', 'bet 1']],
    [3, ['show']],
  ] as const)
    await ask('POST', `${game}/decisions`, { command: COMMAND, after, decisions })
  await ask('POST', `${game}/seats/left`, {})
  return [...got, await sync(guest, [ID])]
}

/** What a socket says at once of some games. */
async function sync(guest: Guest, games: readonly string[]): Promise<readonly string[]> {
  const heard: string[] = []
  const socket = new WebSocket(`${guest.url.replace('http', 'ws')}/api/socket`, { headers: { cookie: guest.cookie } })
  socket.on('message', data => heard.push(String(data).replace(LINK, 'link')))
  await until(() => heard.length === 1)
  for (const game of games) {
    socket.send(JSON.stringify({ type: 'subscribe', game, after: 0 }))
    await until(() => heard.at(-1)?.includes(game) ?? false)
  }
  // An answer to what comes last shows that nothing else was to come.
  socket.send('{}')
  await until(() => heard.at(-1)?.includes('invalid-request') ?? false)
  socket.close()
  return heard
}

test('an audience gets the same bytes whatever is hidden from it', async () => {
  const base = await serverWith({ cards: [3, 5], marks: [1, 2] })
  const otherRight = await serverWith({ cards: [3, 1], marks: [1, 3] })
  const otherLeft = await serverWith({ cards: [6, 5], marks: [2, 2] })
  const left = await everything(base.left)
  expect(await everything(otherRight.left)).toEqual(left)
  expect(await everything(otherLeft.right)).toEqual(await everything(base.right))
  expect(await everything(otherLeft.nobody)).toEqual(await everything(base.nobody))
  expect(await everything(otherRight.nobody)).toEqual(await everything(base.nobody))
  // The comparison sees a difference where there is one.
  expect(await everything(otherLeft.left)).not.toEqual(left)
})

test.each([mrJack, mrJackNewYork] as unknown as Game[])(
  'whoever Jack is in $id, the Detective and the public get the same bytes',
  async game => {
    const [one, other] = await Promise.all(
      [0, 5].map(index => {
        const position = game.start(optionsOf(game), 2)
        const identity = game.chance(position)[index].decision
        position.apply(identity)
        return gameOf(game, [identity, game.chance(position)[7].decision])
      }),
    )
    expect(await everything(other.seats[1])).toEqual(await everything(one.seats[1]))
    expect(await everything(other.nobody)).toEqual(await everything(one.nobody))
    expect(await everything(other.seats[0])).not.toEqual(await everything(one.seats[0]))
  },
)

test('NY-52: of an alibi that the Detective draws from the Informant, Jack and the public get the same bytes', async () => {
  const game = mrJackNewYork as unknown as Game
  const drawing = ['Jack=Smith', 'R1 deal Callahan Grant Latimer Rider', 'Latimer', 'e5-LIB', '(I h7)']
  const [one, other] = await Promise.all(
    ['+Beach', '+Tumblety'].map(alibi => {
      const position = game.start(optionsOf(game), 2)
      const log = [...drawing, alibi].map(token => {
        const decision = game.notation.parse(position, token)
        if (!decision.ok) throw new Error(`${token}: ${decision.error.reason}`)
        position.apply(decision.value)
        return decision.value
      })
      return gameOf(game, log)
    }),
  )
  expect(await everything(other.seats[0])).toEqual(await everything(one.seats[0]))
  expect(await everything(other.nobody)).toEqual(await everything(one.nobody))
  expect(await everything(other.seats[1])).not.toEqual(await everything(one.seats[1]))
})

describe('Letters from Whitechapel: whatever Jack keeps from the police, and the police from Jack', () => {
  const whitechapel = lettersFromWhitechapel as unknown as Game
  const hunts = unfinishedHunts()
  const idOf = (index: number) => `Hunt${String(index).padStart(8, '0')}`
  const talk = ['He is near', 'He is not'].map((text, index) => ({
    channel: 'police',
    n: index + 1,
    seat: 1,
    command: String(index),
    at: '2026-11-29T20:00:00.000Z',
    what: JSON.stringify(say(text)),
  }))
  const tables = hunts.map(
    ({ options, seats, decisions }, index): Table => ({ id: idOf(index), options, seats, decisions }),
  )

  /** Everything that somebody can get of all hunts. */
  async function everythingOf(guest: Guest): Promise<readonly unknown[]> {
    const list = asking(guest)
    await list.ask('GET', '/api/games')
    const each = tables.map(async ({ id }) => {
      const { got, ask } = asking(guest)
      const game = `/api/games/${id}`
      for (const path of READ) await ask('GET', game + path)
      const { seq, decisions } = JSON.parse(await ask('GET', `${game}/legal`)) as { seq: number; decisions: string[] }
      const attempts = [['no such thing'], ['63'], ['blue arrest 63'], ['hideout 90'], ['kill 27'], ['63', '64']]
      // What is answered ends a batch, whatever the answer.
      const answered = decisions.slice(0, 1).map(token => [token, 'no such thing'])
      for (const batch of [...attempts.filter(([token]) => !decisions.includes(token)), ...answered])
        await ask('POST', `${game}/decisions`, { command: COMMAND, after: seq, decisions: batch })
      await ask('POST', `${game}/decisions`, { command: COMMAND, after: seq + 1, decisions: ['63'] })
      await ask('POST', `${game}/seats/jack`, {})
      await ask('GET', `${game}/channels/police`)
      await ask('GET', `${game}/channels/table`)
      return got
    })
    const ids = tables.map(({ id }) => id)
    return [list.got, ...(await Promise.all(each)), await sync(guest, ids)]
  }

  test('every decision point is among the hunts, and the other hunts differ from them', () => {
    const points = [
      'hideout',
      'women',
      'address',
      'patrol',
      'letter',
      'saucy-jacky',
      'kill',
      'wretched',
      'flip',
      'move',
    ]
    points.push('goulston', 'x99', 'police', 'false-clue', 'action', 'search')
    expect([...new Set(hunts.map(({ state }) => state))].toSorted()).toEqual(points.toSorted())
    for (const [to, least] of [
      [0, hunts.length / 3],
      [1, hunts.length - 1],
      ['public', hunts.length - 1],
    ] as const) {
      const other = hunts.filter((hunt, index) => String(retold(hunt, to, index)) !== String(hunt.decisions))
      expect(other.length).toBeGreaterThanOrEqual(least)
    }
  })

  test.each([0, 1, 2, 3, 'public'] as const)('audience %s gets the same bytes', async to => {
    const isPolice = typeof to === 'number' && to > 0
    const base = await serverOf(whitechapel, isPolice ? tables.map(table => ({ ...table, entries: talk })) : tables)
    const other = await serverOf(
      whitechapel,
      tables.map((table, index) => ({ ...table, decisions: retold(hunts[index], to, index), entries: talk })),
    )
    const [one, two] = [base, other].map(({ seats, nobody }) => (to === 'public' ? nobody : seats[to]))
    const [got, expected] = await Promise.all([two, one].map(everythingOf))
    expect(got).toEqual(expected)
  })
})
