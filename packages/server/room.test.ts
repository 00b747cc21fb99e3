import { type Audience, type Decision, merge, parseRecord, verifyRecord } from '@gaslight/core'
import type { WireEvent } from '@gaslight/protocol'
import * as wire from '@gaslight/protocol/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Change, Command } from './command.ts'
import { Room } from './room.ts'
import type { Answer, StoredGame, StoredSeat } from './stores/store.ts'
import { highCard, highCardDecision } from './testing/high-card.ts'

const NOW = Date.parse('2026-11-29T20:00:00.000Z')
const SEED = '12'.repeat(32)
const NONCE = '34'.repeat(32)
const ADA: StoredSeat = { kind: 'person', player: 'ada', name: 'Ada', nonce: NONCE }
const BEN: StoredSeat = { kind: 'person', player: 'ben', name: 'Ben', nonce: '56'.repeat(32) }
const BOT: StoredSeat = { kind: 'bot', level: 'steady' }
const OPEN: StoredSeat = { kind: 'open' }
const AUDIENCES: readonly (0 | 1 | 'public')[] = [0, 1, 'public']

/** A room together with what a store would hold of it. */
class Kept {
  room: Room
  game: StoredGame
  readonly decisions: Decision[] = []
  readonly answers: Answer[] = []

  constructor(seats: readonly StoredSeat[], seed = SEED) {
    this.game = {
      id: 'game00000001',
      game: 'high-card',
      rulesVersion: 1,
      options: { match: 1 },
      created: '2026-11-29T20:00:00.000Z',
      seed,
      returnOf: null,
      turnSeconds: null,
      seats,
    }
    this.room = this.reload()
    this.run({ kind: 'wake' })
  }

  reload(): Room {
    const { game, decisions, answers } = this
    return new Room(highCard, { game, decisions, answers, returnGame: null })
  }

  run(command: Command): ReturnType<Room['plan']> {
    const plan = this.room.plan(command, NOW)
    if (plan.ok && plan.value.kind === 'change') this.keep(plan.value.change)
    return plan
  }

  private keep(change: Change): void {
    const { seat, answer, decisions } = change
    if (seat !== undefined) this.game = { ...this.game, seats: this.game.seats.with(seat.index, seat.taken) }
    if (answer !== undefined) this.answers.push(answer)
    this.decisions.push(...decisions)
    this.room.commit(change)
  }
}

/** Everything that anybody can get to see of a room. */
function seen(room: Room) {
  return AUDIENCES.map(audience => ({
    info: room.info(audience, NOW),
    lane: structuredClone(room.lane(audience)),
    legal: room.legal(audience),
    record: room.record(audience),
  }))
}

const decide = (
  player: string,
  after: number,
  decisions: readonly string[],
  command: string = crypto.randomUUID(),
): Command => ({
  kind: 'decide',
  player,
  command,
  after,
  decisions,
})

/** What goes wrong, or where the answer stands. */
function outcome(plan: ReturnType<Room['plan']>): string | number {
  if (!plan.ok) return plan.error.code
  return plan.value.kind === 'repeat' ? plan.value.seq : (plan.value.change.answer?.seq ?? 'done')
}

const TOKENS = ['mark 1', 'mark 2', 'bet 1', 'bet 3', 'keep', 'toss', 'show', 'heads', 'deal 1-2', 'nonsense']
const player = fc.constantFrom('ada', 'ben', 'eve')
const seat = fc.constantFrom(0, 1)

/** A command as an arbitrary client might send it; `lag` is how far its cursor is behind or ahead. */
const attempts = fc.oneof(
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('join' as const), player, seat }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('decide' as const),
      player,
      lag: fc.constantFrom(0, 0, 0, 0, -1, 1),
      // Either what the seat may do, as a sensible client does, or anything.
      sensible: fc.boolean(),
      pick: fc.nat(20),
      tokens: fc.array(fc.constantFrom(...TOKENS), { minLength: 1, maxLength: 3 }),
      command: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
      fresh: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('bot' as const),
      seat,
      lag: fc.constantFrom(0, 0, -1),
      decisions: fc.array(
        fc.constantFrom(
          highCardDecision('mark', 1),
          highCardDecision('bet', 2),
          highCardDecision('keep'),
          highCardDecision('toss'),
        ),
        { maxLength: 3 },
      ),
    }),
  },
)

