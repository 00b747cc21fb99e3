import { DETECTIVE, JACK, type MrJackPosition } from '@gaslight/mr-jack'
import { seenSuspects } from './appeal.ts'
import { hunters, leavers, Survey } from './danger.ts'
import type { Insight } from './insight.ts'
import { movesAgain, seatAt } from './order.ts'
import { CROWD, promise } from './prospects.ts'

/** A value for each piece: Jack's chance to win if he is it. Entries of pieces that are no suspects mean nothing. */
export type Values = Float64Array

/** Values positions for one decision, from what its seat knows. */
export class Judge {
  private readonly insight: Insight
  readonly suspects: number
  private readonly count: number
  private readonly survey = new Survey()
  /** Whether the survey is of the position under judgement. */
  private surveyed = false

  constructor(insight: Insight) {
    this.insight = insight
    this.suspects = insight.suspects
    this.count = bits(insight.suspects)
  }

  /** The mean over the suspects, each as likely as any other. */
  mean(values: Values): number {
    let sum = 0
    for (let rest = this.suspects, piece = 0; rest !== 0; rest >>= 1, piece++)
      if ((rest & 1) !== 0) sum += values[piece]
    return sum / this.count
  }

  /** Jack's chance if one of the suspects is accused now, the Detective's alibis reckoned with. */
  accusationRisk(p: MrJackPosition): number {
    return 1 - 1 / this.company(p, this.suspects, this.insight.jack < 0 ? firstOf(this.suspects) : this.insight.jack)
  }

  /**
   * Where the round has ended, its promise; within it, the same as if the appeal came now, but for who could leave or
   * be arrested before it.
   */
  values(before: MrJackPosition, p: MrJackPosition, into: Values): void {
    const { suspects } = this
    if (before.round === 8 && p.slot === 4) {
      for (let piece = 0; piece < 8; piece++) into[piece] = 1
      return
    }
    const seen = seenSuspects(before, p, suspects)
    const round = before.round + 1
    const cards = (round & 1) === 1 ? 255 : p.round === round ? p.revealed : 255 & ~p.revealed
    const inRound = p.round === before.round
    this.surveyed = false
    for (let piece = 0; piece < 8; piece++) {
      const own = 1 << piece
      if ((suspects & own) === 0) continue
      const unseen = (seen & own) === 0
      const company = this.company(p, unseen ? suspects & ~seen : seen, piece)
      if (before.round === 8) into[piece] = this.lastRound(p, piece)
      else into[piece] = this.promise(p, piece, round, cards, company, unseen)
      if (inRound) into[piece] = this.beforeAppeal(p, piece, into[piece])
    }
  }

  private promise(
    p: MrJackPosition,
    piece: number,
    round: number,
    cards: number,
    company: number,
    unseen: boolean,
  ): number {
    const own = cards & (1 << piece)
    const ready = unseen && own !== 0 && leavers(p, own) !== 0
    let hunted = 0
    if (company < CROWD) {
      if (!this.surveyed) this.survey.take(p, cards)
      this.surveyed = true
      hunted = this.survey.hunting(p, piece)
    }
    return promise(round, company, unseen, ready, (round & 1) === 0 && own !== 0, hunted)
  }

  /** How many suspects the Detective expects in this set, which holds `piece`. */
  private company(p: MrJackPosition, set: number, piece: number): number {
    const others = this.insight.weight[set & ~(1 << piece)]
    const drawn = bits(p.detectiveAlibis) - this.insight.alibisDrawn
    return 1 + (drawn > 0 ? others * (1 - drawn / 7) : others)
  }

  private lastRound(p: MrJackPosition, piece: number): number {
    if (!movesAgain(p, DETECTIVE)) return 1
    const company = this.company(p, this.suspects, piece)
    return hunters(p, p.revealed & ~p.used, piece) !== 0 ? 1 - 1 / company : 1
  }

  private beforeAppeal(p: MrJackPosition, piece: number, later: number): number {
    const own = 1 << piece
    const open = p.revealed & ~p.used
    const next = seatAt(p.round, p.slot)
    if (!p.witnessSeen && (open & own) !== 0 && movesAgain(p, JACK) && leavers(p, own) !== 0)
      return next === JACK ? 1 : Math.max(later, 0.5)
    if (next === DETECTIVE && this.company(p, this.suspects, piece) < 1.5 && hunters(p, open, piece) !== 0)
      return later * 0.1
    return later
  }
}

function bits(word: number): number {
  let n = 0
  for (let rest = word; rest !== 0; rest &= rest - 1) n++
  return n
}

function firstOf(set: number): number {
  return 31 - Math.clz32(set & -set)
}
