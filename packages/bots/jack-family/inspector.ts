import type { Decision } from '@gaslight/core'
import { type JackPosition, type JackView, PIECES } from '@gaslight/jack-family'
import type { Agent } from '../agent.ts'
import { mixture, type Plan } from '../policy.ts'
import { type Insight, insightOf } from './insight.ts'
import { Judge, type Values } from './judge.ts'
import { copyOf, type OutcomeVisitor, type Path, Walker } from './outcomes.ts'
import { planned } from './plan.ts'
import { Prospects } from './prospects.ts'
import { MARGIN, Search } from './search.ts'
import { Shortlist } from './shortlist.ts'
import type { Title } from './title.ts'

/** How many candidates are followed, by activations done in the round: of the one under way, and of each after it. */
export type Widths = readonly (readonly [own: number, later: readonly number[]])[]

/** Exact belief, and search to the end of the round. */
export function searching<P extends JackPosition, V extends JackView>(
  title: Title<P, V>,
  level: string,
  widths: Widths,
): Agent<V> {
  const prospects = new Prospects(title.weights)
  return {
    level,
    decide(view, rng) {
      const p = title.game.sample(view, rng)
      const insight = insightOf(view, p)
      const judge = new Judge(title, prospects, insight)
      const plans = new Root(title, p, insight, judge, widths[p.slot]).plans()
      return mixture(
        plans.map(plan => ({ ...plan, decisions: planned(title, p, plan.decisions) })),
        rng,
      )
    },
  }
}

/** Jack plays partly what is good for all whom the Detective suspects, so that he is not known by what he wants. */
const COVER = 0.15
/** What is worse than the best by so much is not played, and need not be known better. */
const WORSE = 0.02
/** How sharply values are told apart. The Detective has nothing to hide. */
const TEMPERATURE = { jack: 0.01, detective: 0.002 } as const

class Root<P extends JackPosition> implements OutcomeVisitor<P> {
  private readonly title: Title<P>
  private readonly p: P
  private readonly insight: Insight
  private readonly judge: Judge<P>
  private readonly search: Search<P>
  private readonly shortlist: Shortlist<P>
  /** So many positions are looked at before no further candidate is followed. */
  private readonly budget: number
  private readonly found: Values = new Float64Array(PIECES)
  private readonly tried: { decisions: Decision[]; score: number }[] = []
  private certain: Decision[] | null = null
  /** In doubt: one way to accuse each suspect in reach, so that none is more likely to be accused than another. */
  private readonly accusations = new Map<number, { decisions: Decision[]; score: number }>()
  /** The least score tried so far. */
  private best = 1

  constructor(title: Title<P>, p: P, insight: Insight, judge: Judge<P>, [own, later]: Widths[number]) {
    this.title = title
    this.p = p
    this.insight = insight
    this.judge = judge
    this.search = new Search(title, judge, later)
    this.shortlist = new Shortlist(title, insight.suspects)
    this.budget = title.budget(p)
    this.shortlist.clear(own)
  }

  plans(): Plan[] {
    const { p, shortlist } = this
    new Walker(this.title).walk(p, this)
    if (this.certain !== null) return [{ decisions: this.certain, weight: 1 }]
    for (const { decisions, score } of this.accusations.values()) this.keep(score, () => decisions)
    shortlist.sort()
    for (const { position, values, decisions } of shortlist.candidates) {
      this.follow(position, values, () => decisions)
      if (this.search.nodes > this.budget) break
    }
    if (p.slot === 2) this.followAll()
    const { best } = this
    const temperature = TEMPERATURE[this.insight.seat]
    return this.tried
      .map(({ decisions, score }) => ({ decisions, weight: Math.exp((best - score) / temperature) }))
      .filter(plan => plan.weight > 1e-3)
  }

  done(p: P, path: Path): boolean {
    this.judge.values(this.p, p, this.found)
    this.shortlist.offer(p, this.found, this.score(this.found), path)
    return true
  }

  accusation(p: P, accused: number, path: Path): boolean {
    if (((this.judge.suspects >> accused) & 1) === 0) return true
    const score = this.judge.accusationRisk(p)
    if (score > 1e-9) {
      if (!this.accusations.has(accused)) this.accusations.set(accused, { decisions: copyOf(path), score })
      return true
    }
    this.certain = copyOf(path)
    return false
  }

  leaving(_: P, path: Path): boolean {
    this.certain = copyOf(path)
    return false
  }

  /** The lower, the better for the seat that decides. */
  private score(values: Values): number {
    const { judge, insight } = this
    const mean = judge.mean(values)
    return insight.seat === 'jack' ? -(1 - COVER) * values[insight.jack] - COVER * mean : mean
  }

  /** Two activations are tried whole, as far as the budget goes; the shortlist has set a high mark. */
  private followAll(): void {
    new Walker(this.title).walk(this.p, {
      done: (p, path) => {
        if (!this.shortlist.holds(path)) this.follow(p, this.found, () => copyOf(path))
        return this.search.nodes < this.budget
      },
      accusation: () => true,
      leaving: () => true,
    })
  }

  private follow(position: P, values: Values, decisions: () => Decision[]): void {
    if (position.round === this.p.round && position.slot < 4) {
      const { best, judge } = this
      const jack = this.insight.seat === 'jack'
      const alpha = jack ? -best - MARGIN : Number.NEGATIVE_INFINITY
      const beta = jack ? Number.POSITIVE_INFINITY : best + WORSE
      this.search.solve(position, 0, alpha, beta, values)
      // Broken off: bad for Jack on the whole, and its values may be too good for one identity.
      if (jack && judge.mean(values) <= alpha) return
    }
    this.keep(this.score(values), decisions)
  }

  private keep(score: number, decisions: () => Decision[]): void {
    if (score > this.best + WORSE) return
    this.best = Math.min(this.best, score)
    this.tried.push({ decisions: decisions(), score })
  }
}
