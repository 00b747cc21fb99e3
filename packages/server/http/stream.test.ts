import type { Decided } from '@gaslight/protocol'
import * as wire from '@gaslight/protocol/wire'
import { expect, onTestFinished, test } from 'vitest'
import type { z } from 'zod'
import { FakeClock, fastClock } from '../testing/clock.ts'
import { AB, GU, LU, london, SEATS, scripted, toMarket, WA } from '../testing/london.ts'
import { Guest, startServer, until } from '../testing/server.ts'
import { serverOf } from '../testing/stored.ts'

const ID = 'Abcdefghijkl'
const EIGHT = 8_000
const NDJSON = 'application/x-ndjson'

type Line = z.infer<typeof wire.StreamLine>

/** A program that follows a game by its stream alone. */
class Program {
  readonly lines: Line[] = []
  ended = false
  private readonly guest: Guest
  private readonly game: string

  constructor(guest: Guest, game: string) {
    this.guest = guest
    this.game = game
  }

  /** `after`: the last event that it has. `heard` is called for each line. */
  async follow(after = 0, heard: (line: Line) => void = () => {}): Promise<void> {
    const leaving = new AbortController()
    onTestFinished(() => leaving.abort())
    const headers = { cookie: this.guest.cookie, accept: NDJSON }
    const url = `${this.guest.url}/api/games/${this.game}/events?after=${after}`
    const { body } = await fetch(url, { headers, signal: leaving.signal })
    if (body === null) throw new Error('there is no stream')
    const read = async () => {
      let rest = ''
      for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
        const [last = '', ...lines] = (rest + chunk).split('\n').reverse()
        rest = last
        for (const line of lines.reverse().filter(text => text !== '')) {
          this.lines.push(wire.StreamLine.parse(JSON.parse(line)))
          heard(this.lines[this.lines.length - 1])
        }
      }
      this.ended = true
    }
    read().catch(() => {})
  }

  windows() {
    return this.lines.flatMap(line => ('window' in line ? [line.window] : []))
  }

  async hears(windows: number): Promise<void> {
    await until(() => this.windows().length >= windows)
  }
}

const decide = (guest: Guest, game: string, after: number, token: string) =>
  guest.call<Decided>('POST', `/api/games/${game}/decisions`, {
    command: crypto.randomUUID(),
    after,
    decisions: [token],
  })

test('a program over NDJSON is told of a window as the page is, answers it, and hears when it is over', async () => {
  const clock = new FakeClock()
  const { decisions, options } = scripted(toMarket().slice(0, -1))
  const { seats, nobody } = await serverOf(london, [{ id: ID, options, seats: SEATS, decisions }], { clock })
  const [lusk, eve] = [new Program(seats[LU], ID), new Program(nobody, ID)]
  await Promise.all([lusk.follow(), eve.follow()])
  await until(() => lusk.lines.length > 0 && eve.lines.length > 0)
  const { seq } = await seats[GU].legal(ID)
  expect((await decide(seats[GU], ID, seq, '>black_market')).status).toBe(200)
  await Promise.all([lusk.hears(1), eve.hears(1)])
  const [opened] = lusk.windows()
  expect(opened).toMatchObject({
    kind: 'market',
    asked: ['player-4', 'player-5', 'player-1', 'player-2'],
    left: EIGHT,
    you: { answers: ['Lu-', 'Lu!arrest:Gu:none'], answer: null },
  })
  // The line stands behind the event that opens the window.
  expect(lusk.lines.at(-2)).toMatchObject({ text: '>black_market' })
  const { you: _, ...common } = opened ?? {}
  expect(eve.windows()).toEqual([common])

  // What others answer is no news; the own answer is.
  await decide(seats[AB], ID, (await seats[AB].legal(ID)).seq, 'Ab-')
  await decide(seats[LU], ID, opened?.after ?? 0, 'Lu!arrest:Gu:none')
  await lusk.hears(2)
  expect(lusk.windows()[1]?.you).toEqual({ answers: [], answer: 'Lu!arrest:Gu:none' })
  expect(eve.windows()).toHaveLength(1)

  // Who comes now is told at once.
  clock.pass(1_000)
  const late = new Program(seats[WA], ID)
  await late.follow((await seats[WA].legal(ID)).seq)
  await late.hears(1)
  expect(late.lines).toHaveLength(1)
  expect(late.windows()[0]).toMatchObject({ left: EIGHT - 1_000, you: { answers: ['Wa-'], answer: null } })

  clock.pass(EIGHT)
  await eve.hears(2)
  expect(eve.windows()[1]).toMatchObject({ kind: 'arrest', asked: ['player-3'] })
  clock.pass(EIGHT)
  await eve.hears(3)
  clock.pass(EIGHT)
  await eve.hears(4)
  expect(eve.windows().at(-1)).toBeNull()
  expect(late.windows().at(-1)).toBeNull()
})

test('a seat that knows of nothing but its stream plays a whole game, windows included', {
  timeout: 240_000,
}, async () => {
  const { url } = await startServer({ games: [london], bots: '@gaslight/bots', clock: fastClock(400) })
  const guest = await Guest.named(url, 'Program')
  const bots = [2, 3, 4].map(n => ({ kind: 'bot', role: `player-${n}`, level: 'random' }) as const)
  const seats = [{ kind: 'me', role: 'player-1' } as const, ...bots]
  const answered: number[] = []
  // There are games in which no window asks this seat.
  for (let games = 0; games < 20 && !answered.includes(200); games++) {
    const { id } = await guest.create(seats, { game: london.id, options: { windowSeconds: 60 } })
    answered.push(...(await playByStream(guest, id)))
    expect((await guest.info(id)).outcome?.reason).toMatch(/^[IJ]-/)
  }
  expect(answered).toContain(200)
})

/** Plays a whole game; what came of each answer in a window. */
async function playByStream(guest: Guest, id: string): Promise<readonly number[]> {
  const program = new Program(guest, id)
  const answered: number[] = []
  let seq = 0
  await program.follow(0, line => {
    if ('n' in line) seq = line.n
    if ('window' in line && line.window?.you !== undefined && line.window.you.answers.length > 0)
      void decide(guest, id, line.window.after, line.window.you.answers.at(-1) ?? '').then(({ status }) =>
        answered.push(status),
      )
  })
  while (!program.ended) {
    const legal = await guest.legal(id)
    const inWindow = (program.windows().at(-1) ?? null) !== null
    const token = legal.seq % 3 === 0 ? legal.decisions.at(0) : legal.decisions.at(-1)
    if (token !== undefined && !inWindow) await decide(guest, id, legal.seq, token)
    await new Promise(resolve => setTimeout(resolve, 2))
  }
  expect(seq).toBe((await guest.info(id)).seq)
  return answered
}
