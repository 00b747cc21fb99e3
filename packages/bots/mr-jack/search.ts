import { JACK, type MrJackPosition } from '@gaslight/mr-jack'
import { leavers } from './danger.ts'
import type { Judge, Values } from './judge.ts'
import { type OutcomeVisitor, type Path, Walker } from './outcomes.ts'
import { Shortlist } from './shortlist.ts'

/** What a position may be worse for Jack on the whole and still be his best for one identity. */
export const MARGIN = 0.12

/**
 * Searches to the end of the round. A Detective's activation takes the option with the least mean over the suspects; a
 * Jack's takes for each identity the best for it, since he knows who he is and the Detective learns nothing from it. The
 * last activation is tried whole, those before it by the most promising candidates.
 */
export class Search {
  /** Positions looked at so far. */
  nodes = 0
  private readonly judge: Judge
  private readonly widths: readonly number[]
  private readonly levels: Level[] = []

  /** `widths`: how many candidates are followed at each activation but the last. */
  constructor(judge: Judge, widths: readonly number[]) {
    this.judge = judge
    this.widths = widths
  }

  /**
   * Fills `into` with the values of `p`, which stands between two activations. At Jack's activations it may stop once the
   * mean is `beta` or more, at the Detective's once it is `alpha` or less.
   */
  solve(p: MrJackPosition, depth: number, alpha: number, beta: number, into: Values): void {
    if (depth === this.levels.length) this.levels.push(new Level(this.judge))
    const level = this.levels[depth]
    const jack = p.seat() === JACK
    if (jack) level.openJack(p, into, beta)
    else level.openDetective(p, into, alpha)
    const last = p.slot === 3
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
class Level implements OutcomeVisitor {
  readonly shortlist: Shortlist
  readonly reply: Values = new Float64Array(8)
  /** The mean of the values so far. */
  mean = 0
  nodes = 0
  private readonly judge: Judge
  private readonly walker = new Walker()
  private readonly found: Values = new Float64Array(8)
  private into: Values = this.reply
  private before: MrJackPosition | null = null
  private jack = false
  private bound = 0
  private width = 0

  constructor(judge: Judge) {
    this.judge = judge
    this.shortlist = new Shortlist(judge.suspects)
  }

  openJack(p: MrJackPosition, into: Values, beta: number): void {
    const free = p.witnessSeen ? 0 : leavers(p, this.judge.suspects & p.revealed & ~p.used)
    for (let piece = 0; piece < 8; piece++) into[piece] = (free >> piece) & 1
    this.into = into
    this.bound = beta
    this.jack = true
    this.mean = this.judge.mean(into)
  }

  openDetective(_: MrJackPosition, into: Values, alpha: number): void {
    into.fill(1)
    this.into = into
    this.bound = alpha
    this.jack = false
    this.mean = 1
  }

  /** Collects the most promising outcomes, best first; with width 0 it takes all of them at once instead. */
  walk(p: MrJackPosition, width: number): void {
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
      for (let piece = 0; piece < 8; piece++)
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
  }

  done(p: MrJackPosition, path: Path): boolean {
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

  accusation(p: MrJackPosition, hex: number): boolean {
    const accused = p.hexes.indexOf(hex)
    if (((this.judge.suspects >> accused) & 1) === 0) return true
    const risk = this.judge.accusationRisk(p)
    if (risk >= this.mean) return true
    this.into.fill(1)
    this.into[accused] = 0
    this.mean = risk
    return !this.settled()
  }

  /** Whoever the sampled Jack is must not matter: who can leave is reckoned with before the walk. */
  leaving(): boolean {
    return true
  }
}
