import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Options } from '@gaslight/core'
import type { WindowNow, WireEvent } from '@gaslight/protocol'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { confer, heard, say } from './testing/hunt.ts'
import { GU, LU, london, SEATS, scripted, toMarket } from './testing/london.ts'
import { botRight, Guest, ME_LEFT, OPEN_RIGHT, temporaryFolder, twoPlayers, until } from './testing/server.ts'
import { guestsOf, keepTables } from './testing/stored.ts'

const CHILD = fileURLToPath(new URL('./testing/child.ts', import.meta.url))
const KILLS = 3
/** How many answers each life of the server gives before it is killed. */
const ANSWERS = 40
const TABLES = 6
const compiled = temporaryFolder(afterAll)

interface Command {
  readonly id: string
  readonly command: string
  readonly after: number
  readonly tokens: readonly string[]
}

interface Acknowledged extends Command {
  readonly seq: number
}

/** Somebody who talks, and remembers what the server has promised to keep. */
interface Talker {
  readonly guest: Guest
  readonly id: string
  /** By the number of each: the command that said it. */
  readonly promises: Map<number, string>
  /** Sent, and not answered. */
  open: string | null
}

/** Somebody who plays one game after the other, and remembers what the server has promised. */
interface Player {
  readonly guest: Guest
  readonly promises: Acknowledged[]
  /** Sent, and not answered. */
  open: Command | null
}

async function start(data: string, ...title: readonly string[]): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [CHILD, data, ...title], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // Each life but the first finds its code compiled.
    env: { ...process.env, NODE_COMPILE_CACHE: compiled },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { child, url }
}

/** Sends a command, which may be the one that was not answered in the last life. */
async function send(player: Player, command: Command): Promise<void> {
  player.open = command
  const { status, body } = await player.guest.decide(command.id, command.after, command.tokens, command.command)
  player.open = null
  if (status === 200) player.promises.push({ ...command, seq: body.seq })
}

/** Plays at one table until the server is gone. */
async function play(players: readonly Player[], id: string, onAnswer: () => void): Promise<void> {
  for (;;) {
    for (const player of players) {
      if (player.open !== null) await send(player, player.open)
      const { seq, decisions } = await player.guest.legal(id)
      if (decisions.length === 0) continue
      const tokens = decisions[0].startsWith('bet') ? ['bet 2', 'keep'] : decisions.slice(0, 1)
      await send(player, { id, command: crypto.randomUUID(), after: seq, tokens })
      onAnswer()
    }
    if ((await players[0].guest.info(id)).status === 'over') return
  }
}

/** Talks until the server is gone; what was said is the command that said it. */
async function talk(talker: Talker): Promise<void> {
  for (;;) {
    talker.open ??= crypto.randomUUID()
    const { status, body } = await confer(talker.guest, talker.id, say(talker.open), {
      channel: 'both',
      command: talker.open,
    })
    if (status === 200) talker.promises.set(body.n, talker.open)
    talker.open = null
    // Talk accompanies the games, and must not be what the server is busy with.
    await sleep(20)
  }
}

async function expectSaid({ guest, id, promises, open }: Talker): Promise<void> {
  const { entries } = (await heard(guest, id, 'both')).body
  expect(entries.map(({ n }) => n)).toEqual(entries.map((_, index) => index + 1))
  for (const [n, command] of promises) expect(entries[n - 1].what).toEqual(say(command))
  // The word that nobody has answered may have been heard, but nothing else.
  const unpromised = entries.filter(({ n }) => !promises.has(n))
  expect(unpromised.map(({ what }) => what)).toEqual(unpromised.length === 0 ? [] : [say(open ?? '')])
}

function expectKept({ promises }: Player, id: string, events: readonly WireEvent[]): void {
  expect(events.map(({ n }) => n)).toEqual(events.map((_, index) => index + 1))
  for (const promise of promises.filter(candidate => candidate.id === id)) {
    const own = events.slice(promise.after, promise.after + promise.tokens.length)
    expect(own.map(({ text }) => text)).toEqual(promise.tokens)
    expect(events.length).toBeGreaterThanOrEqual(promise.seq)
  }
}

