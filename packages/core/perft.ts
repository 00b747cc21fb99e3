import { type Decision, DecisionList } from './decision.ts'
import type { Game, Position } from './game.ts'
import { HashTable } from './hash-table.ts'

export interface PerftRequest {
  readonly depth: number
  readonly unit: 'decision' | 'turn'
  /** A kind of decision that is left out. */
  readonly without?: string
}

/** Legal sequences of a length, a finished game counting once where it ends; and their different outcomes. */
export interface PerftCount {
  readonly sequences: number
  readonly positions: number
}

/**
 * Counts sequences and outcomes. Equal outcomes of a turn are followed once and weighted with the number of ways to
 * them, so that the work grows with the positions and not with the sequences.
 */
export function perft<P extends Position>(game: Game<P>, start: P, request: PerftRequest): PerftCount {
  return new Count(game, request).run([{ position: start.clone(), ways: 1 }])
}

/** The same, apart for each first decision of `start`, by its text. */
export function perftDivided<P extends Position>(
  game: Game<P>,
  start: P,
  request: PerftRequest,
): Record<string, PerftCount> {
  const divided: Record<string, PerftCount> = {}
  const count = new Count(game, request)
  for (const decision of count.options(start)) {
    const position = start.clone()
    position.apply(decision)
    const done = request.unit === 'decision' || count.ends(start, position)
    const parted = new Count(game, done ? { ...request, depth: request.depth - 1 } : request)
    divided[game.notation.format(start, decision, 'omniscient')] = parted.run([{ position, ways: 1 }])
  }
  return divided
}

/** A position and the number of sequences that lead to it. */
interface Node<P> {
  readonly position: P
  ways: number
}

class Count<P extends Position> {
  private readonly game: Game<P>
  private readonly request: PerftRequest
  private readonly finished = new HashTable()
  private finishedWays = 0
  /** One list and one position for each depth of the search within a turn. */
  private readonly lists: DecisionList[] = []
  private readonly stack: P[] = []
  private layer = new HashTable()
  private layerWays = 0
  private next: Node<P>[] = []
  private last = false

  constructor(game: Game<P>, request: PerftRequest) {
    this.game = game
    this.request = request
  }

  run(nodes: readonly Node<P>[]): PerftCount {
    let frontier = nodes
    for (let depth = 0; depth < this.request.depth; depth++) {
      this.layer = new HashTable()
      this.layerWays = 0
      this.next = []
      this.last = depth === this.request.depth - 1
      for (const node of frontier) this.expand(node)
      frontier = this.next
    }
    if (this.request.depth === 0) {
      this.layerWays = frontier.length
      for (const { position } of frontier) this.layer.number(...this.outcome(position))
    }
    return { sequences: this.finishedWays + this.layerWays, positions: this.finished.size + this.layer.size }
  }

  /** The legal decisions that are counted. */
  options(p: P): Decision[] {
    const list = new DecisionList()
    p.legal(list)
    const options = list.toArray().filter(decision => this.counts(p, decision))
    return this.game.perft?.drawsAsOne(p) === true ? options.slice(0, 1) : options
  }

  ends(before: P, after: P): boolean {
    if (this.request.unit === 'decision' || after.turn().kind === 'over') return true
    return this.game.turnNumber(before) !== this.game.turnNumber(after)
  }

  private counts(p: P, decision: Decision): boolean {
    const { without } = this.request
    if (without === undefined) return true
    const kind = this.game.perft === undefined ? this.game.decode(p, decision).kind : this.game.perft.kindOf(decision)
    return kind !== without
  }

  private outcome(p: P): readonly [number, number] {
    return this.game.perft === undefined ? p.hash() : this.game.perft.outcome(p)
  }

  private expand({ position, ways }: Node<P>): void {
    if (position.turn().kind === 'over') this.reach(position, ways)
    else this.search(position, ways, 0)
  }

  private search(p: P, ways: number, depth: number): void {
    this.lists[depth] ??= new DecisionList()
    this.stack[depth] ??= p.clone()
    const list = this.lists[depth]
    const after = this.stack[depth]
    p.legal(list)
    const options = this.game.perft?.drawsAsOne(p) === true ? 1 : list.length
    for (let i = 0; i < options; i++) {
      const decision = list.at(i)
      if (!this.counts(p, decision)) continue
      after.copyFrom(p)
      after.apply(decision)
      if (this.ends(p, after)) this.reach(after, ways)
      else this.search(after, ways, depth + 1)
    }
  }

  private reach(p: P, ways: number): void {
    const [high, low] = this.outcome(p)
    if (p.turn().kind === 'over') {
      this.finishedWays += ways
      this.finished.number(high, low)
      return
    }
    this.layerWays += ways
    const known = this.layer.size
    const number = this.layer.number(high, low)
    if (this.last) return
    if (number === known) this.next.push({ position: p.clone(), ways })
    else this.next[number].ways += ways
  }
}
