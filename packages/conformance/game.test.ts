import type { Audience, Decision, DecisionList, Game, Rng } from '@gaslight/core'
import { describe, expect, it } from 'vitest'
import { conformGame, examineGame, type GameSetup } from './index.ts'
import { type KuhnDetail, KuhnPosition, type KuhnView, kuhn } from './kuhn.ts'

const SETUP: GameSetup<KuhnPosition> = {
  seed: 1950,
  games: 500,
  optionSets: [{}, { deck: 5 }],
  bound: 10,
  density: 100,
  secrets: [0, 1].map(seat => ({
    name: `the card of seat ${seat}`,
    of: p => (p.cells[1] > seat ? String(p.cells[2 + seat]) : undefined),
    candidates: (p, to) => possibleCards(p, seat, to),
  })),
}

/** Every card but those that the audience sees, as Kuhn's rules say. */
function possibleCards(p: KuhnPosition, seat: number, to: Audience): string[] | undefined {
  const [deck, dealt, ...cards] = p.cells
  if (dealt <= seat) return undefined
  if (to === seat || to === 'omniscient' || p.turn().kind === 'over') return [String(cards[seat])]
  const seen = typeof to === 'number' && dealt > to ? [cards[to]] : []
  return Array.from({ length: deck }, (_, card) => card)
    .filter(card => !seen.includes(card))
    .map(String)
}

conformGame(kuhn, SETUP)

type Kuhn = Game<KuhnPosition, KuhnView, KuhnDetail>

/** A position class in which one method is wrong, and the game that starts from it. */
function withPosition(Broken: new () => KuhnPosition): Partial<Kuhn> {
  const make = (from: KuhnPosition) => {
    const p = new Broken()
    p.cells = from.cells.slice()
    return p
  }
  return {
    start: (options, seats) => make(kuhn.start(options as { deck: number }, seats)),
    sample: (view, rng) => make(kuhn.sample(view, rng)),
    notation: {
      ...kuhn.notation,
      position(document) {
        const p = kuhn.notation.position(document)
        return p.ok ? { ok: true, value: make(p.value) } : p
      },
    },
  }
}

class SharedClone extends KuhnPosition {
  override clone(): this {
    const clone = new SharedClone()
    clone.cells = this.cells
    return clone as this
  }
}

class SharedCopy extends KuhnPosition {
  override clone(): this {
    const clone = new SharedCopy()
    clone.cells.set(this.cells)
    return clone as this
  }

  override copyFrom(other: this): void {
    this.cells = other.cells
  }
}

class StaleHash extends KuhnPosition {
  private kept: readonly [number, number] | undefined

  override clone(): this {
    const clone = new StaleHash()
    clone.cells.set(this.cells)
    clone.kept = this.hash()
    return clone as this
  }

  override hash(): readonly [number, number] {
    this.kept ??= super.hash()
    return this.kept
  }
}

class BlindHash extends KuhnPosition {
  override clone(): this {
    const clone = new BlindHash()
    clone.cells.set(this.cells)
    return clone as this
  }

  override hash(): readonly [number, number] {
    return [this.cells[4], 0]
  }
}

class ListTwice extends KuhnPosition {
  override clone(): this {
    const clone = new ListTwice()
    clone.cells.set(this.cells)
    return clone as this
  }

  override legal(into: DecisionList): void {
    super.legal(into)
    if (this.cells[4] === 1 && into.length > 0) into.push(into.at(0))
  }
}

/** The seat with a low card may not bet: its list is right for itself, but the other's hangs on what it cannot see. */
class LeakyList extends KuhnPosition {
  override clone(): this {
    const clone = new LeakyList()
    clone.cells.set(this.cells)
    return clone as this
  }

  override legal(into: DecisionList): void {
    super.legal(into)
    if (this.turn().kind === 'seat' && this.cells[4] === 1 && this.cells[2] === 0) into.length = 1
  }
}

class UnlistedDraw extends KuhnPosition {
  override clone(): this {
    const clone = new UnlistedDraw()
    clone.cells.set(this.cells)
    return clone as this
  }

