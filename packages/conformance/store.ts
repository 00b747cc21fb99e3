import type { Decision } from '@gaslight/core'
import type { NewGame, Store, StoredEntry, StoredGame, StoredSeat } from '@gaslight/server/store'
import { describe, expect, it } from 'vitest'

/** A store under test: `reopen` closes it and opens what it has kept. */
export interface StoreSetup {
  open(): Promise<Store>
  reopen(store: Store): Promise<Store>
}

const CREATED = '2026-11-29T20:00:00.000Z'
const SEED = '5'.repeat(64)
const OPEN: StoredSeat = { kind: 'open' }
const BOT: StoredSeat = { kind: 'bot', level: 'greedy' }
const ADA = { id: 'ada', name: 'Ada', created: CREATED }
const BEN = { id: 'ben', name: 'Бен', created: CREATED }

const seat = (player: { id: string; name: string }): StoredSeat => ({
  kind: 'person',
  player: player.id,
  name: player.name,
  nonce: '7'.repeat(64),
})

const game = (id: string, seats: readonly StoredSeat[], more: Partial<StoredGame> = {}): StoredGame => ({
  id,
  game: 'a-game',
  rulesVersion: 3,
  options: { board: 'old', length: 2, fair: true },
  created: CREATED,
  seed: SEED,
  returnOf: null,
  turnSeconds: null,
  seats,
  ...more,
})

const decisions = (...numbers: readonly number[]) => numbers as unknown as readonly Decision[]
const fresh = (stored: StoredGame, ...log: readonly number[]): NewGame => ({
  game: stored,
  decisions: decisions(...log),
})

const entry = (n: number): StoredEntry => ({
  channel: 'police',
  n,
  seat: 0,
  command: `command ${n}`,
  at: CREATED,
  what: `{"kind":"talk","text":"Ночь ${n}"}`,
})

