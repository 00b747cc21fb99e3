import { hash } from 'node:crypto'
import { asking, type Decision, type Options, type Position, Sfc32 } from '@gaslight/core'
import * as wire from '@gaslight/protocol/wire'
import { describe, expect, test } from 'vitest'
import type { Change, Command } from './command.ts'
import { Room } from './room.ts'
import type { Answer, SeatOrders, StoredGame, StoredSeat, WindowAnswer } from './stores/store.ts'
import {
  AB,
  type Course,
  GU,
  HANDS,
  LU,
  london,
  londonOptions,
  NE,
  SEATS,
  scripted,
  toMarket,
  WA,
  windowMoments,
} from './testing/london.ts'

/** A room of London 1888 with its windows: no clock but the test's own. */

const START = Date.parse('2026-11-29T20:00:00.000Z')
const SECOND = 1000
const EIGHT = 8 * SECOND
const PEOPLE = ['ab', 'lu', 'gu', 'wa', 'ne', 'xx', 'yy', 'zz']
const person = (player: string): StoredSeat => ({ kind: 'person', player, name: player, nonce: '3'.repeat(64) })
const BOT: StoredSeat = { kind: 'bot', level: 'random' }

/** What a store keeps of one game, and the room that works on it. */
class Table {
  room: Room
  now = START
  private game: StoredGame
  private readonly decisions: Decision[]
  private readonly answers: Answer[] = []
  private readonly windowAnswers: WindowAnswer[] = []
  private readonly orders: SeatOrders[] = []
  private closes: number | null = null

  constructor({ options, decisions }: Course, seats: readonly StoredSeat[] = PEOPLE.slice(0, SEATS).map(person)) {
    this.game = {
      id: 'g',
      game: london.id,
      rulesVersion: london.rulesVersion,
      options,
      created: '2026-11-29T20:00:00.000Z',
      seed: '2'.repeat(64),
      returnOf: null,
      turnSeconds: null,
      seats,
    }
    this.decisions = [...decisions]
    this.room = this.reload()
  }

  /** The room as another process finds it in the store. */
  reload(): Room {
    const { game, decisions, answers, windowAnswers, orders, closes } = this
    this.room = new Room(
      london,
      { game, decisions, answers, returnGame: null },
      { answers: windowAnswers, orders, closes },
    )
    return this.room
  }

  run(command: Command): ReturnType<Room['plan']> {
    const plan = this.room.plan(command, this.now)
    if (plan.ok && plan.value.kind === 'change') this.keep(plan.value.change)
    return plan
  }

  say(seat: number, ...tokens: readonly string[]): string {
    return outcome(this.run(decide(this.room, seat, tokens)))
  }

  /** Lets the window close whose time is up. */
  pass(milliseconds: number): string {
    this.now += milliseconds
    return outcome(this.run({ kind: 'close', at: this.room.length }))
  }

  /** What a token of a seat that is asked stands for. */
  decisionOf(seat: number, token: string): Decision {
    const p = this.position()
    const read = london.notation.parse(asking(london, p, seat) ?? p, token)
    if (!read.ok) throw new Error(read.error.reason)
    return read.value
  }

  /** A decision of the seat in turn, as it writes it. */
  tokenOf(decision: Decision): string {
    return london.notation.format(this.position(), decision, 'omniscient')
  }

  /** Lets another one sit there. */
  seat(seat: number, taken: StoredSeat): void {
    this.game = { ...this.game, seats: this.game.seats.with(seat, taken) }
    this.reload()
  }

  order(seat: number, orders: unknown): string {
    const given = this.room.ordering(seat, orders)
    if (!given.ok) return given.error.code
    this.orders.push(given.value)
    this.room.ordered(given.value)
    return 'ok'
  }

  private position(): Position {
    const p = london.start(this.game.options, this.game.seats.length)
    for (const decision of this.decisions) p.apply(decision)
    return p
  }

  private keep(change: Change): void {
    const { seat, answer, windowAnswers, closes, decisions } = change
    if (seat !== undefined) this.game = { ...this.game, seats: this.game.seats.with(seat.index, seat.taken) }
    if (answer !== undefined) this.answers.push(answer)
    this.windowAnswers.push(...windowAnswers)
    if (decisions.length > 0) this.closes = closes ?? null
    this.decisions.push(...decisions)
    this.room.commit(change)
  }
}