test('kill -9 under load loses nothing that was acknowledged, and doubles nothing', async () => {
  const data = temporaryFolder()
  let life = await start(data)
  const tables: { readonly players: readonly Player[]; id: string; readonly against: 'person' | 'bot' }[] = []
  const player = (guest: Guest): Player => ({ guest, promises: [], open: null })
  for (let i = 0; i < TABLES; i++) {
    if (i % 2 === 0) {
      const { left, right, id } = await twoPlayers(life.url)
      tables.push({ players: [player(left), player(right)], id, against: 'person' })
    } else {
      const guest = await Guest.named(life.url, 'Ada')
      const { id } = await guest.create([ME_LEFT, botRight()])
      tables.push({ players: [player(guest)], id, against: 'bot' })
    }
  }
  const players = tables.flatMap(table => table.players)
  const { guest } = players[0]
  const { id } = await guest.create([ME_LEFT, OPEN_RIGHT], { game: 'whisper' })
  const talker: Talker = { guest, id, promises: new Map(), open: null }
  const read = async (someone: Player, games: Iterable<string>) => {
    for (const id of games) expectKept(someone, id, (await someone.guest.events(id)).events)
  }
  for (let kill = 0; kill < KILLS; kill++) {
    let answers = 0
    const { child } = life
    const dead = once(child, 'exit')
    const before = new Map(players.map(someone => [someone, someone.promises.length]))
    const loops = tables.map(async table => {
      for (;;) {
        await play(table.players, table.id, () => {
          if (++answers === ANSWERS) child.kill('SIGKILL')
        })
        table.id = await another(table)
      }
    })
    await Promise.allSettled([...loops, talk(talker)])
    await dead
    life = await start(data)
    for (const someone of players) {
      someone.guest.url = life.url
      const { promises } = someone
      await read(someone, new Set(promises.slice(before.get(someone)).map(promise => promise.id)))
      const last = promises.at(-1)
      if (last !== undefined) {
        const again = await someone.guest.decide(last.id, last.after, last.tokens, last.command)
        expect(again.body).toEqual({ seq: last.seq })
      }
    }
    await expectSaid(talker)
  }
  // What was kept once is still there after all the other lives.
  for (const someone of players) await read(someone, new Set(someone.promises.map(promise => promise.id)))
  const total = players.reduce((sum, { promises }) => sum + promises.length, 0)
  expect(total).toBeGreaterThanOrEqual(KILLS * (ANSWERS - 1))
  expect(talker.promises.size).toBeGreaterThan(KILLS)
})

/** Kills the server, and starts another one on what it has kept, at a table of London 1888. */
async function killedAndBack(data: string, child: ChildProcess) {
  const dead = once(child, 'exit')
  child.kill('SIGKILL')
  await dead
  const life = await start(data, london.id)
  return { ...life, ...guestsOf(life.url) }
}

test('kill -9 with open windows: what was answered and ordered is kept, and what is due is closed at the start', async () => {
  const data = temporaryFolder()
  const [long, short, ordered] = ['Longwindow00', 'Shortwindow0', 'Orderedgame0']
  const table = (id: string, options: Options) => ({ id, seats: SEATS, ...scripted(toMarket().slice(0, -1), options) })
  await keepTables(data, london, [
    table(long, { windowSeconds: 45 }),
    table(short, { windowSeconds: 6 }),
    table(ordered, { windows: 'orders' }),
  ])
  const first = await start(data, london.id)
  const { seats } = guestsOf(first.url)
  const answer = async (guest: Guest, game: string, token: string) => {
    const { seq } = await guest.legal(game)
    const command = crypto.randomUUID()
    expect((await guest.decide(game, seq, [token], command)).status).toBe(200)
    return { game, seq, token, command }
  }
  const windowOf = async (guest: Guest, game: string) =>
    (await guest.call<WindowNow>('GET', `/api/games/${game}/window`)).body.window
  const given = { orders: { market: [{ who: 'gull', first: 'weapon' }] } }
  expect((await seats[LU].call('PUT', `/api/games/${ordered}/orders`, given)).status).toBe(200)
  const answers: Awaited<ReturnType<typeof answer>>[] = []
  for (const game of [long, short]) {
    await answer(seats[GU], game, '>black_market')
    answers.push(await answer(seats[LU], game, 'Lu!arrest:Gu:none'))
  }
  const before = await windowOf(seats[LU], long)
  const second = await killedAndBack(data, first.child)
  const { nobody } = second
  // The one goes on to the moment that everybody was told; nobody needs to look for the other one to be closed.
  const after = await windowOf(second.seats[LU], long)
  expect({ ...after, left: 0 }).toEqual({ ...before, left: 0 })
  expect(after?.you).toEqual({ answers: [], answer: 'Lu!arrest:Gu:none' })
  expect((await second.seats[LU].decide(long, answers[0].seq, ['Lu-'])).body.code).toBe('already-answered')
  const passed = async () => (await nobody.events(short, answers[1].seq)).events.map(({ text }) => text)
  await until(async () => (await passed()).length > 0)
  expect((await passed()).slice(0, 4)).toEqual(['Wa-', 'Ne-', 'Ab-', 'Lu!arrest:Gu:none'])
  for (const { game, seq, token, command } of answers)
    expect((await second.seats[LU].decide(game, seq, [token], command)).body).toEqual({ seq })
  const { seq } = await nobody.info(ordered)
  await answer(second.seats[GU], ordered, '>black_market')
  expect((await nobody.events(ordered, seq)).events.map(({ text }) => text)).toContain('Lu!arrest:Gu:none')
})

test('a server that is told to end keeps everything and ends by itself', async () => {
  const data = temporaryFolder()
  const first = await start(data)
  const { left, id } = await twoPlayers(first.url)
  await left.decide(id, 1, ['mark 2'])
  const before = await left.events(id)
  const gone = once(first.child, 'exit')
  first.child.kill('SIGTERM')
  expect(await gone).toEqual([0, null])
  left.url = (await start(data)).url
  expect(await left.events(id)).toEqual(before)
})

async function another(table: { readonly players: readonly Player[]; against: 'person' | 'bot' }): Promise<string> {
  const [left, right] = table.players.map(({ guest }) => guest)
  const opponent = table.against === 'bot' ? botRight() : ({ kind: 'open', role: 'right' } as const)
  const { id } = await left.create([ME_LEFT, opponent])
  if (right !== undefined) await right.call('POST', `/api/games/${id}/seats/right`)
  return id
}