/** Registers one test for each property that every store must have. */
export function conformStore(name: string, setup: StoreSetup): void {
  describe(`${name} keeps the contract of a store`, () => {
    const withStore = async (run: (store: Store) => Promise<void>) => {
      const store = await setup.open()
      try {
        await store.addPlayer(ADA)
        await store.addPlayer(BEN)
        await run(store)
      } finally {
        await store.close()
      }
    }
    const test = (title: string, run: (store: Store) => Promise<void>) => it(title, () => withStore(run))

    test('the first value of a setting stays', async store => {
      expect(await store.setting('key', () => 'first')).toBe('first')
      expect(await store.setting('key', () => 'second')).toBe('first')
    })

    test('players are found, renamed, or not there', async store => {
      expect(await store.player('ben')).toEqual(BEN)
      await store.rename('ben', '本')
      expect(await store.player('ben')).toEqual({ ...BEN, name: '本' })
      expect(await store.player('nobody')).toBeNull()
    })

    test('a game comes back as it was added', async store => {
      const added = game('g', [seat(ADA), BOT])
      await store.addGame(fresh(added, 5, -1, 2147483647, -2147483648))
      expect(await store.load('g')).toEqual({
        game: added,
        decisions: [5, -1, 2147483647, -2147483648],
        answers: [],
        returnGame: null,
      })
      expect(await store.load('h')).toBeNull()
      const fast = game('f', [BOT], { turnSeconds: 60, pace: 'full' })
      await store.addGame(fresh(fast))
      expect((await store.load('f'))?.game).toEqual(fast)
    })

    test('an append continues the log and keeps its answer', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), BOT]), 1))
      const answer = { seat: 0, command: 'c', seq: 3 }
      expect(await store.append({ game: 'g', at: 1, decisions: decisions(2, 3), answer, over: false })).toBe('appended')
      expect(await store.load('g')).toMatchObject({ decisions: [1, 2, 3], answers: [answer] })
    })

    test('of two appends at one place the first is kept, and the second leaves nothing behind', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), BOT])))
      const one = { game: 'g', at: 0, decisions: decisions(1, 2), over: false }
      const other = { ...one, decisions: decisions(3), answer: { seat: 0, command: 'c', seq: 1 }, over: true }
      expect(await Promise.all([store.append(one), store.append(other)])).toEqual(['appended', 'conflict'])
      expect(await store.load('g')).toMatchObject({ decisions: [1, 2], answers: [] })
      expect(await store.gamesWithBots()).toEqual(['g'])
    })

    test('an append behind the end of the log is a conflict', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), BOT]), 1))
      expect(await store.append({ game: 'g', at: 2, decisions: decisions(3), over: false })).toBe('conflict')
      expect(await store.load('g')).toMatchObject({ decisions: [1] })
    })

    test('a command is answered once for each seat', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), seat(BEN)])))
      const at = (length: number, index: number) => ({
        game: 'g',
        at: length,
        decisions: decisions(length),
        answer: { seat: index, command: 'c', seq: length + 1 },
        over: false,
      })
      expect(await store.append(at(0, 0))).toBe('appended')
      expect(await store.append(at(1, 0))).toBe('conflict')
      expect(await store.append(at(1, 1))).toBe('appended')
      expect((await store.load('g'))?.answers).toHaveLength(2)
    })

    test('an open seat is taken once, together with the decisions that follow', async store => {
      await store.addGame(fresh(game('g', [OPEN, BOT])))
      const take = (player: typeof ADA) =>
        store.append({
          game: 'g',
          at: 0,
          decisions: player === ADA ? decisions(9) : [],
          seat: { index: 0, taken: seat(player) },
          over: false,
        })
      expect(await take(ADA)).toBe('appended')
      expect(await take(BEN)).toBe('conflict')
      expect(await store.load('g')).toMatchObject({ game: { seats: [seat(ADA), BOT] }, decisions: [9] })
    })

    test('the return game is added with the last decision of the first, or not at all', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), BOT])))
      const returnGame = fresh(game('h', [BOT, seat(ADA)], { returnOf: 'g' }), 4)
      expect(await store.append({ game: 'g', at: 7, decisions: decisions(1), over: true, returnGame })).toBe('conflict')
      expect(await store.load('h')).toBeNull()
      expect(await store.append({ game: 'g', at: 0, decisions: decisions(1), over: true, returnGame })).toBe('appended')
      expect(await store.load('g')).toMatchObject({ returnGame: 'h' })
      expect(await store.load('h')).toMatchObject({ game: returnGame.game, decisions: [4] })
    })

    test('entries come back in order, each channel counted for itself', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), seat(BEN)])))
      await store.addGame(fresh(game('h', [seat(ADA), seat(BEN)])))
      const said = [entry(1), entry(2), { ...entry(1), channel: 'table' }, entry(3)]
      for (const one of said) expect(await store.addEntry('g', one)).toBe('added')
      expect(await store.entries('g')).toEqual([said[0], said[1], said[3], said[2]])
      expect(await store.entries('h')).toEqual([])
      expect(await store.load('g')).toMatchObject({ decisions: [], answers: [] })
    })

    test('of two entries with one number the first is kept, and a number out of order is none', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), seat(BEN)])))
      const [one, other] = [entry(1), { ...entry(1), seat: 1, command: 'other' }]
      const added = await Promise.all([store.addEntry('g', one), store.addEntry('g', other)])
      expect(added).toEqual(['added', 'conflict'])
      expect(await store.addEntry('g', entry(3))).toBe('conflict')
      expect(await store.entries('g')).toEqual([one])
    })

    test('an entry is kept once for each seat and command', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), seat(BEN)])))
      expect(await store.addEntry('g', entry(1))).toBe('added')
      expect(await store.addEntry('g', { ...entry(2), command: 'command 1' })).toBe('conflict')
      expect(await store.addEntry('g', { ...entry(2), command: 'command 1', seat: 1 })).toBe('added')
      expect(await store.entries('g')).toHaveLength(2)
    })

    test('a window stands until something is decided behind it, and closes when it was said', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), BOT]), 1))
      const opening = { game: 'g', at: 1, decisions: decisions(2), closes: 5000, over: false }
      expect(await store.append(opening)).toBe('appended')
      expect(await store.windows('g')).toEqual({ answers: [], orders: [], closes: 5000 })
      expect(await store.closings()).toEqual([{ game: 'g', closes: 5000 }])
      expect(await store.append({ ...opening, at: 2, closes: 9000 })).toBe('appended')
      expect(await store.closings()).toEqual([{ game: 'g', closes: 9000 }])
      expect(await store.append({ game: 'g', at: 3, decisions: decisions(4), over: false })).toBe('appended')
      expect((await store.windows('g')).closes).toBeNull()
      expect(await store.closings()).toEqual([])
    })

    test('a window of a game that is over is none', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), BOT])))
      await store.append({ game: 'g', at: 0, decisions: decisions(2), closes: 5000, over: true })
      expect(await store.closings()).toEqual([])
    })

    test('a seat answers once in a window, and only while it is open', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), seat(BEN)]), 1, 2))
      const answering = (index: number, command: string, at = 2) =>
        store.append({
          game: 'g',
          at,
          decisions: [],
          answer: { seat: index, command, seq: at },
          windowAnswers: [{ opened: at, seat: index, decision: decisions(7 + index)[0] }],
          over: false,
        })
      expect(await Promise.all([answering(1, 'a'), answering(1, 'b'), answering(0, 'c')])).toEqual([
        'appended',
        'conflict',
        'appended',
      ])
      expect((await store.windows('g')).answers.toSorted((a, b) => a.seat - b.seat)).toEqual([
        { opened: 2, seat: 0, decision: 7 },
        { opened: 2, seat: 1, decision: 8 },
      ])
      expect((await store.load('g'))?.answers).toHaveLength(2)
      expect(await store.append({ game: 'g', at: 2, decisions: decisions(3), over: false })).toBe('appended')
      expect(await answering(0, 'd')).toBe('conflict')
      expect(await answering(0, 'e', 3)).toBe('appended')
    })

    test('answers that come with decisions are kept with them, or not at all', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), seat(BEN)]), 1))
      const [one, other] = [0, 1].map(index => ({ opened: 1, seat: index, decision: decisions(7)[0] }))
      expect(await store.append({ game: 'g', at: 1, decisions: [], windowAnswers: [other], over: false })).toBe(
        'appended',
      )
      const closing = { game: 'g', at: 1, decisions: decisions(2), over: false }
      expect(await store.append({ ...closing, windowAnswers: [one, other] })).toBe('conflict')
      expect(await store.load('g')).toMatchObject({ decisions: [1] })
      expect((await store.windows('g')).answers).toEqual([other])
      expect(await store.append({ ...closing, windowAnswers: [one] })).toBe('appended')
      expect((await store.windows('g')).answers.toSorted((a, b) => a.seat - b.seat)).toEqual([one, other])
    })

    test('the last orders of a seat are kept', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), seat(BEN)])))
      for (const [index, orders] of [
        [0, '{"a":1}'],
        [1, '{}'],
        [0, '{"a":2}'],
      ] as const)
        await store.giveOrders('g', { seat: index, orders })
      expect((await store.windows('g')).orders.toSorted((a, b) => a.seat - b.seat)).toEqual([
        { seat: 0, orders: '{"a":2}' },
        { seat: 1, orders: '{}' },
      ])
      await store.addGame(fresh(game('h', [seat(ADA), seat(BEN)])))
      expect((await store.windows('h')).orders).toEqual([])
    })

    test('a fault of one write leaves the others alone', async store => {
      await store.addGame(fresh(game('g', [seat(ADA), BOT])))
      const writes = await Promise.allSettled([
        store.append({ game: 'g', at: 0, decisions: decisions(1), over: false }),
        store.addGame(fresh(game('g', [BOT, BOT]))),
        store.append({ game: 'g', at: 1, decisions: decisions(2), over: false }),
      ])
      expect(writes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
      expect(await store.load('g')).toMatchObject({ decisions: [1, 2], game: { seats: [seat(ADA), BOT] } })
    })

    test('the games of a player are listed newest first, those under way before the others', async store => {
      for (const [index, id] of ['a', 'b', 'c'].entries())
        await store.addGame(fresh(game(id, [seat(ADA), BOT], { created: `2026-11-29T2${index}:00:00.000Z` })))
      await store.addGame(fresh(game('d', [BOT, seat(BEN)])))
      await store.append({ game: 'c', at: 0, decisions: decisions(1), over: true })
      expect(await store.gamesOf('ada', 10)).toEqual(['b', 'a', 'c'])
      expect(await store.gamesOf('ada', 2)).toEqual(['b', 'a'])
      expect(await store.gamesOf('nobody', 10)).toEqual([])
    })

    test('games with bots are found until they are over', async store => {
      await store.addGame(fresh(game('a', [BOT, BOT])))
      await store.addGame(fresh(game('b', [seat(ADA), seat(BEN)])))
      await store.addGame(fresh(game('c', [OPEN, BOT])))
      await store.append({ game: 'c', at: 0, decisions: decisions(1), over: true })
      expect(await store.gamesWithBots()).toEqual(['a'])
    })

    test('appends of many games that come at once are all kept, in order', async store => {
      const ids = Array.from({ length: 40 }, (_, index) => `g${index}`)
      await Promise.all(ids.map(id => store.addGame(fresh(game(id, [BOT, BOT])))))
      const appended = ids.flatMap(id =>
        [0, 1, 2].map(at => store.append({ game: id, at, decisions: decisions(at * 10), over: false })),
      )
      expect(new Set(await Promise.all(appended))).toEqual(new Set(['appended']))
      for (const id of ids) expect((await store.load(id))?.decisions).toEqual([0, 10, 20])
    })

    it('everything is there after the store was closed and opened again', async () => {
      const first = await setup.open()
      await first.addPlayer(ADA)
      await first.setting('key', () => 'kept')
      await first.addGame(fresh(game('g', [seat(ADA), BOT]), 1))
      // Not awaited: closing waits for what was begun.
      const last = first.append({ game: 'g', at: 1, decisions: decisions(2), over: false })
      const word = first.addEntry('g', entry(1))
      const second = await setup.reopen(first)
      expect(await last).toBe('appended')
      expect(await word).toBe('added')
      expect(await second.entries('g')).toEqual([entry(1)])
      expect(await second.setting('key', () => 'other')).toBe('kept')
      expect(await second.player('ada')).toEqual(ADA)
      expect((await second.load('g'))?.decisions).toEqual([1, 2])
      await second.close()
    })
  })
}