  override draw(rng: Rng): Decision {
    return (16 + rng.below(this.cells[0])) as Decision
  }
}

const hasLowCard = (p: KuhnPosition) => p.cells[1] > 0 && p.cells[2] === 0
const isOver = (p: KuhnPosition) => p.turn().kind === 'over'

const BROKEN: readonly (readonly [what: string, change: Partial<Kuhn>, caughtBy: RegExp])[] = [
  ['a clone shares its cells', withPosition(SharedClone), /untouched/],
  ['a copy shares its cells', withPosition(SharedCopy), /untouched/],
  ['the hash is never updated', withPosition(StaleHash), /hash is that of/],
  ['the hash forgets the cards', withPosition(BlindHash), /same hash/],
  ['a decision is listed twice', withPosition(ListTwice), /canonical/],
  ['a legal list hangs on the other seat’s card', withPosition(LeakyList), /nothing that an audience is shown/],
  ['draws ignore what is dealt', withPosition(UnlistedDraw), /draws follow/],
  [
    'weights do not sum to 1',
    { chance: p => kuhn.chance(p).map(({ decision, weight }) => ({ decision, weight: weight / 2 })) },
    /weights sum to 1/,
  ],
  [
    'the view shows the other’s card, and sampling knows better',
    {
      view: (p, to) => (to === 1 && p.cells[1] > 0 ? { ...kuhn.view(p, to), deck: p.cells[2] + 3 } : kuhn.view(p, to)),
    },
    /nothing that an audience is shown/,
  ],
  [
    'the view shows the other’s card, and sampling heeds it',
    {
      view: (p, to) =>
        to === 1 && p.cells[1] > 0
          ? { ...kuhn.view(p, to), cards: { ...kuhn.view(p, 'omniscient').cards } }
          : kuhn.view(p, to),
    },
    /every secret/,
  ],
  [
    'an event shows the other’s card',
    {
      event: (before, decision, after, to) => ({
        ...kuhn.event(before, decision, after, to),
        text: kuhn.notation.format(before, decision, 'omniscient'),
        by: before.turn().kind === 'seat' ? 0 : 'chance',
        effects: [],
      }),
    },
    /told the same/,
  ],
  [
    'an event’s effects hang on the other’s card',
    {
      event: (before, decision, after, to) => {
        const event = kuhn.event(before, decision, after, to)
        return event === null
          ? null
          : { ...event, effects: hasLowCard(after) && to !== 0 && !isOver(after) ? [{ kind: 'sigh' }] : event.effects }
      },
    },
    /nothing that an audience is shown/,
  ],
  [
    'a text shows the other’s card',
    { notation: { ...kuhn.notation, format: (p, decision) => kuhn.notation.format(p, decision, 'omniscient') } },
    /told the same/,
  ],
  [
    'what is forced hangs on a hidden card',
    { forced: p => (p.turn().kind === 'seat' && p.cells[4] === 0 && p.cells[2] === 0 ? (1 as Decision) : null) },
    /nothing that an audience is shown/,
  ],
  [
    'where a turn ends hangs on a hidden card',
    { turnNumber: p => (p.cells[4] === 1 ? p.cells[2] : 0) },
    /nothing that an audience is shown/,
  ],
  [
    'the answer to an attempt hangs on a hidden card',
    {
      illegal: (p, attempt) => {
        const illegal = kuhn.illegal(p, attempt)
        return illegal !== null && p.cells[2] === 0 ? { ...illegal, reason: 'low' } : illegal
      },
    },
    /nothing that an audience is shown/,
  ],
  [
    'a record shows hidden cards',
    {
      notation: { ...kuhn.notation, write: (start, decisions) => kuhn.notation.write(start, decisions, 'omniscient') },
    },
    /told the same/,
  ],
  [
    'an event keeps silent about a deal that the view shows',
    {
      event: (before, decision, after, to) =>
        before.cells[1] === 0 && to === 0 ? null : kuhn.event(before, decision, after, to),
    },
    /told the same/,
  ],
  [
    'sampling prefers low cards',
    {
      sample: (view, rng) =>
        kuhn.sample(view, { below: n => Math.min(rng.below(n), rng.below(n)), unit: () => rng.unit() }),
    },
    /equally often/,
  ],
  [
    'sampling never gives a card that may be',
    { sample: (view, rng) => kuhn.sample(view, { below: n => rng.below(Math.max(1, n - 1)), unit: () => rng.unit() }) },
    /equally often/,
  ],
  [
    'a legal decision is judged illegal',
    { illegal: (p, a) => (p.cells[4] === 1 ? { reason: 'no', rule: 'K' } : kuhn.illegal(p, a)) },
    /judged legal/,
  ],
  [
    'an illegal attempt is judged legal',
    { illegal: (p, a) => (p.cells[1] === 0 ? null : kuhn.illegal(p, a)) },
    /judged legal/,
  ],
  ['encode does not invert decode', { encode: () => 1 as Decision }, /encode inverts/],
  [
    'a document forgets a card',
    { notation: { ...kuhn.notation, document: p => ({ cells: p.cells.with(3, 0) }) } },
    /documents hold everything/,
  ],
  [
    'two decisions are written alike',
    { notation: { ...kuhn.notation, format: (p, d, to) => (d < 16 ? 'move' : kuhn.notation.format(p, d, to)) } },
    /reads as it was written/,
  ],
  [
    'a record loses its last line',
    {
      notation: {
        ...kuhn.notation,
        write: (s, d, to) => kuhn.notation.write(s, d, to).slice(0, d.length < 4 ? -1 : undefined),
      },
    },
    /records read/,
  ],
  [
    'an option waits for a value that no other has',
    { options: [...kuhn.options, { ...kuhn.options[0], key: 'ante', when: { key: 'deck', value: 6 } }] },
    /seats everybody once/,
  ],
  [
    'no option asks for the match',
    { match: { option: { key: 'match', value: 2 }, seats: [1, 0] } },
    /seats everybody once/,
  ],
  [
    'two players of a return game come from one seat',
    { match: { option: { key: 'deck', value: 5 }, seats: [1, 1] } },
    /seats everybody once/,
  ],
  [
    'a view holds null',
    { view: (p, to) => ({ ...kuhn.view(p, to), winner: p.winner() ?? (null as unknown as number) }) },
    /plain JSON/,
  ],
]

