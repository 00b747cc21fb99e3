import {
  type Audience,
  type Decision,
  type DecisionList,
  type Effect,
  err,
  type FormatError,
  type Game,
  type GameEvent,
  type Illegal,
  type Notation,
  ok,
  type Position,
  type RecordLine,
  type Result,
  type Rng,
  Sfc32,
  type Turn,
} from '@gaslight/core'

/**
 * Kuhn's poker, the smallest game with everything that the suite looks at: chance, hidden cards, decisions that inform.
 * Each of two seats is dealt one card, then they pass or bet in turn: a pass answering a bet gives up, anything else
 * that ends the betting (two passes, two bets) lets the higher card win. H. W. Kuhn, "A simplified two-person poker",
 * 1950; here with three to five cards.
 */
export type KuhnDetail =
  | { readonly kind: 'card'; readonly seat: number; readonly card: number }
  | { readonly kind: 'pass' }
  | { readonly kind: 'bet' }

export interface KuhnView {
  readonly audience: Audience
  readonly deck: number
  /** By seat; absent where unknown or not yet dealt. */
  readonly cards: { readonly [seat: string]: number }
  readonly dealt: number
  readonly moves: readonly ('pass' | 'bet')[]
  readonly winner?: number
}

export interface KuhnOptions {
  readonly deck: number
}

const PASS = 1
const BET = 2
/** The card c is the decision CARD + c. */
const CARD = 16
const MOVES = ['', 'pass', 'bet'] as const

const ZOBRIST = Uint32Array.from({ length: 512 }, (_, i) => new Sfc32(1950, i).below(2 ** 32))

/** `cells`: the deck's size, how many cards are dealt, both cards, how many moves were made, three moves. */
export class KuhnPosition implements Position {
  cells = new Uint8Array(8)

  turn(): Turn {
    const [, dealt] = this.cells
    if (dealt < 2) return { kind: 'chance', purpose: 'card' }
    const winner = this.winner()
    if (winner !== undefined)
      return { kind: 'over', outcome: { winners: [winner], reason: this.showdown() ? 'showdown' : 'fold' } }
    return { kind: 'seat', seat: this.cells[4] % 2 }
  }

  legal(into: DecisionList): void {
    into.clear()
    const [deck, dealt, first] = this.cells
    if (dealt < 2) {
      for (let card = 0; card < deck; card++) if (dealt === 0 || card !== first) into.push(CARD + card)
    } else if (this.winner() === undefined) {
      into.push(PASS)
      into.push(BET)
    }
  }

  apply(decision: Decision): void {
    if (decision >= CARD) this.cells[2 + this.cells[1]++] = decision - CARD
    else this.cells[5 + this.cells[4]++] = decision
  }

  draw(rng: Rng): Decision {
    const [deck, dealt, first] = this.cells
    if (dealt === 0) return (CARD + rng.below(deck)) as Decision
    const card = rng.below(deck - 1)
    return (CARD + card + (card >= first ? 1 : 0)) as Decision
  }

  clone(): this {
    const clone = new KuhnPosition()
    clone.cells.set(this.cells)
    return clone as this
  }

  copyFrom(other: this): void {
    this.cells.set(other.cells)
  }

  hash(): readonly [number, number] {
    let low = 0
    let high = 0
    for (let i = 0; i < this.cells.length; i++) {
      low ^= ZOBRIST[i * 32 + this.cells[i]]
      high ^= ZOBRIST[256 + i * 32 + this.cells[i]]
    }
    return [low >>> 0, high >>> 0]
  }

  winner(): number | undefined {
    const [, , first, second, count, ...moves] = this.cells
    const last = moves[count - 1]
    const before = moves[count - 2]
    if (count < 2) return undefined
    if (last === before) return first > second ? 0 : 1
    return last === PASS && before === BET ? count % 2 : undefined
  }

  private showdown(): boolean {
    const count = this.cells[4]
    return this.cells[3 + count] === this.cells[4 + count]
  }
}

