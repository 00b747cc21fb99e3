import { type Decision, popcount } from '@gaslight/core'
import { DETECTIVE, JACK, type JackPosition, type JackView, PIECES, ROUNDS } from '@gaslight/jack-family'
import type { Agent } from '../agent.ts'
import { mixture } from '../policy.ts'
import { seenSuspects } from './appeal.ts'
import { type Insight, insightOf } from './insight.ts'
import { cardsOpen, movesAgain } from './order.ts'
import { copyOf, type OutcomeVisitor, type Path, Walker } from './outcomes.ts'
import { planned } from './plan.ts'
import type { Survey, Title } from './title.ts'

/** One activation ahead, as if the appeal came right after it. */
export function greedily<P extends JackPosition, V extends JackView>(title: Title<P, V>): Agent<V> {
  return {
    level: 'greedy',
    decide(view, rng) {
      const p = title.game.sample(view, rng)
      const best = new Best(title, p, insightOf(view, p))
      new Walker(title).walk(p, best)
      return mixture(
        best.plans.map(decisions => ({ decisions: planned(title, p, decisions), weight: 1 })),
        rng,
      )
    },
  }
}

/** So many equally good plans are kept to choose from. */
const PLANS = 32
const EPSILON = 1e-9

class Best<P extends JackPosition> implements OutcomeVisitor<P> {
  plans: Decision[][] = []
  private best = Number.NEGATIVE_INFINITY
  private readonly title: Title<P>
  private readonly survey: Survey<P>
  private readonly before: P
  private readonly insight: Insight

  constructor(title: Title<P>, before: P, insight: Insight) {
    this.title = title
    this.survey = title.survey()
    this.before = before
    this.insight = insight
  }

  done(p: P, path: Path): boolean {
    this.offer(this.insight.seat === 'jack' ? this.safety(p) : -this.suspicion(p), path)
    return true
  }

  accusation(p: P, accused: number, path: Path): boolean {
    const { suspects } = this.insight
    if (((suspects >> accused) & 1) === 0) return true
    const number = popcount(suspects)
    if (1 / number <= goingOn(p, number)) return true
    this.offer(Number.POSITIVE_INFINITY, path)
    return number > 1
  }

  leaving(_: P, path: Path): boolean {
    this.offer(Number.POSITIVE_INFINITY, path)
    return false
  }

  private offer(score: number, path: Path): void {
    if (score > this.best + EPSILON) {
      this.best = score
      this.plans = []
    }
    if (score >= this.best - EPSILON && this.plans.length < PLANS) this.plans.push(copyOf(path))
  }

  /** How many suspects the Detective expects to be left, and what else he does not want. */
  private suspicion(p: P): number {
    const { title, before, insight, survey } = this
    const { suspects } = insight
    const number = popcount(suspects)
    const seen = seenSuspects(title, before, p, suspects)
    const a = popcount(seen)
    const b = number - a
    let left = (a * a + b * b) / number
    if (p.detectiveAlibis !== before.detectiveAlibis) left -= (left - 1) / (7 - insight.alibisDrawn)
    let escapes = 0
    if (p.round !== before.round) {
      const able = popcount(title.leavers(p, suspects & ~seen, cardsOpen(p)))
      escapes = p.revealed === 0 ? able / 4 : able
    } else if (!p.witnessSeen && movesAgain(p, JACK)) escapes = popcount(title.leavers(p, suspects, cardsOpen(p)))
    let near = 0
    if (number <= 3) {
      survey.take(p, cardsOpen(p))
      for (let piece = 0; piece < PIECES; piece++) if ((suspects >> piece) & 1) near += survey.hunting(p, piece)
    }
    return left + (4 * escapes) / number - (0.1 * near) / number
  }

  /** How many suspects Jack hides among, and what else he wants. */
  private safety(p: P): number {
    const { title, before, survey } = this
    const { jack, suspects, weight } = this.insight
    const own = 1 << jack
    const seen = seenSuspects(title, before, p, suspects)
    const company = (seen & own) !== 0 ? seen : suspects & ~seen
    const left = 1 + weight[company & ~own]
    const appealed = p.round !== before.round
    const unseen = (seen & own) === 0
    const crowd = appealed ? left : 1 + weight[suspects & ~own]
    let score = left + (unseen ? 0.5 : 0)
    if (appealed || movesAgain(p, DETECTIVE)) {
      survey.take(p, cardsOpen(p))
      if (survey.hunting(p, jack) !== 0) score -= 4 / (crowd * crowd)
    }
    if ((appealed ? unseen : !p.witnessSeen && movesAgain(p, JACK)) && title.leavers(p, own, cardsOpen(p)) !== 0)
      score += p.revealed === 0 ? 1 : 2
    return score
  }
}

/** The Detective's chance to win if he does not accuse one of `suspects` now, roughly as played out between equals. */
function goingOn(p: JackPosition, suspects: number): number {
  if (p.round === ROUNDS && p.slot === 2) return 0
  if (p.round === ROUNDS) return 0.9 / suspects
  return suspects === 1 ? 0.9 : p.round === 7 ? 0.45 : 0.55
}
