import { popcount } from '@gaslight/core'
import { ACTIVATIONS, ALL_PIECES, DETECTIVE, JACK, type JackPosition, PIECES, ROUNDS } from '@gaslight/jack-family'
import { seenSuspects } from './appeal.ts'
import type { Insight } from './insight.ts'
import { movesAgain } from './order.ts'
import { CROWD, type Prospects } from './prospects.ts'
import type { Survey, Title } from './title.ts'

/** A value for each piece: Jack's chance to win if he is it. Entries of pieces that are no suspects mean nothing. */
export type Values = Float64Array

/** Values positions for one decision, from what its seat knows. */
export class Judge<P extends JackPosition> {
  readonly suspects: number
  private readonly title: Title<P>
  private readonly prospects: Prospects
  private readonly insight: Insight
  private readonly count: number
  /** Of the next round, and of what is left of this one. */
  private readonly survey: Survey<P>
  private readonly present: Survey<P>
  /** Whether the survey is of the position under judgement. */
  private surveyed = false

  constructor(title: Title<P>, prospects: Prospects, insight: Insight) {
    this.title = title
    this.prospects = prospects
    this.insight = insight
    this.survey = title.survey()
    this.present = title.survey()
    this.suspects = insight.suspects
    this.count = popcount(insight.suspects)
  }

  /** The mean over the suspects, each as likely as any other. */
  mean(values: Values): number {
    let sum = 0
    for (let rest = this.suspects, piece = 0; rest !== 0; rest >>= 1, piece++)
      if ((rest & 1) !== 0) sum += values[piece]
    return sum / this.count
  }

  /** Jack's chance if one of the suspects is accused now, the Detective's alibis reckoned with. */
  accusationRisk(p: P): number {
    return 1 - 1 / this.company(p, this.suspects, this.insight.jack < 0 ? firstOf(this.suspects) : this.insight.jack)
  }

  /**
   * Where the round has ended, its promise; within it, the same as if the appeal came now, but for who could leave or
   * be arrested before it.
   */
  values(before: P, p: P, into: Values): void {
    const { suspects } = this
    if (before.round === ROUNDS && p.slot === ACTIVATIONS) {
      for (let piece = 0; piece < PIECES; piece++) into[piece] = 1
      return
    }
    const seen = seenSuspects(this.title, before, p, suspects)
    const round = before.round + 1
    const cards = (round & 1) === 1 ? ALL_PIECES : p.round === round ? p.revealed : ALL_PIECES & ~p.revealed
    const inRound = p.round === before.round
    this.surveyed = false
    for (let piece = 0; piece < PIECES; piece++) {
      const own = 1 << piece
      if ((suspects & own) === 0) continue
      const unseen = (seen & own) === 0
      const company = this.company(p, unseen ? suspects & ~seen : seen, piece)
      if (before.round === ROUNDS) into[piece] = this.lastRound(p, piece)
      else into[piece] = this.promise(p, piece, round, cards, company, unseen)
      if (inRound) into[piece] = this.beforeAppeal(p, piece, into[piece])
    }
  }

  private promise(p: P, piece: number, round: number, cards: number, company: number, unseen: boolean): number {
    const own = 1 << piece
    const ready = unseen && this.title.leavers(p, own, cards) !== 0
    let hunted = 0
    if (company < CROWD) {
      if (!this.surveyed) this.survey.take(p, cards)
      this.surveyed = true
      hunted = this.survey.hunting(p, piece)
    }
    return this.prospects.promise(round, company, unseen, ready, (round & 1) === 0 && (cards & own) !== 0, hunted)
  }

  /** How many suspects the Detective expects in this set, which holds `piece`. */
  private company(p: P, set: number, piece: number): number {
    const others = this.insight.weight[set & ~(1 << piece)]
    const drawn = popcount(p.detectiveAlibis) - this.insight.alibisDrawn
    return 1 + (drawn > 0 ? others * (1 - drawn / 7) : others)
  }

  private lastRound(p: P, piece: number): number {
    if (!movesAgain(p, DETECTIVE)) return 1
    const company = this.company(p, this.suspects, piece)
    return this.hunted(p, p.revealed & ~p.used, piece) ? 1 - 1 / company : 1
  }

  private beforeAppeal(p: P, piece: number, later: number): number {
    const own = 1 << piece
    const open = p.revealed & ~p.used
    const next = p.seat()
    if (!p.witnessSeen && movesAgain(p, JACK) && this.title.leavers(p, own, open) !== 0)
      return next === JACK ? 1 : Math.max(later, 0.5)
    if (next === DETECTIVE && this.company(p, this.suspects, piece) < 1.5 && this.hunted(p, open, piece))
      return later * 0.1
    return later
  }

  private hunted(p: P, cards: number, piece: number): boolean {
    this.present.take(p, cards)
    return this.present.hunting(p, piece) !== 0
  }
}

function firstOf(set: number): number {
  return 31 - Math.clz32(set & -set)
}
