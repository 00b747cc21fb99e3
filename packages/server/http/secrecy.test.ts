import { sign } from '@fastify/cookie'
import { completeOptions, type Decision, type Game, type Options } from '@gaslight/core'
import { mrJack } from '@gaslight/mr-jack'
import { mrJackNewYork } from '@gaslight/mr-jack-new-york'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { openSqlite } from '../stores/sqlite.ts'
import { highCard, highCardDecision } from '../testing/high-card.ts'
import { Guest, startServer, temporaryFolder, until } from '../testing/server.ts'

/**
 * Non-interference on the wire: two servers that differ in nothing but what an audience must not know have to give it
 * the same bytes. Games, people and keys are written into both stores alike; the dealt cards and secret marks differ.
 */
const ID = 'Abcdefghijkl'
const KEY = '1'.repeat(64)
const CREATED = '2026-11-29T20:00:00.000Z'

interface Secrets {
  readonly cards: readonly [number, number]
  readonly marks: readonly [number, number]
}

/** A server with one game and its two people, whose decisions so far are given. */
async function serverOf(game: Game, log: readonly Decision[]): Promise<{ seats: readonly Guest[]; nobody: Guest }> {
  const data = temporaryFolder()
  const store = await openSqlite(data)
  await store.setting('cookie-key', () => KEY)
  const people = [
    { id: 'ada', name: 'Ada', created: CREATED },
    { id: 'ben', name: 'Ben', created: CREATED },
  ]
  for (const person of people) await store.addPlayer(person)
  await store.addGame({
    game: {
      id: ID,
      game: game.id,
      rulesVersion: game.rulesVersion,
      options: defaults(game),
      created: CREATED,
      seed: '2'.repeat(64),
      returnOf: null,
      seats: people.map(({ id, name }) => ({ kind: 'person' as const, player: id, name, nonce: '3'.repeat(64) })),
    },
    decisions: log,
  })
  await store.close()
  const { url } = await startServer({ data, games: [game] })
  const as = (player: string) => {
    const cookie = `gaslight=${encodeURIComponent(sign(player, KEY))}`
    return Object.assign(new Guest(url), { cookie })
  }
  return { seats: people.map(({ id }) => as(id)), nobody: new Guest(url) }
}

function defaults(game: Game): Options {
  const options = completeOptions(game.options, {})
  if (!options.ok) throw new Error(options.error)
  return options.value
}

async function serverWith({ cards, marks }: Secrets): Promise<{ left: Guest; right: Guest; nobody: Guest }> {
  const { seats, nobody } = await serverOf(highCard, [
    highCardDecision('deal', cards[0], cards[1]),
    highCardDecision('mark', marks[0]),
    highCardDecision('mark', marks[1]),
  ])
  return { left: seats[0], right: seats[1], nobody }
}

/** A link commits a decision under a salt: it differs, always has its length, and tells nothing. */
const LINK = /(?<="link":")[0-9a-f]{8}(?=")/g

/** Everything that somebody can get: bodies, their lengths, statuses and headers. */
async function everything(guest: Guest): Promise<readonly unknown[]> {
  const got: unknown[] = []
  const ask = async (method: string, path: string, body?: object | string, headers?: Record<string, string>) => {
    const answer = await guest.call<string>(method, path, body, headers)
    const { date: _, ...rest } = Object.fromEntries(answer.headers)
    got.push({
      method,
      path,
      status: answer.status,
      headers: rest,
      length: answer.text.length,
      text: answer.text.replace(LINK, 'link'),
    })
  }
  const game = `/api/games/${ID}`
  for (const path of ['', '/events', '/events?after=1', '/view', '/legal', '/record']) await ask('GET', game + path)
  await ask('GET', '/api/games')
  const command = '00000000-0000-4000-8000-000000000000'
  for (const [after, decisions] of [
    [3, ['mark 1']],
    [2, ['mark 1']],
    [3, ['bet 9']],
    [3, ['bet 1', 'bet 1']],
    [3, ['show']],
  ] as const)
    await ask('POST', `${game}/decisions`, { command, after, decisions })
  await ask('POST', `${game}/seats/left`, {})
  got.push(await sync(guest))
  return got
}

/** What a socket says at once. */
async function sync(guest: Guest): Promise<readonly string[]> {
  const heard: string[] = []
  const socket = new WebSocket(`${guest.url.replace('http', 'ws')}/api/socket`, { headers: { cookie: guest.cookie } })
  socket.on('message', data => heard.push(String(data).replace(LINK, 'link')))
  await until(() => heard.length === 1)
  socket.send(JSON.stringify({ type: 'subscribe', game: ID, after: 0 }))
  await until(() => heard.length === 2)
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
        const position = game.start(defaults(game), 2)
        const identity = game.chance(position)[index].decision
        position.apply(identity)
        return serverOf(game, [identity, game.chance(position)[7].decision])
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
      const position = game.start(defaults(game), 2)
      const log = [...drawing, alibi].map(token => {
        const decision = game.notation.parse(position, token)
        if (!decision.ok) throw new Error(`${token}: ${decision.error.reason}`)
        position.apply(decision.value)
        return decision.value
      })
      return serverOf(game, log)
    }),
  )
  expect(await everything(other.seats[0])).toEqual(await everything(one.seats[0]))
  expect(await everything(other.nobody)).toEqual(await everything(one.nobody))
  expect(await everything(other.seats[1])).not.toEqual(await everything(one.seats[1]))
})