function decide(room: Room, seat: number, decisions: readonly string[]): Command {
  const after = room.lane(seat).events.length
  return { kind: 'decide', player: PEOPLE[seat], command: crypto.randomUUID(), after, decisions }
}

function outcome(plan: ReturnType<Room['plan']>): string {
  return plan.ok ? 'ok' : plan.error.code
}

/** What has happened since the script, as everybody reads it. */
function texts(room: Room, from: number): string[] {
  return room
    .lane('public')
    .events.slice(from)
    .map(text => (JSON.parse(text) as { text: string }).text)
}

/** Gull stands before the Black Market: W1 opens with the step that the table takes. */
function market(given: Options = {}, hands = HANDS, seats?: readonly StoredSeat[]): { table: Table; from: number } {
  const script = toMarket(hands)
  const table = new Table(scripted(script.slice(0, -1), given), seats)
  const from = table.room.lane('public').events.length + 1
  expect(table.say(GU, '>black_market')).toBe('ok')
  return { table, from }
}

describe('LD-145: a timed window', () => {
  test('asks Warren, Netley, Abberline and Lusk together, for eight seconds', () => {
    const { table, from } = market()
    const shown = (seat: number | 'public') => table.room.window(seat, table.now + SECOND)
    const common = {
      kind: 'market',
      after: from,
      asked: ['player-4', 'player-5', 'player-1', 'player-2'],
      waits: false,
      closes: new Date(START + EIGHT).toISOString(),
      left: EIGHT - SECOND,
    }
    expect(shown('public')).toEqual(common)
    expect(shown(GU)).toEqual(common)
    expect(shown(WA)).toEqual({ ...common, you: { answers: ['Wa-'], answer: null } })
    expect(shown(LU)).toEqual({ ...common, you: { answers: ['Lu-', 'Lu!arrest:Gu:none'], answer: null } })
    for (const seat of [AB, LU, GU, WA, NE, 'public'] as const) wire.OpenWindow.parse(shown(seat))
    expect(table.room.legal(LU)).toEqual(['Lu-', 'Lu!arrest:Gu:none'])
    expect(table.room.legal(GU)).toEqual([])
    expect(table.room.deciding()).toEqual([WA, NE, AB, LU])
  })

  test('shows no answer to anybody before its end, and never closes early', () => {
    const { table, from } = market()
    const others = [AB, GU, WA, NE, 'public'] as const
    const seen = () =>
      others.map(to => [
        table.room.window(to, table.now),
        table.room.info(to, table.now),
        table.room.legal(to),
        texts(table.room, 0),
      ])
    const before = seen()
    expect(table.say(LU, 'Lu!arrest:Gu:none')).toBe('ok')
    expect(seen()).toEqual(before)
    for (const [seat, token] of [
      [WA, 'Wa-'],
      [NE, 'Ne-'],
      [AB, 'Ab-'],
    ] as const)
      expect(table.say(seat, token)).toBe('ok')
    expect(table.pass(EIGHT - 1)).toBe('stale')
    expect(texts(table.room, from)).toEqual([])
    expect(table.pass(1)).toBe('ok')
    expect(texts(table.room, from)).toEqual(['Wa-', 'Ne-', 'Ab-', 'Lu!arrest:Gu:none'])
  })

  test('T-20: answers count in the order of the rules, the first card closes it, and the others were not asked', () => {
    const { table, from } = market()
    expect(table.say(LU, 'Lu!arrest:Gu:none')).toBe('ok')
    expect(table.say(AB, 'Ab!arrest:Gu:none')).toBe('ok')
    expect(table.pass(EIGHT)).toBe('ok')
    expect(texts(table.room, from)).toEqual(['Wa-', 'Ne-', 'Ab!arrest:Gu:none'])
    // W2 has a time of its own.
    expect(table.room.window(GU, table.now)).toMatchObject({ kind: 'arrest', asked: ['player-3'], left: EIGHT })
    expect(table.pass(EIGHT)).toBe('ok')
    expect(texts(table.room, from + 3)).toEqual(['Gu-'])
    expect(table.room.window(WA, table.now)).toMatchObject({ kind: 'release', asked: ['player-4'] })
  })

  test('T-20: if Gull cancels that, the answer that Lusk has given counts at once, and nobody is asked again', () => {
    const { table, from } = market()
    table.say(LU, 'Lu!arrest:Gu:none')
    table.say(AB, 'Ab!arrest:Gu:none')
    table.pass(EIGHT)
    // Also for a server that was started in between.
    table.reload()
    expect(table.say(GU, 'Gu!counter_order')).toBe('ok')
    expect(table.pass(EIGHT)).toBe('ok')
    expect(texts(table.room, from)).toEqual([
      'Wa-',
      'Ne-',
      'Ab!arrest:Gu:none',
      'Gu!counter_order',
      'Lu!arrest:Gu:none',
    ])
    expect(table.room.window(GU, table.now)).toMatchObject({ kind: 'arrest', asked: ['player-3'] })
  })

  test('LD-137: the two seats of W2 are asked one after the other', () => {
    const { table, from } = market({}, HANDS.with(WA, ['corruption', 'witness']))
    table.say(AB, 'Ab!arrest:Gu:none')
    table.pass(EIGHT)
    expect(table.say(WA, 'Wa!corruption')).toBe('not-your-turn')
    table.pass(EIGHT)
    expect(table.room.window(WA, table.now)).toMatchObject({
      kind: 'release',
      you: { answers: ['Wa-', 'Wa!corruption'] },
    })
    table.say(WA, 'Wa!corruption')
    table.pass(EIGHT)
    expect(texts(table.room, from + 3)).toEqual(['Gu-', 'Wa!corruption'])
    expect(table.room.turn()).toEqual({ kind: 'seat', seat: GU })
    expect(table.room.standingWindow()).toBeNull()
  })

  test('LD-144: silence passes, whatever the hand holds', () => {
    const { table, from } = market()
    expect(table.pass(EIGHT)).toBe('ok')
    expect(texts(table.room, from)).toEqual(['Wa-', 'Ne-', 'Ab-', 'Lu-'])
  })

  test.each<[string, (table: Table) => string, string]>([
    ['a second answer', table => [table.say(LU, 'Lu-'), table.say(LU, 'Lu!arrest:Gu:none')][1], 'already-answered'],
    ['an answer of who is not asked', table => table.say(GU, 'Gu-'), 'not-your-turn'],
    ['an answer of a spectator', table => table.say(7, 'Lu-'), 'not-your-seat'],
    ['a card that is not held', table => table.say(WA, 'Wa!arrest:Gu:none'), 'illegal-decision'],
    ['an answer in the name of another', table => table.say(WA, 'Lu-'), 'illegal-decision'],
    ['two answers at once', table => table.say(LU, 'Lu-', 'Lu-'), 'not-your-turn'],
    ['an act of who is in turn', table => table.say(GU, '.'), 'not-your-turn'],
    [
      'an answer after the end',
      table => {
        const late = decide(table.room, LU, ['Lu!arrest:Gu:none'])
        table.pass(EIGHT)
        return outcome(table.run(late))
      },
      'stale',
    ],
    ['the end of a window that is over', table => [table.pass(EIGHT), table.pass(0)][1], 'stale'],
  ])('refuses %s', (_, attempt, code) => {
    const { table, from } = market()
    expect(attempt(table)).toBe(code)
    expect(texts(table.room, from).filter(text => text !== `${text.slice(0, 2)}-`)).toEqual([])
  })

  test('a repeated answer gets the first answer, also after the window and after a restart', () => {
    const { table } = market()
    const answer = decide(table.room, LU, ['Lu!arrest:Gu:none'])
    expect(outcome(table.run(answer))).toBe('ok')
    expect(table.run(answer)).toMatchObject({ value: { kind: 'repeat' } })
    table.pass(EIGHT)
    expect(table.reload().plan(answer, table.now)).toMatchObject({ value: { kind: 'repeat' } })
  })

  test('bots answer in the same window, seen as their own turn, and are asked once', () => {
    const { table, from } = market(
      {},
      HANDS,
      PEOPLE.slice(0, SEATS).map((name, seat) => (seat === LU || seat === NE ? BOT : person(name))),
    )
    expect(table.room.viewOf(LU)).toMatchObject({ decides: LU, state: 'market-window', audience: LU })
    const arrest = table.decisionOf(LU, 'Lu!arrest:Gu:none')
    const bot = (decision: Decision): Command => ({
      kind: 'bot',
      seat: LU,
      at: table.room.length,
      decisions: [decision],
    })
    expect(outcome(table.run(bot(arrest)))).toBe('ok')
    expect(outcome(table.run(bot(arrest)))).toBe('already-answered')
    expect(table.room.deciding()).toEqual([WA, NE, AB])
    table.pass(EIGHT)
    expect(texts(table.room, from)).toEqual(['Wa-', 'Ne-', 'Ab-', 'Lu!arrest:Gu:none'])
  })
})