describe('the suite catches', () => {
  it.each(BROKEN)('%s', (_, change, caughtBy) => {
    const game = { ...kuhn, ...change } as Kuhn
    const violations = examineGame(game, { ...SETUP, games: 80 })
    expect(violations.map(({ property }) => property).join('\n')).toMatch(caughtBy)
  })

  it('a point at which nothing was compared', () => {
    const points = { of: (p: KuhnPosition) => p.turn().kind, met: ['chance', 'over', 'bidding'] }
    const [violation] = examineGame(kuhn, { ...SETUP, games: 50, points })
    expect(violation).toMatchObject({ property: expect.stringMatching(/leaves open/) })
    expect(violation.message).toContain('nothing was compared at bidding')
  })

  it('what leaks at a point to which few games come', () => {
    const rare = (p: KuhnPosition) => p.turn().kind === 'seat'
    const game: Kuhn = { ...kuhn, turnNumber: p => (rare(p) ? 100 * p.cells[2] + p.cells[3] : kuhn.turnNumber(p)) }
    const setup = { ...SETUP, games: 50, density: 0 }
    const leaks = (points?: GameSetup<KuhnPosition>['points']) =>
      examineGame(game, { ...setup, ...(points === undefined ? {} : { points }) }).some(({ message }) =>
        message.includes('hidden facts change where a turn ends'),
      )
    expect(leaks()).toBe(false)
    expect(leaks({ of: p => p.turn().kind, met: [] })).toBe(true)
  })

  it('a game that goes beyond its bound', () => {
    const [violation] = examineGame(kuhn, { ...SETUP, games: 50, bound: 3 })
    expect(violation.property).toMatch(/ends within its bound/)
    expect(violation.message).toContain('seed 1950')
  })
})
