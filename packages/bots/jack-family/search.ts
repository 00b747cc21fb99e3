import { popcount } from '@gaslight/core'
import { ACTIVATIONS, JACK, type JackPosition, PIECES } from '@gaslight/jack-family'
import type { Judge, Values } from './judge.ts'
import { type OutcomeVisitor, type Path, Walker } from './outcomes.ts'
import { Shortlist } from './shortlist.ts'
import type { Title } from './title.ts'

/** What a position may be worse for Jack on the whole and still be his best for one identity. */
export const MARGIN = 0.12

/**
 * Searches to the end of the round. A Detective's activation takes the option with the least mean over the suspects; a
 * Jack's takes for each identity the best for it, since he knows who he is and the Detective learns nothing from it. The
 * last activation is tried whole, those before it by the most promising candidates.
 */
export class Search<P extends JackPosition> {
  /** Positions looked at so far. */
  nodes = 0
  private readonly title: Title<P>
  private readonly judge: Judge<P>
  private readonly widths: readonly number[]
  private readonly levels: Level<P>[] = []

  /** `widths`: how many candidates are followed at each activation but the last. */
  constructor(title: Title<P>, judge: Judge<P>, widths: readonly number[]) {
    this.title = title
    this.judge = judge
    this.widths = widths
  }

  /**
   * Fills `into` with the values of `p`, which stands between two activations. At Jack's activations it may stop once the
   * mean is `beta` or more, at the Detective's once it is `alpha` or less.
   */
  solve(p: P, depth: number, alpha: number, beta: number, into: Values): void {
    if (depth === this.levels.length) this.levels.push(new Level(this.title, this.judge))
    const level = this.levels[depth]
    const jack = p.seat() === JACK
    if (jack) level.openJack(p, into, beta)
    else level.openDetective(p, into, alpha)
    const last = p.slot === ACTIVATIONS - 1
    level.walk(p, last ? 0 : this.widths[depth])
    this.nodes += level.nodes
    if (last) return
    for (const candidate of level.shortlist.candidates) {
      if (level.settled()) return
      const floor = jack ? level.mean - MARGIN : Number.NEGATIVE_INFINITY
      const ceiling = jack ? Number.POSITIVE_INFINITY : level.mean
      this.solve(candidate.position, depth + 1, floor, ceiling, level.reply)
      level.take(level.reply)
    }
  }
}

/** The work of one activation in the tree. */
class Level<P extends JackPosition> implements OutcomeVisitor<P> {
  readonly shortlist: Shortlist<P>
  readonly reply: Values = new Float64Array(PIECES)
  /** The mean of the values so far. */
  mean = 0
  nodes = 0
  /** The suspects in reach, if an accusation is the best so far. */
  private accusable = 0
  private readonly title: Title<P>
  private readonly judge: Judge<P>
  private readonly walker: Walker<P>
  private readonly found: Values = new Float64Array(PIECES)
  private into: Values = this.reply
  private before: P | null = null
  private jack = false
  private bound = 0
  private width = 0

  constructor(title: Title<P>, judge: Judge<P>) {
    this.title = title
    this.judge = judge
    this.walker = new Walker(title)
    this.shortlist = new Shortlist(title, judge.suspects)
  }

  openJack(p: P, into: Values, beta: number): void {
    const free = p.witnessSeen ? 0 : this.title.leavers(p, this.judge.suspects, p.revealed & ~p.used)
    for (let piece = 0; piece < PIECES; piece++) into[piece] = (free >> piece) & 1
    this.into = into
    this.bound = beta
    this.jack = true
    this.mean = this.judge.mean(into)
  }

  openDetective(_: P, into: Values, alpha: number): void {
    into.fill(1)
    this.into = into
    this.accusable = 0
    this.bound = alpha
    this.jack = false
    this.mean = 1
  }

  /** Collects the most promising outcomes, best first; with width 0 it takes all of them at once instead. */
  walk(p: P, width: number): void {
    this.before = p
    this.nodes = 0
    this.width = width
    this.shortlist.clear(width)
    this.walker.walk(p, this)
    this.shortlist.sort()
  }

  settled(): boolean {
    return this.jack ? this.mean >= this.bound : this.mean <= this.bound
  }

  /** Takes one more option of the seat that moves here. */
  take(values: Values): void {
    const { into, judge } = this
    if (this.jack) {
      let better = false
      for (let piece = 0; piece < PIECES; piece++)
        if (values[piece] > into[piece]) {
          into[piece] = values[piece]
          better = true
        }
      if (better) this.mean = judge.mean(into)
      return
    }
    const mean = judge.mean(values)
    if (mean >= this.mean) return
    into.set(values)
    this.mean = mean
    this.accusable = 0
  }

  done(p: P, path: Path): boolean {
    const { before, found, judge } = this
    if (before === null) return false
    this.nodes++
    judge.values(before, p, found)
    if (this.width === 0) {
      this.take(found)
      return !this.settled()
    }
    const mean = judge.mean(found)
    this.shortlist.offer(p, found, this.jack ? -mean : mean, path)
    return true
  }

  /** Whom of those in reach the Detective accuses is open: each as likely as any other. */
  accusation(p: P, accused: number): boolean {
    if (((this.judge.suspects >> accused) & 1) === 0) return true
    const risk = this.judge.accusationRisk(p)
    if (risk > this.mean || (risk === this.mean && this.accusable === 0)) return true
    this.accusable |= 1 << accused
    const free = 1 - 1 / popcount(this.accusable)
    for (let piece = 0; piece < PIECES; piece++) this.into[piece] = ((this.accusable >> piece) & 1) === 0 ? 1 : free
    this.mean = risk
    return !this.settled()
  }

  /** Whoever the sampled Jack is must not matter: who can leave is reckoned with before the walk. */
  leaving(): boolean {
    return true
  }
}