describe('a timed window at a table of bots alone', () => {
  const answer = (table: Table, seat: number, token: string) =>
    outcome(table.run({ kind: 'bot', seat, at: table.room.length, decisions: [table.decisionOf(seat, token)] }))
  /** Gull has entered; all sit there as bots, or Gull alone as a person. */
  const entered = (isPersonIn: boolean) => {
    const opened = market(
      {},
      HANDS,
      PEOPLE.slice(0, SEATS).map((name, seat) => (seat === GU ? person(name) : BOT)),
    )
    if (!isPersonIn) opened.table.seat(GU, BOT)
    return opened
  }

  test.each(['Lu-', 'Lu!arrest:Gu:none'])('closes with the last answer, be it a card or none: %s', last => {
    const { table, from } = entered(false)
    for (const [seat, token] of [
      [WA, 'Wa-'],
      [NE, 'Ne-'],
      [LU, last],
    ] as const)
      expect(answer(table, seat, token)).toBe('ok')
    expect([table.room.isAnswered(), table.pass(0)]).toEqual([false, 'stale'])
    expect(answer(table, AB, 'Ab-')).toBe('ok')
    expect([table.room.isAnswered(), table.pass(0)]).toEqual([true, 'ok'])
    expect(texts(table.room, from)).toEqual(['Wa-', 'Ne-', 'Ab-', last])
  })

  test('tells no time that nobody waits for', () => {
    const { table } = entered(false)
    expect(table.room.window('public', table.now)).not.toHaveProperty('left')
    expect(table.room.window('public', table.now)).not.toHaveProperty('closes')
  })

  test('lasts as long as any other where one person sits, though nobody is left to answer', () => {
    const { table } = entered(true)
    for (const [seat, token] of [
      [WA, 'Wa-'],
      [NE, 'Ne-'],
      [LU, 'Lu-'],
      [AB, 'Ab-'],
    ] as const)
      expect(answer(table, seat, token)).toBe('ok')
    expect(table.room.window('public', table.now)).toMatchObject({ left: EIGHT })
    expect([table.room.isAnswered(), table.pass(EIGHT - 1), table.pass(1)]).toEqual([false, 'stale', 'ok'])
  })
})

