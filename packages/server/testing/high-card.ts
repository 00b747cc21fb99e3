import {
  type Audience,
  type Decision,
  type DecisionList,
  err,
  type Game,
  type GameEvent,
  type Illegal,
  ok,
  type Position,
  type Result,
  type Rng,
  type Seat,
  type Turn,
} from '@gaslight/core'

/**
 * A small game with everything that a server has to deal with: hidden draws and hidden decisions, events that an
 * audience does not hear of at all, open draws, batches, forced decisions, an end.
 * Each side is dealt one of six cards, marks it secretly with 1 to 3, and twice bets 1 to 3, then keeps or tosses a coin
 * for one more. At last left shows, which is forced. Higher wins; a tie is right's.
 */
const KINDS = ['deal', 'mark', 'bet', 'keep', 'toss', 'coin', 'show'] as const
type Kind = (typeof KINDS)[number]
export interface HighCardDetail {
  readonly kind: Kind
  readonly values: readonly number[]
}

export interface HighCardView {
  readonly audience: Audience
  readonly stage: string
  readonly decides: string
  readonly bets: readonly number[]
  readonly coins: readonly string[]
  readonly card?: number
  readonly mark?: number
  readonly shown?: { readonly cards: readonly number[]; readonly marks: readonly number[]; readonly winner: string }
}

const ROLES = [{ id: 'left' }, { id: 'right' }] as const
const DEAL = 0
const SHOW = 7
const OVER = 8

const encode = (kind: Kind, ...values: readonly number[]) =>
  (KINDS.indexOf(kind) * 100 + (values[0] ?? 0) * 10 + (values[1] ?? 0)) as Decision
const decode = (decision: Decision): HighCardDetail => ({
  kind: KINDS[Math.floor(decision / 100)],
  values: [Math.floor(decision / 10) % 10, decision % 10],
})

export class HighCardPosition implements Position {
  /** 0 deal, 1-2 marks, 3-6 bets (left, right, left, right), 7 show, 8 over. */
  step = DEAL
  /** Within a bet: 0 to bet, 1 to keep or toss, 2 the coin is in the air. */
  part = 0
  cards: [number, number] = [0, 0]
  marks: [number, number] = [0, 0]
  bets: [number, number] = [0, 0]
  coins = ''

  get seat(): Seat {
    return this.step === SHOW ? 0 : (this.step - 1) % 2
  }

  turn(): Turn {
    if (this.step === OVER) return { kind: 'over', outcome: { winners: [this.winner()], reason: 'shown' } }
    if (this.step === DEAL) return { kind: 'chance', purpose: 'deal' }
    if (this.part === 2) return { kind: 'chance', purpose: 'coin' }
    return { kind: 'seat', seat: this.seat }
  }

  legal(into: DecisionList): void {
    into.clear()
    for (const decision of this.all()) into.push(decision)
  }

  all(): Decision[] {
    if (this.step === OVER) return []
    if (this.step === DEAL)
      return [1, 2, 3, 4, 5, 6].flatMap(a => [1, 2, 3, 4, 5, 6].filter(b => b !== a).map(b => encode('deal', a, b)))
    if (this.step <= 2) return [1, 2, 3].map(n => encode('mark', n))
    if (this.step === SHOW) return [encode('show')]
    if (this.part === 0) return [1, 2, 3].map(n => encode('bet', n))
    return this.part === 1 ? [encode('keep'), encode('toss')] : [encode('coin', 0), encode('coin', 1)]
  }

  apply(decision: Decision): void {
    const { kind, values } = decode(decision)
    if (kind === 'deal') this.cards = [values[0], values[1]]
    if (kind === 'mark') this.marks[this.seat] = values[0]
    if (kind === 'bet' || kind === 'coin') this.bets[this.seat] += values[0]
    if (kind === 'coin') this.coins += values[0]
    if (kind === 'bet') this.part = 1
    else if (kind === 'toss') this.part = 2
    else {
      this.part = 0
      this.step++
    }
  }

  winner(): Seat {
    const [left, right] = [0, 1].map(i => this.cards[i] + this.marks[i] + this.bets[i])
    return left > right ? 0 : 1
  }

  draw(rng: Rng): Decision {
    const all = this.all()
    return all[rng.below(all.length)]
  }

  clone(): this {
    return new HighCardPosition().copyFrom(this) as this
  }

  copyFrom(other: this): this {
    this.step = other.step
    this.part = other.part
    this.cards = [...other.cards]
    this.marks = [...other.marks]
    this.bets = [...other.bets]
    this.coins = other.coins
    return this
  }