const notation: Notation<KuhnPosition> = {
  format(p, decision, to) {
    if (decision < CARD) return MOVES[decision]
    const seat = p.cells[1]
    return `${seat}=${to === seat || to === 'omniscient' ? decision - CARD : '?'}`
  },
  parse(p, text): Result<Decision, Illegal> {
    const card = /^([01])=(\d+)$/.exec(text)
    const move = MOVES.indexOf(text as 'pass')
    const detail: KuhnDetail | undefined =
      card !== null
        ? { kind: 'card', seat: Number(card[1]), card: Number(card[2]) }
        : move > 0
          ? { kind: MOVES[move] as 'pass' }
          : undefined
    if (detail === undefined) return err({ reason: 'unknown', rule: 'K-1' })
    const illegal = kuhn.illegal(p, detail)
    return illegal === null ? ok(kuhn.encode(p, detail)) : err(illegal)
  },
  write(start, decisions, to): RecordLine[] {
    const end = start.clone()
    for (const decision of decisions) end.apply(decision)
    const turn = end.turn()
    const p = start.clone()
    const lines = decisions.map(decision => {
      const text = notation.format(p, decision, turn.kind === 'over' ? 'omniscient' : to)
      p.apply(decision)
      return { text, decisions: 1 }
    })
    if (turn.kind === 'over') lines.push({ text: `wins ${turn.outcome.winners[0]}`, decisions: 0 })
    return lines
  },
  read(start, lines): Result<readonly Decision[], FormatError> {
    const p = start.clone()
    const decisions: Decision[] = []
    for (const [i, line] of lines.entries()) {
      if (line === `wins ${p.winner()}`) continue
      const parsed = notation.parse(p, line)
      if (!parsed.ok) return err({ line: i + 1, message: `"${line}" is not legal here`, illegal: parsed.error })
      decisions.push(parsed.value)
      p.apply(parsed.value)
    }
    return ok(decisions)
  },
  document: p => ({ cells: [...p.cells] }),
  position(document): Result<KuhnPosition, FormatError> {
    const { cells } = document as { cells?: unknown }
    if (!Array.isArray(cells) || cells.length !== 8) return err({ message: 'cells are not eight numbers' })
    const p = new KuhnPosition()
    p.cells.set(cells)
    return ok(p)
  },
}

export const kuhn: Game<KuhnPosition, KuhnView, KuhnDetail, Effect, KuhnOptions & Record<string, number>> = {
  id: 'kuhn',
  rulesVersion: 1,
  roles: [{ id: 'first' }, { id: 'second' }],
  seats: { min: 2, max: 2 },
  options: [{ key: 'deck', values: [3, 4, 5], default: 3, rule: 'K-1' }],
  start(options) {
    const p = new KuhnPosition()
    p.cells[0] = options.deck
    return p
  },
  chance(p) {
    const [deck, dealt, first] = p.cells
    return Array.from({ length: deck }, (_, card) => card)
      .filter(card => dealt === 0 || card !== first)
      .map(card => ({ decision: (CARD + card) as Decision, weight: 1 / (deck - dealt) }))
  },
  forced: () => null,
  turnNumber: p => p.cells[1] + p.cells[4],
  decode(p, decision) {
    if (decision >= CARD) return { kind: 'card', seat: p.cells[1], card: decision - CARD }
    return { kind: decision === PASS ? 'pass' : 'bet' }
  },
  encode(_, detail) {
    switch (detail.kind) {
      case 'card':
        return (CARD + detail.card) as Decision
      case 'pass':
        return PASS as Decision
      case 'bet':
        return BET as Decision
    }
  },
  illegal(p, attempt) {
    const [deck, dealt, first] = p.cells
    if (attempt.kind !== 'card') return p.turn().kind === 'seat' ? null : { reason: 'not-now', rule: 'K-2' }
    if (attempt.seat !== dealt) return { reason: 'not-now', rule: 'K-2' }
    if (attempt.card >= deck) return { reason: 'no-such-card', rule: 'K-1' }
    return dealt === 1 && attempt.card === first ? { reason: 'already-dealt', rule: 'K-1' } : null
  },
  view(p, to) {
    const [deck, dealt, first, second, count, ...moves] = p.cells
    const winner = dealt < 2 ? undefined : p.winner()
    const all = winner !== undefined || to === 'omniscient'
    return {
      audience: to,
      deck,
      cards: {
        ...(dealt > 0 && (all || to === 0) ? { '0': first } : {}),
        ...(dealt > 1 && (all || to === 1) ? { '1': second } : {}),
      },
      dealt,
      moves: moves.slice(0, count).map(move => (move === PASS ? 'pass' : 'bet')),
      ...(winner === undefined ? {} : { winner }),
    }
  },
  event(before, decision, after, to): GameEvent {
    const turn = before.turn()
    const winner = after.cells[1] < 2 ? undefined : after.winner()
    return {
      text: notation.format(before, decision, to),
      by: turn.kind === 'seat' ? turn.seat : 'chance',
      effects:
        winner === undefined ? [] : [{ kind: `seat ${winner} wins with ${after.cells[2]} and ${after.cells[3]}` }],
    }
  },
  sample(view, rng) {
    const p = new KuhnPosition()
    p.cells[0] = view.deck
    const known = [view.cards['0'], view.cards['1']]
    const rest = Array.from({ length: view.deck }, (_, card) => card).filter(card => !known.includes(card))
    for (let seat = 0; seat < view.dealt; seat++) {
      const card = known[seat] ?? rest.splice(rng.below(rest.length), 1)[0]
      p.apply((CARD + card) as Decision)
    }
    for (const move of view.moves) p.apply((move === 'pass' ? PASS : BET) as Decision)
    return p
  },
  notation,
}