function command(attempt: typeof attempts extends fc.Arbitrary<infer T> ? T : never, room: Room): Command {
  switch (attempt.kind) {
    case 'join':
      return { kind: 'join', player: attempt.player, name: attempt.player, seat: attempt.seat, nonce: NONCE }
    case 'bot':
      return { kind: 'bot', seat: attempt.seat, at: room.length + attempt.lag, decisions: attempt.decisions }
    case 'decide': {
      const audience = room.audienceOf(attempt.player)
      const legal = room.legal(audience)
      const sensible = attempt.sensible && legal.length > 0
      const tokens = sensible ? [legal[attempt.pick % legal.length]] : attempt.tokens
      const id = attempt.fresh ? crypto.randomUUID() : attempt.command
      return decide(attempt.player, room.lane(audience).events.length + attempt.lag, tokens, id)
    }
  }
}

const lineups = fc.constantFrom([ADA, BEN], [ADA, BOT], [OPEN, BOT], [OPEN, OPEN], [BOT, BEN])

test('a refused or repeated command, and a plan that is not committed, change nothing', () => {
  fc.assert(
    fc.property(lineups, fc.array(attempts, { minLength: 1, maxLength: 60 }), (seats, list) => {
      const kept = new Kept(seats)
      for (const attempt of list) {
        const before = seen(kept.room)
        const next = command(attempt, kept.room)
        const plan = kept.room.plan(next, NOW)
        expect(seen(kept.room)).toEqual(before)
        if (plan.ok && plan.value.kind === 'change') kept.run(next)
      }
    }),
    { numRuns: 60, seed: 1888 },
  )
})

test('a room that is loaded from its log is the room that wrote it', () => {
  fc.assert(
    fc.property(lineups, fc.array(attempts, { minLength: 20, maxLength: 80 }), (seats, list) => {
      const kept = new Kept(seats)
      for (const attempt of list) kept.run(command(attempt, kept.room))
      expect(seen(kept.reload())).toEqual(seen(kept.room))
    }),
    { numRuns: 60, seed: 1889 },
  )
})

test('events are numbered without a gap, fit the wire, and their patches lead from the start view to the view now', () => {
  fc.assert(
    fc.property(lineups, fc.array(attempts, { maxLength: 80 }), (seats, list) => {
      const kept = new Kept(seats)
      for (const attempt of list) kept.run(command(attempt, kept.room))
      for (const audience of AUDIENCES) {
        const { start, events, view } = kept.room.lane(audience)
        let folded: unknown = JSON.parse(start)
        for (const [index, text] of events.entries()) {
          const event = wire.WireEvent.parse(JSON.parse(text)) as WireEvent
          expect(event.n).toBe(index + 1)
          folded = merge(folded, event.patch)
        }
        expect(JSON.parse(JSON.stringify(folded))).toEqual(JSON.parse(JSON.stringify(view)))
        wire.GameInfo.parse(kept.room.info(audience, NOW))
      }
    }),
    { numRuns: 60, seed: 1890 },
  )
})

/** Plays to the end by always taking a legal decision. */
function playOut(kept: Kept, pick: number): void {
  for (let turn = kept.room.turn(); turn.kind === 'seat'; turn = kept.room.turn()) {
    const audience: Audience = turn.seat
    const legal = kept.room.legal(audience)
    const token = legal[pick % legal.length]
    kept.run(decide(turn.seat === 0 ? 'ada' : 'ben', kept.room.lane(audience).events.length, [token]))
  }
}

test('a finished game gives everybody the same sealed record, which verifies', () => {
  fc.assert(
    fc.property(fc.nat(10), fc.uint8Array({ minLength: 32, maxLength: 32 }), (pick, bytes) => {
      const kept = new Kept([ADA, BEN], Buffer.from(bytes).toString('hex'))
      playOut(kept, pick)
      expect(kept.room.status()).toBe('over')
      const record = kept.room.record('public')
      expect(kept.room.record(0)).toBe(record)
      const parsed = parseRecord(record)
      if (!parsed.ok) throw new Error(parsed.error.message)
      const verified = verifyRecord(highCard, parsed.value)
      expect(verified).toMatchObject({ ok: true })
      const links = parsed.value.record.lines.flatMap(line => line.links)
      expect(kept.room.lane(0).events.map(text => (JSON.parse(text) as WireEvent).link)).toEqual(links)
    }),
    { numRuns: 30, seed: 1891 },
  )
})

test('a record of a game under way hides what its reader must not know, and the seed', () => {
  const { room } = new Kept([ADA, BEN])
  expect(room.record(0)).toMatch(/\ndeal \d-\?\n$/)
  expect(room.record(1)).toMatch(/\ndeal \?-\d\n$/)
  expect(room.record('public')).toMatch(/\ndeal \?-\?\n$/)
  for (const audience of AUDIENCES) expect(room.record(audience)).not.toContain(SEED)
})