describe('LD-145, LD-146: orders for a timed window', () => {
  const ARREST = { market: [{ who: 'gull', first: 'silver' }] }

  /** Gull enters; Lusk has ordered an arrest. */
  function ordered(table: Table): number {
    const from = table.room.lane('public').events.length + 1
    expect(table.order(LU, ARREST)).toBe('ok')
    table.reload()
    expect(table.say(GU, '>black_market')).toBe('ok')
    return from
  }
  const before = () => new Table(scripted(toMarket().slice(0, -1)))

  test('answer for who is silent, when the time of all is up and no sooner', () => {
    const table = before()
    const from = ordered(table)
    expect(table.room.window('public', table.now)).toMatchObject({ left: EIGHT })
    expect(table.room.window(LU, table.now)).toMatchObject({ you: { answer: null } })
    expect(table.room.deciding()).toEqual([WA, NE, AB, LU])
    expect(table.pass(EIGHT - 1)).toBe('stale')
    expect(texts(table.room, from)).toEqual([])
    expect(table.pass(1)).toBe('ok')
    expect(texts(table.room, from)).toEqual(['Wa-', 'Ne-', 'Ab-', 'Lu!arrest:Gu:none'])
  })

  test('give way to what is said in the window', () => {
    const table = before()
    const from = ordered(table)
    expect(table.say(LU, 'Lu-')).toBe('ok')
    expect(table.pass(EIGHT)).toBe('ok')
    expect(texts(table.room, from)).toEqual(['Wa-', 'Ne-', 'Ab-', 'Lu-'])
  })

  test.each<[string, boolean]>([
    ['in one process', false],
    ['over a restart', true],
  ])('LD-143: count in a window that goes on as they were when its time was up, %s', (_, restarts) => {
    const RUNS: readonly (readonly [before: unknown, after: unknown, said: string])[] = [
      [{}, ARREST, 'Lu-'],
      [ARREST, {}, 'Lu!arrest:Gu:none'],
    ]
    for (const [earlier, later, said] of RUNS) {
      const table = before()
      const from = table.room.lane('public').events.length + 1
      expect(table.order(LU, earlier)).toBe('ok')
      expect(table.say(GU, '>black_market')).toBe('ok')
      expect(table.say(AB, 'Ab!arrest:Gu:none')).toBe('ok')
      expect(table.pass(EIGHT)).toBe('ok')
      expect(table.order(LU, later)).toBe('ok')
      if (restarts) table.reload()
      expect(table.say(GU, 'Gu!counter_order')).toBe('ok')
      if (restarts) table.reload()
      expect(table.pass(EIGHT)).toBe('ok')
      const counted = texts(table.room, from).slice(0, 5)
      expect(counted).toEqual(['Wa-', 'Ne-', 'Ab!arrest:Gu:none', 'Gu!counter_order', said])
    }
  })

  test('are to pass where nobody has given any, whatever they say of what they leave out', () => {
    const table = before()
    expect(table.room.orders(LU)).toMatchObject({ value: { market: [], arrested: [], sidestep: 'never' } })
    expect(table.order(LU, { curfew: true })).toBe('ok')
    expect(table.room.orders(LU)).toMatchObject({ value: { market: [], curfew: true, sidestep: 'never' } })
  })

  test('show to nobody else', () => {
    const [plain, other] = [before(), before()]
    expect(plain.say(GU, '>black_market')).toBe('ok')
    ordered(other)
    for (const to of [AB, GU, WA, NE, 'public'] as const) {
      expect(other.room.window(to, other.now)).toEqual(plain.room.window(to, plain.now))
      expect(other.room.info(to, other.now)).toEqual(plain.room.info(to, plain.now))
      expect(other.room.lane(to).events).toEqual(plain.room.lane(to).events)
    }
  })
})

