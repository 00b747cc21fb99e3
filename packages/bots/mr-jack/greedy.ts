import { type Decision, popcount } from '@gaslight/core'
import { DETECTIVE, JACK, type MrJackPosition, type MrJackView, mrJack, ORDINAL } from '@gaslight/mr-jack'
import type { Agent } from '../agent.ts'
import { mixture } from '../policy.ts'
import { seenSuspects } from './appeal.ts'
import { hunters, leavers } from './danger.ts'
import { type Insight, insightOf } from './insight.ts'
import { cardsOpen, movesAgain } from './order.ts'
import { copyOf, type OutcomeVisitor, type Path, Walker } from './outcomes.ts'
import { planned, setUp } from './plan.ts'

/** One activation ahead, as if the appeal came right after it. */
export const greedy: Agent<MrJackView> = {
  level: 'greedy',
  decide(view, rng) {
    const p = mrJack.sample(view, rng)
    if (p.round === 0) return setUp(p, rng)
    const insight = insightOf(view, p)
    const best = new Best(p, insight)
    new Walker().walk(p, best)
    return mixture(
      best.plans.map(decisions => ({ decisions: planned(p, decisions), weight: 1 })),
      rng,
    )
  },
}

/** So many equally good plans are kept to choose from. */
const PLANS = 32
const EPSILON = 1e-9

class Best implements OutcomeVisitor {
  plans: Decision[][] = []
  private best = Number.NEGATIVE_INFINITY
  private readonly before: MrJackPosition
  private readonly insight: Insight

  constructor(before: MrJackPosition, insight: Insight) {
    this.before = before
    this.insight = insight
  }

  done(p: MrJackPosition, path: Path): boolean {
    const { before, insight } = this
    this.offer(insight.seat === 'jack' ? safety(before, p, insight) : -suspicion(before, p, insight), path)
    return true
  }

  accusation(p: MrJackPosition, hex: number, path: Path): boolean {
    const { suspects } = this.insight
    const accused = p.hexes.indexOf(hex)
    if (((suspects >> accused) & 1) === 0) return true
    const number = popcount(suspects)
    if (1 / number <= goingOn(p, number)) return true
    this.offer(Number.POSITIVE_INFINITY, path)
    return number > 1
  }

  leaving(_: MrJackPosition, path: Path): boolean {
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
}

/** The Detective's chance to win if he does not accuse one of `suspects` now, roughly as played out between equals. */
function goingOn(p: MrJackPosition, suspects: number): number {
  if (p.round === 8 && p.slot === 2) return 0
  if (p.round === 8) return 0.9 / suspects
  return suspects === 1 ? 0.9 : p.round === 7 ? 0.45 : 0.55
}

/** How many suspects the Detective expects to be left, and what else he does not want. */
function suspicion(before: MrJackPosition, p: MrJackPosition, insight: Insight): number {
  const { suspects } = insight
  const number = popcount(suspects)
  const seen = seenSuspects(before, p, suspects)
  const a = popcount(seen)
  const b = number - a
  let left = (a * a + b * b) / number
  if (before.who[lastUsed(before, p)] === ORDINAL.Holmes) left -= (left - 1) / (7 - insight.alibisDrawn)
  let escapes = 0
  if (p.round !== before.round) {
    const able = popcount(leavers(p, suspects & ~seen & cardsOpen(p)))
    escapes = p.revealed === 0 ? able / 4 : able
  } else if (!p.witnessSeen && movesAgain(p, JACK)) escapes = popcount(leavers(p, suspects & cardsOpen(p)))
  let near = 0
  if (number <= 3)
    for (let piece = 0; piece < 8; piece++) if ((suspects >> piece) & 1) near += hunters(p, cardsOpen(p), piece)
  return left + (4 * escapes) / number - (0.1 * near) / number
}

/** How many suspects Jack hides among, and what else he wants. */
function safety(before: MrJackPosition, p: MrJackPosition, insight: Insight): number {
  const { jack, suspects, weight } = insight
  const own = 1 << jack
  const seen = seenSuspects(before, p, suspects)
  const company = (seen & own) !== 0 ? seen : suspects & ~seen
  const left = 1 + weight[company & ~own]
  const appealed = p.round !== before.round
  const unseen = (seen & own) === 0
  const crowd = appealed ? left : 1 + weight[suspects & ~own]
  let score = left + (unseen ? 0.5 : 0)
  if ((appealed || movesAgain(p, DETECTIVE)) && hunters(p, cardsOpen(p), jack) !== 0) score -= 4 / (crowd * crowd)
  if ((appealed ? unseen : !p.witnessSeen && movesAgain(p, JACK)) && leavers(p, own & cardsOpen(p)) !== 0)
    score += p.revealed === 0 ? 1 : 2
  return score
}

function lastUsed(before: MrJackPosition, p: MrJackPosition): number {
  const used = p.round === before.round ? p.used & ~before.used : before.revealed & ~before.used
  return 31 - Math.clz32(used)
}