test('a game starts with its last open seat: chance draws, and the header is sealed', () => {
  const kept = new Kept([OPEN, OPEN])
  expect(kept.room.info('public', NOW)).toMatchObject({ status: 'open', seq: 0, nonces: ['', ''] })
  kept.run({ kind: 'join', player: 'ada', name: 'Ada', seat: 0, nonce: NONCE })
  expect(kept.room.info(0, NOW)).toMatchObject({ status: 'open', seq: 0, audience: 0 })
  kept.run({ kind: 'join', player: 'ben', name: 'Ben', seat: 1, nonce: NONCE })
  expect(kept.room.info(1, NOW)).toMatchObject({ status: 'running', seq: 1, turn: 'left', nonces: [NONCE, NONCE] })
  expect(kept.room.info('public', NOW).seq).toBe(0)
})

test('one person has one seat, and taking it again is no error', () => {
  const kept = new Kept([OPEN, OPEN])
  const join = (seat: number, player = 'ada') =>
    outcome(kept.run({ kind: 'join', player, name: player, seat, nonce: NONCE }))
  expect(join(0)).toBe('done')
  expect(join(0)).toBe(0)
  expect(join(1)).toBe('seat-taken')
  expect(join(0, 'ben')).toBe('seat-taken')
})

test.each<[string, (kept: Kept) => Command, string]>([
  ['a stranger', () => decide('eve', 1, ['mark 1']), 'not-your-seat'],
  ['the other seat', () => decide('ben', 1, ['mark 1']), 'not-your-turn'],
  ['a cursor behind', () => decide('ada', 0, ['mark 1']), 'stale'],
  ['a cursor ahead', () => decide('ada', 2, ['mark 1']), 'stale'],
  ['an illegal decision', () => decide('ada', 1, ['bet 1']), 'illegal-decision'],
  ['a batch beyond the turn', () => decide('ada', 1, ['mark 1', 'mark 1']), 'not-your-turn'],
  [
    'a bot in a seat of a person',
    () => ({ kind: 'bot', seat: 0, at: 1, decisions: [highCardDecision('mark', 1)] }),
    'not-your-seat',
  ],
])('%s is refused', (_, make, code) => {
  const kept = new Kept([ADA, BEN])
  expect(outcome(kept.run(make(kept)))).toBe(code)
})

test('a batch beyond a draw of chance is refused whole', () => {
  const kept = new Kept([ADA, BEN])
  kept.run(decide('ada', 1, ['mark 1']))
  kept.run(decide('ben', 2, ['mark 1']))
  expect(outcome(kept.run(decide('ada', 3, ['bet 1', 'toss', 'heads'])))).toBe('not-your-turn')
  expect(kept.room.length).toBe(3)
  expect(outcome(kept.run(decide('ada', 3, ['bet 1', 'toss'])))).toBe(6)
})

test('an illegal decision names its place in the batch, its reason and its rule', () => {
  const kept = new Kept([ADA, BEN])
  kept.run(decide('ada', 1, ['mark 1']))
  kept.run(decide('ben', 2, ['mark 1']))
  const plan = kept.run(decide('ada', 3, ['bet 1', 'bet 2']))
  expect(plan).toMatchObject({ error: { illegal: { index: 1, reason: 'no-such-thing', rule: 'HC-1' } } })
})

test('a command that was carried out gets its first answer, also after the end and after a reload', () => {
  const kept = new Kept([ADA, BEN])
  const first = decide('ada', 1, ['mark 1'], 'the-first')
  expect(outcome(kept.run(first))).toBe(2)
  playOut(kept, 0)
  expect(outcome(kept.run(first))).toBe(2)
  expect(outcome(kept.reload().plan(first, NOW))).toBe(2)
  expect(outcome(kept.run(decide('ada', 2, ['mark 1'], 'another')))).toBe('not-running')
})

test('the same command id of another seat is another command', () => {
  const kept = new Kept([ADA, BEN])
  kept.run(decide('ada', 1, ['mark 1'], 'same'))
  expect(outcome(kept.run(decide('ben', 2, ['mark 2'], 'same')))).toBe(3)
})

test('a forced decision is taken at once, and may stand in a batch', () => {
  const kept = new Kept([ADA, BEN])
  playOut(kept, 0)
  const { events } = kept.room.lane('public')
  expect(JSON.parse(events.at(-1) ?? '')).toMatchObject({ text: 'show', by: 0, effects: [{ kind: 'over' }] })
})

test('an audience that first asks while a change is on its way to the disk misses nothing', () => {
  const kept = new Kept([ADA, BEN])
  const plan = kept.room.plan(decide('ada', 1, ['mark 3']), NOW)
  if (!plan.ok || plan.value.kind !== 'change') throw new Error('refused')
  expect(kept.room.lane(1).events).toHaveLength(1)
  kept.room.commit(plan.value.change)
  expect(kept.room.lane(1).events).toHaveLength(2)
})