describe('LD-145, LD-146: windows that pass by standing orders', () => {
  test('are answered at once in the order of the rules, from what each seat has ordered', () => {
    const script = toMarket()
    const table = new Table(scripted(script.slice(0, -1), { windows: 'orders' }))
    const from = table.room.lane('public').events.length + 1
    expect(table.order(LU, { market: [{ who: 'gull', first: 'silver' }] })).toBe('ok')
    expect(table.order(GU, { arrested: [] })).toBe('ok')
    // What was ordered last counts, and survives.
    expect(table.order(GU, { arrested: ['counter_order'] })).toBe('ok')
    table.reload()
    expect(table.say(GU, '>black_market')).toBe('ok')
    expect(texts(table.room, from)).toEqual(['Wa-', 'Ne-', 'Ab-', 'Lu!arrest:Gu:none', 'Gu!counter_order'])
    expect(table.room.standingWindow()).toBeNull()
    expect(table.room.turn()).toEqual({ kind: 'seat', seat: GU })
  })

  test('pass by the defaults of who has ordered nothing', () => {
    const { table, from } = market({ windows: 'orders' })
    expect(texts(table.room, from)).toEqual(['Wa-', 'Ne-', 'Ab-', 'Lu-'])
  })

  test.each<[string, Options, (table: Table) => string, string]>([
    ['that there are not', { windows: 'orders' }, table => table.order(LU, { rope: 1 }), 'invalid-orders'],
    ['that are no object', { windows: 'orders' }, table => table.order(LU, 'always'), 'invalid-orders'],
  ])('orders %s are refused', (_, given, attempt, code) => {
    const table = new Table(scripted(toMarket().slice(0, -1), given))
    expect(attempt(table)).toBe(code)
  })

  test('nobody but the owner reads them', () => {
    const table = new Table(scripted(toMarket().slice(0, -1), { windows: 'orders' }))
    table.order(LU, { curfew: true })
    expect(table.room.orders(LU)).toMatchObject({ value: { curfew: true, alibi: 'never' } })
    expect(table.room.orders(AB)).toMatchObject({ value: { curfew: false } })
    expect(table.room.orders('public')).toMatchObject({ error: { code: 'not-your-seat' } })
  })
})

