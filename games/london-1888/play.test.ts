import { DecisionList, Sfc32 } from '@gaslight/core'
import { describe, expect, test } from 'vitest'
import { london1888Consequences as play } from './consequences.ts'
import { london1888 as game } from './game.ts'
import { Phase } from './phase.ts'
import { london1888Play } from './play.ts'
import { sample } from './sample.ts'
import { AB, GU, LU, played, position, unmasked, view } from './testing.ts'

describe('what is taken at once', () => {
  test('is a single card of a line, since all see it', () => {
    const line = { 1: 'false_lead', 2: 'false_lead', 3: 'suspect', 4: 'suspect' }
    const p = position({ Ab: { at: 'pub' }, Lu: { at: 'pub', line } }, { options: { suspect: 'stays' } })
    const asked = played(p, 'c:Lu')
    expect(play.forced(asked)).not.toBeNull()
  })

  test('is never a pass, nor the end of a turn (LD-144)', () => {
    expect(
      play.forced(position({ Lu: { hand: { alibi: 1 } } }, { state: 'curfew-window', pending: { asked: LU } })),
    ).toBeNull()
    expect(play.forced(position({ Ab: { curfew: true } }, { acting: { walked: 2 } }))).toBeNull()
  })
})

test("a turn of the game is one seat's turn", () => {
  const p = position({ Ab: { at: 'pub' } })
  expect(play.turnNumber(played(p, 'd:?'))).toBe(play.turnNumber(p))
  expect(play.turnNumber(played(p, '.'))).not.toBe(play.turnNumber(p))
})

describe('a sampled position', () => {
  /** How often each seat is Jack in positions sampled for an audience. */
  function jacks(p: ReturnType<typeof position>, to: number | 'public', samples: number): number[] {
    const counts = [0, 0, 0, 0, 0]
    const rng = new Sfc32(160)
    for (let i = 0; i < samples; i++) counts[sample(game.view(p, to), rng).jack]++
    return counts
  }

  test('has Jack anywhere he can be, as often (LD-160)', () => {
    const p = position({
      Ab: { role: 'innocent' },
      Lu: { role: 'jack' },
      Gu: { shown: true, line: { 2: 'role' } },
      Wa: { life: 0 },
    })
    const counts = jacks(p, AB, 3000)
    expect([counts[AB], counts[GU]]).toEqual([0, 0])
    for (const seat of [1, 3, 4]) expect(Math.abs(counts[seat] - 1000)).toBeLessThan(120)
    expect(jacks(p, LU, 20)[LU]).toBe(20)
  })

  test('keeps what a peeker knows, and nobody else (LD-161)', () => {
    const p = position({ Ab: { hand: { witness: 1 }, at: 'pub' }, Lu: { at: 'pub', role: 'jack' } })
    const peeked = played(p, '!witness:Lu#3', '[jack]')
    expect(jacks(peeked, AB, 20)[LU]).toBe(20)
    expect(view(peeked, AB).players[LU].role).toBe('jack')
    expect(view(peeked, GU).players[LU].role).toBeUndefined()
    expect(view(peeked, GU).players[AB].peeks).toEqual({ [`${LU}#3`]: { valid: true } })
    expect(jacks(peeked, GU, 200)[LU]).toBeLessThan(100)
  })

  test('keeps cards that were seen in a hand', () => {
    const p = position({ Ab: { at: 'pub', hand: { rope: 1 } }, Gu: { at: 'pub', hand: { wages: 1, alibi: 1 } } })
    const given = played(p, 'f:Gu:a.rope=a.wages', 'Gu+')
    const rng = new Sfc32(148)
    for (let i = 0; i < 20; i++) {
      const { players } = game.view(sample(game.view(given, AB), rng), 'omniscient')
      expect(players[GU].hand).toMatchObject({ rope: 1 })
      expect(players[GU].cards).toBe(2)
    }
  })
})

test('a dead player sees what all see and his own role, once killed by surprise', () => {
  const p = position(unmasked(GU, { Gu: { at: 'pub' }, Lu: { at: 'pub', hand: { alibi: 1 } } }), {
    unmasked: GU,
    turn: GU,
    starter: AB,
  })
  const killed = played(p, 'b:scalpel>Lu')
  const { [LU]: own } = view(killed, LU).players
  expect(own).toMatchObject({ life: 0, cards: 0, role: 'innocent' })
  const strip = ({ audience: _, players, ...rest }: ReturnType<typeof view>) => rest
  expect(strip(view(killed, LU))).toEqual(strip(view(killed, 'public')))
})

test('random games of every number of seats end', () => {
  const list = new DecisionList()
  const defaults = Object.fromEntries(game.options.map(field => [field.key, field.default]))
  for (let seats = 4; seats <= 8; seats++) {
    const p = game.start(defaults as Parameters<typeof game.start>[0], seats)
    const rng = new Sfc32(seats)
    let decisions = 0
    for (; p.phase !== Phase.over && decisions < 20_000; decisions++) {
      p.legal(list)
      p.apply(p.turn().kind === 'chance' ? p.draw(rng) : list.at(rng.below(list.length)))
    }
    expect(p.phase).toBe(Phase.over)
  }
})

test('all remember who has asked, looked or had turned over, and who kept silent with an ALIBI', () => {
  const p = position({
    Ab: { at: 'pub', hand: { witness: 1, informer: 1 } },
    Lu: { at: 'pub', hand: { alibi: 1 } },
  })
  const acted = played(
    p,
    '!witness:Lu#3',
    '[false_lead]',
    '!informer:Lu#1',
    '[suspect]',

    'c:Lu',
    'Lu!alibi',
  )
  for (const audience of [AB, LU, GU, 'public'] as const) {
    const { players } = view(acted, audience)
    expect([players[AB].inquiries, players[LU].alibis, players[LU].inquiries]).toEqual([3, 1, undefined])
  }
  const read = game.notation.position(game.notation.document(acted))
  expect(read.ok && view(read.value)).toEqual(view(acted))
})

/** What a page composes on is not a full position: what is hidden from the seat is missing in it. */
test('asks the seat in turn as the position does, and what it composes looks the same, whatever is hidden from it', () => {
  const [asked, posed] = [new DecisionList(), new DecisionList()]
  const defaults = Object.fromEntries(game.options.map(field => [field.key, field.default]))
  let decided = 0
  for (let seats = 4; seats <= 8; seats += 2) {
    const p = game.start(defaults as Parameters<typeof game.start>[0], seats)
    const rng = new Sfc32(seats)
    for (let turn = p.turn(); turn.kind !== 'over'; turn = p.turn()) {
      if (turn.kind === 'chance') {
        p.apply(p.draw(rng))
        continue
      }
      const page = london1888Play.sample(view(p, turn.seat))
      p.legal(asked)
      page.legal(posed)
      expect(posed.toArray()).toEqual(asked.toArray())
      const decision = asked.at(rng.below(asked.length))
      expect(london1888Play.decode(page, decision)).toEqual(london1888Play.decode(p, decision))
      expect(play.notation.format(page, decision, turn.seat)).toBe(play.notation.format(p, decision, turn.seat))
      const informed = play.informs(p, decision)
      play.apply(page, decision)
      p.apply(decision)
      const next = p.turn()
      if (informed || next.kind !== 'seat' || next.seat !== turn.seat) continue
      expect(play.view(page, turn.seat)).toEqual(view(p, turn.seat))
      decided++
    }
  }
  expect(decided).toBeGreaterThan(100)
})