  hash(): readonly [number, number] {
    const { step, part, cards, marks, bets } = this
    return [step * 4 + part, Number([...cards, ...marks, ...bets].join(''))]
  }
}

function format(p: HighCardPosition, decision: Decision, to: Audience): string {
  const { kind, values } = decode(decision)
  const seen = (seat: Seat, value: number) =>
    to === seat || to === 'omniscient' || p.step >= SHOW ? String(value) : '?'
  switch (kind) {
    case 'deal':
      return `deal ${seen(0, values[0])}-${seen(1, values[1])}`
    case 'mark':
      return `mark ${seen(p.seat, values[0])}`
    case 'bet':
      return `bet ${values[0]}`
    case 'coin':
      return values[0] === 1 ? 'heads' : 'tails'
    default:
      return kind
  }
}

function parse(p: HighCardPosition, text: string): Result<Decision, Illegal> {
  const found = p.all().find(decision => format(p, decision, 'omniscient') === text)
  return found === undefined ? err({ reason: 'no-such-thing', rule: 'HC-1', params: { text } }) : ok(found)
}

function view(p: HighCardPosition, to: Audience): HighCardView {
  const over = p.step === OVER
  const turn = p.turn()
  const stage = p.step <= 2 ? 'marks' : p.step < SHOW ? 'bets' : over ? 'over' : 'show'
  return {
    audience: to,
    stage,
    // The public does not hear of the deal.
    decides:
      p.step === DEAL
        ? 'left'
        : turn.kind === 'seat'
          ? ROLES[turn.seat].id
          : turn.kind === 'chance'
            ? 'chance'
            : 'nobody',
    bets: [...p.bets],
    coins: [...p.coins].map(coin => (coin === '1' ? 'heads' : 'tails')),
    ...(typeof to === 'number' && p.cards[to] > 0 ? { card: p.cards[to] } : {}),
    ...(typeof to === 'number' && p.marks[to] > 0 ? { mark: p.marks[to] } : {}),
    ...(over ? { shown: { cards: [...p.cards], marks: [...p.marks], winner: ROLES[p.winner()].id } } : {}),
  }
}

function event(before: HighCardPosition, decision: Decision, after: HighCardPosition, to: Audience): GameEvent | null {
  if (before.step === DEAL && to === 'public') return null
  const turn = before.turn()
  return {
    text: format(before, decision, to),
    by: turn.kind === 'seat' ? turn.seat : 'chance',
    effects: after.step === OVER ? [{ kind: 'over' }] : [],
  }
}

export const highCard: Game<HighCardPosition, HighCardView, HighCardDetail> = {
  id: 'high-card',
  rulesVersion: 1,
  roles: ROLES,
  seats: { min: 2, max: 2 },
  options: [{ key: 'match', values: [1, 2], default: 1, rule: 'HC-2' }],
  match: { option: { key: 'match', value: 2 }, seats: [1, 0] },
  start: () => new HighCardPosition(),
  chance: p => p.all().map((decision, _, all) => ({ decision, weight: 1 / all.length })),
  forced: p => (p.step === SHOW ? encode('show') : null),
  turnNumber: p => p.step,
  decode: (_, decision) => decode(decision),
  encode: (_, { kind, values }) => encode(kind, ...values),
  illegal: (p, { kind, values }) =>
    p.all().includes(encode(kind, ...values)) ? null : { reason: 'no-such-thing', rule: 'HC-1' },
  view,
  event,
  sample: () => {
    throw new Error('no bot of this game samples')
  },
  notation: {
    format,
    parse,
    write(start, decisions, to) {
      const p = start.clone()
      return decisions.map(decision => {
        const text = format(p, decision, to)
        p.apply(decision)
        return { text, decisions: 1 }
      })
    },
    read(start, lines) {
      const p = start.clone()
      const decisions: Decision[] = []
      for (const [index, text] of lines.entries()) {
        const decision = parse(p, text)
        if (!decision.ok) return err({ line: index + 1, message: decision.error.reason, illegal: decision.error })
        p.apply(decision.value)
        decisions.push(decision.value)
      }
      return ok(decisions)
    },
    document: p => ({ ...p }),
    position: document => ok(Object.assign(new HighCardPosition(), document)),
  },
}

/** The same game, in which both sides may whisper to each other. */
export const whisper: typeof highCard = {
  ...highCard,
  id: 'whisper',
  channels: () => [{ id: 'both', seats: [0, 1], readers: 'seats', carries: ['talk'] }],
}

/** A decision of the game, packed. */
export const highCardDecision = encode
