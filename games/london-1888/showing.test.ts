import { type Audience, Sfc32 } from '@gaslight/core'
import { describe, expect, it } from 'vitest'
import { ACTION_COPIES } from './action-cards.ts'
import { EVENT_COUNT } from './event-cards.ts'
import { london1888 as game } from './game.ts'
import type { LondonPosition } from './position.ts'
import { LINE } from './supply.ts'
import { begun, legal, view } from './testing.ts'
import type { LondonView } from './view.ts'

/** LD-187: what chance never had to decide is drawn once the game is decided, and shown to everybody. */

function over(seats: number, seed: number): LondonPosition {
  const p = begun(seats)
  const rng = new Sfc32(187, seats, seed)
  while (p.turn().kind !== 'over') {
    const choices = legal(p)
    p.apply(p.turn().kind === 'chance' ? p.draw(rng) : choices[rng.below(choices.length)])
  }
  return p
}

const sum = (counts: object = {}) => Object.values(counts).reduce((total: number, count) => total + count, 0)

/** What of a view is wrong or missing. */
function faults(shown: LondonView): string[] {
  const { players, tokens, seats, events, coming = [], hidden, drawPile, pile, discard } = shown
  const wrong: string[] = []
  const check = (fine: boolean, what: string) => {
    if (!fine) wrong.push(what)
  }
  let cards = sum(drawPile) + sum(discard)
  for (const [seat, { line = {}, covered = {}, role, hand, cards: held }] of Object.entries(players)) {
    const all = [...Object.values(line), ...Object.values(covered)]
    const count = (name: string) => all.filter(card => card === name).length
    check(all.length === LINE, `line of ${seat}`)
    check(count('role') === 1 && count('suspect') === (seats <= 5 ? 2 : seats <= 7 ? 1 : 0), `cards of ${seat}`)
    check(role !== undefined && sum(hand) === held, `hand of ${seat}`)
    cards += held
  }
  check(cards === ACTION_COPIES.reduce((total, count) => total + count, 0) && sum(drawPile) === pile, 'ACTION cards')
  const faces = { action: 0, life: 0, weapon: 0 }
  for (const [id, here] of Object.entries(tokens)) {
    check(id === 'bank' || sum(here.faces) === (here.hidden ?? 0), `tokens of ${id}`)
    for (const kind of Object.keys(faces) as (keyof typeof faces)[]) faces[kind] += here.faces?.[kind] ?? 0
  }
  check(JSON.stringify(faces) === JSON.stringify({ action: 0, life: 0, weapon: 0, ...hidden }), 'kinds of tokens')
  check(new Set([...Object.values(events), ...coming]).size === EVENT_COUNT, 'events')
  return wrong
}

describe('LD-187: when the game is over', () => {
  it.each([4, 5, 6, 7, 8])('everybody at a table of %i sees lines, hands, tokens and decks', seats => {
    for (let seed = 0; seed < 5; seed++) {
      const p = over(seats, seed)
      const audiences: Audience[] = [...Array(seats).keys(), 'public', 'omniscient']
      for (const to of audiences) expect(faults(view(p, to)), `${seats} seats, seed ${seed}, ${to}`).toEqual([])
    }
  })

  it('nothing of it is shown before, nor decided', () => {
    const p = begun(6)
    const rng = new Sfc32(187)
    while (p.ending === 255) {
      for (const to of ['public', 2, 'omniscient'] as const) {
        const { players, tokens, coming, drawPile } = view(p, to)
        expect([coming, drawPile]).toEqual([undefined, undefined])
        expect(Object.values(players).some(player => player.covered !== undefined)).toBe(false)
        expect(Object.values(tokens).some(here => here.faces !== undefined)).toBe(false)
      }
      const choices = legal(p)
      p.apply(p.turn().kind === 'chance' ? p.draw(rng) : choices[rng.below(choices.length)])
    }
  })

  it('the cards of a line are as likely at every place that nobody has seen', () => {
    const read = game.notation.position({
      seats: 4,
      state: 'showing',
      round: 1,
      outcome: { reason: 'J-all-unknown' },
      players: { 0: { role: 'jack', line: { 2: 'suspect' } }, 1: { life: 0 }, 2: { life: 0 }, 3: { life: 0 } },
    })
    if (!read.ok) throw new Error(read.error.message)
    const outcomes = game.chance(read.value)
    expect(outcomes).toHaveLength(12)
    expect(new Set(outcomes.map(({ weight }) => weight)).size).toBe(1)
    const places = outcomes.map(({ decision }) => {
      const detail = game.decode(read.value, decision)
      return detail.kind === 'line' ? Object.keys(detail.cards).join() : detail.kind
    })
    expect(new Set(places)).toEqual(new Set(['1,3,4,5']))
  })

  it('tokens of a place are drawn from all that lie face down', () => {
    const read = game.notation.position({
      seats: 4,
      state: 'showing',
      round: 1,
      outcome: { reason: 'J-all-unknown' },
      players: Object.fromEntries(
        [0, 1, 2, 3].map(seat => [
          seat,
          {
            ...(seat === 0 ? { role: 'jack' } : { life: 0 }),
            covered: { 1: 'role', 2: 'suspect', 3: 'suspect', 4: 'false_lead', 5: 'false_lead' },
          },
        ]),
      ),
      tokens: { pub: { hidden: 3 }, netley_home: { hidden: 1 }, bank: { hidden: 14 } },
      hidden: { action: 2, weapon: 2 },
    })
    if (!read.ok) throw new Error(read.error.message)
    const [first, second] = game
      .chance(read.value)
      .map(({ decision, weight }) => [game.notation.format(read.value, decision, 'public'), weight])
    expect([first, second]).toEqual([
      ['[tokens:netley_home=action]', 0.5],
      ['[tokens:netley_home=weapon]', 0.5],
    ])
  })

  it('a document of a finished game that leaves it out is completed', () => {
    const p = over(4, 1)
    const { coming: _, players, tokens, ...rest } = game.notation.document(p) as LondonView
    const bare = {
      ...rest,
      players: Object.fromEntries(Object.entries(players).map(([seat, { covered: __, ...player }]) => [seat, player])),
      tokens: Object.fromEntries(Object.entries(tokens).map(([id, { faces: __, ...here }]) => [id, here])),
    }
    const read = game.notation.position(bare)
    expect(read.ok ? faults(view(read.value)) : read.error.message).toEqual([])
  })
})