/** A window that waits: somebody has just asked; `asker` and `partner` are seats. */
function waiting(kind: 'offer' | 'trade', given: Options = {}) {
  const moment = windowMoments(given).find(candidate => candidate.kind === kind)
  if (moment === undefined) throw new Error(`no random game comes to an open ${kind}`)
  const seats = PEOPLE.slice(0, moment.seats).map(person)
  const table = new Table({ ...moment, decisions: moment.decisions.slice(0, -1) }, seats)
  const turn = table.room.turn()
  const asker = turn.kind === 'seat' ? turn.seat : -1
  const from = table.room.lane('public').events.length + 1
  expect(table.say(asker, table.tokenOf(moment.decisions.slice(-1)[0]))).toBe('ok')
  const [partner] = table.room.deciding()
  return { table, asker, partner, from }
}

describe('LD-141, LD-142, LD-149: an offer waits for its partner', () => {
  test('who declines, which counts at once', () => {
    const { table, partner, asker, from } = waiting('offer')
    const window = table.room.window(partner, table.now)
    expect(window).toMatchObject({ kind: 'offer', asked: [`player-${partner + 1}`], waits: true, left: 60 * SECOND })
    const pass = window?.you?.answers[0] ?? ''
    expect(window?.you?.answers).not.toContain('f:withdraw')
    expect(table.say(partner, pass)).toBe('ok')
    expect(texts(table.room, from)).toEqual([pass])
    expect(table.room.deciding()).toEqual([asker])
  })

  test('or the proposer withdraws: what reaches the game first counts', () => {
    const { table, partner, asker, from } = waiting('offer')
    expect(table.room.window(asker, table.now)).toMatchObject({ withdraw: 'f:withdraw' })
    expect(table.room.legal(asker)).toEqual(['f:withdraw'])
    const declined = decide(table.room, partner, [table.room.legal(partner)[0]])
    expect(table.say(asker, 'f:withdraw')).toBe('ok')
    expect(outcome(table.run(declined))).toBe('stale')
    expect(texts(table.room, from)).toEqual(['f:withdraw'])
    const last = JSON.parse(table.room.lane('public').events[from]) as { by: number }
    expect(last.by).toBe(asker)
  })

  test('or its time is up, which declines', () => {
    const { table, partner, from } = waiting('offer')
    const [pass] = table.room.legal(partner)
    expect(table.pass(60 * SECOND - 1)).toBe('stale')
    expect(table.pass(1)).toBe('ok')
    expect(texts(table.room, from)).toEqual([pass])
  })

  test.each<[string, Options]>([
    ['without a time', { offerSeconds: 0 }],
    ['by turns', { windows: 'orders' }],
  ])('%s it waits for ever', (_, given) => {
    const { table, partner } = waiting('offer', given)
    const window = table.room.window(partner, table.now)
    expect(window).toMatchObject({ waits: true })
    expect(window).not.toHaveProperty('closes')
    expect(table.pass(1e12)).toBe('stale')
    expect(table.room.deciding()).toEqual([partner])
  })

  test('the trade of privileges likewise', () => {
    const { table, partner, from } = waiting('trade')
    expect(table.room.legal(partner)).toHaveLength(2)
    expect(table.pass(60 * SECOND)).toBe('ok')
    expect(texts(table.room, from)).toEqual([expect.stringMatching(/^(Wa|Ne)-$/)])
  })

  test.each<[string, (offer: ReturnType<typeof waiting>) => string]>([
    ['the partner takes the offer back', ({ table, partner }) => table.say(partner, 'f:withdraw')],
    ['the proposer goes on', ({ table, asker }) => table.say(asker, '.')],
    ['the proposer takes it back and goes on', ({ table, asker }) => table.say(asker, 'f:withdraw', '.')],
    [
      'another one declines it',
      ({ table, asker, partner }) => table.say([0, 1, 2].find(seat => seat !== asker && seat !== partner) ?? 0, 'Ab-'),
    ],
  ])('it is refused that %s', (_, attempt) => {
    const offer = waiting('offer')
    expect(attempt(offer)).toBe('not-your-turn')
    expect(texts(offer.table.room, offer.from)).toEqual([])
  })

  test('a bot that would take it back for the proposer declines', () => {
    const { table, partner, from } = waiting('offer')
    table.seat(partner, BOT)
    const [pass] = table.room.legal(partner)
    const bot = (token: string): Command => {
      return { kind: 'bot', seat: partner, at: table.room.length, decisions: [table.decisionOf(partner, token)] }
    }
    expect(outcome(table.run(bot('f:withdraw')))).toBe('ok')
    expect(texts(table.room, from)).toEqual([pass])
  })
})

describe('whatever is tried, and whenever', () => {
  const AUDIENCES: readonly (number | 'public')[] = [AB, LU, GU, WA, NE, 'public']
  const digest = (table: Table, to: number | 'public') => {
    const { room, now } = table
    const { events, view } = room.lane(to)
    return hash('sha256', JSON.stringify([room.info(to, now), events, view, room.legal(to), room.window(to, now)]))
  }

  test.each<Options>([{ windowSeconds: 3, offerSeconds: 15 }, { windows: 'orders' }])('with %j', given => {
    const kinds = new Set<string>()
    let answers = 0
    for (const seed of [1, 2]) {
      const rng = new Sfc32(1888, seed)
      const pick = <T>(from: readonly T[]): T => from[rng.below(from.length)]
      const table = new Table({ options: londonOptions({ ...given, characters: 'random' }), decisions: [] })
      table.run({ kind: 'wake' })
      for (let step = 0; step < 400 && table.room.status() === 'running'; step++) {
        const { room, now } = table
        const window = room.standingWindow()
        if (window !== null) kinds.add(window.asked.kind)
        const isTogether = window?.rhythm.kind === 'together'
        const before = isTogether ? AUDIENCES.map(to => digest(table, to)) : []
        const { length } = room
        const seat = pick(rng.below(4) === 0 ? [AB, LU, GU, WA, NE] : room.deciding()) ?? AB
        const legal = room.legal(seat)
        const choice = rng.below(20)
        if (choice === 0 || legal.length === 0) table.pass(rng.below(4) * SECOND)
        else if (choice === 1)
          table.say(seat, pick(['Ab-', 'Lu!arrest:Gu:none', 'f:withdraw', '.', 'nonsense', 'roll']))
        else if (choice === 2) table.order(seat, { sidestep: pick(['never', 0, 1, 2, 'always', 7]), curfew: true })
        else expect(table.say(seat, pick(legal))).toBe('ok')
        if (isTogether && table.now === now) {
          // Neither an answer nor a try shows to anybody but its seat.
          answers++
          expect(table.room.length).toBe(length)
          for (const [index, to] of AUDIENCES.entries()) if (to !== seat) expect(digest(table, to)).toBe(before[index])
        }
        if (step % 80 === 0) {
          const live = AUDIENCES.map(to => digest(table, to))
          table.reload()
          expect(AUDIENCES.map(to => digest(table, to))).toEqual(live)
        }
      }
      expect(table.room.length).toBeGreaterThan(200)
    }
    if (given.windows === 'orders') expect([...kinds].filter(kind => kind !== 'offer' && kind !== 'trade')).toEqual([])
    else expect(kinds.size + answers).toBeGreaterThan(20)
  })
})
